### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Type help at any time.
plain-goodbye = Goodbye.
plain-not-understood = I do not understand "{ $line }". Type help to hear what you can type here.
plain-yes-no = (y or n)
plain-say-yes-no = Please type y for yes or n for no.
plain-looking = Looking at it…

# $codes are the codes of the languages, with commas between.
plain-languages = Type language and a code: { $codes }.
plain-language = The game speaks English now.
plain-settings-lost = The settings cannot be saved ({ $why }); they last until you leave.
plain-save-how = Type save FILE, with a name that ends in .pgn, .jsonl, .png, .svg or .gif.
plain-not-written = { $file } was not written: { $why }.
plain-changed = { $setting }: { $value }.
plain-usual = { $question } Enter for { $usual }.
plain-dropped = { $who ->
    [you] You drop into column { $column }, row { $row }.
   *[other] { $who } drops into column { $column }, row { $row }.
}
plain-popped = { $who ->
    [you] You pop the bottom disc out of column { $column }; the discs above it fall by one.
   *[other] { $who } pops the bottom disc out of column { $column }; the discs above it fall by one.
}
plain-removed = { $who ->
    [you] You remove the disc at column { $column }, row { $row }; the discs above it fall by one.
   *[other] { $who } removes the disc at column { $column }, row { $row }; the discs above it fall by one.
}
plain-violated = { $who ->
    [you] You made a mistake: { $mistake }. Mistakes left: { $left }.
   *[other] { $who } made a mistake: { $mistake }. Mistakes left: { $left }.
}
plain-wins = { $who ->
    [you] You win with { $cells }!
   *[other] { $who } wins with { $cells }!
}
plain-misere = { $loser ->
    [you] You made a line with { $cells }, so { $winner } wins!
   *[other] { $winner ->
        [you] { $loser } made a line with { $cells }, so you win!
       *[other] { $loser } made a line with { $cells }, so { $winner } wins!
    }
}
plain-cell = column { $column } row { $row }
plain-ask-undo = { $who ->
    [you] Undo the move? { $count } left. (y or n)
   *[other] { $who }, undo the move? { $count } left. (y or n)
}
plain-ask-block = { $who ->
    [you] Block the other side's turn? { $count } left. (y or n)
   *[other] { $who }, block the other side's turn? { $count } left. (y or n)
}
plain-taken-back = Undone: { $moves }.
plain-no-moves = No moves yet.
plain-board-empty = The board is empty: { $columns } columns, { $rows } rows.
plain-columns-empty = Empty columns: { $columns }.
plain-column = Column { $column }, from the bottom: { $discs }. { $free } free.
plain-column-empty = Column { $column } is empty. { $free } free.
plain-column-full = Column { $column }, from the bottom: { $discs }. It is full.
plain-row = Row { $row }, from the left: { $cells }.
plain-rows-empty = Empty rows above: { $count }.
plain-free = free
plain-threat = With the next disc, { $side } could make a line at: { $cells }.
plain-no-threat = Neither side can make a line with the next disc.
plain-who = { $side }: { $name }.
plain-undos-left = Undos left: { $count }.
plain-blocks-left = Blocks left: { $count }.
plain-removals-left = Removals left: { $count }.
plain-mistakes-left = Mistakes left: { $count }.
plain-series = Games won: { $first }: { $first-won }; { $second }: { $second-won }; draws: { $ties }.
plain-new-game = A new game.
plain-goes-on = The game goes on. Moves so far: { $moves }.
plain-how = Type the number of a column to drop a disc there, board to hear the board, help for more.
plain-over = Type rematch, review, undo, save FILE, menu or quit.
plain-leave = This game has not ended. Leave it?
plain-move-how = A drop is a column such as 4; pop 4 pops; remove 42 removes the disc at column 4, row 2.
plain-as-good = Just as good: { $columns }.
plain-not-column = Stay out of column { $column }. { $why }
plain-if-it-stands = If the move is kept: { $outlook }.
plain-only-move = It is the only move.
plain-wins-in =
    As far as I can see, it wins within { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
plain-loses-in =
    As far as I can see, it loses within { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
plain-points = As far as I can see, it is worth { $points } points; 100 is a big advantage.
plain-scores = Scores for { $name }: { $scores }.

# $result is one of the four messages plain-score-….
plain-score = column { $column } { $result }, { $score }
plain-score-best = column { $column } { $result }, { $score }, the best
plain-score-wins = wins
plain-score-draws = draws
plain-score-loses = loses
plain-score-open = is undecided
plain-score-none = column { $column } cannot be played
plain-no-scores = There are no scores here.
plain-verdict = Coach: column { $column }, { $grade }: { $outlook }.
plain-review = Review of a game. Moves: { $moves }. Type next, back, first, last, turning, summary, or leave.
plain-last-move = There are no more moves: the game has { $moves }.
plain-turned = Turning point at move { $number }, { $name }: before it { $name } { $before }, after it { $name } { $after }.
plain-no-turning = No move changed the result.
plain-no-games = There are no games here yet.
plain-games = Your games: { $count }. Type a number to open one.
plain-no-more-games = There are no more games.
plain-more-games = { $count } more: type more.
plain-no-such-game = There is no game "{ $number }". Type a number of the list, or games to hear it.
plain-not-deleted = The game was not deleted: { $why }.
plain-renumbered = The games after it have moved up by one.
plain-won-by = { $side } won
plain-tied = a draw
plain-game-line = Red { $red }, Yellow { $yellow }, rules { $rules }, moves { $moves }: { $result }.
plain-nothing-to-continue = There is no unfinished game.
plain-puzzle = Puzzle
plain-puzzle-over = Type next for another, or leave.
# $levels is the list of all levels: Random, 1 Beginner, …
plain-level = Level: { $levels }.
plain-no-level = That is not a level. Type a number or a name: { $levels }.

# The player chose perfect and then such rules. $level: 9 Champion.
plain-no-perfect = Nobody can play perfectly by these rules. You play against { $level }.
plain-begins = Who moves first? Type 1 for you, 2 for the computer.
plain-wrong-rules = These rules do not work: { $why }.
plain-one-or-two = Please type 1 or 2.
plain-rules = Rules, such as standard, powers, popout, 9x7; help lists them.
plain-name = { $title }. Type a dash for no name.
plain-help-move = The number of a column drops a disc there (after 9 come a, b and so on).
plain-help-pop = pop 4: pops your disc out of the bottom of column 4.
plain-help-remove = remove 42: removes the other side's disc at column 4, row 2.
plain-help-question = The game has asked you something: y is yes, n or an empty line is no.
plain-help-game =
    board: the board, column by column. column 4: one column. rows: row by row. picture: in letters, x is red and o is yellow.
    threats: where a side could make a line with the next disc. moves: all moves so far. who: names, what is left, games won.
    undo: undoes the last move. redo: plays it again. hint: what to play and why. scores, scores on, scores off: what each column is worth. coach on, coach off: a comment on every move.
    resign, draw: end the game. rematch: another game, sides swapped. new: another game, same sides. review: go through the game with the coach.
    save FILE: as .pgn, .jsonl, .png, .svg or .gif. games: your games. puzzle: a puzzle.
    rules, settings, language en, language vi, menu, help, quit. Your game is saved after every move.
plain-help-menu = Type the number of what you want. Or: continue, play, puzzle, games, rules, settings, language en, language vi, quit.
plain-help-settings = Type the number of a setting to change it; leave to go back; menu; quit.
plain-help-review =
    next or an empty line, back, first, last: go through the moves; a number goes to that move. turning: the next move that changed the result; turning back: the one before. summary: the whole game in short. try 4: what would have happened after column 4.
    board, column 4, rows, picture, threats, moves: as in a game. save FILE. leave: back to where you were. menu, language en, language vi, quit.
plain-help-games = A number opens a game: you go on playing one that has not ended, and review one that has. review 3: reviews game 3. delete 3: deletes game 3. search WORD: games with this word. games: all games. more: the next games. open FILE, or open 4453: reviews a game in a file, or these moves. leave, menu, language en, language vi, quit.
plain-help-puzzle = Type the column that you think is right. board, column 4, rows, picture, threats: the position. solution: shows the solution. next: another puzzle. easy, medium, hard, devilish, any: another puzzle that is this hard. leave, menu, language en, language vi, quit.

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } is thinking…
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] Your turn.
   *[other] { $who } to move.
}
plain-tie-full = A draw: the board is full.
plain-tie-called = A draw: called on a full board.
plain-tie-agreed = A draw, as agreed.
plain-tie-repetition = A draw: the same position three times.
plain-tie-long = A draw: the game was too long.
plain-clock = { $time }.

# A remark of a server that has no full stop.
plain-sentence = { $remark }.
plain-the-start = The start.
plain-move-of = Move { $number } of { $count }.
plain-puzzle-score = Solved { $solved } of { $given }.
plain-resume = Back to the game.
plain-history = Your games.
plain-exported = Saved as { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name }: { $action }.
plain-action = { $name }: { $action }
plain-list-title = { $title }:
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }: { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $count } { $grade }
plain-grades = { $name }: { $grades }.
plain-named-error = { $name }: { $why }.
