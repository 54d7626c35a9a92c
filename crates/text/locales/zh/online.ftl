### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = 正在连接 { $address }。
net-lost = 连接断开；正在重连。
net-back = 已重新连接。
net-not-kept = 你的座位无法保留（{ $why }）：请不要离开。

net-no-folder = 没有存放它的文件夹
net-gone = 这局已不存在。
net-nonsense = 服务器和本程序无法互相理解。
net-watching = 你正在观战。
net-watchers = 观战：{ $count }

net-you = { $name }（你）
net-away = { $name }，离线

net-days = { $days }天 { $time }
net-unanswered = 服务器还没有回应。
net-ask-draw = { $name }提出求和。同意吗？
net-ask-undo = { $name }请求悔棋。同意吗？
net-ask-rematch = { $name }想再来一局。同意吗？
net-own-draw = 你已提出求和。
net-own-undo = 你已请求悔棋。
net-own-rematch = 你已邀请再来一局。
net-next-game = 下一局，交换先后手。

## Footers and the list of keys

net-short-leave = 离开
net-short-draw = 求和
net-short-resign = 认输
net-help-answer = 回答问题或提议
net-help-undo = 请求悔棋
net-help-draw = 提出求和
net-help-rematch = 邀请再来一局，交换先后手
net-help-leave = 离开；座位会为你保留

## Line by line

net-plain-watch = 你正在观战。输入 board（棋盘）听棋盘，help（帮助）了解更多，quit（退出）离开。
net-plain-over = 输入 rematch（再来一局）或 quit（退出）。
net-plain-no-question = 没有人问你什么。
net-plain-help =
    undo（悔棋）：请求悔你的上一步。draw（求和）：提出求和。yes（是）、no（否）：回答问题或提议。resign（认输）：结束对局，对方获胜。rematch（再来一局）：邀请再来一局，交换先后手。
    board（棋盘）：逐列读棋盘。column 4（列 4）：读一列。rows（行）：逐行读。picture（图）：用字母画出，x 是红，o 是黄。who（谁）：谁在下，谁在场，时钟。
    language en、language zh、help（帮助）、quit（退出）。你离开时座位会为你保留。
