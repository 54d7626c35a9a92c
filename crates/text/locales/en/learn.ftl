### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Review: { $first } against { $second }
page-review-about = What was good, what was not, and what to play next time.

# The button after a game.
page-review-game = Review the game
page-course = How the game went
page-course-about = Up: good for Red. Down: good for Yellow.
page-learn-mistakes = Learn from the mistakes
page-to-game = Back to the game
page-daily-about = One puzzle a day, the same for everyone.
# In the header of every page, where there is little room.
page-learn = Learn
page-themes = Puzzles by theme
page-glossary = Words of the coach
page-learn-about = Lessons and puzzles: from your first disc to zugzwang.

# The name of the row of numbers, for screen readers.
page-steps = Steps of the lesson
page-next-lesson = Next lesson:
page-all-lessons = All lessons
page-go-on = Go on
page-legal-part = You see the moves before that.
page-scores-words = Every column in words

## Help in a game against the computer

page-ask-coach = Ask the coach
page-hint = Hint
page-show-threats = Threats of both sides
page-helped = { $name } used help in this game.

## What the scripts say

study-more = More
study-show = Show this on the board
study-progress = Looking at the moves: { $number } of { $count }
study-percent = { $percent }%
study-start = The start of the game. Step through the moves.
study-move = Move { $number }, column { $column }: { $grade }
study-turning-points = Turning points:
study-no-mistakes = No mistakes here. Well played!
study-mistake-of = Mistake { $number } of { $count }
study-to-review = Back to the review
study-next-mistake = Next mistake
study-lesson-about = Lesson: { $title }
study-next-move = Next move
study-find-it = Your move
study-read = Read, then go on.
study-streak = In a row: { $count }. Your rating: { $rating }.
study-rated = Your rating: { $before } → { $rating }
study-days = Days in a row: { $count }
study-lessons-done = { $count } of { $all } done
study-your-rating = Your rating: { $rating }
study-guesses = ✓ wins, ✗ loses, ▲ looks good, ▼ looks bad, ≈ even, for the side to move. ▲, ▼ and ≈ are guesses.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Threat
study-term-threat = threat|threats
study-about-threat = Three of your discs in a line, and the fourth cell is free. If a disc can land there now, the other side must stop it.
study-word-winning-cell = Winning cell
study-term-winning-cell = winning cell|winning cells
study-about-winning-cell = A free cell that completes your four. Often a disc cannot land there yet, because the cells below are still free.
study-word-two-threats = Two threats at once
study-term-two-threats = two threats|two threats at once
study-about-two-threats = You can win in two places. The other side can stop only one of them.
study-word-zugzwang = Zugzwang
study-term-zugzwang = zugzwang
study-about-zugzwang = You must move, but every move helps the other side. Nobody may skip a turn. So at the end somebody has to play right below the other side's winning cell.
study-word-odd-rows = Odd and even rows
study-term-odd-rows = odd rows|odd threat|even rows|even threat
study-about-odd-rows = Count rows from the bottom: 1, 3 and 5 are odd, 2, 4 and 6 are even. When the board fills up, the first player gets the odd cells and the second player the even ones.
study-word-quiet-move = Quiet move
study-term-quiet-move = quiet move|waiting move
study-about-quiet-move = A move that threatens nothing. It waits, so that the other side has to give something away.
study-word-on-top = Answer on top
study-term-on-top = answering on top|on top
study-about-on-top = You always play the cell above the other side's last disc. That way you get all the even rows.
study-word-diagonal = Diagonal
study-term-diagonal = diagonal|diagonals
study-about-diagonal = A line that goes up or down by one cell in every column. Diagonals are the easiest lines to overlook.
