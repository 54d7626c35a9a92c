### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = 悔棋
live-act-keep = 不悔棋
live-act-block = 封锁对方一回合
live-act-pass = 不封锁
live-act-draw = 宣布平局

## The board and the table

script-label-free = 第{ $column }列，{ $free }个空格
script-label-full = 第{ $column }列，已满
script-label-pop = 从第{ $column }列抽出你的棋子
script-label-remove = 移除第{ $column }列第{ $row }行的棋子
script-press-again = 第{ $column }列：再按一次落子
live-offline = 连接断开，正在重连…
live-dismissed = 服务器已结束连接。请重新加载页面。
script-failed = 无法连接服务器。请再试一次。
live-copied = 已复制
live-looking-back = 第{ $number }步，共{ $count }步：正在回看
live-present = 在线
live-away = 离线
live-this-is-you = 你
live-watchers = 观战：{ $count }
live-mine-draw = 你已提出求和。
live-mine-undo = 你已请求悔棋。
live-mine-rematch = 你已邀请再来一局。
live-accept = 同意
live-decline = 拒绝
live-sure = 确定？
live-withdraw = 取消
study-looking = 正在分析…
study-silent = 教练在这里没什么可说的。
study-guessed = 估计，未经证明：
study-no-turning = 没有哪一步改变了结果。
study-turning = 转折点：{ $numbers }
study-list = { join-items }
live-time-days = { $days }天{ $hours }小时
live-time-left = 剩余时间

## The start page, and the games kept on this device

start-without = 去掉{ $choice }
start-in-a-row = { $count }子连线

start-tap = 点一列，挑战“{ $level }”。
start-tap-second = 点棋盘：“{ $level }”先下。
start-friend = 朋友
start-waits = 等待朋友加入
start-my-turn = 轮到你了
start-their-turn = 轮到{ $name }
start-drawn = 平局
start-won = 你赢了
start-lost = 你输了
start-winner = { $name }赢了
start-review = 复盘

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name }离开了。对局会保留。
live-back = { $name }回来了。

live-wins = 胜局：{ $count }
live-helped = { page-helped }
live-helped-mine = 你在本局用过帮助。

live-says = { $name }：{ $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = 悔棋×{ $count }
live-power-block = 封锁×{ $count }
live-power-pass = 继续

live-can-undo = 你可以悔棋。
live-can-block = 你可以封锁对方。
live-goes-on = { $seconds }秒后对局继续。
