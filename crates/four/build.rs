//! Gives the program its version: that of the package, and the commit if it is built from its own repository.

use std::path::Path;
use std::process::Command;

fn main() {
    // A package built from an archive has no commit. An archive may be unpacked inside a repository of something else.
    let is_own = git(&["rev-parse", "--show-prefix"]).is_some_and(|prefix| prefix == "crates/four/");
    let commit = git(&["rev-parse", "--short=10", "HEAD"]).filter(|_| is_own);
    let version = env!("CARGO_PKG_VERSION");
    let version = commit.map_or(version.into(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=FOUR_VERSION={version}");
    println!("cargo::rerun-if-changed=build.rs");
    if is_own {
        watch_head();
    }
}

/// Runs this script again after a commit or a checkout, and not before. Cargo takes a file that is missing for one that has
/// changed: a branch has no file of its own while it is packed with others; the log of HEAD has a line for each commit.
fn watch_head() {
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD"].into_iter().chain(branch.as_deref()) {
        if let Some(path) = git(&["rev-parse", "--git-path", name]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
}

/// What git prints, without the line end; nothing if it fails or is not there.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim_end().into())
}
