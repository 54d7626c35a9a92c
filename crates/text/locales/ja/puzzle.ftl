### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [1] { $name }の番：この1手で勝ちましょう。
   *[other] { $name }の番：自分の{ $moves }手で勝ちましょう。
}
goal-win = { $name }の番：何手かけてもいいので勝ちましょう。
goal-hold = { $moves ->
    [1] { $name }の番：次の1手で{ $other }に勝たせないでください。
   *[other] { $name }の番：{ $other }に、次の{ $moves }手のうちに勝たせないでください。
}
goal-draw = { $name }の番：引き分けに持ちこみましょう。正解は1手だけです。
goal-keep = { $name }の番：もっと良い手を見つけましょう。
goal-play = { $name }の番です。

## What came of a move

step-answered = 正解！{ $other }は{ $column }列目に返しました。あなたの番です。
step-solved = 正解です！
step-right = よくできました！
step-shown = 正解は{ $column }列目でした。
step-shown-answered = 正解は{ $column }列目です。{ $other }は{ $reply }列目に返します。
wrong-loses-now = { $column }列目は不正解：{ $other }に{ $reply }列目で勝たれます。
wrong-loses = { $column }列目は不正解：{ $other }が勝てるようになります。
wrong-lets-go = { $column }列目は不正解：{ $other }に逃げられます。
wrong-slow = { $column }列目では遅すぎます。
wrong-slow-reply = { $column }列目では遅すぎます：{ $other }が{ $reply }列目に返します。
wrong-not-asked = { $column }列目ではありません。もう一度よく見てください。

## What the themes are called

puzzle-theme-win-in-one = 1手勝ち
puzzle-theme-win-in-two = 2手勝ち
puzzle-theme-win-in-three = 3手勝ち
puzzle-theme-win-in-more = 4手以上で勝ち
puzzle-theme-double-threat = ダブルリーチ
puzzle-theme-stacked = 重ねリーチ
puzzle-theme-cell-above = 真上のマス
puzzle-theme-defend = 守る
puzzle-theme-zugzwang = ツークツワンク
puzzle-theme-follow-up = 真上に返す
puzzle-theme-save-draw = 引き分けを守る

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = パズル{ $id } · { $hardness }
puzzle-about = { $theme }、レート{ $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = （{ $letter }）{ $goal }
puzzle-unknown = パズル{ $id }はありません。1〜{ $last }から選んでください
puzzle-none = このテーマと難しさに合うパズルはありません
