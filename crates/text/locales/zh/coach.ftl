### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = 最佳
grade-fine = 不错
grade-inaccuracy = 失准
grade-mistake = 失误
grade-blunder = 严重失误

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = 目前看来，胜负未定
outlook-draw = 双方都不出错就是平局
outlook-win = { $side ->
    [you] 你会在第{ $number }步获胜
   *[other] { $side }会在第{ $number }步获胜
}
outlook-loss = { $side ->
    [you] 你会在第{ $number }步落败
   *[other] { $side }会在第{ $number }步落败
}
say-outlook-open = 目前看来，胜负未定。
say-outlook-draw = 双方都不出错就是平局。
say-outlook-win = { $side ->
    [you] 你会在第{ $number }步获胜。
   *[other] { $side }会在第{ $number }步获胜。
}
say-outlook-loss = { $side ->
    [you] 你会在第{ $number }步落败。
   *[other] { $side }会在第{ $number }步落败。
}

## The move that a claim is about: the beginning of a sentence.

move-it = 这步
move-column = 下第{ $column }列
move-reply = { $side ->
    [you] 你在第{ $column }列的应对
   *[other] { $side }在第{ $column }列的应对
}
move-reply-after = { $side ->
    [you] 下第{ $column }列后，你在第{ $reply }列的应对
   *[other] 下第{ $column }列后，{ $side }在第{ $reply }列的应对
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] 你
   *[other] { $side }
}
person-whose = { $side ->
    [you] 你的
   *[other] { $side }的
}
cell-place = 第{ $column }列第{ $row }行
columns-and = { $before }和{ $column }
columns-or = { $before }或{ $column }
line-kind = { $direction ->
    [across] 一条横线
    [up] 一条竖线
   *[diagonal] 一条斜线
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject }连成{ $line }，获胜。
claim-stops = { $subject }挡住了{ $other }在第{ $column }列的胜机。
claim-stops-one = { $me }只能挡住一个威胁；另一个在第{ $column }列。
claim-stops-lower = { $me }只能挡住一个威胁；另一个就在正上方。
claim-misses-win = 下第{ $column }列本来可以马上获胜：能连成{ $line }。
claim-gives-above = { $subject }会让{ $other }在正上方取胜。
claim-gives-above-more = 落在上面的棋子会连成{ $line }。
claim-leaves-open = { $subject }会让{ $other }在第{ $column }列取胜。
claim-leaves-open-more = 这个威胁早就有了：下在那一列就连成{ $line }。
claim-two-threats = { $subject }造成双重威胁。
claim-two-threats-more = { $me }可以在第{ $columns }列取胜，{ $other }只能挡住一处。
claim-two-threats-stacked = 它们在第{ $column }列一上一下：挡住下面的，上面的就赢。
claim-stacked = { $subject }在第{ $column }列叠出两个制胜格。
claim-stacked-more = 它们在第{ $lower }行和第{ $upper }行：挡住下面的，上面的就赢。
claim-threatens = { $subject }威胁要在第{ $column }列取胜。
claim-threatens-up = { $subject }竖着叠了{ $discs }子；{ $other }必须挡在上面。
claim-threatens-also = { $count ->
   *[other] { $subject }威胁要在第{ $column }列取胜，还在第{ $columns }列造出制胜格。
}
claim-makes-threat = { $subject }在第{ $column }列造出一个制胜格。
claim-makes-threat-more = 它在第{ $row }行；正下方的格还空着。
claim-makes-threats = { $count ->
   *[other] { $subject }在第{ $columns }列造出多个制胜格。
}
claim-makes-threats-many = { $subject }造出{ $count }个制胜格。
claim-makes-threats-columns = 它们在第{ $columns }列。
claim-makes-threats-row = 它们在第{ $row }行。
claim-forces = { $subject }能一路紧逼，直到获胜。
claim-forces-more = { $steps }，获胜。
claim-prevents = { $subject }化解了{ $whose }第{ $column }列攻势。
claim-prevents-takes = { $subject }抢占{ $place }，{ $whose }攻势正需要这一格。
claim-prevents-more = 否则：{ $steps }，获胜。
claim-prepares = { $subject }准备在第{ $column }列进攻。
claim-prepares-more = 如果没人阻止：{ $steps }，获胜。
claim-wastes = { $subject }浪费了上方的制胜格。
claim-wastes-more = 现在{ $other }可以挡住它，白丢了{ $line }。
forced-step = { $side }下第{ $column }列
claim-follow-up-wins = { $side }只要一直在上方跟子就能赢。
claim-follow-up-holds = { $side }只要一直在上方跟子就能守住平局。
claim-follow-up-more = 每列的空格都是偶数个，上方总有位置可下，{ $other }也没有能连的线了。
claim-decides = { $whose }制胜格在{ $place }，由它决定胜负。
claim-decides-only = { $whose }唯一制胜格在{ $place }，由它决定胜负。
claim-decides-chance = { $winner }全靠{ $place }这一格。
claim-decides-together = { $winner }全靠第{ $columns }列的格。
claim-decides-stack = { $winner }全靠第{ $columns }列的格。
claim-line-across = 这条线在第{ $row }行，第{ $first }列到第{ $last }列。
claim-line-up = 这条线竖在第{ $column }列。
claim-line-diagonal = 这条斜线从{ $from }到{ $to }。

claim-without-draw = { $count ->
    [1] 没有它，这局就是平局。
   *[other] 没有它们，这局就是平局。
}
claim-without-win = { $count ->
    [1] 没有它，{ $side }就会赢。
   *[other] 没有它们，{ $side }就会赢。
}
claim-zugzwang = 其他列都满了以后，{ $loser }只能下在{ $place }的下方。
claim-zugzwang-odd = 这就是迫移：到最后，先手得到奇数行。
claim-zugzwang-even = 这就是迫移：到最后，后手得到偶数行。
claim-runs-out = { $loser }没有安全的棋可下了。
claim-runs-out-more = 怎么下都会让{ $winner }在第{ $columns }列取胜。
claim-holds = 平局全靠{ $whose }制胜格：{ $place }。
claim-has-threat = { $whose }制胜格在{ $place }。
claim-has-threats = { $count ->
   *[other] { $whose }制胜格在第{ $columns }列。
}
claim-avoid = { $count ->
   *[other] 之后{ $side }不能下第{ $columns }列。
}
claim-avoid-more = { $other ->
    [you] 否则你会在正上方取胜。谁先下那里，谁就让出上面那格。
   *[other] 否则{ $other }会在正上方取胜。等{ $other }先下那里，再占上面那格。
}
claim-avoid-more-other = { $winner }可以在正上方取胜，但要等：自己先下那里，{ $side }就能挡住。
claim-no-line-left = { $side }已经无法连成一线。
claim-no-line-left-both = 双方都已经无法连成一线。
claim-only-move-wins = 只有第{ $column }列能赢；其他列都输。
claim-only-move-wins-mixed = 只有第{ $column }列能赢；其他列不是平就是输。
claim-only-move-wins-drawn = 只有第{ $column }列能赢；其他列都只能平局。
claim-only-move-draws = 只有第{ $column }列能守住平局；其他列都输。
claim-last-column-draw = 只剩第{ $column }列了；这局是平局。
claim-last-column-wins = 只剩第{ $column }列了；{ $winner }会在第{ $number }步获胜。
claim-worse-draw = { $count ->
   *[other] 下第{ $columns }列只能平局。
}
claim-worse-lose = { $count ->
   *[other] 下第{ $columns }列会输。
}
claim-one-answer = 只有在第{ $column }列应对才能破解。
claim-lasts-longest = 面对完美下法怎么下都输；这步能撑到第{ $number }步。
claim-lost-since = 早在第{ $number }步就已经失误了。
claim-builds-across = { $subject }瞄准第{ $row }行，第{ $first }列到第{ $last }列。
claim-builds-up = { $subject }在第{ $column }列竖着叠了{ $discs }子。
claim-builds-diagonal = { $way ->
    [up] { $subject }瞄准斜线，向上到{ $place }。
    [down] { $subject }瞄准斜线，向下到{ $place }。
   *[through] { $subject }瞄准经过{ $place }的斜线。
}
claim-spoils-across = { $count ->
    [1] { $subject }切断{ $whose }第{ $row }行横线。
   *[other] { $subject }切断{ $whose }{ $count }条横线，都在第{ $row }行。
}
claim-spoils-up = { $discs ->
    [1] { $subject }从上面压住{ $whose }第{ $column }列棋子。
   *[other] { $subject }从上面压住{ $whose }{ $discs }子竖线。
}
claim-spoils-diagonal = { $subject }切断{ $whose }斜线（经过{ $place }）。
claim-spoils-kinds = { $kinds ->
    [across-up] { $subject }切断{ $whose }横线和竖线。
    [across-diagonal] { $subject }切断{ $whose }横线和斜线。
    [up-diagonal] { $subject }切断{ $whose }竖线和斜线。
   *[all] { $subject }切断{ $whose }横线、竖线和斜线。
}
claim-shuts-in = { $subject }挡死{ $whose }第{ $column }列棋子的所有横线。
claim-lines = { $subject }还能连的线最多：{ $count }条。
claim-lines-middle = { $subject }占住中间，经过这里的连线最多。
claim-keeps-win = { $subject }没有威胁，但保住了胜势。
claim-keeps-draw = { $subject }没有威胁，但保住了平局。
claim-keeps-loss = 面对完美下法，怎么下都救不回来。
claim-answer = 最佳应对是第{ $column }列。
claim-reply-after = 下第{ $column }列后，{ $other }可以下第{ $reply }列应对。
claim-better-wins = 第{ $column }列更好：第{ $number }步获胜。
claim-better-draws = 第{ $column }列更好：能守住平局。
claim-better-lasts = 第{ $column }列更好：能撑到第{ $number }步。
claim-opening-win-lost = { $only ->
    [yes] 本来只有第{ $column }列能保住胜势；现在{ $other }能赢了。
   *[no] 本来第{ $column }列能保住胜势；现在{ $other }能赢了。
}
claim-opening-win-drawn = { $only ->
    [yes] 本来只有第{ $column }列能保住胜势；现在是平局。
   *[no] 本来第{ $column }列能保住胜势；现在是平局。
}
claim-opening-draw-lost = { $only ->
    [yes] 本来只有第{ $column }列能保住平局；现在{ $other }能赢了。
   *[no] 本来第{ $column }列能保住平局；现在{ $other }能赢了。
}

## Advice

hint-try = 试试第{ $column }列。
hint-best = 第{ $column }列最佳。{ $why }

hint-do = 我的建议：{ $action }。

coach-silent-rules = 教练不懂这套规则。
coach-silent-far = 离终局还太远，这里暂时什么也证明不了。
coach-silent-over = 对局已结束。
coach-silent-column = 第{ $column }列不能下。
coach-silent-stopped = 教练被打断了。
coach-estimate = 这里暂时什么也证明不了；这只是估计。

coach-trap = 别下第{ $column }列。{ $why }

review-accuracy = { $side }：准确率{ $percent }%
