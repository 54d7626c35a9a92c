### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = 简体中文
unknown-language = 本游戏没有语言“{ $code }”：请用 { $codes } 之一

## Who plays

title = 四子棋
red = 红方
yellow = 黄方

red-disc = 红
yellow-disc = 黄
you = 你

player-number = 玩家{ $number }

computer-name = 电脑{ $level }
level-dice = （随机）
level-perfect = （完美）

computer-level = 电脑{ $level }（{ $name }）
computer-at = 电脑（{ $name }）

level-named = { $level } { $name }

level-name-dice = 随机
level-name-1 = 入门
level-name-2 = 学徒
level-name-3 = 业余
level-name-4 = 熟练
level-name-5 = 敏锐
level-name-6 = 老手
level-name-7 = 专家
level-name-8 = 大师
level-name-9 = 冠军
level-name-perfect = 完美

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] 轮到你了
   *[other] 轮到{ $who }
}
thinking = { $name }正在思考

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = 第{ $column }列
act-pop = 抽出第{ $column }列底部的棋子
act-remove = 移除第{ $column }列第{ $row }行的棋子
act-undo = 悔棋
act-keep = 不悔棋
act-block = 封锁对方一回合
act-pass = 不封锁
act-draw = 宣布平局
act-resign = 认输
act-agree = 同意平局
act-time = 超时

## What is left to a player, in a row of such notes.

left-undo = 悔棋×{ $count }
left-block = 封锁×{ $count }
left-remove = 移除×{ $count }
left-mistakes = 还可犯规{ $count }次

## Buttons and menu items.

take-back = 悔棋
resign = 认输
give-up = 认输？
call-draw = 宣布平局
remove = 移除棋子
pop = 抽出棋子
rematch = 再来一局，交换先后手

## Counts.

moves-count = { $moves ->
   *[other] { $moves }步
}
unfinished = 未下完

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] 你赢了！
   *[other] { $who }赢了！
}
tie-full = 平局：棋盘已满
tie-called = 平局：棋盘已满，宣布平局
tie-agreed = 平局：双方同意
tie-repetition = 平局：同一局面出现三次
tie-long = 平局：对局太长
misere-line = { $loser ->
    [you] 你连成一线，{ $winner }赢了！
   *[other] { $winner ->
        [you] { $loser }连成一线，你赢了！
       *[other] { $loser }连成一线，{ $winner }赢了！
    }
}
disqualified = { $loser ->
    [you] 你犯规太多，{ $winner }赢了！
   *[other] { $winner ->
        [you] { $loser }犯规太多，你赢了！
       *[other] { $loser }犯规太多，{ $winner }赢了！
    }
}
resigned = { $loser ->
    [you] 你认输了，{ $winner }赢了！
   *[other] { $winner ->
        [you] { $loser }认输，你赢了！
       *[other] { $loser }认输，{ $winner }赢了！
    }
}
timed-out = { $loser ->
    [you] 你超时了，{ $winner }赢了！
   *[other] { $winner ->
        [you] { $loser }超时，你赢了！
       *[other] { $loser }超时，{ $winner }赢了！
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] 你：第{ $column }列。
   *[other] { $who }：第{ $column }列。
}
popped = { $who ->
    [you] 你抽出了第{ $column }列底部的棋子。
   *[other] { $who }抽出了第{ $column }列底部的棋子。
}
removed = { $who ->
    [you] 你移除了第{ $column }列第{ $row }行的棋子。
   *[other] { $who }移除了第{ $column }列第{ $row }行的棋子。
}

violated = { $who ->
    [you] 你犯规了：{ $mistake }。
   *[other] { $who }犯规了：{ $mistake }。
}
undone = { $who ->
    [you] 你悔了一步棋。
   *[other] { $who }悔了一步棋。
}
blocked = { $who ->
    [you] 你封锁了对方，再走一步。
   *[other] { $who }封锁了对方，再走一步。
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title }，{ $columns }×{ $rows }棋盘，{ $moves ->
   *[other] 已下{ $moves }步
}：{ $standing }

## Puzzles

hardness-easy = 简单
hardness-medium = 中等
hardness-hard = 困难
hardness-devilish = 魔鬼

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }、{ $item }

# Two sentences.
join-sentences = { $first }{ $second }
