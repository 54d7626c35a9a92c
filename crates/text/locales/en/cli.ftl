### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }: { $why }
cli-no-command = there is no such command; see four --help
cli-line = line { $number }: { $why }
cli-no-file = { $why } (and there is no file of that name)
cli-neither = this is neither a file nor moves such as 4453
cli-no-game = there is no game { $number }: the file has { $count }
cli-no-move = there is no move { $number }: the game has { $count }
cli-board-to-review = this is a board, not a game with moves; try four hint
cli-board-to-animate = this is a board, not a game with moves to animate
cli-board-without-moves = a board does not tell the moves that led to it
cli-more-than-drops = this game has more than drops, so columns cannot show it; try --as record
cli-size = a size is columns x rows, such as 9x5
cli-too-many-names = there are two players: give one name or two
cli-not-perfect = the computer cannot play perfectly with these rules on this board: use random or 1–9
cli-too-long = that is too long for a game
cli-not-utf8 = that is not text in UTF-8
cli-game-over = the game is over: { $outcome }
cli-range = a number from { $least } to { $most }

## four draw

draw-name = a picture's name ends in .png, .svg, .gif or .txt
draw-terminal = a terminal cannot show that file; name one with -o
draw-over-game = the picture would overwrite the game it is made from
draw-contradiction = --format and the name of the file contradict each other
draw-say-format = choose a format with --format: png, svg, gif or txt
draw-colour = --colour is for text
draw-bitmap-formats = the bitmap look is for .png and .txt; .svg and .gif are modern
draw-bitmap-size = the bitmap look has one size
draw-bitmap-theme = the bitmap look has one theme

## four classic

classic-solo-letters = you (Y) against a computer (R) that picks columns at random
classic-list = The classic modes:
classic-how = Play one with: four classic NAME
classic-no-mode = there is no such mode; there are { $names }
classic-only-bitmap = only bitmap has a picture to save or to scale
classic-picture-name = the name of the picture must end in .png
classic-same-file = the record and the picture cannot be the same file
classic-leave = press Enter, or close the window, to leave
classic-not-saved = the game goes on, but it is not being saved: { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } against { $second }: { $rules }
show-step = { $number }. { $story }
show-next = Any key: the next move. q: stop.
show-stands = The move is kept. { $outcome }
show-turn = { $side } ({ $letter }) to move.
show-may-undo = { $side } ({ $letter }) may undo the move.
show-may-block = { $side } ({ $letter }) may block { $other }.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } drops into column { $column }, to { $cell }.
say-event-popped = { $name } pops a disc out of column { $column }.
say-event-removed = { $name } removes the disc at { $cell }.
say-event-violated = { $name } makes a mistake: { $mistake }.
say-event-undone = { $name } undoes the move.
say-event-blocked = { $name } blocks { $other } and moves again.
say-outcome-line = { $winner } wins with the line { $cells }.
say-outcome-misere = { $winner } wins: { $loser } made the line { $cells }.
say-outcome-full = A draw: the board is full.
say-outcome-called = A draw: called on a full board.
say-outcome-agreed = A draw, as agreed.
say-outcome-repetition = A draw: the same position for the third time.
say-outcome-long = A draw: the game was too long.
say-outcome-disqualified = { $winner } wins: { $loser } made too many mistakes.
say-outcome-resigned = { $winner } wins: { $loser } resigned.
say-outcome-timed-out = { $winner } wins: { $loser } ran out of time.

## four check

check-game = { $file }: game { $number }: { $rules }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $standing }
check-board = { $file }: a board of { $columns }×{ $rows }, { $standing }
check-turn = { $side } to move

## four hint and four review

hint-outlook = { $side } ({ $letter }) to move: { $outlook }.
hint-column = Column { $column } is best.
hint-as-good = Just as good: { $columns }
hint-more = (More with --verbose.)
hint-scores = Scores from the left: { $scores }
hint-only = { $side } ({ $letter }) to move: { $action } is the only move.
hint-wins = { $side } ({ $letter }) to move: { $action } is best as far as I can see, { $depth } moves ahead; it wins within { $moves } moves.
hint-loses = { $side } ({ $letter }) to move: { $action } is best as far as I can see, { $depth } moves ahead; it loses within { $moves } moves.
hint-points = { $side } ({ $letter }) to move: { $action } is best as far as I can see, { $depth } moves ahead; it looks like { $points } points.
hint-line = The line I expect: { $moves }
review-curve = The game for { $side }: { $curve }
review-estimate = Where it says “as far as I can see”, nothing can be proved in time; this is an estimate.
review-turning = Turning point at move { $number }, { $name }: { $before } → { $after }
review-no-turning = No move changed the result.
review-win = win
review-draw = draw
review-loss = loss
review-count = { $grade } { $count }
review-counts = { $name }: { $counts }
progress-thinking = thinking
progress-review = { $done } of { $count } moves reviewed

## four puzzle

puzzle-prompt = Your column (? for the solution, q to quit):{" "}

## four solve, four bench, four match

progress-solve = line { $number }: { $nodes } positions searched, score between { $lower } and { $upper }
progress-games = making { $count } games
progress-bench = making and solving: { $name }
bench-games = { $positions } positions of { $count } games from seed { $seed }, threads: { $threads }, { $megabytes } MB, with the book:
bench-every-column = every column
bench-choice = perfect's choice
bench-median = median
bench-percent = { $percent } %
bench-longest = longest
bench-sets = { $count } positions a set from seed { $seed }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $megabytes } MB, no book
bench-set = set
bench-time = mean time
bench-nodes = mean nodes
bench-speed = nodes a second
bench-wrong = found { $found } and then { $score }
progress-match = { $one } against { $two }: { $done } of { $count } games played
match-heading = { $one } against { $two }, { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $rules }, seed { $seed }:
match-first = moving first
match-second = moving second
match-all = all
match-tally = { $wins } won, { $ties } drawn, { $losses } lost, { $score } %
match-elo = { $elo }, 95 % between { $least } and { $most }
match-no-elo = unknown, because one side won every game
match-time-of = time of { $level }
match-times = median { $median } ms, 99 % { $most } ms, longest { $longest } ms

## four book

book-resume = Continuing { $file }: { $done } of { $count } positions are solved.
book-start = { $count } positions of { $discs } discs are to be solved.
book-other-draft = { $why } of { $discs } discs
progress-book = { $done } of { $count } positions solved, about { $minutes } minutes to go
book-made = { $file }: { $count } positions, { $bytes } bytes
book-fits = { $count } positions up to { $discs } discs agree with each other.
progress-verify = { $done } of { $count } solved again
book-wrong = the book is wrong: a position with { $discs } discs has the score { $found }, not { $score }
book-verified = { $sample } of { $count } positions with { $discs } discs solved again: all as in the book.

## four serve and four admin

serve-listening = Listening on { $url }
serve-network = In this network: { $url }
serve-stop = Press Ctrl-C to stop.
serve-no-home = there is no home folder for the games; use --db sqlite:PATH
serve-no-database = there is no such database
serve-not-a-file = backup and restore are for SQLite files; for PostgreSQL use its own pg_dump and pg_restore
serve-bus-alone = a bus connects servers that share a PostgreSQL database; use --db postgres://… as well
serve-not-built-in = this program was built without PostgreSQL and NATS
admin-no-game = there is no such game
admin-exists = exists already
admin-deleted = Deleted { $game }.
admin-copied = Copied to { $file }.
admin-restored = Restored { $file }.
admin-checked = Games: { $games }, entries: { $entries }. All of them can be read.
admin-moved = Games: { $games }, entries: { $entries }. All of them are in the other database.
admin-same-database = both are the same database
admin-different = the other database has another game of this id
admin-newer = a newer version of this program has changed this game; use that version to move it
admin-unknown = something that only a newer version of this program knows: { $what }
admin-damaged = the file is damaged: { $why }
admin-unreadable = games that cannot be read: { $games }
admin-game = { $first } – { $second }, { $rules }: { $standing }
admin-waiting = waiting
admin-moves = { $moves } moves
admin-opened = opened: { $first } – { $second }, { $rules }
admin-joined = { $side } taken by '{ $name }'
admin-played = { $side }: { $action }
admin-agreed = a draw was agreed
admin-time-up = { $side }: time ran out
admin-offers = { $offer ->
    [draw] { $side } offers draw
    [undo] { $side } offers undo
   *[rematch] { $side } offers rematch
}
admin-declines = { $offer ->
    [draw] { $side } declines draw
    [undo] { $side } declines undo
   *[rematch] { $side } declines rematch
}
admin-took-back = undone to { $number }, as { $side } asked
admin-helped = { $side } asked the coach for help
admin-rematch = rematch: { $game }
admin-free = (free)
admin-human = '{ $name }'
admin-computer = computer { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = that line is too long
engine-unknown = unknown command '{ $line }'
engine-unknown-query = unknown query '{ $query }'
engine-ignored = ignored: { $words }
engine-setoption = use: setoption name NAME value VALUE
engine-no-option = there is no option '{ $name }'
engine-position = a position is startpos, or fen and rows such as ..../.o../xx..
engine-not-moves = expected moves, not '{ $word }'
engine-move = move { $number }: { $why }
engine-move-refused = move { $number }, '{ $action }': { $why }
engine-author = the Four in a Row project

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = this is not a whole number, or too large
cli-address = an address is a number and a port, such as 127.0.0.1:4444
parse-error = error: { $message }
parse-tip = {"  "}tip: did you mean '{ $word }'?
parse-usage = Usage: { $usage }
parse-more = For more information, try '--help'.
parse-no-value = a value is required for '{ $argument }' but none was supplied
parse-bad-value = invalid value '{ $value }' for '{ $argument }': { $why }
parse-not-one-of = invalid value '{ $value }' for '{ $argument }': use one of { $values }
parse-too-many = unexpected value '{ $value }' for '{ $argument }': no more are expected
parse-unknown-argument = unexpected argument '{ $argument }' found
parse-unknown-command = unrecognized subcommand '{ $command }'
parse-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
parse-twice = the argument '{ $argument }' cannot be used multiple times
parse-missing = the following required arguments were not provided: { $arguments }

## After the text of an option in --help.

cli-default = [default: { $value }]
cli-variable = [env: { $name }]
cli-values = [possible values: { $values }]
