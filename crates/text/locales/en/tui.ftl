### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Continue the last game
play-computer = Play the computer
two-players = Two players here
puzzles = Puzzles
classics = Classic modes
rules = Rules
settings = Settings
quit = Quit
start = Start
back = Back

# A setting: how strong the computer is.
level = Level

# A setting: who moves first.
begins = First move
rule-set = Rules

# A setting: the size of the board.
size = Board
first-name = Name of Red
second-name = Name of Yellow
your-name = Your name

# What to type.
name-prompt = A name, or nothing
the-computer = The computer
language-setting = Language
theme = Theme
theme-classic = classic
theme-dark = dark
theme-contrast = high contrast
theme-colour-blind = colour-blind safe

# A setting: whether discs are seen to fall.
motion = Falling discs

# A setting: whether the terminal rings.
bell = Bell
coach = Coach
scores = Column scores
scores-off = off
scores-numbers = numbers
scores-bars = bars
scores-both = numbers and bars

# A setting: whether the game asks before a blunder.
warn = Warn me

# A setting that is on.
on = on
off = off
own-rules = Your own rules, such as: 9x7 connect=5
plays-by = Press Enter to play by these rules.
classic-duel = two players, three warnings, three undos, a playful host
classic-solo = you against a computer that picks columns at random
classic-powers = two named players, centre first, undo ×3, block ×1, remove ×1
classic-bitmap = two players on a 512×512 pixel display beside a console
classic-lc3 = two players on a board of 6×6, byte for byte as in 2019
review-this = Review this game
still-looking = Still looking at the moves.
classics-about = Five old programs, exactly as they were.
come-back = Press Enter to come back to the game.

## At the board

ask-undo = { $who ->
    [you] Undo the move? ({ $count } left)  y/n
   *[other] { $who }: undo the move? ({ $count } left)  y/n
}
ask-block = { $who ->
    [you] Block the other side's turn? ({ $count } left)  y/n
   *[other] { $who }: block the other side's turn? ({ $count } left)  y/n
}
aim-remove = Remove which disc? Arrows and Enter, or click; Esc to cancel
aim-pop = Pop which column? A number, or arrows and Enter; Esc to cancel

# Games won this evening.
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, draws { $ties }
moves = Moves

# $why is a whole sentence about the move.
sure = Column { $column }, are you sure? { $why }

# Columns that the rules allow, where they forbid others that have room.
allowed-columns = { $count ->
    [one] Only column { $columns } is allowed now.
   *[other] Only columns { $columns } are allowed now.
}
threats = Threats
hint = Hint

# Footers: a key stands before each.
short-hint = hint
short-coach = coach
short-why = why
short-keys = keys
short-menu = menu
short-back = back
short-quit = quit
short-search = search
short-review = review
short-play-on = play on
short-turning = turning points
short-hardness = difficulty
no-hint = No hint while the computer is to move.
looking = looking
nothing-back = Nothing to undo.
nothing-again = Nothing to redo.
undo-by-rules = In this mode the game asks you after each move whether to undo it.
answer-first = Answer first: y or n.
computers-turn = It is the computer's turn.
not-saved = Cannot save ({ $why }); the game goes on.
resume = Back to the game
play-again = Redo
to-title = To the title screen
short-rematch = rematch
short-drop = drop
short-remove = remove
short-pop = pop
short-solution = solution
short-next = next
short-before = previous
short-after = next
short-export = save as
short-undo = undo
short-scores = scores
picture = a real picture, if the terminal can show it
no-picture = This terminal cannot show pictures.

## Puzzles

# A puzzle of any hardness.
any = any

## Learn: lessons, puzzles, mistakes, statistics

learn = Learn
daily-puzzle = Puzzle of the day
mistakes = Learn from your mistakes
statistics = Your statistics
all-themes = all themes
about-lessons = You have finished { $done } of { $count } lessons.
about-next-lesson = Next: { $title }
about-puzzles = Your puzzle rating is { $rating }. You solved { $solved } of { $given } at the first try. ← → choose a theme.
about-daily = One puzzle a day, the same for everyone.
about-daily-done = You have tried today's puzzle. A new one comes tomorrow.
about-mistakes = Find better moves for the worst moments of your last game.
about-statistics = Your games, your accuracy, and what to learn next.
no-finished-game = Finish a game first.
no-mistakes = No mistake and no blunder of yours in this game. Well played!
your-rating = your rating { $rating }

# Puzzles solved one after another at the first try.
puzzle-streak = { $count } in a row
short-mistakes = mistakes
keys-mistakes = find better moves for the mistakes

# The labels of the statistics.
stats-against = Against level { $level }
stats-score = { $won } won, { $lost } lost, { $drawn } drawn
stats-games = Games against the computer
stats-none = none yet
stats-accuracy = Accuracy in your last games
stats-level = A good level for you
stats-rating = Puzzle rating
stats-overlooked = You often overlook
stats-lesson = Next lesson
percent = { $number } %

## Review and history

review = Review
history = Your games
no-games = There are no games here yet. Press o to open a file.
no-match = No game matches.
search = Search
open-file = A file with a game, or moves such as 4453
delete-game = Delete this game for good?
deleted = Deleted.
move-of = move { $number } of { $count }

# Where in a game: before the first move.
the-start = the start

# Moves that the viewer tries out in a review.
trying = trying { $moves }
turning-point = turning point
no-turning-point = No turning point in that direction.
never-turned = The result never changed: no turning point.
reviewing = reviewing { $done }/{ $count }
export = Save as (.pgn, .jsonl, .png, .svg, .gif)
exported = Saved as { $file }.
overwrite = { $file } exists already. Replace it?
several-games = The file holds { $count } games; this is the last.

# When a game was played.
ago-now = just now
ago-minutes = { $minutes } min ago
ago-hours = { $hours } h ago
ago-days = { $days ->
    [one] 1 day ago
   *[other] { $days } days ago
}

## Everywhere

too-small = The window is too small. It must be at least { $columns }×{ $lines }; it is { $columns-now }×{ $lines-now }.
keys = Keys
keys-close = ↑ ↓ scroll, any other key closes
prompt-keys = Enter accepts · Esc cancels
menu = Menu
yes = yes
no = no
keys-choose = move in the list
keys-change = change
keys-take = choose
keys-language = the other language
keys-theme = the next theme
keys-quit = leave; the game is saved
keys-column = drop into that column
keys-move = move the disc
keys-drop = drop it
keys-undo = undo, redo

# A key of the list of keys.
mouse = mouse
keys-mouse = point, and click to drop
keys-answer = answer a question
keys-menu = menu
keys-scores = column scores: off, numbers, bars, both
keys-coach = the coach on every move
keys-threats = show where a line could be made
keys-why = say more, or less
keys-step = one move back or forward
keys-ends = to the start, to the end
keys-turning = next turning point, the one before
keys-try = try another move
keys-untry = undo what you tried
keys-export = save as a file or a picture
keys-search = search
keys-delete = delete
keys-open = open a file
keys-review = look at the game
keys-open-game = play on, or review a game that has ended
keys-solution = show the solution
keys-next = the next puzzle
keys-hardness = how hard the next one is
own-rules-item = rules of your own …
about-language = The language of the game. F2 changes it anywhere.
about-theme = Colours. F3 changes them anywhere. NO_COLOR in the environment turns them off.
about-level = From random to perfect.
about-coach = A sentence about every move: how good it was, and why.
about-warn = Before a blunder that can be seen in a few moves, the game asks whether you are sure.
about-scores = What each column is worth to the side to move: + wins, − loses, 0 draws.
about-motion = Whether you see the discs fall.
about-bell = Whether a bell rings when it is your turn again.

# Notes that put a name before a value.
setting-is = { $setting }: { $value }

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] You, column { $column }: { $grade }
   *[other] { $who }, column { $column }: { $grade }
}

# $title is verdict-title; $why are whole sentences.
verdict-line = { $title }. { $why }
