### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = Waiting for the other player

table-joined = { $who ->
    [you] You joined the game
   *[other] { $who } joined the game
}
table-offers-draw = { $who ->
    [you] You offer a draw
   *[other] { $who } offers a draw
}
table-offers-undo = { $who ->
    [you] You ask to undo the last move
   *[other] { $who } asks to undo the last move
}
table-offers-rematch = { $who ->
    [you] You want to play again
   *[other] { $who } wants to play again
}
table-declined = { $who ->
    [you] You declined
   *[other] { $who } declined
}
table-took-back = { $who ->
    [you] You undid the last move
   *[other] { $who } undid the last move
}
table-helped = { $who ->
    [you] You asked the coach for help
   *[other] { $who } asked the coach for help
}
table-goes-on = On to the next game, sides swapped

# The end of a game against the computer. $level is 1 to 9.
table-lost-to = You lost to level { $level }. Rematch?
table-lost = You lost to the computer. Rematch?

## Why something was not done: sentences.

table-not-begun = The other seat is still free.
table-stale = The game changed before that arrived; look again.
table-undo-by-rules = In this mode the game asks you after each move whether to undo it.
table-nothing-back = Nothing to undo.
table-no-draws = The computer does not agree to draws.
table-no-rematch = There is no rematch now.
table-not-offered = There is no such offer.
table-already = You have asked already; the other side has not answered yet.
table-enough = This game has gone on for too long.
table-spectator = You are watching; only players can do that.
table-not-your-seat = That seat belongs to another player.
table-malformed = I did not understand that.
table-too-fast = Too fast; wait a moment.
table-unavailable = That could not be saved; try again in a moment.

## Why a request was not granted: sentences.

table-no-such-game = There is no such game; it may have expired.
table-seat-taken = Both seats are taken; you can watch.
table-foreign = This page belongs to another site.
table-too-many-games = Too many games were opened from here; wait a while.
table-busy = The coach is busy; try again in a moment.
table-wrong-host = This server does not answer to that name.
table-failed = Something failed here; try again in a moment.
table-nothing-here = There is nothing here.
table-too-large = The request is too large.
table-method = This address is used with another method.
table-picture = The picture cannot be drawn.
table-clock = A clock can give from one second to one month.
table-token = A token has 32 hexadecimal digits.
table-bad-body = I cannot read what was sent: { $why }.
table-bad-parameters = I cannot read this address: a value after the “?” is wrong, or is there twice.
table-web-socket = This address is for WebSockets.
table-bad-rules = These rules do not work: { $why }.

# $examples are words such as 9x7.
table-unknown-rule = There is no rule “{ $word }”. Use words such as { $examples }.
table-bad-moves = These moves do not work: { $why }.
table-bad-value = This value does not work: { $why }.
table-too-long = These rules and moves are too long.
table-no-answer = The coach cannot answer: { $why }.

## Analysis and puzzles

table-outlook = How it ends: { $outlook }.
table-best = { $count ->
    [one] Best: column { $columns }.
   *[other] Best: columns { $columns }.
}
table-sees-win = a win in sight
table-sees-loss = a loss in sight
table-looks-good = looks good
table-looks-bad = looks bad
table-looks-even = looks even
