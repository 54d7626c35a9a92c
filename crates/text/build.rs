//! Compiles the Fluent files of `locales/` into one typed method a message, and checks that all languages agree.
//!
//! The English files say which messages there are and which arguments each takes. Every other language must have the same
//! messages, in the same files, with the same arguments. Anything else stops the build with a sentence that names the file
//! and the message.

#[path = "build/check.rs"]
mod check;
#[path = "build/read.rs"]
mod read;
#[path = "build/write.rs"]
mod write;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");
    match compile() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            ExitCode::FAILURE
        }
    }
}

fn compile() -> Result<(), Vec<String>> {
    let languages = read::languages(Path::new("locales"))?;
    let problems = check::problems(&languages);
    if !problems.is_empty() {
        return Err(problems);
    }
    let folder = env::var("OUT_DIR").map_err(|error| vec![error.to_string()])?;
    fs::write(Path::new(&folder).join("catalogue.rs"), write::catalogue(&languages))
        .map_err(|error| vec![error.to_string()])
}
