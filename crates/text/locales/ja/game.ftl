### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = 日本語
unknown-language = 「{ $code }」という言語はありません。次から選んでください：{ $codes }

## Who plays

title = 四目並べ
red = 赤
yellow = 黄

red-disc = 赤
yellow-disc = 黄
you = あなた

player-number = プレイヤー{ $number }

computer-name = CPU{ $level }
level-dice = （ランダム）
level-perfect = （完璧）

computer-level = CPU{ $level }（{ $name }）
computer-at = CPU（{ $name }）

level-named = { $level } { $name }

level-name-dice = ランダム
level-name-1 = 入門
level-name-2 = 見習い
level-name-3 = 初級
level-name-4 = 中級
level-name-5 = 上級
level-name-6 = 熟練
level-name-7 = 達人
level-name-8 = 名人
level-name-9 = 王者
level-name-perfect = 完璧

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] あなたの番
   *[other] { $who }の番
}
thinking = { $name }が考え中

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = { $column }列目
act-pop = { $column }列目のコマを抜く
act-remove = { $column }列目{ $row }段目のコマを取り除く
act-undo = 待ったをする
act-keep = 待ったをしない
act-block = 相手の番をブロック
act-pass = ブロックしない
act-draw = 引き分けを宣言
act-resign = 投了
act-agree = 引き分けに合意
act-time = 時間切れ

## What is left to a player, in a row of such notes.

left-undo = 待った×{ $count }
left-block = ブロック×{ $count }
left-remove = 取り除き×{ $count }
left-mistakes = 反則あと{ $count }回

## Buttons and menu items.

take-back = 待った
resign = 投了
give-up = 投了しますか？
call-draw = 引き分けを宣言
remove = コマを取り除く
pop = コマを抜く
rematch = 先後を入れ替えて再戦

## Counts.

moves-count = { $moves ->
   *[other] { $moves }手
}
unfinished = 途中

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] あなたの勝ち！
   *[other] { $who }の勝ち！
}
tie-full = 引き分け：盤がいっぱいです
tie-called = 引き分け：いっぱいの盤で宣言
tie-agreed = 合意で引き分け
tie-repetition = 引き分け：同じ局面が3回
tie-long = 引き分け：手数が多すぎます
misere-line = { $loser ->
    [you] あなたがラインを作ったので、{ $winner }の勝ち！
   *[other] { $winner ->
        [you] { $loser }がラインを作ったので、あなたの勝ち！
       *[other] { $loser }がラインを作ったので、{ $winner }の勝ち！
    }
}
disqualified = { $loser ->
    [you] あなたの反則負け：{ $winner }の勝ち！
   *[other] { $winner ->
        [you] { $loser }の反則負け：あなたの勝ち！
       *[other] { $loser }の反則負け：{ $winner }の勝ち！
    }
}
resigned = { $loser ->
    [you] あなたが投了：{ $winner }の勝ち！
   *[other] { $winner ->
        [you] { $loser }が投了：あなたの勝ち！
       *[other] { $loser }が投了：{ $winner }の勝ち！
    }
}
timed-out = { $loser ->
    [you] あなたの時間切れ：{ $winner }の勝ち！
   *[other] { $winner ->
        [you] { $loser }の時間切れ：あなたの勝ち！
       *[other] { $loser }の時間切れ：{ $winner }の勝ち！
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] あなた：{ $column }列目。
   *[other] { $who }：{ $column }列目。
}
popped = { $who ->
    [you] あなたが{ $column }列目のコマを抜きました。
   *[other] { $who }が{ $column }列目のコマを抜きました。
}
removed = { $who ->
    [you] あなたが{ $column }列目{ $row }段目のコマを取り除きました。
   *[other] { $who }が{ $column }列目{ $row }段目のコマを取り除きました。
}

violated = { $who ->
    [you] あなたの反則：{ $mistake }。
   *[other] { $who }の反則：{ $mistake }。
}
undone = { $who ->
    [you] あなたが待ったをしました。
   *[other] { $who }が待ったをしました。
}
blocked = { $who ->
    [you] あなたが相手をブロックして、もう一度置きます。
   *[other] { $who }が相手をブロックして、もう一度置きます。
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title }、{ $columns }×{ $rows }、{ $moves ->
   *[other] { $moves }手目まで
}：{ $standing }

## Puzzles

hardness-easy = 簡単
hardness-medium = 普通
hardness-hard = 難しい
hardness-devilish = 鬼

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }、{ $item }

# Two sentences.
join-sentences = { $first }{ $second }
