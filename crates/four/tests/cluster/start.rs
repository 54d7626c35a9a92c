//! Addresses that are wrong: a message that says what is wrong, and exit code 2.

use std::process::Command;

use crate::services::{NatsServer, PostgresServer};

/// Starts a server that must not start, and returns the last line that it says.
fn refused(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_four"))
        .arg("serve")
        .args(args)
        .args(["--addr", "127.0.0.1:0"])
        .output();
    let output = output.unwrap();
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    // There may be a log before it.
    said.lines().last().unwrap_or_default().to_owned()
}

/// It must not start, and say this; never a password.
fn says(args: &[&str], words: &[&str]) {
    let said = refused(args);
    assert!(words.iter().all(|word| said.contains(word)), "{said} does not say {words:?}");
    assert!(!said.contains("s3cret") && !said.contains("four-in-a-row"), "{said}");
}

#[test]
fn an_address_that_leads_nowhere_is_explained() {
    says(&["--db", "postgres://ann:s3cret@127.0.0.1:1/four"], &["127.0.0.1:1/four", "cannot be reached"]);
    says(&["--db", "postgres://127.0.0.1:no/four"], &["not the address of a database"]);
    says(&["--db", "mysql://127.0.0.1/four"], &["'mysql'", "sqlite:PATH", "postgres://"]);
}

#[test]
fn a_bus_without_postgresql_is_explained() {
    let file = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", file.path().join("games.db").display());
    says(
        &["--db", &file, "--bus", "nats://u:s3cret@127.0.0.1:4222"],
        &["nats://127.0.0.1:4222", "--db postgres://"],
    );
}

#[test]
fn a_bus_whose_address_is_of_no_kind_is_explained() {
    let words = ["begins with nats://", "nats://host:4222"];
    for bus in ["localhost:4222", "ann:s3cret@localhost", "http://localhost:4222", "nats:localhost", ""] {
        says(&["--db", "postgres://127.0.0.1:1/four", "--bus", bus], &words);
    }
}

#[test]
fn a_database_that_does_not_let_us_in_is_explained() {
    let Some(server) = PostgresServer::shared() else { return };
    let address = server.database();
    let database = address.rsplit('/').next().unwrap();
    says(&["--db", &address.replace("four-in-a-row", "s3cret")], &["does not accept this user or password"]);
    says(&["--db", &server.address("nowhere")], &["there is no such database", "nowhere"]);
    server.sql(&address, "CREATE ROLE visitor LOGIN PASSWORD 's3cret'");
    says(
        &["--db", &server.address_for("visitor", "s3cret", database)],
        &["may not do this", "permission denied"],
    );
}

#[test]
fn a_database_of_a_newer_program_or_another_one_is_explained() {
    let Some(server) = PostgresServer::shared() else { return };
    let newer = server.database();
    server.sql(
        &newer,
        "CREATE SCHEMA four; CREATE TABLE four.schema_version (version BIGINT); INSERT INTO four.schema_version VALUES (99)",
    );
    says(&["--db", &newer], &["version 99", "at most"]);
    let foreign = server.database();
    server.sql(&foreign, "CREATE SCHEMA four");
    says(&["--db", &foreign], &["another program"]);
}

#[test]
fn a_bus_that_is_not_there_is_explained() {
    let Some(server) = PostgresServer::shared() else { return };
    let database = server.database();
    says(&["--db", &database, "--bus", "nats://127.0.0.1:1"], &["NATS", "cannot be reached"]);
    says(&["--db", &database, "--bus", "nats://127.0.0.1:no"], &["not the address of a NATS server"]);
    let Some(nats) = NatsServer::start_with(&["--user", "ann", "--pass", "right"]) else { return };
    let wrong = format!("nats://ann:s3cret@127.0.0.1:{}", nats.port);
    says(&["--db", &database, "--bus", &wrong], &["NATS", "does not accept this user or password"]);
}
