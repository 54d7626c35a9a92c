### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [one] { $name } to move: win with this disc.
   *[other] { $name } to move: win in { $moves } moves.
}
goal-win = { $name } to move: win, in as many moves as you like.
goal-hold = { $moves ->
    [one] { $name } to move: do not let { $other } win with the next disc.
   *[other] { $name } to move: do not let { $other } win in the next { $moves } moves.
}
goal-draw = { $name } to move: save the draw. Only one move does it.
goal-keep = { $name } to move: find a better move.
goal-play = { $name } to move.

## What came of a move

step-answered = Right! { $other } answers in column { $column }. Your move.
step-solved = Solved!

# The same in a step of a lesson, which asks for a move and poses no problem.
step-right = Well done!
step-shown = Column { $column } was right.
step-shown-answered = Column { $column } is right. { $other } answers in column { $reply }.
wrong-loses-now = Column { $column } is wrong: { $other } wins in column { $reply }.
wrong-loses = Column { $column } is wrong: { $other } can win now.
wrong-lets-go = Column { $column } is wrong: { $other } can escape now.
wrong-slow = Column { $column } is too slow.
wrong-slow-reply = Column { $column } is too slow: { $other } answers in column { $reply }.
wrong-not-asked = Column { $column } is not the one. Look again.

## What the themes are called

puzzle-theme-win-in-one = Win in 1
puzzle-theme-win-in-two = Win in 2
puzzle-theme-win-in-three = Win in 3
puzzle-theme-win-in-more = Win in 4 or more
puzzle-theme-double-threat = Double threat
puzzle-theme-stacked = Stacked threats
puzzle-theme-cell-above = The cell above
puzzle-theme-defend = Defend
puzzle-theme-zugzwang = Having to move (zugzwang)
puzzle-theme-follow-up = Answer on top
puzzle-theme-save-draw = Save the draw

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Puzzle { $id } · { $hardness }
puzzle-about = { $theme }, rating { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = there is no puzzle { $id }: use 1 to { $last }
puzzle-none = no puzzle has this theme and is this hard
