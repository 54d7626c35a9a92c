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

# A setting: how long undo and block can be used after a move.
power-time = Undo and block
power-time-seconds = { $seconds } seconds
power-time-ask = ask each time

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

ask-quit = Leave the program?

# The powers as keys that work for some seconds. $keys are messages ask-key-…; there is little room.
ask-powers = { $who ->
    [you] You have { $seconds } s: { $keys }
   *[other] { $who }, { $seconds } s: { $keys }
}
ask-key-undo = { $key } undo ({ $count })
ask-key-block = { $key } block ({ $count })
aim-remove = Remove which disc? Arrows and Enter, or click; Esc to cancel
aim-pop = Pop which column? A number, or arrows and Enter; Esc to cancel

# Games won this evening.
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, draws { $ties }
moves = Moves

# $why is a whole sentence about the move.
sure = Column { $column }, are you sure? { $why }

# What a player to move must see first. $who is the player to move, or in alarm-loss the other one.
alarm-win = { $who ->
    [you] You can win now. Do you see it?
   *[other] { $who } can win now.
}
alarm-loss = { $count ->
    [one] Careful: { $who } can win in column { $columns }.
   *[other] Careful: { $who } can win in columns { $columns }.
}

# What has become of an attack that a move prepared. $who is the other player.
attack-works = Now the attack in column { $column } works.
attack-stopped = { $who ->
    [you] You have stopped the attack in column { $column }.
   *[other] { $who } has stopped the attack in column { $column }.
}

# A text of several pages: the key w shows the next one.
more-pages = w: read on ({ $page }/{ $pages })
last-page = w: less ({ $pages }/{ $pages })

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
undo-by-rules = By these rules you can undo a move only right after it.
answer-first = Answer first: y or n.
computers-turn = It is the computer's turn.
not-saved = Cannot save ({ $why }); the game goes on.
resume = Back to the game
play-again = Redo
to-title = To the title screen
rematch-question = Rematch?
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
short-block = block
short-go-on = go on
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
your-rating = rating { $rating }
your-rating-rose = rating { $rating } ▲
your-rating-fell = rating { $rating } ▼
looking-for-mistakes = Looking for your mistakes
no-mistakes = No mistake and no blunder of yours in this game. Well played!

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
stats-puzzles = { $solved } of { $given } at the first try
stats-rating = Puzzle rating
stats-overlooked = You often overlook
stats-lesson = Next lesson
percent = { $number }%

## How to play, and the words of the game: cards with a board

how-to-play = How to play
words = Words of the game
about-how-to-play = The rules in a few pictures.
about-words = Threat, zugzwang, waiting move: what the coach means, with pictures. In a game: the key i.
keys-words = the words of the game, explained
keys-next-card = read on
keys-cards = one card back or forward
how-drop = Drop a disc
how-drop-about = Red and Yellow take turns. You choose a column, and your disc falls to the lowest free cell.
how-stack = On top of each other
how-stack-about = The next disc in the same column lands on top. When a column is full, choose another one.
how-across = Four across
how-across-about = Four of your discs side by side win. The stars show the line.
how-up = Four upright
how-up-about = Four on top of each other win too.
how-diagonal = Four on a diagonal
how-diagonal-about = A diagonal line wins as well. It is the hardest one to see.
how-stop = Stop the other side
how-stop-about = Red has three. If Yellow does not play the marked cell now, Red wins there.
how-draw = A draw
how-draw-about = The board is full and nobody has four in a row. Nobody wins: the game is a draw.
how-keys = The keys
how-keys-about = Press the number of a column. Or move with ← → and drop with Enter, or click. t is a hint, u undoes a move, ? shows all keys.
how-pop = Pop-out
how-pop-about = In pop-out you may also push one of your own discs out of the bottom row. All discs above it fall one cell down.
how-powers = Powers
how-powers-about = With powers, the first disc of each side goes into the middle. After your move, press u in time to undo it, or b to block the other side's turn. Once a game you may remove a disc with x; the discs above it fall.
word-line = Line
word-line-about = Four discs of one side in a row: across, upright or diagonal.
word-threat = Winning cell, threat
word-threat-about = A free cell where one more disc completes a line. Here the marked cell wins for Red.
word-double = Two threats at once
word-double-about = Two winning cells that can be played now. The other side can stop only one of them.
word-stacked = Stacked threats
word-stacked-about = Two winning cells, one right above the other. When the lower one is stopped, the upper one wins.
word-forced = Forced move
word-forced-about = A move that must be played, because the other side wins otherwise. Here Yellow must play the marked cell.
word-odd = Odd threat
word-odd-about = A winning cell in row 1, 3 or 5. In the end the first player gets the odd rows, so Red wants odd threats.
word-even = Even threat
word-even-about = A winning cell in row 2, 4 or 6. In the end the second player gets the even rows, so Yellow wants even threats.
word-waiting = Waiting move
word-waiting-about = A safe disc somewhere else that changes nothing. You wait until the other side must play below your winning cell.
word-zugzwang = Zugzwang
word-zugzwang-about = Having to move although every move is bad. All other columns are full, so one has to play below the winning cell of the other side.
word-on-top = Answer on top
word-on-top-about = A plan: whatever the other side plays, you play on top of it. You then get every second cell of each column.
word-perfect = Perfect play
word-perfect-about = Both sides always choose the best move. People do not play like that: a lost game can still be won.
word-grades = Best, fine, inaccuracy, mistake, blunder
word-grades-about = How much a move gives away. A blunder loses in a way that you can see. An inaccuracy is hard to see. Accuracy counts all your moves together.
word-turning = Turning point ◆
word-turning-about = A move after which the game would end otherwise. Here Yellow did not stop the marked cell.
word-scores = Column scores
word-scores-about = The key s shows a number for each column: + wins, − loses, 0 is a draw. The larger the number, the sooner the game ends.

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
keys-language = the next language
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
keys-powers = undo your move, block the other side, in time
keys-menu = menu
keys-scores = column scores: off, numbers, bars, both
keys-coach = the coach on every move
keys-threats = show where a line could be made
keys-why = say more, read on, say less
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
about-power-time = How long u (undo) and b (block) work after your move.
about-motion = Whether you see the discs fall.
about-bell = Whether a bell rings when it is your turn again.

# Notes that put a name before a value.
setting-is = { $setting }: { $value }

# What is shown for each column, and what its number means: + the side to move wins, − it loses.
scores-shown = { $setting }: { $value } (+ wins, − loses, 0 draws)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] You, column { $column }: { $grade }
   *[other] { $who }, column { $column }: { $grade }
}

# $title is verdict-title; $why are whole sentences.
verdict-line = { $title }. { $why }
