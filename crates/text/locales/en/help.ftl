### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Usage:
help-heading-commands = Commands:
help-heading-arguments = Arguments:
help-heading-options = Options:

## four

help-about = Four in a Row, for two at one keyboard or one against the computer
help-plain = Play line by line, for screen readers and simple terminals
help-after =
    Without a command, four shows its title screen: press Enter twice, and you play.

    Examples:
      four play --level 5             play the computer
      four play --two                 two players at one keyboard
      four serve                      play with friends in the browser
      four join URL                   play a game by its link
      four classic solo               play the computer
      four classic duel               two players, with a playful host
      four show 44535                 draw the position after these moves
      four show game.pgn --step       walk through a game
      four draw 44535 -o board.png    make a picture
      four draw game.pgn -o game.gif  make a film of a game
      four check game.pgn             is this record right?
      four show game.pgn --as log     turn a record into a log of events
      four solve 4453 --all           what is each column worth?
      four hint 444541155             what to play here, and why
      four review game.pgn            where did it go wrong, and why?
      four puzzle                     solve a puzzle
      four learn                      take a lesson

    Moves are columns counted from 1 at the left: 44535. After 9 come a, b, c, ….

## Shared options

help-arg-help = Print help
help-arg-version = Print version
help-arg-language = The language, such as en or vi [default: that of your system]
help-arg-rules = The rules, if the file does not name them: see four rules
help-arg-at = Stop after this many moves; undos, blocks and mistakes count too
help-arg-game = Which game of the file
help-arg-threads = How many threads search; 0 for one per core
help-arg-table = Megabytes for the table of known positions
help-arg-seed = Make every random choice repeatable
help-arg-plain = Line by line, without a picture: for screen readers, pipes and simple terminals
help-arg-db = The database, such as sqlite:games.db or postgres://user:password@host/name [default: a file among your data]
help-arg-bus = The NATS server that connects several servers of one PostgreSQL database, such as nats://host:4222
help-arg-what = Moves such as 4453, or a file with a record, a log or a board; - is standard input

## four play

help-play = Play against the computer, or with two players here
help-play-after =
    Options that you leave out are as you chose them on the title screen. Every move is saved at once.

    Examples:
      four play --level 5             a strong opponent
      four play --two                 two players here
      four play --rules popout        by other rules: see four rules
      four play --size 9x7            on another board
      four play --plain               line by line, for screen readers and pipes
      four play --continue            go on with the last game
help-play-rules = The rules, see four rules [default: as chosen on the title screen]
help-play-level = How strong the computer plays: random, 1 (beginner) to 9 (champion), perfect [default: as chosen on the title screen]
help-play-as = Whether you make the first move or the second [default: as chosen on the title screen]
help-play-as-first = You begin
help-play-as-second = The computer begins
help-play-size = The size of the board, columns × rows
help-play-two = Two players here, no computer
help-play-names = What the players are called
help-play-continue = Go on with the last game

## four serve

help-serve = Serve the game to browsers: play with friends by link, on any device
help-serve-after =
    Open the address in a browser, start a game, and send the link to a friend.

    Examples:
      four serve                        for this machine alone
      four serve --addr 0.0.0.0:4444    for everyone in this network; shows a code for phones
      four serve --db sqlite:games.db   keep the games in this file
      four serve --db postgres://four@db/four --bus nats://bus   one of several servers

    Every option can also be set in the environment: --addr as FOUR_ADDR, --db as FOUR_DB, and so on.
help-serve-addr = Where to listen; port 0 takes a free one
help-serve-connections-per-address = Connections at once from one address
help-serve-connections = Connections at once in all
help-serve-games-per-address = Games opened from one address in an hour
help-serve-requests-per-second = Requests in a second from one address
help-serve-messages-per-second = Messages in a second on one connection
help-serve-analyses-per-minute = Positions that one address may have looked at in a minute
help-serve-timeout-seconds = Seconds that a client may take to send a request
help-serve-keep-days = Days that a game is kept after its last change
help-serve-keep-waiting-days = Days that a game with only one player is kept
help-serve-threads = Threads that think for the computer and the coach [default: as many as the machine has]
help-serve-behind-proxy = A proxy in front says who clients are (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Answer only requests for this host name; several, with commas or repeated [default: all]
help-serve-metrics-token = Show /metrics only to clients that send this as a bearer token [default: only to this machine]
help-serve-log = How to write the log, on standard error
help-serve-log-text = For people
help-serve-log-json = For programs, one object per line
help-serve-log-level = How much to write there
help-serve-log-level-warn = What should not happen
help-serve-log-level-info = Games opened and ended, too
help-serve-log-level-debug = Every request, too

## four join

help-join = Join a game on a server, by its link
help-join-after =
    You take the free seat; if both are taken, you watch. Leave and come back as you like: your seat is kept for you. If the
    connection breaks, the program connects again by itself.

    Examples:
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    play this game
      four join four.example/g/7h2kq9wxyz --name Lan     say what you are called
      four join four.example/g/7h2kq9wxyz --watch        only watch
      four join four.example/g/7h2kq9wxyz --plain        line by line, for screen readers and pipes

    https addresses are trusted as in a browser; SSL_CERT_FILE names a file with other certificate authorities.
help-join-url = The link to the game, as the browser shows it
help-join-name = What you are called [default: your name of the last game here]
help-join-watch = Only watch, even if a seat is free or yours

## four admin

help-admin = Manage the games of a server: list, show, export, delete, check, back up, restore
help-admin-after =
    All of this works while a server runs on the same database, except restore.

    Examples:
      four admin list                   the games that changed last
      four admin show 7h2kq9wxyz        one game, with all that happened
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         a copy of everything
      four admin restore copy.db        the copy as the database again
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = List games, the one that changed last first
help-admin-list-most = At most this many
help-admin-show = Show a game, with all that happened at its table
help-admin-show-game = Its id, as in its address
help-admin-export = Print a game as a record, or as a log of events
help-admin-export-game = Its id, as in its address
help-admin-export-json = As JSON lines
help-admin-delete = Delete a game for good
help-admin-delete-game = Its id, as in its address
help-admin-backup = Copy the database to a new file, also while a server uses it
help-admin-backup-to = The new file
help-admin-restore = Make a database from a backup; there must be none yet
help-admin-restore-from = The backup
help-admin-check = Read every game and check the file
help-admin-move = Copy all games to another database, such as from SQLite to PostgreSQL; stop the server first
help-admin-move-from = The database that has the games
help-admin-move-to = The database that gets them

## four classic

help-classic = Play one of the five classic modes
help-classic-name = Which one; without it, they are listed
help-classic-record = Keep the game in this file: .jsonl a log of events, anything else a record. Games already in it stay
help-classic-save = Write the final picture of a bitmap game to this file, which must end in .png
help-classic-scale = Enlarge the window of a bitmap game this many times

## four show, four draw, four check

help-show = Draw a position, or walk through a game
help-show-step = Walk through the game, move by move; at a terminal a key shows the next move
help-show-as = Print it in another form
help-show-as-picture = The board, drawn in text
help-show-as-moves = The columns played: 4453
help-show-as-record = A record in the grammar of PGN
help-show-as-log = The log of events in JSON lines
help-show-as-openspiel = The board as rows of . x o
help-show-as-kaggle = The board as a list of 0, 1, 2
help-draw = Make a picture of a position, or an animation of a game
help-draw-after = For example: four draw 4453 -o board.png, or four draw game.pgn -o game.gif --theme dark
help-draw-output = Where to: a file ending in .png, .svg, .gif or .txt; - is standard output. Without it, text for the terminal
help-draw-format = What to write, if the name of the file does not say it
help-draw-format-png = Pixels
help-draw-format-svg = Shapes, sharp at any size
help-draw-format-gif = The whole game, moving
help-draw-format-txt = Letters, or with --colour half blocks
help-draw-look = What it looks like
help-draw-look-modern = A handsome board of any size
help-draw-look-bitmap = The display of the classic bitmap mode
help-draw-theme = Dark on light, or light on dark [default: light]
help-draw-size = How many pixels wide; a GIF about this many [default: 700; a GIF 400, text 72 or what fits]
help-draw-colour = Text in coloured half blocks, not in letters
help-check = Check records of games, and say what is wrong and where
help-check-files = Files with records, logs or boards; - is standard input

## four solve

help-solve = Find the perfect result of positions, one per line
help-solve-after =
    Prints each position with its score. From standard input it reads one per line: anything after a space is ignored, an
    empty line is the empty board, and each answer is printed before the next line is read.

    A score is positive if the side to move wins and negative if it loses. The larger, the sooner the game ends:
    a win with the last disc of one's own is 1, with the one before it 2. A draw is 0.

    Examples:
      four solve 4453                who wins, and how soon
      four solve 4453 --all          the score of each column; . for a full one
      four solve --board 9x5 < file  another board; after column 9 come a, b, c, …
help-solve-positions = Positions such as 4453; without any, they are read from standard input
help-solve-all = The score of every column
help-solve-weak = Only who wins: 1, 0 or -1
help-solve-board = The size of the board, columns × rows
help-solve-connect = How many in a row win
help-solve-no-book = Search openings too, rather than look them up
help-solve-stats = Add how many positions were searched, and how many microseconds it took

## four hint and four review

help-hint = Say what to play in a position, and why
help-hint-after =
    Without pop-out, misère and powers, every word is proved by the solver. With them, and early in a game on a board that is
    too large to prove anything, it is an estimate: the program looks ahead for about a second.

    Examples:
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language vi
help-hint-what = Moves such as 4453, or a file with a record, a log or a board; - is standard input; nothing is the empty board
help-hint-verbose = All reasons, traps and scores
help-hint-json = For programs: the claims and scores as JSON
help-review = Go through a game: how good each move was, where it turned, and why
help-review-after = For example: four review 4453627, or four review game.pgn --json
help-review-what = Moves such as 4453627, or a file with a record or a log; - is standard input
help-review-verbose = All reasons, for every move, and boards for the mistakes
help-review-json = For programs: the verdicts and claims as JSON
help-review-interactive = Step through it on the screen, and try other moves

## four puzzle

help-puzzle = Solve puzzles: reach a goal, such as a win in 2 moves
help-puzzle-after =
    Answer with a column; after a wrong one you are told why and try again. The opponent answers as well as possible, until
    you have reached the goal. Every puzzle is proved to have one right first move. ? shows the solution, q quits.

    Examples:
      four puzzle                     one puzzle
      four puzzle 17                  the puzzle with this number
      four puzzle --daily             the puzzle of today: easy on Monday, devilish on Sunday
      four puzzle --hardness easy     one that a child can solve
      four puzzle --theme stacked     one with two threats on top of each other
      four puzzle -n 100 --list       a hundred, one per line: number, moves, goal, theme, solution, discs, rating
help-puzzle-id = Its number
help-puzzle-theme = The idea: win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = How hard they are to see: easy, medium, hard, devilish
help-puzzle-daily = The puzzle of today
help-puzzle-count = How many
help-puzzle-seed = Which ones of those that match: the same number gives the same ones
help-puzzle-solution = Show the solution, and do not ask for it
help-puzzle-list = One per line: number, moves, goal, theme, solution, discs, rating
help-puzzle-json = For programs: one per line, as JSON

## four learn

help-learn = Take a lesson, or learn from the mistakes of a game
help-learn-after =
    Without an argument, the lessons are listed. In a lesson, answer with a column; ? shows the move, q quits. What you have
    finished and what you overlook is kept on this machine, beside the settings.

    Examples:
      four learn                      the list of lessons
      four learn double-threat        this lesson
      four learn --mistakes game.pgn  the worst moves of the first player, as puzzles
help-learn-lesson = The name of a lesson
help-learn-mistakes = A game whose mistakes become puzzles
help-learn-second = The mistakes of the second player
help-learn-json = For programs: the lessons, one lesson or the mistakes, as JSON

## four book, four bench, four match

help-book = Make the opening book of the solver, or check it
help-book-build = Solve every opening of the standard board. Finished work is kept, and the same command continues it
help-book-build-discs = Up to how many discs
help-book-build-output = Where to write the book; unfinished work is kept in FILE.part
help-book-verify = Check that the scores of a book agree with each other, and solve some of its positions again
help-book-verify-file = A book; without it, the one of this program
help-book-verify-sample = How many positions to solve again
help-book-verify-seed = Which ones
help-bench = Measure how fast the solver is on this machine
help-bench-seed = Which positions: the same number gives the same ones
help-bench-count = How many positions in each set
help-bench-games = Instead of the sets, time every column of every position of this many games, and the move of the perfect player, with the book
help-match = Let two levels play each other many times, and say how much stronger one is
help-match-after =
    They take turns to move first. For example:
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = The first level: random, 1 (beginner) to 9 (champion), perfect
help-match-second = The second level
help-match-games = How many games
help-match-seed = Which games: the same number gives the same ones
help-match-threads = How many games are played at a time; 0 for one per core
help-match-show = Print the moves of each game, too
help-match-rules = The rules they play by: see four rules

## four engine

help-engine = Play for another program, which speaks UGI (or UCI) on standard input and output
help-engine-after =
    The arguments are what the options Level, Rules, Seed, Threads and Hash of the protocol start with.

      position startpos [moves 4 4 p3 …]   4 drops, p4 pops, x42 removes; undo, keep, block, pass.
                                           4453 is four moves. Questions left out are answered with no
      position fen ROW/ROW/… [moves …]     rows of . x o, the top one first
      go movetime MS | p1time MS … | infinite
                                           as the level plays, but no longer than this
      go depth N | nodes N                 to this depth or number of positions, whatever the level
      go                                   as the level plays
      query gameover | p1turn | result     answered by response …

    A go during a search stops that search first. Scores are points (cp) or the number of moves to the
    end, of both sides together (mate). The score of a proved draw is 0.

    For example: printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = How strong it is: random, 1 (beginner) to 9 (champion), perfect
help-engine-seed = Make every random choice repeatable; 0 for other choices each game

## four rules, four completions, four man

help-rules = List the rule sets, and how to make your own
rules-named = Rule sets with a name:
rules-own =
    Or make your own: start with the name of a rule set, or without one. Put spaces or commas between the words:

      9x7            the size, columns × rows; columns × (rows + 1) must not be more than 128
      connect=5      how many in a row win, from 3
      popout         pop your own disc out of the bottom row instead of dropping one
      misere         making a line loses
      centre-first   each player's first disc goes into the centre; anywhere: it may go anywhere
      undo=3         how often a player may undo a move
      undo-from=…    the first move that can be undone: first, second, own-second
      settle=…       before-undo: a win counts at once; after-undo: it can be undone
      block=1        how often a player may make the other skip a turn
      remove=1       how often a player may remove a disc of the other side
      violations=3   the third mistake loses; forgiven: mistakes cost nothing

    For example: four show 4455 --rules '9x7 connect=5', or --rules popout,6x5
help-completions = Print completions for a shell
help-completions-after = For example: four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Which shell
help-man = Print the manual page
help-man-after = For example: four man > four.1 && man ./four.1
help-man-command = The page of this command

## four help

help-help = Print this message or the help of the given subcommand(s)
help-help-command = The command to explain

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ADDRESS
help-value-code = CODE
help-value-command = COMMAND
help-value-database = DATABASE
help-value-file = FILE
help-value-form = FORM
help-value-format = FORMAT
help-value-game = GAME
help-value-hardness = HARDNESS
help-value-host = HOST
help-value-level = LEVEL
help-value-log = LOG
help-value-look = LOOK
help-value-moves = MOVES
help-value-name = NAME
help-value-options = OPTIONS
help-value-pixels = PIXELS
help-value-rules = RULES
help-value-shell = SHELL
help-value-side = SIDE
help-value-theme = THEME
help-value-token = TOKEN
help-value-url = URL
