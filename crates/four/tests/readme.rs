//! What the README shows is what the program does.

#[test]
fn every_example_in_the_readme_is_true() {
    trycmd::TestCases::new().case("../../README.md");
}
