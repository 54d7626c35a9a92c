### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Connecting to { $address }.
net-lost = No connection; trying again.
net-back = Connected again.
net-not-kept = Your seat cannot be kept ({ $why }): do not leave.

# Inside net-not-kept.
net-no-folder = there is no folder for it
net-gone = This game no longer exists.
net-nonsense = The server and this program do not understand each other.
net-watching = You are watching.
net-watchers = watching: { $count }

# Beside the name of a player.
net-you = { $name } (you)
net-away = { $name }, away

# A clock: days and hours:minutes.
net-days = { $days } d { $time }
net-unanswered = The server has not answered yet.
net-ask-draw = { $name } offers a draw. Accept?
net-ask-undo = { $name } asks to undo the last move. Agree?
net-ask-rematch = { $name } wants to play again. Agree?
net-own-draw = You have offered a draw.
net-own-undo = You have asked to undo your move.
net-own-rematch = You have asked to play again.
net-next-game = The next game, sides swapped.

## Footers and the list of keys

net-short-leave = leave
net-short-draw = draw
net-short-resign = resign
net-help-answer = answer a question or an offer
net-help-undo = ask to undo your last move
net-help-draw = offer a draw
net-help-rematch = ask for another game, sides swapped
net-help-leave = leave; your seat is kept for you

## Line by line

net-plain-watch = You are watching. Type board to hear the board, help for more, quit to leave.
net-plain-over = Type rematch to play again, or quit.
net-plain-no-question = You have not been asked anything.
net-plain-help =
    undo: asks to undo your last move. draw: offers a draw. yes, no: answers a question or an offer. resign: ends the game, and the other side wins. rematch: asks for another game, sides swapped.
    board: the board, column by column. column 4: one column. rows: row by row. picture: in letters, x is red and o is yellow. who: who plays, who is there, the clocks.
    language en, language vi, help, quit. Your seat is kept for you when you leave.
