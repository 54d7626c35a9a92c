//! The crates of others that the program is made of: where they come from, under which licences, how many come twice, and the
//! list of them for others. What is allowed is in `deny.toml`.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../examples/sbom.rs"]
mod sbom;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

/// The most crates of which two versions are compiled in. Fewer compile faster.
const MAX_DUPLICATES: usize = 20;

fn workspace_file(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)).unwrap()
}

/// The texts of a list in `deny.toml`. Of a list of tables, the first text of each: the crate.
fn list<'a>(deny: &'a str, section: &str, name: &str) -> Vec<&'a str> {
    let (_, section) = deny.split_once(&format!("\n[{section}]\n")).expect("the section");
    let section = section.split("\n[").next().unwrap_or_default();
    let (_, list) = section.split_once(&format!("{name} = [")).expect("the list");
    let list = list.split(']').next().unwrap_or_default();
    list.split(if list.contains('{') { '{' } else { ',' }).filter_map(|item| item.split('"').nth(1)).collect()
}

/// All packages that are built on this machine.
fn packages() -> Vec<Value> {
    let metadata = sbom::metadata().unwrap();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap().iter();
    let built: BTreeSet<&str> = nodes.filter_map(|node| node["id"].as_str()).collect();
    let all = metadata["packages"].as_array().unwrap().iter();
    all.filter(|package| built.contains(package["id"].as_str().unwrap_or_default())).cloned().collect()
}

#[test]
fn crates_of_others_are_free_to_use_and_come_from_one_place() {
    let (packages, deny) = (packages(), workspace_file("deny.toml"));
    let allowed: BTreeSet<&str> =
        list(&deny, "licenses", "allow").into_iter().flat_map(|licence| licence.split(" WITH ")).collect();
    let (banned, registries) = (list(&deny, "bans", "deny"), list(&deny, "sources", "allow-registry"));
    assert_eq!((allowed.len(), banned.len(), registries.len()), (12, 4, 1), "{allowed:?} {banned:?}");
    assert!(packages.len() > 100, "cargo metadata lists them");
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut problems = Vec::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let (name, licence) = (text("name"), text("license"));
        versions.entry(name).or_default().insert(text("version"));
        if !registries.iter().any(|registry| text("source") == format!("registry+{registry}")) {
            problems.push(format!("{name} comes from {}", text("source")));
        }
        let separators = |c: char| c.is_whitespace() || "()/".contains(c);
        let mut named = licence.split(separators).filter(|word| !["", "OR", "AND", "WITH"].contains(word));
        if licence.is_empty() || !named.all(|word| allowed.contains(word)) {
            problems.push(format!("{name} has the licence '{licence}'"));
        }
        if banned.contains(&name) {
            problems.push(format!("{name} is banned"));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
    let twice: Vec<_> = versions.iter().filter(|(_, versions)| versions.len() > 1).collect();
    assert!(twice.len() <= MAX_DUPLICATES, "{} crates in several versions: {twice:#?}", twice.len());
}

#[test]
fn the_list_of_crates_is_complete_and_refers_to_itself() {
    let lock = workspace_file("Cargo.lock");
    let document = sbom::document(&sbom::metadata().unwrap(), &lock).unwrap();
    assert_eq!((&document["bomFormat"], &document["specVersion"]), (&"CycloneDX".into(), &"1.5".into()));
    let components = document["components"].as_array().unwrap();
    let text = |component: &Value, field: &str| component[field].as_str().unwrap().to_owned();
    let mut known: BTreeSet<String> = components.iter().map(|component| text(component, "bom-ref")).collect();
    assert_eq!(known.len(), components.len(), "every reference is used once");
    for name in ["four-rules", "sqlx", "tokio", "rustls"] {
        assert!(components.iter().any(|component| component["name"] == name), "{name}");
    }
    // Only tests use these.
    assert!(
        !components
            .iter()
            .any(|component| ["trycmd", "proptest"].contains(&text(component, "name").as_str()))
    );
    known.insert(text(&document["metadata"]["component"], "bom-ref"));
    for component in components.iter().filter(|component| !text(component, "name").starts_with("four-")) {
        let hash = component["hashes"][0]["content"].as_str().unwrap_or_default();
        assert!(hash.len() == 64 && component["licenses"][0]["expression"].is_string(), "{component}");
    }
    let dependencies = document["dependencies"].as_array().unwrap();
    assert_eq!(dependencies.len(), known.len());
    for used in dependencies.iter().flat_map(|from| from["dependsOn"].as_array().unwrap()) {
        assert!(known.contains(used.as_str().unwrap()), "{used}");
    }
}
