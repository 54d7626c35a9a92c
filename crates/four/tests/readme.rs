//! The examples of the README, run as tests.

#[test]
fn every_example_in_the_readme_prints_what_it_shows() {
    trycmd::TestCases::new().case("../../README.md");
}
