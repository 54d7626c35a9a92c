//! Prints what the program is made of as CycloneDX 1.5 in JSON: `packaging/sbom > four.cdx.json`.
//!
//! It lists the crates that are compiled into `four` on this machine, with versions, licences and checksums, and which of them use
//! which. The same `Cargo.lock` gives the same text, so there is no date and no random serial number in it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

/// What `cargo metadata` knows of the packages that are built on this machine.
pub(crate) fn metadata() -> Result<Value, Box<dyn std::error::Error>> {
    let rustc = Command::new("rustc").arg("-vV").output()?;
    let version = String::from_utf8(rustc.stdout)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc names no host")?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", host])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The checksums in a `Cargo.lock`, by name and version.
pub(crate) fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let field = |package: &str, name: &str| -> Option<std::ops::Range<usize>> {
        let start = package.find(&format!("\n{name} = \""))? + name.len() + 5;
        Some(start..start + package[start..].find('"')?)
    };
    let of = |package: &'_ str| {
        Some([field(package, "name")?, field(package, "version")?, field(package, "checksum")?])
    };
    lock.split("[[package]]")
        .filter_map(|package| {
            let [name, version, checksum] = of(package)?;
            Some(((&package[name], &package[version]), &package[checksum]))
        })
        .collect()
}

/// The CycloneDX document of the package `four`.
pub(crate) fn document(metadata: &Value, lock: &str) -> Option<Value> {
    let list = |value: &'_ Value| value.as_array().cloned().unwrap_or_default();
    let (packages, nodes) = (list(&metadata["packages"]), list(&metadata["resolve"]["nodes"]));
    let packages: BTreeMap<&str, &Value> =
        packages.iter().filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let uses: BTreeMap<&str, BTreeSet<&str>> =
        nodes.iter().filter_map(|node| Some((node["id"].as_str()?, compiled_in(node)))).collect();
    let (root, _) = packages.iter().find(|(_, package)| package["name"] == "four")?;
    let (mut found, mut open) = (BTreeSet::from([*root]), vec![*root]);
    while let Some(id) = open.pop() {
        open.extend(uses.get(id)?.iter().filter(|used| found.insert(used)));
    }
    let checksums = checksums(lock);
    let reference = |id: &str| packages.get(id).map(|package| purl(package));
    let components: Vec<Value> =
        found.iter().filter(|id| *id != root).map(|id| component(packages[id], &checksums)).collect();
    let dependencies: Vec<Value> = found
        .iter()
        .map(|id| json!({"ref": reference(id), "dependsOn": uses[id].iter().map(|id| reference(id)).collect::<Vec<_>>()}))
        .collect();
    let mut four = component(packages[root], &checksums);
    four["type"] = "application".into();
    Some(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": four},
        "components": components,
        "dependencies": dependencies,
    }))
}

/// The packages that a package uses in the program, rather than in its tests or while it is built.
fn compiled_in(node: &Value) -> BTreeSet<&str> {
    let dependencies = node["deps"].as_array().into_iter().flatten();
    let normal = |kind: &Value| kind["kind"].is_null();
    dependencies
        .filter(|used| used["dep_kinds"].as_array().is_some_and(|kinds| kinds.iter().any(normal)))
        .filter_map(|used| used["pkg"].as_str())
        .collect()
}

/// The address of a package, which also identifies it in the document.
fn purl(package: &Value) -> String {
    let text = |field: &str| package[field].as_str().unwrap_or_default();
    format!("pkg:cargo/{}@{}", text("name"), text("version"))
}

fn component(package: &Value, checksums: &BTreeMap<(&str, &str), &str>) -> Value {
    let text = |field: &str| package[field].as_str().unwrap_or_default();
    let (name, version) = (text("name"), text("version"));
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": name,
        "version": version,
        "purl": purl(package),
        "scope": "required",
    });
    if let Some(licence) = package["license"].as_str() {
        // Older crates write a stroke for `OR`.
        component["licenses"] = json!([{"expression": licence.replace('/', " OR ").replace("  ", " ")}]);
    }
    if let Some(about) = package["description"].as_str() {
        component["description"] = about.split_whitespace().collect::<Vec<_>>().join(" ").into();
    }
    if let Some(checksum) = checksums.get(&(name, version)) {
        component["hashes"] = json!([{"alg": "SHA-256", "content": checksum}]);
    }
    if let Some(repository) = package["repository"].as_str() {
        component["externalReferences"] = json!([{"type": "vcs", "url": repository}]);
    }
    component
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let lock = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.lock"))?;
    let document = document(&metadata()?, &lock).ok_or("cargo metadata does not list this program")?;
    println!("{}", serde_json::to_string_pretty(&document)?);
    Ok(())
}
