//! What the program tells the shell.

/// How a command ended, from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum ExitCode {
    /// Everything was done.
    Success = 0,
    /// Not everything was done: the input ended, the output was closed, a line of many was bad.
    Incomplete = 1,
    /// Something given to the program is wrong.
    BadInput = 2,
}

impl From<ExitCode> for std::process::ExitCode {
    fn from(code: ExitCode) -> std::process::ExitCode {
        std::process::ExitCode::from(code as u8)
    }
}
