//! The dialogs that open above a page.

mod confirm;
mod help;
mod menu;
mod prompt;

pub(crate) use confirm::ConfirmDialog;
pub(crate) use help::HelpDialog;
pub(crate) use menu::MenuDialog;
pub(crate) use prompt::PromptDialog;
