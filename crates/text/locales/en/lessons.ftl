### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Drop and connect
lesson-drop-1 = A disc falls to the lowest free cell of its column. Four of your discs in a row win. Start in the middle: play column 4.
lesson-drop-1-done = Good. More lines of four run through the middle column than through any other.
lesson-drop-2 = You are Red (x). You have three in a row at the bottom. Make it four.
lesson-drop-2-done = Four side by side: you win.
lesson-drop-3 = A line of four can also stand upright. Find it.
lesson-drop-3-done = Four on top of each other: you win.
lesson-drop-4 = You are Yellow (o). A line of four can also be diagonal. Add the disc that is missing.
lesson-drop-4-done = A diagonal four. Diagonals are the hardest lines to see, so look for them first.

lesson-block = Stop the other side
lesson-block-1 = You are Yellow. Red has three in a row and wins next, if you let it. Stop it.
lesson-block-1-done = You hold both ends now, so Red cannot win there any more.
lesson-block-2 = Red stacks three. Stop it.
lesson-block-2-done = On top of three, one disc is enough.
lesson-block-3 = Three discs with a gap between them are just as dangerous. Fill the gap.
lesson-block-3-done = Before every move ask: what will the other side play next?

lesson-diagonals = See the diagonals
lesson-diagonals-1 = You are Yellow. Three of your discs are on one diagonal. Where is the fourth cell, and can a disc land there?
lesson-diagonals-1-done = The column was just high enough. That is what makes diagonals hard to see.
lesson-diagonals-2 = You are Red. Yellow is about to win on a diagonal. Stop it.
lesson-diagonals-2-done = The fourth cell was at the bottom, far from the other three.
lesson-diagonals-3 = You are Yellow again. Win.
lesson-diagonals-3-done = Follow every diagonal with your finger until it becomes a habit.

lesson-cell-above = The cell above
lesson-cell-above-1 = Every disc you drop lets the other side land on top of it. The marked cell wins for Red. Play anywhere but right below it.
lesson-cell-above-1-done = Right. A disc in column 3 would have given Red the marked cell.
lesson-cell-above-2 = Only one column is safe. In the others, Red wins right on top of your disc.
lesson-cell-above-2-done = Look one cell higher before you drop.

lesson-double-threat = Two threats at once
lesson-double-threat-1 = You are Yellow. Two discs side by side, with room on both sides. Make a three that can grow on both ends.
lesson-double-threat-1-done = Two cells win, and Red can stop only one.
lesson-double-threat-2 = Once more. Add a disc on the side that leaves both ends free.
lesson-double-threat-2-done = Look for this trap in your first five moves.
lesson-double-threat-3 = Now Red has two discs side by side. Do not let Red get the three with free ends.
lesson-double-threat-3-done = Stop it at two discs. Three discs with both ends free cannot be stopped.

lesson-stacked = Threats on top of each other
lesson-stacked-1 = You are Yellow. Make a threat in a column where the cell above it wins for you too.
lesson-stacked-1-done = Red has to take the lower cell. Then you land on the upper one.
lesson-stacked-2 = You are Red. The same idea: the threat and the cell above it.
lesson-stacked-2-done = Two winning cells on top of each other cannot be stopped.

lesson-forced-line = One threat after another
lesson-forced-line-1 = When you threaten to win, the other side has only one answer. Use that: win in 3 moves.
lesson-forced-line-1-done = Every answer was forced, so you knew what came next.
lesson-forced-line-2 = Again: a threat, an answer you know, and then two threats at once.
lesson-forced-line-2-done = Count your threats before you use them. A threat that is answered is gone.
lesson-forced-line-3 = One more. Mind which threat comes first.
lesson-forced-line-3-done = The order matters. Try both in your head.

lesson-look-ahead = See it coming
lesson-look-ahead-1 = You are Red. Yellow does not threaten to win at once, but in two moves. One column stops it.
lesson-look-ahead-1-done = Take the cell that Yellow wants.
lesson-look-ahead-2 = The same again: every move but one loses soon.
lesson-look-ahead-2-done = Ask for each of your moves: can the other side now make two threats?

lesson-odd-even = Odd and even rows
lesson-odd-even-1 = Count rows from the bottom. Red wins in the marked cell, in row 3. Nobody wants to play below it. Four other cells are free. Yellow, Red, Yellow and Red fill them. Then Yellow has to play below the marked cell.
lesson-odd-even-1-done = The first player gets the odd rows in the end.
lesson-odd-even-2 = You are Red. The marked cell in row 3 is yours, if you do not play below it. Play the rest and wait.
lesson-odd-even-2-done = You waited, and Yellow had to move.
lesson-odd-even-3 = Now Yellow has a winning cell, in row 4. Four other cells are free. Red, Yellow, Red and Yellow fill them. Then Red has to play below it. The second player gets the even rows.
lesson-odd-even-3-done = So: first player, make winning cells in odd rows. Second player, in even rows.

lesson-zugzwang = Having to move
lesson-zugzwang-1 = You are Yellow. Your winning cell is at the very top. Fill the other columns and let Red run out of moves. That is called zugzwang.
lesson-zugzwang-1-done = Red had to play below your cell.
lesson-zugzwang-2 = You are Red. One move threatens nothing, but every answer of Yellow loses. Find it.
lesson-zugzwang-2-done = You threatened nothing, but Yellow had to move.

lesson-follow-up = Answer on top
lesson-follow-up-1 = You are Yellow. Leave an even number of free cells in every column. From then on, answer each disc with one on top of it. That way you get all the even rows.
lesson-follow-up-1-done = No thinking needed: the plan alone wins.
lesson-follow-up-2 = Here the same plan does not win, but it never loses.
lesson-follow-up-2-done = The plan works when every column has an even number of free cells and the other side is to move.

lesson-save-draw = Save the draw
lesson-save-draw-1 = You are Red. All columns but one lose. Hold the draw until nobody can make a line of four.
lesson-save-draw-1-done = A draw from a bad position is half a win.
lesson-save-draw-2 = Once more.
lesson-save-draw-2-done = Well held.

lesson-opening = The opening
lesson-opening-1 = With perfect play the first player wins, but only by starting in the middle. Starting next to it is a draw, and starting further out loses. Play the best first move.
lesson-opening-1-done = The win comes only with disc 41 of 42. A lot can go wrong before that.
lesson-opening-2 = You are Yellow. Red took the middle and wins with perfect play. Make it as hard as you can: take the next cell of the middle column.
lesson-opening-2-done = Of all answers this one lasts longest.
lesson-opening-3 = You are Red. Only one column keeps the win.
lesson-opening-3-done = The middle again. Every other column loses.
lesson-opening-4 = Red began in column 2, and now you, Yellow, can win. Only column 3 does it.
lesson-opening-4-done = Whoever begins at the side gives the win away.

## four learn

lessons-title = Lessons
lesson-finished = Lesson finished: { $title }
lesson-next-is = Next: four learn { $name }
lesson-unknown = there is no lesson '{ $name }': use one of { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter: go on, q: quit{" "}
lesson-suggested = suggested
lesson-done-mark = done
learn-no-mistakes = No mistakes of { $side } to learn from. Well played.
learn-moment = Move { $number }: you played column { $column } ({ $grade }).
learn-overlooked = Overlooked: { $what }
learn-finished = { $count ->
    [one] That was your mistake in this game.
   *[other] Those were your { $count } mistakes in this game.
}
learn-often = You often overlook: { $what }
learn-profile = You often overlook this: { $what }. Try this lesson: four learn { $name }

## Kinds of things that players overlook

oversight-upright = upright lines
oversight-level = lines across
oversight-diagonal = diagonals
oversight-cell-above = the cell above
oversight-double-threat = two threats at once
oversight-forced-line = one threat after another
oversight-zugzwang = having to move
oversight-opening = the opening
oversight-plan = odd and even rows
