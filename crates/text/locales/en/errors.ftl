### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = that is not a move
mistake-no-column = there is no column { $column }
mistake-column-full = column { $column } is full
mistake-not-centre = the first disc goes into the centre column
mistake-no-power = these rules do not allow that
mistake-spent = none of that is left
mistake-nothing-to-remove = the other side has no disc to remove
mistake-not-their-disc = there is no disc of the other side there
mistake-not-your-disc = the bottom disc of column { $column } does not belong to this side
mistake-no-draw = a draw can only be called when the board is full

## Why a move was not made

refusal-game-over = the game is over
refusal-not-now = first answer the question
refusal-could-win = you cannot block now: the other side could win with the next drop
refusal-no-question = make a move first
refusal-not-your-turn = it is not your turn

## The same as whole sentences.

say-mistake-nonsense = That is not a move.
say-mistake-no-column = There is no column { $column }.
say-mistake-column-full = Column { $column } is full.
say-mistake-not-centre = Your first disc goes into the centre column.
say-mistake-no-power = These rules do not allow that.
say-mistake-spent = You have none of that left.
say-mistake-nothing-to-remove = The other side has no disc to remove.
say-mistake-not-their-disc = There is no disc of the other side there.
say-mistake-not-your-disc = The bottom disc of column { $column } is not yours.
say-mistake-no-draw = A draw can only be called when the board is full.
say-refusal-game-over = The game is over.
say-refusal-not-now = First answer the question.
say-refusal-could-win = You cannot block now: the other side could win with the next drop.
say-refusal-no-question = Make a move first.
say-refusal-not-your-turn = It is not your turn.

## Moves and rules as a person writes them

moves-error = move { $number }, '{ $word }': { $why }
not-a-column = that is not a column
not-an-action = '{ $word }' is not a move: use 4 to drop into column 4 (a, b, … after 9), p4 to pop, x42 to remove
names-no-column = '{ $word }' is not a column

# $names are the rule sets with a name, $examples words such as 9x7.
unknown-rule = there is no rule '{ $word }': begin with the name of a rule set ({ $names }) or use words such as { $examples }
rule-value = invalid value '{ $value }' for '{ $word }': use { $takes }
rule-takes-number = a number from 0 to 255

# Between two choices: before-undo or after-undo.
rule-takes-or = { $before } or { $after }
board-no-cells = a board of { $columns }×{ $rows } has no cells
board-too-big = a board of { $columns }×{ $rows } is too big: columns × (rows + 1) must not be more than 128
line-too-short = a line of { $connect } is too short: it needs at least 3 discs
line-too-long = a line of { $connect } is longer than the board
lose-on-zero = violations must be at least 1

## Boards of other programs

board-error-empty = there is no board in this text
board-error-cell = row { $row } from the top, cell { $column }: '{ $found }' is not a cell: use { $cells }

# What is a cell in the two notations.
board-cells-openspiel = '.', 'x' or 'o'
board-cells-kaggle = 0, 1 or 2
board-error-ragged = row { $row } from the top has { $found } cells, and the others have { $expected }
board-error-count = { $cells } cells do not fill a board of { $columns }×{ $rows }
board-error-cut-off = the list is cut off: it has no closing bracket
board-error-size = the board is { $found }, but the rules say { $wanted }
board-error-floating = row { $row } from the top, cell { $column }: a disc floats above a free cell
board-error-counts = { $first } x and { $second } o: that cannot happen when players take turns
board-error-two-lines = both players have a line, but the first line ends the game
board-error-moved-on = { $side } already has a line, so the game was over before the last disc

## Logs of events

replay-format = the log has format { $found }, and this program reads format { $known }
replay-no-cause = this event cannot happen here
replay-refused = this event cannot happen here: { $why }
replay-different = by the rules, something else happens here: { $event }
replay-cut-off = the log ends in the middle of a move
log-line = line { $line }: { $why }
log-too-long = the line is too long
log-cut-off = the line is cut off
log-not-json = column { $column }: this is not JSON: { $message }
log-not-an-event = this line does not belong in a log: { $message }
log-no-game = a log begins with a line {"{"}"game":…{"}"} that names the rules and the players
too-many-games = there are more than { $most } games in this file
no-game-here = there is no game here

## What happened, as a part of replay-different.

event-dropped = { $name } drops into column { $column }, to { $cell }
event-popped = { $name } pops a disc out of column { $column }
event-removed = { $name } removes the disc at { $cell }
event-violated = { $name } makes a mistake: { $mistake }
event-undo-offered = { $name } may undo the move
event-undone = { $name } undoes the move
event-block-offered = { $name } may block { $other }
event-blocked = { $name } blocks { $other } and moves again
event-turn = it is { $name }'s turn

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner } wins with the line { $cells }
outcome-misere = { $winner } wins: { $loser } made the line { $cells }
outcome-full = a draw: the board is full
outcome-called = a draw: called on a full board
outcome-agreed = a draw, as agreed
outcome-repetition = a draw: the same position for the third time
outcome-long = a draw: the game was too long
outcome-disqualified = { $winner } wins: { $loser } made too many mistakes
outcome-resigned = { $winner } wins: { $loser } resigned
outcome-timed-out = { $winner } wins: { $loser } ran out of time

## Records

record-place = line { $line }, column { $column }: { $why }
record-cut-off = the record is cut off: { $what }
record-ends-in-tag = it ends inside a tag
record-ends-in-comment = it ends inside a comment
record-ends-without-result = it ends without a result (1-0, 0-1, 1/2-1/2 or *)
record-next-game = the next game begins before its result
record-tag = a tag looks like [Name "value"]
record-stray = '{ $character }' does not belong here; variations cannot be read
record-refused = '{ $word }' cannot be played: { $why }
record-result = the result is given as { $claimed }, but the moves lead to { $actual }

## Files

document-empty = there is nothing in it
file-too-large = the file is larger than { $megabytes } MB
file-not-text = line { $line }: byte { $byte } of the file is not UTF-8 text
file-not-a-record = the file exists, but a game cannot be added to it ({ $why })
file-changed = another program has changed the file, so it is left alone
file-dangling-link = the file is a link to nothing
file-not-a-file = this is not an ordinary file
file-read-only = the file is read-only
export-name = the name must end in .pgn, .jsonl, .png, .svg or .gif
only-a-board = this is a board, not a game with moves
input-ended = the input ended before the game did
no-randomness = the system gives no random numbers

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = no such file or directory
io-permission = permission denied
io-is-a-folder = is a directory
io-not-a-folder = not a directory
io-exists = file exists
io-full = no space left on device
io-read-only = read-only file system
io-in-use = address already in use
io-refused = connection refused
io-timed-out = connection timed out
io-other = the system reports: { $message }

# Several errors in one message.
errors-and = { $before }; { $error }

## Pictures and windows

picture-not-the-display = the bitmap look is for a board of 7×6; this one has { $columns }×{ $rows }
picture-width = a picture can be { $least } to { $most } pixels wide, not { $width }
picture-too-large = a picture of { $width }×{ $height } pixels is too large; make it narrower
picture-too-long = this game has { $moves } moves, too many for an animation { $width } pixels wide; make it narrower
picture-drawing = the picture could not be drawn: { $why }
picture-unwanted = the picture was cancelled
window-failed = no window could be opened: { $why }
window-colours = no window could be opened: the screen does not have 24 bits a pixel
window-closed = the window was closed before the game was over

## The engine

coach-not-plain = the coach only knows games without pop-out, misère and powers
coach-over = the game is over
coach-unplayable = column { $column } cannot be played
coach-too-hard = this position is too far from the end to prove anything
search-stopped = the search was stopped
unknown-level = '{ $level }' is not a level: use random, 1 (beginner) to 9 (champion) or perfect
unknown-hardness = '{ $hardness }' is not one of easy, medium, hard, devilish
unknown-theme = '{ $theme }' is not a theme: use one of { $themes }
not-a-book = this is not an opening book
book-contradiction = the book contradicts itself: the score { $score } after { $discs } discs is not what its moves give, { $moves }
position-board = a board needs columns × (rows + 1) of at most 128, and lines of at least 3
position-move = move { $number } cannot be played

## The way to a server

client-host-not-found = there is no computer of that name; check the address
client-connection-refused = no server is running there
client-connection-failed = it cannot be reached: { $why }
client-certificate-file = the certificates in { $file } cannot be read: { $why }
client-no-certificate = no certificate in { $file } can be used
client-timed-out = the server does not answer in time
client-disconnected = the connection broke
client-closed = the server closed the connection: { $why }
client-server-down = the server is down (status { $status })
client-policy-violation = the server has refused this client
client-no-such-game = there is no such game there; it may have expired
client-seat-taken = both seats are taken
client-refused = the server says: { $message }
client-https-required = this server only speaks https: put https:// before the address
client-invalid-response = this is not a server of this game, or its version is different
address-form = this is not the address of a game; one looks like http://four.example:4444/g/7h2kq9wxyz
address-scheme = the address must begin with http:// or https://
address-user = the address must not contain a user name: leave out what is before the @
address-host = '{ $host }' is not the name of a computer
address-port = '{ $port }' is not a port: 1 to 65535
address-path = the address must end with a game, such as /g/7h2kq9wxyz

## The store of a server

store-conflict = the game has changed
store-corrupt = the store holds something that is not a game: { $why }
store-too-new = the database is of version { $found }, and this program knows version { $known } at most
store-closed = the store is closed
store-foreign = this is a database of another program
store-in-use = another server uses this database
store-address = this is not the address of a database: { $why }
store-unreachable = the database cannot be reached: { $why }
store-password = the database does not accept this user or password: { $why }
store-no-database = there is no such database: { $why }
store-rights = the user of the database may not do this: { $why }
store-replaced = the file of the database was deleted or replaced while it was in use
store-unavailable = nothing could be saved: { $why }
store-unknown = it is unknown whether it was saved: { $why }
store-database = the database reports: { $message }
store-entry = entry { $number } of the game is not possible: { $why }
bus-address = this is not the address of a NATS server: { $why }
bus-scheme = the address of a NATS server begins with nats:// or tls://, such as nats://host:4222
bus-unreachable = the NATS server cannot be reached: { $why }
bus-refused = the NATS server does not accept this user or password: { $why }
unknown-database = '{ $address }' is not a database that this program knows: use sqlite:PATH or postgres://…
