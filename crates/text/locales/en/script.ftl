### What the scripts of the pages say. The server sends these with the names of their arguments in braces, and a script puts the
### values in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
script-left-undo = { left-undo }
script-left-block = { left-block }
script-left-remove = { left-remove }
script-left-mistakes = { left-mistakes }
script-give-up = { give-up }

## Buttons that answer a question of the game.

script-act-undo = Undo the move
script-act-keep = Keep the move
script-act-block = Block the other side's turn
script-act-pass = Do not block
script-act-draw = Call a draw

## The board and the table

script-label-free = Column { $column }, { $free } free
script-label-full = Column { $column }, full
script-label-pop = Pop your disc out of column { $column }
script-label-remove = Remove the disc in column { $column }, row { $row }
script-press-again = Column { $column }: press again to play
script-offline = Connection lost, trying again …
script-dismissed = The server has ended the connection. Reload the page to go on.
script-failed = The server cannot be reached. Please try again.
script-copied = Copied
script-looking-back = Move { $number } of { $count }: looking back
script-present = here now
script-away = away
script-this-is-you = you
script-watchers = Watching: { $count }
script-mine-draw = You have offered a draw.
script-mine-undo = You have asked to undo a move.
script-mine-rematch = You have asked for a rematch.
script-accept = Accept
script-decline = Decline
script-sure = Really?
script-withdraw = Cancel
script-looking = Looking at it …
script-silent = The coach has nothing to say here.
script-guessed = An estimate, not proved:
script-no-turning = No move changed the result.
script-turning = Turning points: { $numbers }
script-time-days = { $days } d { $hours } h
script-time-left = Time left

## The start page, and the games kept on this device

# The × on a choice, for screen readers.
script-without = Without { $choice }
script-in-a-row = { $count } in a row

# $level is as in level-named.
script-tap = Tap a column to play level { $level }.
script-tap-second = Tap the board: level { $level } begins.
script-friend = A friend
script-waits = Nobody has joined yet
script-my-turn = Your turn
script-their-turn = { $name } to move
script-drawn = Draw
script-won = You won
script-lost = You lost
script-winner = { $name } won
script-review = Review

## During a game

script-thinking = { thinking }
script-against = { page-against }
script-window-title = { page-window-title }
script-title = { title }
script-left = { $name } has left. The game is kept.
script-back = { $name } is back.

# Games won in a row of rematches, for screen readers.
script-wins = Games won: { $count }
