### The pages of the server, as they are first shown.

# Under the title, and for search engines.
page-tagline = Drop discs, make a line of four, win.

# A cell without a disc.
page-free = free

# A link for the keyboard, past the header.
page-skip = Skip to the content
page-analysis = Analysis
page-puzzle = Puzzle
page-help = Help

# The name of the navigation, for screen readers.
page-menu = Pages
# The menu of the languages, for screen readers. $name is what the current one calls itself.
page-language = Language: { $name }
page-no-script = You need JavaScript to play. You can read games without it.

## The start page

page-friend = Play a friend
page-friend-about = Send a link. Your friend taps Play.
page-against-computer = Play the computer
page-level = Level
page-two-here = Two on this screen
page-two-here-about = Take turns on one device.
page-my-games = My games

# The name of a row of buttons, for screen readers: what is chosen for the next game.
page-chosen = Chosen
page-options = Options
page-rules = Rules
page-own-rules = Custom board
page-board-columns = Columns
page-board-rows = Rows

# How many discs in a row win.
page-board-connect = In a row

# A field for rules as words, such as popout.
page-rule-words = Rules in words
page-own-rules-about = Such as 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Your name
page-other-name = Name of the other player, on this screen

# Before the choice of a colour.
page-side = You play

# You play: either colour.
page-either = Random
page-side-first = Red, first
page-side-second = Yellow, second
page-clock = Clock
page-clock-none = none
page-clock-move = For every move
page-clock-bank = For the game, and more with every move
page-clock-days = Days for every move
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-bank = { $minutes } min + { $seconds } s
page-analysis-about = What is every move worth, and why? Ask the coach.
page-puzzle-about = Find the one right move.

## The board

page-board-caption = The board, rows from the top
page-row = Row { $row }
page-column = Column { $column }
page-columns = Columns: where to drop
page-moves = Moves
page-no-moves = No moves yet
page-first = To the start
page-back = One move back
page-forth = One move forward
page-last = To the end

## The game

page-against = { $first } against { $second }
page-players = Players
page-invite = Invite a friend
page-invite-about = Send this link. Your friend taps Play, and the game begins.
page-invite-link = Link to the game
page-qr = The link as a QR code
page-copy = Copy
page-send = Send …
page-invites = { $name } invites you to a game.

# The player who invites has no name.
page-invited = You are invited to a game.

# $colour is Red or Yellow.
page-you-play = You play { $colour }.
page-join-button = Play
page-watching = You are watching.
page-drop-mode = Drop
page-pop-mode = Pop
page-remove-mode = Remove
page-modes = What to do
page-draw = Offer a draw
page-play-again = Rematch
page-analyse = Analyse
page-next-game = To the next game
page-new-game = New game
page-share = Share
page-picture = Picture

# An animated picture.
page-film = Animation

# The game as text.
page-record = Game as text

# Copies code that shows the game on another web page.
page-embed = Copy for a web page
page-settings = Settings

# A button that opens the choice of what to say.
page-react = Say something
react-hi = Hi!
react-nice = Nice move!
react-wow = Wow!
react-oops = Oops!
react-thanks = Thanks!
react-good-game = Good game!
page-confirm-moves = Tap twice to drop
page-sound = Sound

# For link previews. $status is how the game stands.
page-preview = A game of Four in a Row. { $status }

## Analysis and puzzles

page-show-scores = Scores of the columns
page-scores-about = + wins, − loses, 0 draws, for the side to move. A bigger number means a sooner end.
page-coach = Coach
page-review = Find the turning points
page-clear = Clear the board
page-position = Moves so far
page-hardness = Difficulty
page-next-puzzle = Next puzzle
page-solution = Show the solution
page-try-again = Try again

## Help and problems

page-problem = That did not work
page-not-found = There is nothing here
page-not-found-about = Perhaps the game has expired, or a part of the link is missing.
page-to-start = To the start page
page-help-play = How to play
page-help-play-1 = Two players take turns. A disc falls to the lowest free cell of the column it is dropped into.
page-help-play-2 = Four of one colour in a row win: across, upright or diagonal. A full board without a line is a draw.
page-help-play-3 = Send a friend the link of your game. The first person who taps Play plays with you, all others watch. Your game is saved: close the page, and come back later with the same link on the same device.
page-help-keys = Keys
page-help-key-number = drops into that column (a, b, … after 9)
page-help-key-arrows = on the board: from column to column; elsewhere: one move back or forward
page-help-key-enter = drops into the column that has the focus
page-help-key-ends = to the start, to the end of the game
page-help-rules = Rules with a name
page-help-more = Every rule set can be changed with words such as 9x7 or connect=5, in the options of a new game.

# The title of the browser window.
page-window-title = { $page } · { $game }
