//! Lists the files of `data/lessons`, so that a lesson is added without code.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data/lessons");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("data").join("lessons");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().into_string().map_err(|name| format!("{name:?} is not a name"))?;
        names.extend(name.strip_suffix(".txt").map(str::to_owned));
    }
    names.sort();
    let mut list = String::from("[\n");
    for name in names {
        let path = folder.join(format!("{name}.txt"));
        list.push_str(&format!("    ({name:?}, include_str!({path:?})),\n"));
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("lessons.rs"), list)?;
    Ok(())
}
