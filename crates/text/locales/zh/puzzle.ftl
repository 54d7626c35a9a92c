### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [1] 轮到{ $name }：这一步就赢。
   *[other] 轮到{ $name }：{ $moves }步取胜。
}
goal-win = 轮到{ $name }：赢下来，步数不限。
goal-hold = { $moves ->
    [1] 轮到{ $name }：别让{ $other }下一步就赢。
   *[other] 轮到{ $name }：接下来{ $moves }步别让{ $other }赢。
}
goal-draw = 轮到{ $name }：守住平局。只有一步能做到。
goal-keep = 轮到{ $name }：找出更好的一步。
goal-play = 轮到{ $name }。

## What came of a move

step-answered = 对！{ $other }下第{ $column }列应对。轮到你了。
step-solved = 答对了！
step-right = 做得好！
step-shown = 第{ $column }列是对的。
step-shown-answered = 第{ $column }列是对的。{ $other }下第{ $reply }列应对。
wrong-loses-now = 第{ $column }列不对：{ $other }下第{ $reply }列就赢。
wrong-loses = 第{ $column }列不对：现在{ $other }能赢了。
wrong-lets-go = 第{ $column }列不对：现在{ $other }能逃脱了。
wrong-slow = 第{ $column }列太慢了。
wrong-slow-reply = 第{ $column }列太慢了：{ $other }下第{ $reply }列应对。
wrong-not-asked = 不是第{ $column }列。再看看。

## What the themes are called

puzzle-theme-win-in-one = 1步取胜
puzzle-theme-win-in-two = 2步取胜
puzzle-theme-win-in-three = 3步取胜
puzzle-theme-win-in-more = 4步以上取胜
puzzle-theme-double-threat = 双重威胁
puzzle-theme-stacked = 叠加威胁
puzzle-theme-cell-above = 上方的格
puzzle-theme-defend = 防守
puzzle-theme-zugzwang = 迫移（不得不下）
puzzle-theme-follow-up = 上方跟子
puzzle-theme-save-draw = 守住平局

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = 谜题{ $id } · { $hardness }
puzzle-about = { $theme }，等级分{ $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = （{ $letter }）{ $goal }
puzzle-unknown = 没有谜题{ $id }：请用1到{ $last }
puzzle-none = 没有这种主题和难度的谜题
