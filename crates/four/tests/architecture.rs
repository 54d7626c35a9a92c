//! The table of crates in ARCHITECTURE.md agrees with Cargo, its walks name functions that exist, and no crate declares two
//! types of one name.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Each own crate and the own crates that it uses outside its tests, by `cargo metadata`.
fn dependencies_by_cargo() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(workspace())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let own = |package: &str| package.strip_prefix("four-").unwrap_or(package).to_owned();
    let used = |package: &serde_json::Value| {
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        let own_ones = dependencies.filter(|d| d["kind"].is_null() && d["path"].is_string());
        own_ones.map(|d| own(&text(&d["name"]))).collect()
    };
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages.map(|package| (own(&text(&package["name"])), used(package))).collect()
}

/// The rows of the table "Crates": `| `name` | job | `used`, `used` |`.
fn dependencies_by_the_table() -> BTreeMap<String, BTreeSet<String>> {
    let page = std::fs::read_to_string(workspace().join("ARCHITECTURE.md")).unwrap();
    let (_, section) = page.split_once("## Crates").expect("a section named Crates");
    let section = section.split("\n## ").next().unwrap_or_default();
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        (names(cells[0]).remove(0), names(cells[cells.len() - 1]).into_iter().collect())
    })
    .collect()
}

#[test]
fn the_table_of_crates_lists_the_dependencies() {
    let (cargo, table) = (dependencies_by_cargo(), dependencies_by_the_table());
    assert!(cargo.len() > 5, "cargo metadata lists the workspace");
    for (name, used) in &cargo {
        assert_eq!(
            table.get(name),
            Some(used),
            "the row of `{name}` in ARCHITECTURE.md, and what Cargo.toml says"
        );
    }
    assert_eq!(table.keys().collect::<Vec<_>>(), cargo.keys().collect::<Vec<_>>(), "one row for each crate");
}

#[test]
fn forbidden_dependencies_do_not_exist() {
    let cargo = dependencies_by_cargo();
    for (from, to) in [
        ("server", "session"),
        ("classic", "tui"),
        ("classic", "session"),
        ("rules", "engine"),
        ("engine", "text"),
    ] {
        assert!(!cargo[from].contains(to), "{from} must not use {to}");
    }
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if path.is_dir() => rust_files(&path, found),
            Some(extension) if extension == "rs" => found.push(path),
            _ => {}
        }
    }
}

/// The types that a source file declares at its top level.
fn declared(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let line =
            ["pub ", "pub(crate) ", "pub(super) "].iter().find_map(|visible| line.strip_prefix(visible))?;
        let name = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| line.strip_prefix(kind))?;
        name.split(|c: char| !c.is_alphanumeric()).next()
    })
}

#[test]
fn the_walks_name_functions_that_exist() {
    let page = std::fs::read_to_string(workspace().join("ARCHITECTURE.md")).unwrap();
    let (_, walks) = page.split_once("## Walks").expect("a section named Walks");
    let mut files = Vec::new();
    rust_files(&workspace().join("crates"), &mut files);
    let sources: Vec<String> = files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let named = walks.split('`').skip(1).step_by(2).filter(|code| code.contains("::"));
    let functions: BTreeSet<&str> = named.filter_map(|path| path.rsplit("::").next()).collect();
    assert!(functions.len() > 15, "{functions:?}");
    for function in functions {
        let declared =
            |source: &String| ["(", "<"].iter().any(|next| source.contains(&format!("fn {function}{next}")));
        assert!(sources.iter().any(declared), "ARCHITECTURE.md names `{function}`, and no crate declares it");
    }
}

#[test]
fn no_crate_declares_two_types_of_one_name() {
    for crate_folder in std::fs::read_dir(workspace().join("crates")).unwrap() {
        let mut files = Vec::new();
        rust_files(&crate_folder.unwrap().path().join("src"), &mut files);
        let mut first_seen = BTreeMap::new();
        for file in files {
            for name in declared(&std::fs::read_to_string(&file).unwrap()) {
                if let Some(before) = first_seen.insert(name.to_owned(), file.clone()) {
                    panic!("{name} is declared in {} and in {}", before.display(), file.display());
                }
            }
        }
    }
}
