//! Prints the licences of the crates that the program is made of, as they ask for: `packaging/sbom --licences > THIRD-PARTY`.
//!
//! A text that several crates share word for word is printed once, after their names.

#[allow(dead_code)]
#[path = "sbom.rs"]
mod sbom;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

const INTRODUCTION: &str = "\
Four in a Row is made of its own code, of the Rust standard library (MIT OR Apache-2.0, copyright the Rust project contributors)
and of the crates below; the static program also of musl (MIT, copyright 2005-2020 Rich Felker and others).
";

/// How the names of files with a licence begin.
const LICENCE_FILES: [&str; 5] = ["licen", "copying", "copyright", "notice", "unlicense"];

/// The folders of all packages, by name and version.
fn folders(metadata: &Value) -> BTreeMap<(&str, &str), PathBuf> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .filter_map(|package| {
            let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
            Some(((package["name"].as_str()?, package["version"].as_str()?), folder.to_owned()))
        })
        .collect()
}

/// The texts of the licences in the folder of a crate.
fn licences(folder: &Path) -> std::io::Result<BTreeSet<String>> {
    let mut texts = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && LICENCE_FILES.iter().any(|start| name.starts_with(start)) {
            let text = String::from_utf8_lossy(&fs::read(&path)?).replace('\r', "");
            texts.insert(text.trim_matches('\n').lines().map(str::trim_end).collect::<Vec<_>>().join("\n"));
        }
    }
    Ok(texts)
}

fn main() -> Result<(), Box<dyn Error>> {
    let metadata = sbom::metadata()?;
    let document = sbom::document(&metadata, "").ok_or("cargo metadata does not list this program")?;
    let folders = folders(&metadata);
    // Texts by their words: spaces and lines differ without a meaning.
    let mut users: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    println!("{INTRODUCTION}");
    for component in document["components"].as_array().into_iter().flatten() {
        let text = |field: &str| component[field].as_str().unwrap_or_default();
        let (name, version) = (text("name"), text("version"));
        let own = component["licenses"].is_null() || name.starts_with("four-");
        let folder = folders.get(&(name, version)).filter(|_| !own);
        let Some(folder) = folder else { continue };
        let licence = component["licenses"][0]["expression"].as_str().unwrap_or_default();
        println!("{name} {version}: {licence}");
        for text in licences(folder)? {
            let words = text.split_whitespace().collect();
            users.entry(words).or_insert((text, Vec::new())).1.push(format!("{name} {version}"));
        }
    }
    // What most crates share comes first.
    let mut texts: Vec<_> = users.into_values().collect();
    texts.sort_by_key(|(_, users)| std::cmp::Reverse(users.len()));
    for (text, users) in texts {
        println!("\n{}\n{}\n\n{text}", "=".repeat(80), users.join(", "));
    }
    Ok(())
}
