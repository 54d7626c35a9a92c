//! Pages are safe, small, and readable without a script.

use four_protocol::{Entry, Person, Player, State, TableEvent};
use four_rules::{Action, Awaiting, Cell, Charges, Event, PerSide, Side};
use four_text::Language;

use super::*;

fn context(path: &str) -> PageContext<'_> {
    PageContext { language: Language::EN, chosen: false, origin: "https://host", path, query: &[] }
}

fn state(board: &str) -> State {
    let player = |name: &str| Player { name: name.into(), who: Person::Human(name.into()) };
    State {
        version: 4,
        chain: String::new(),
        rules: "standard".into(),
        players: PerSide([player("<b>Ann</b>"), player("Bo \"x\" onclick=1")]),
        board: board.into(),
        turn: Side::First,
        awaiting: Awaiting::Move,
        legal: Vec::new(),
        charges: PerSide([Charges::default(); 2]),
        mistakes_left: None,
        moves: 2,
        last: Cell::new(1, 0),
        standing: vec![2, 5],
        pos: "12".into(),
        ending: None,
        offers: Vec::new(),
        can_offer: Vec::new(),
        clocks: None,
        next: None,
        score: None,
        helped: PerSide::default(),
        status: "Ann to move".into(),
    }
}

fn entry(version: u64, what: TableEvent, said: &str, board: &str) -> Entry {
    Entry { version, at: 0, what, said: said.into(), board: board.into() }
}

fn drop(version: u64, by: Side, column: usize, board: &str) -> Entry {
    let at = Cell::new(column, 0).unwrap();
    let events = vec![Event::Dropped { by, at }, Event::TurnPassed { to: by.other() }];
    let what = TableEvent::Played { by, action: Action::Drop(at.column), events };
    entry(version, what, "a drop", board)
}

/// A game in which the second move was taken back and another one made.
fn entries() -> Vec<Entry> {
    let joined = TableEvent::Joined { side: Side::Second, name: "Bo".into() };
    vec![
        entry(1, joined, "", "..../...."),
        drop(2, Side::First, 0, "..../x..."),
        drop(3, Side::Second, 3, "..../x..o"),
        entry(4, TableEvent::TookBack { by: Side::Second, to: 2 }, "taken back", "..../x..."),
        drop(5, Side::Second, 1, "..../xo.."),
    ]
}

fn page_of_game(at: Option<usize>) -> String {
    game(&context("/g/id"), "id", &state("..../xo.."), &entries(), at).into_string()
}

fn discs(page: &str) -> Vec<&str> {
    page.split("data-at=\"")
        .skip(1)
        .filter(|cell| cell[..30].contains("disc x") || cell[..30].contains("disc o"))
        .map(|cell| &cell[..2])
        .collect()
}

#[test]
fn a_game_can_be_read_and_stepped_through_without_a_script() {
    assert_eq!(discs(&page_of_game(None)), ["11", "21"]);
    assert_eq!(discs(&page_of_game(Some(1))), ["11"]);
    assert_eq!(discs(&page_of_game(Some(0))), [""; 0]);
    assert_eq!(discs(&page_of_game(Some(99))), ["11", "21"]);
    let page = page_of_game(None);
    assert!(
        page.contains("href=\"/g/id?at=2\"") && !page.contains("href=\"/g/id?at=3\""),
        "what was taken back is gone"
    );
    assert!(page.contains("pos=12\""), "the analysis begins where the game is");
}

#[test]
fn names_are_shown_as_they_are_and_run_nothing() {
    let page = page_of_game(None);
    assert!(page.contains("<bdi>&lt;b&gt;Ann&lt;/b&gt;</bdi>"));
    assert!(page.contains("og:image\" content=\"https://host/card/game/id\""));
    let words = serde_json::json!({ "name": "</script><script>" });
    assert!(!layout::data("data", &words).into_string().contains("</script><script>"));
}

#[test]
fn no_page_needs_what_the_policy_forbids() {
    let context = context("/");
    for page in
        [start(&context), help(&context), error(&context, 404, "nothing")].map(maud::PreEscaped::into_string)
    {
        for forbidden in [" style=", " onclick=", "javascript:", "http://", "<script>"] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
        assert_eq!(page.matches("<h1").count(), 1);
        assert!(page.len() < 64_000, "{}", page.len());
    }
}

#[test]
fn values_stand_where_the_sentence_wants_them() {
    let start = start(&context("/")).into_string();
    for part in [">10 seconds<", ">1 minute<", ">3 minutes<", ">1 min + 2 s<", ">1 day<", ">7 days<"] {
        assert!(start.contains(part), "{part}");
    }
    let page = page_of_game(Some(1));
    for part in [
        "<title>&lt;b&gt;Ann&lt;/b&gt; against Bo &quot;x&quot; onclick=1 · Four in a Row</title>",
        ">Move 1 of 2: looking back<",
        "A game of Four in a Row. Ann to move",
        ">Rules: standard<",
        "Column {column}, {free} free",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

fn in_vietnamese(query: &[(String, String)], chosen: bool) -> PageContext<'_> {
    PageContext { language: Language::VI, chosen, query, ..context("/analysis") }
}

#[test]
fn links_carry_a_chosen_language_only() {
    assert_eq!(in_vietnamese(&[], false).link("/puzzle", &[("hardness", "easy")]), "/puzzle?hardness=easy");
    assert_eq!(in_vietnamese(&[], true).link("/puzzle", &[]), "/puzzle?lang=vi");
}

#[test]
fn the_other_language_keeps_the_other_parameters() {
    let query = [("rules", "9x7 connect=5"), ("lang", "vi"), ("pos", "44&")];
    let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let link = in_vietnamese(&query, true).link_in(Language::EN);
    assert_eq!(link, "/analysis?rules=9x7%20connect%3D5&pos=44%26&lang=en");
}
