//! The crates of others that the program is made of: where they come from, under which licences, and how many come twice.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Licences that let everybody use, change and pass on a program, with nothing to do but to name them. Every licence that a crate
/// names must be one of these.
const LICENCES: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "LLVM-exception",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that must not come in, also not by way of others, and why.
const BANNED: [(&str, &str); 4] = [
    ("openssl-sys", "a fresh machine lacks its headers"),
    ("native-tls", "the encryption is rustls"),
    ("alsa-sys", "a fresh machine lacks its headers"),
    ("minifb", "it loses quick clicks and never rests"),
];

/// The most crates of which two versions are compiled in. Fewer compile faster.
const MAX_DUPLICATES: usize = 20;

/// All packages that are built on this machine, by `cargo metadata`. The build has fetched them already.
fn packages() -> Vec<Value> {
    let rustc = Command::new("rustc").arg("-vV").output().unwrap();
    let version = String::from_utf8(rustc.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--format-version", "1", "--filter-platform", host])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let built: BTreeSet<&str> = metadata["resolve"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|node| node["id"].as_str())
        .collect();
    let all = metadata["packages"].as_array().unwrap().iter();
    all.filter(|package| built.contains(package["id"].as_str().unwrap_or_default())).cloned().collect()
}

#[test]
fn crates_of_others_are_free_to_use_and_come_from_one_place() {
    let packages = packages();
    assert!(packages.len() > 100, "cargo metadata lists them");
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut problems = Vec::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let (name, licence) = (text("name"), text("license"));
        versions.entry(name).or_default().insert(text("version"));
        if text("source") != "registry+https://github.com/rust-lang/crates.io-index" {
            problems.push(format!("{name} comes from {}", text("source")));
        }
        let separators = |c: char| c.is_whitespace() || "()/".contains(c);
        let named = licence.split(separators).filter(|word| !["", "OR", "AND", "WITH"].contains(word));
        let unknown: Vec<&str> = named.clone().filter(|word| !LICENCES.contains(word)).collect();
        if named.count() == 0 || !unknown.is_empty() {
            problems.push(format!("{name} has the licence '{licence}'"));
        }
        problems.extend(
            BANNED.iter().filter(|(banned, _)| *banned == name).map(|(_, why)| format!("{name}: {why}")),
        );
    }
    assert!(problems.is_empty(), "{problems:#?}");
    let twice: Vec<_> = versions.iter().filter(|(_, versions)| versions.len() > 1).collect();
    assert!(twice.len() <= MAX_DUPLICATES, "{} crates in several versions: {twice:#?}", twice.len());
}
