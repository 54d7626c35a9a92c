### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = Undo the move
live-act-keep = Keep the move
live-act-block = Block the other side's turn
live-act-pass = Do not block
live-act-draw = Call a draw

## The board and the table

script-label-free = Column { $column }, { $free } free
script-label-full = Column { $column }, full
script-label-pop = Pop your disc out of column { $column }
script-label-remove = Remove the disc in column { $column }, row { $row }
script-press-again = Column { $column }: press again to play
live-offline = Connection lost, trying again …
live-dismissed = The server has ended the connection. Reload the page to go on.
script-failed = The server cannot be reached. Please try again.
live-copied = Copied
live-looking-back = Move { $number } of { $count }: looking back
live-present = here now
live-away = away
live-this-is-you = you
live-watchers = Watching: { $count }
live-mine-draw = You have offered a draw.
live-mine-undo = You have asked to undo a move.
live-mine-rematch = You have asked for a rematch.
live-accept = Accept
live-decline = Decline
live-sure = Really?
live-withdraw = Cancel
study-looking = Looking at it …
study-silent = The coach has nothing to say here.
study-guessed = An estimate, not proved:
study-no-turning = No move changed the result.
study-turning = Turning points: { $numbers }
study-list = { join-items }
live-time-days = { $days } d { $hours } h
live-time-left = Time left

## The start page, and the games kept on this device

# The × on a choice, for screen readers.
start-without = Without { $choice }
start-in-a-row = { $count } in a row

# $level is as in level-named.
start-tap = Tap a column to play level { $level }.
start-tap-second = Tap the board: level { $level } begins.
start-friend = A friend
start-waits = Waiting for your friend
start-my-turn = Your turn
start-their-turn = { $name } to move
start-drawn = Draw
start-won = You won
start-lost = You lost
start-winner = { $name } won
start-review = Review

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } has left. The game is kept.
live-back = { $name } is back.

# Games won in a row of rematches, for screen readers.
live-wins = Games won: { $count }
live-helped = { page-helped }
live-helped-mine = You used help in this game.

# A player says one of the messages react-….
live-says = { $name }: { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Undo ×{ $count }
live-power-block = Block ×{ $count }
live-power-pass = Go on

# The same for screen readers.
live-can-undo = You can undo the move.
live-can-block = You can block the other side.
live-goes-on = The game goes on in { $seconds } seconds.
