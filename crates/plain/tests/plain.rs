//! Whole sessions of the plain game, from typed lines to printed sentences.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::fs;

use common::{folder, has, new_game, setup};
use four_engine::Level;
use four_files::Library;
use four_session::start::{Setup, Start};

/// Everything that a session prints, with the typed lines; and whether the player left before the input ended.
fn play(start: Start, setup: Setup, input: &[u8]) -> (String, bool) {
    let (text, left) = common::play(start, setup, true, input);
    // These lines are only printed if something takes long, which depends on the machine.
    (text.replace("Looking at it…\n", "").replace("Computer 1 (Beginner) is thinking…\n", ""), left)
}

/// Everything that a game by these rules prints, against a level or between two players.
fn game(rules: &str, level: Option<Level>, lines: &str) -> String {
    play(new_game(rules, level), setup("en"), lines.as_bytes()).0
}

#[test]
fn a_game_against_the_computer_is_played_to_its_end_and_depends_only_on_the_seed() {
    let text = game("standard", Some(Level::Step(1)), &"4\n3\n2\n5\n1\n6\n7\n".repeat(12));
    has(
        &text,
        &["A new game. 7 columns and 6 rows. 4 in a row win", "Red: You.\nYellow: Computer 1 (Beginner).\n"],
    );
    has(
        &text,
        &[
            "> 4\nYou drop into column 4, row 1. Computer 1 (Beginner) to move.\nComputer 1 (Beginner) drops into column ",
        ],
    );
    has(
        &text,
        &[" win", " with column ", "!\nGames won: You: ", "Type rematch, review", "The game is over."],
    );
    assert_eq!(
        text,
        game("standard", Some(Level::Step(1)), &"4\n3\n2\n5\n1\n6\n7\n".repeat(12)),
        "the same seed, the same game"
    );
}

#[test]
fn two_players_take_moves_back_and_play_them_again() {
    let text =
        game("standard", None, "4\n5\nundo\nboard\nredo\nb\ncolumn 4\nrows\npicture\nmoves\nredo\nquit\n");
    has(
        &text,
        &[
            "Red drops into column 4, row 1. Yellow to move.\n> 5\nYellow drops into column 5, row 1. Red to move.",
        ],
    );
    has(&text, &["Undone: Yellow: column 5. Yellow to move.", "Column 4, from the bottom: red. 5 free."]);
    has(
        &text,
        &["Empty columns: 1, 2, 3, 5, 6, 7.", "> redo\nYellow drops into column 5, row 1. Red to move."],
    );
    has(&text, &["> column 4\nColumn 4, from the bottom: red. 5 free.\n> rows"]);
    has(&text, &["Row 1, from the left: free, free, free, red, yellow, free, free.\nEmpty rows above: 5."]);
    has(&text, &[" . . . x o . .\n 1 2 3 4 5 6 7\nx = red, o = yellow\n"]);
    has(&text, &["1. Red: column 4.\n2. Yellow: column 5.\n> redo\nNothing to redo.\n> quit\nGoodbye."]);
}

#[test]
fn a_win_is_said_and_a_rematch_swaps_the_sides() {
    let text = game(
        "standard",
        None,
        "1\n2\n1\n2\n1\nthreats\n2\n1\nundo\n1\nrematch\nwho\nresign\nn\nresign\ny\nquit\n",
    );
    has(&text, &["With the next disc, Red could make a line at: column 1 row 4."]);
    let won = "Red drops into column 1, row 4. Red wins with column 1 row 1, column 1 row 2, column 1 row 3, column 1 row 4!";
    has(
        &text,
        &[won, "Games won: Red: 1; Yellow: 0; draws: 0.", "Undone: Red: column 1.", won, "Red: 1; Yellow: 0"],
    );
    has(
        &text,
        &[
            "> rematch\nA new game.",
            "Games won: Red: 0; Yellow: 1; draws: 0.",
            "Resign? (y or n)> n\nRed to move.",
        ],
    );
    has(&text, &["Red resigned: Yellow wins!\nGames won: Red: 0; Yellow: 2"]);
}

#[test]
fn powers_are_offered_and_used() {
    let lines = "1\n4\n\n4\nn\n3\nfish\ny\n5\nn\ny\n6\n\n1\n\n\nremove 51\nremove 4 2\ncolumn 4\nwho\nquit\n";
    let text = game("powers", None, lines);
    has(&text, &["> 1\nRed made a mistake: the first disc goes into the centre column. Mistakes left: 2."]);
    has(&text, &["Red, block the other side's turn? 1 left. (y or n)> \nYellow to move."]);
    has(
        &text,
        &[
            "> 3\nRed drops into column 3, row 1.\nRed, undo the move? 3 left. (y or n)> fish\nI do not understand \"fish\".",
        ],
    );
    has(&text, &["> y\nRed undoes the move. Red to move.\n> 5"]);
    has(&text, &["> y\nRed blocks the other side and moves again. Red to move."]);
    has(
        &text,
        &["> remove 51\nRed made a mistake: there is no disc of the other side there. Mistakes left: 1."],
    );
    has(
        &text,
        &[
            "> remove 4 2\nRed removes the disc at column 4, row 2; the discs above it fall by one. Yellow to move.",
        ],
    );
    has(&text, &["Column 4, from the bottom: red. 5 free."]);
    has(
        &text,
        &["Red. Undos left: 2. Blocks left: 0. Removals left: 0. Mistakes left: 1.\nYellow. Undos left: 3."],
    );
}

#[test]
fn scores_wait_for_the_answer_to_a_question_and_name_a_side() {
    let text = game("powers", None, "4\nscores\n\nquit\n");
    has(&text, &["> scores\nAnswer first: y or n.\n"]);
    let text = game("4x4", Some(Level::Step(1)), "scores\nquit\n");
    has(&text, &["> scores\nScores for Red: column 1 "]);
}

#[test]
fn only_an_impossible_move_counts_as_a_mistake_and_not_a_typing_error() {
    let lines = "4\n4\nn\n4\nn\n4\nn\n4\nn\n4\nn\nhello\n9\npop 4\nremove 41\ndraw\n0\n99\n4\nwho\n";
    let text = game("duel", None, lines);
    assert_eq!(text.matches("made a mistake").count(), 1, "{text}");
    has(&text, &["There is no column 9.", "These rules do not allow that.", "A draw can only be called"]);
    has(
        &text,
        &["There is no column 0.", "Red made a mistake: column 4 is full. Mistakes left: 1. Red to move."],
    );
}

#[test]
fn a_disc_is_popped() {
    let text = game("popout", None, "4\n5\npop 5\np4\ncolumn 4\npop 9\npop\nhelp\nhint\nrules\n");
    has(
        &text,
        &[
            "> pop 5\nThe bottom disc of column 5 is not yours.",
            "> p4\nRed pops the bottom disc out of column 4;",
        ],
    );
    has(&text, &["Column 4 is empty. 6 free.", "There is no column 9.", "A drop is a column such as 4"]);
    has(&text, &["pop 4: pops your disc", "My advice: ", "you may pop one of your discs"]);
}

#[test]
fn the_coach_gives_hints_scores_and_verdicts() {
    let text = game("5x4", None, "444\n3\nhint\nscores\nscores on\ncoach on\n1\nscores off\n3\n");
    has(&text, &["There is no column 444.", "> hint\n", " is best.", "Scores for Yellow: column 1 "]);
    has(&text, &["Coach: on.", "> 1\nYellow drops into column 1, row 1. Red to move.\nCoach: column 1, "]);
    has(&text, &["Scores for Red: column 1 ", "Column scores: off.\n> 3\n"]);
    has(&text, &["Red drops into column 3, row 2. Yellow to move.\nCoach: column 3, "]);
}

#[test]
fn an_estimated_hint_is_the_best_of_the_shown_scores() {
    let text = game("popout", None, "2\n4\n4\n2\nscores\nhint\n");
    let (_, after) = text.split_once("Scores for Red: ").unwrap();
    let (scores, rest) = after.split_once('\n').unwrap();
    let best: Vec<&str> = scores.split("; ").filter(|score| score.contains("best")).collect();
    let hint = rest.split_once("My advice: ").unwrap().1;
    let column =
        hint.split_whitespace().find_map(|word| word.trim_end_matches('.').parse::<u8>().ok()).unwrap();
    assert!(best.iter().any(|score| score.starts_with(&format!("column {column} "))), "{best:?}\n{hint}");
}

#[test]
fn a_review_goes_through_the_moves_and_turning_points() {
    let moves = "1\n2\n1\n2\n1\n3\n1\n";
    let review =
        "review\nnext\n\nback\nlast\nboard\nturning\nfirst\nturning\nturning\nturning back\nsummary\n";
    let text = game("5x4", None, &format!("{moves}{review}try 4\n7\n8\nmoves\nleave\nwho\n"));
    has(
        &text,
        &[
            "Review of a game. Moves: 7.",
            "The start.",
            "Move 1 of 7. Red drops into column 1, row 1.\nCoach: column 1, ",
        ],
    );
    has(
        &text,
        &[
            "> \nMove 2 of 7.",
            "> back\nMove 1 of 7.",
            "Move 7 of 7. Red drops into column 1, row 4. Red wins with",
        ],
    );
    has(
        &text,
        &["> turning\nNo turning point in that direction.", "> turning\nMove ", "Turning point at move "],
    );
    has(&text, &["> summary\nTurning point at move ", "Red: ", " best, ", "Yellow: ", " blunder."]);
    has(
        &text,
        &["> try 4\n", "There are no more moves: the game has 7.", "Back to the game. The game is over."],
    );
}

#[test]
fn a_puzzle_is_said_judged_and_solved() {
    let lines = "puzzle easy\n1\n2\n3\n4\n5\n6\n7\nboard\nnext\nsolution\nback\n4\nquit\n";
    let text = game("standard", None, lines);
    has(&text, &["Puzzle ", " · easy", "from the bottom: ", " to move: ", " is wrong: "]);
    has(
        &text,
        &[
            "Puzzle> next\nPuzzle ",
            " was right.",
            "Solved ",
            " of 2.",
            "Back to the game. Red to move.\n> 4\nRed drops",
        ],
    );
}

#[test]
fn the_menu_leads_to_every_page() {
    let lines = "help\nhm\n1\n5\nback\n6\n7\n1\nlanguage vi\nlanguage en\n2\n11\n5\n3\n2\n4\nmisere\n7\nAnn\n\nleave\n2\n\n1\n\n4\nmenu\n3\nBea\nCy\nfive\n3\nwho\nquit\n";
    let (text, left) = play(Start::Menu, setup("en"), lines.as_bytes());
    assert!(left, "{text}");
    has(&text, &["1. Continue the last game\n2. Play the computer\n", "I do not understand \"hm\"."]);
    has(&text, &["There is no unfinished game.", "There are no games here yet.", "powers: 7 columns"]);
    has(
        &text,
        &[
            "Das Spiel spricht jetzt Deutsch.",
            "Từ giờ trò chơi nói tiếng Việt.",
            "The game speaks English now.",
            "That is not a level",
            "Level: 5 Sharp.",
        ],
    );
    has(
        &text,
        &[
            "First move: The computer.",
            "Rules: misere.",
            "Your name: Ann.",
            "Level: Random, 1 Beginner, 2 Learner, ",
            "9 Champion, Perfect. Enter for 5 Sharp.> \n",
        ],
    );
    has(
        &text,
        &[
            "A player who makes 4 in a row loses.\nRed: Ann.\nYellow: Computer 5 (Sharp).",
            "Ann drops into column 4, row 1.",
        ],
    );
    has(
        &text,
        &[
            "9 columns and 6 rows. 5 in a row win",
            "Red: Bea.\nYellow: Cy.",
            "Bea drops into column 3, row 1. Cy to move.",
        ],
    );
}

#[test]
fn a_game_resumes_where_the_input_ended() {
    let folder = folder();
    let with_library = || Setup {
        library: Some(Library::new(folder.join("games"))),
        settings_file: Some(folder.join("settings.json")),
        ..setup("en")
    };
    let start = new_game("standard", Some(Level::Step(1)));
    let (_, left) = play(start, with_library(), b"4\n4\nscores on");
    assert!(!left);
    assert!(fs::read_to_string(folder.join("settings.json")).unwrap().contains("numbers"));
    let (text, left) = play(Start::Continue, with_library(), b"moves\nresign\ny\nmenu\n1\n5\n1\nleave\nreview 1\nleave\nsearch fish\ngames\nsearch computer\ndelete 9\ndelete 1\nn\ndelete 1\ny\ngames\nquit\n");
    assert!(left);
    has(
        &text,
        &[
            "The game goes on. Moves so far: 4.",
            "Red: You.\nYellow: Computer 1 (Beginner).",
            "1. You: column 4.",
            "4. Computer 1 (Beginner): column",
        ],
    );
    has(
        &text,
        &["You resigned: Computer 1 (Beginner) wins!", "There is no unfinished game.", "Your games: 1."],
    );
    has(
        &text,
        &[
            "1. just now, Red You, Yellow Computer 1 (Beginner), rules standard, moves 5: Yellow won.",
            "Review of a game. Moves: 5.",
        ],
    );
    has(
        &text,
        &[
            "No game matches.",
            "There is no game \"9\".",
            "Delete this game for good? (y or n)> n",
            "Deleted.",
            "no games here yet",
        ],
    );
    let (text, _) = play(Start::Continue, with_library(), b"open\n");
    has(&text, &["There is no unfinished game.", "Menu:\n1. "]);
}

#[test]
fn a_game_is_exported_to_every_file_format() {
    let folder = folder();
    let at = |name: &str| folder.join(name).display().to_string();
    let kinds = ["game.pgn", "game.jsonl", "game.png", "game.svg", "Game.GIF"];
    let saves: String = kinds.iter().map(|name| format!("save {}\n", at(name))).collect();
    let more = format!(
        "save {0}\nn\nsave {0}\ny\nsave {1}\nsave\nsave {2}\n",
        at("game.pgn"),
        at("game.doc"),
        at("no/game.pgn")
    );
    let open = format!(
        "games\nopen {}\nlast\nleave\nopen {}\nopen 12\nopen\nopen 4455\n",
        at("game.pgn"),
        at("none.pgn")
    );
    let text = game("standard", None, &format!("4\n4\n{saves}{more}{open}"));
    for name in kinds {
        assert!(fs::metadata(folder.join(name)).unwrap().len() > 20, "{name}");
    }
    assert!(fs::read_to_string(folder.join("game.pgn")).unwrap().contains("1. 4 4 *"));
    has(
        &text,
        &[
            "Saved as ",
            "exists already. Replace it? (y or n)> n\n>",
            "(y or n)> y\nSaved as ",
            "the name must end in",
        ],
    );
    has(&text, &["Type save FILE", "was not written: ", "Move 2 of 2. Yellow drops into column 4, row 2."]);
    has(
        &text,
        &[
            "none.pgn: no such file",
            "There is no game \"12\".",
            "There is no game \"\".",
            "Review of a game. Moves: 4.",
        ],
    );
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so_once() {
    let folder = folder();
    fs::write(folder.join("file"), "in the way").unwrap();
    let library = Some(Library::new(folder.join("file/games")));
    let start = new_game("standard", None);
    let settings_file = Some(folder.join("file/settings.json"));
    let (text, _) = play(start, Setup { library, settings_file, ..setup("en") }, b"4\n4\n4\ncoach on\n");
    assert_eq!(text.matches("Cannot save (").count(), 1, "{text}");
    has(&text, &["; the game goes on.\n> 4", "The settings cannot be saved ("]);
}

#[test]
fn the_game_speaks_and_understands_vietnamese() {
    let start = new_game("popout", None);
    let lines = "4\n5\nđẩy 4\nrut lai\nbàn\ncột 5\ngợi ý\nđiểm\nai\nxem lại\ntiếp\nrời\ngiúp\nlanguage en\nboard\nngôn ngữ vi\nđầu hàng\ncó\nthoát\n";
    let (text, left) = play(start, setup("vi"), lines.as_bytes());
    assert!(left, "{text}");
    has(
        &text,
        &[
            "Đỏ thả quân vào cột 4, hàng 1. Đến lượt Vàng.",
            "Đỏ đẩy quân ở đáy cột 4 ra;",
            "Đã rút lại: Đỏ: đẩy quân ở đáy cột 4 ra.",
        ],
    );
    has(
        &text,
        &[
            "Cột 4, từ dưới lên: đỏ. Còn trống 5 ô.",
            "Cột trống: 1, 2, 3, 6, 7.",
            "Lời khuyên: ",
            "Điểm cho Đỏ: cột 1 ",
        ],
    );
    has(
        &text,
        &["Nước 1 trên tổng số 2. Đỏ thả quân", "Huấn luyện viên không biết luật này.", "Trở lại ván đấu."],
    );
    has(
        &text,
        &[
            "The game speaks English now.",
            "from the bottom: red",
            "tiếng Việt",
            "Đỏ đầu hàng: Vàng thắng!",
            "Tạm biệt.",
        ],
    );
    let english = ["column", "drops", "to move", "wins"];
    let start = new_game("standard", Some(Level::Step(1)));
    let (text, _) = play(start, setup("vi"), "4\n3\n2\n5\n1\n6\n7\n".repeat(12).as_bytes());
    assert!(english.iter().all(|word| !text.contains(word)), "{text}");
    has(
        &text,
        &[
            "Bạn thả quân vào cột 4, hàng 1. Đến lượt Máy 1 (Mới chơi).\nMáy 1 (Mới chơi) thả quân",
            "thắng với cột ",
        ],
    );
}

#[test]
fn a_player_cannot_type_a_ruling() {
    for (word, again) in [("agreed", "AGREED"), ("time", "time1")] {
        let text = game("standard", None, &format!("4\n{word}\n{again}\nquit\n"));
        assert_eq!(text.matches("I do not understand").count(), 2, "{text}");
    }
}
