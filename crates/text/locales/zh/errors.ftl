### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = 这不是一步棋
mistake-no-column = 没有第{ $column }列
mistake-column-full = 第{ $column }列已满
mistake-not-centre = 你的第一个子要下在中间列
mistake-no-power = 这套规则不允许
mistake-spent = 你的次数已用完
mistake-nothing-to-remove = 对方没有可移除的棋子
mistake-not-their-disc = 那里没有对方的棋子
mistake-not-your-disc = 第{ $column }列底部的棋子不是你的
mistake-no-draw = 棋盘满了才能宣布平局

## Why a move was not made

refusal-game-over = 对局已结束
refusal-not-now = 请先回答问题
refusal-could-win = 现在不能封锁：对方下一步就可能赢
refusal-no-question = 请先走一步
refusal-not-your-turn = 还没轮到你

## The same as whole sentences.

say-mistake-nonsense = 这不是一步棋。
say-mistake-no-column = 没有第{ $column }列。
say-mistake-column-full = 第{ $column }列已满。
say-mistake-not-centre = 你的第一个子要下在中间列。
say-mistake-no-power = 这套规则不允许。
say-mistake-spent = 你的次数已用完。
say-mistake-nothing-to-remove = 对方没有可移除的棋子。
say-mistake-not-their-disc = 那里没有对方的棋子。
say-mistake-not-your-disc = 第{ $column }列底部的棋子不是你的。
say-mistake-no-draw = 棋盘满了才能宣布平局。
say-refusal-game-over = 对局已结束。
say-refusal-not-now = 请先回答问题。
say-refusal-could-win = 现在不能封锁：对方下一步就可能赢。
say-refusal-no-question = 请先走一步。
say-refusal-not-your-turn = 还没轮到你。

## Moves and rules as a person writes them

moves-error = 第{ $number }步“{ $word }”：{ $why }
not-a-column = 这不是列
not-an-action = “{ $word }”不是一步棋：4 是下第4列（9之后是 a、b…），p4 是抽出，x42 是移除
names-no-column = “{ $word }”不是列

unknown-rule = 没有规则“{ $word }”：请以规则名开头（{ $names }），或用 { $examples } 这样的词
rule-value = “{ $word }”的值“{ $value }”无效：请用 { $takes }
rule-takes-number = 0到255的数字

rule-takes-or = { $before } 或 { $after }
board-no-cells = { $columns }×{ $rows }的棋盘没有格
board-too-big = { $columns }×{ $rows }的棋盘太大：列数 ×（行数 + 1）不能超过128
line-too-short = { $connect }子连线太短：至少要3子
line-too-long = { $connect }子连线比棋盘还长
lose-on-zero = violations 至少为1

## Boards of other programs

board-error-empty = 这段文字里没有棋盘
board-error-cell = 从上数第{ $row }行第{ $column }格：“{ $found }”不是格：请用 { $cells }

board-cells-openspiel = '.'、'x' 或 'o'
board-cells-kaggle = 0、1 或 2
board-error-ragged = 从上数第{ $row }行有{ $found }格，其他行有{ $expected }格
board-error-count = { $cells }格填不满{ $columns }×{ $rows }的棋盘
board-error-cut-off = 列表不完整：缺少右括号
board-error-size = 棋盘是{ $found }，但规则说是{ $wanted }
board-error-floating = 从上数第{ $row }行第{ $column }格：棋子悬在空格上方
board-error-counts = { $first }个 x 和{ $second }个 o：轮流下不可能这样
board-error-two-lines = 双方都有连线，但第一条连线就会结束对局
board-error-moved-on = { $side }早已连成一线，最后一个子之前对局就结束了

## Logs of events

replay-format = 日志格式是{ $found }，本程序读取的格式是{ $known }
replay-no-cause = 这里不可能发生这个事件
replay-refused = 这里不可能发生这个事件：{ $why }
replay-different = 按规则，这里发生的是另一件事：{ $event }
replay-cut-off = 日志在一步棋中间就断了
log-line = 第{ $line }行：{ $why }
log-too-long = 这一行太长
log-cut-off = 这一行不完整
log-not-json = 第{ $column }个字符：这不是 JSON：{ $message }
log-not-an-event = 这一行不该出现在日志里：{ $message }
log-no-game = 日志的第一行应是 {"{"}"game":…{"}"}，写明规则和玩家
too-many-games = 文件里的对局超过{ $most }局
no-game-here = 这里没有对局

## What happened, as a part of replay-different.

event-dropped = { $name }在第{ $column }列落子，落到 { $cell }
event-popped = { $name }从第{ $column }列抽出一个棋子
event-removed = { $name }移除 { $cell } 的棋子
event-violated = { $name }犯规：{ $mistake }
event-undo-offered = { $name }可以悔棋
event-undone = { $name }悔棋
event-block-offered = { $name }可以封锁{ $other }
event-blocked = { $name }封锁{ $other }，再走一步
event-turn = 轮到{ $name }

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner }以连线 { $cells } 获胜
outcome-misere = { $winner }获胜：{ $loser }连成了 { $cells }
outcome-full = 平局：棋盘已满
outcome-called = 平局：棋盘已满，宣布平局
outcome-agreed = 平局：双方同意
outcome-repetition = 平局：同一局面出现三次
outcome-long = 平局：对局太长
outcome-disqualified = { $winner }获胜：{ $loser }犯规太多
outcome-resigned = { $winner }获胜：{ $loser }认输
outcome-timed-out = { $winner }获胜：{ $loser }超时

## Records

record-place = 第{ $line }行第{ $column }个字符：{ $why }
record-cut-off = 棋谱不完整：{ $what }
record-ends-in-tag = 在标签中间结束
record-ends-in-comment = 在注释中间结束
record-ends-without-result = 结尾没有结果（1-0、0-1、1/2-1/2 或 *）
record-next-game = 还没写结果就开始了下一局
record-tag = 标签的格式是 [Name "value"]
record-stray = “{ $character }”不该在这里；无法读取变着
record-refused = “{ $word }”不能下：{ $why }
record-result = 写的结果是 { $claimed }，但按棋步应是 { $actual }

## Files

document-empty = 里面什么都没有
file-too-large = 文件大于{ $megabytes } MB
file-not-text = 第{ $line }行：文件的第{ $byte }个字节不是 UTF-8 文本
file-not-a-record = 文件已存在，但无法往里添加对局（{ $why }）
file-changed = 另一个程序改动了文件，所以不再动它
file-dangling-link = 文件是一个失效的链接
file-not-a-file = 这不是普通文件
file-read-only = 文件是只读的
export-name = 文件名必须以 .pgn、.jsonl、.png、.svg 或 .gif 结尾
only-a-board = 这只是棋盘，不是带棋步的对局
input-ended = 对局还没结束，输入就结束了
no-randomness = 系统不提供随机数

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = 没有这个文件或目录
io-permission = 没有权限
io-is-a-folder = 是目录
io-not-a-folder = 不是目录
io-exists = 文件已存在
io-full = 磁盘空间不足
io-read-only = 只读文件系统
io-in-use = 地址已被占用
io-refused = 连接被拒绝
io-timed-out = 连接超时
io-other = 系统报告：{ $message }

errors-and = { $before }；{ $error }

## Pictures and windows

picture-not-the-display = 点阵样式只用于7×6的棋盘；这个是{ $columns }×{ $rows }
picture-width = 图片宽度可为{ $least }到{ $most }像素，不能是{ $width }
picture-too-large = { $width }×{ $height }像素的图片太大；请改窄些
picture-too-long = 这局有{ $moves }步，做成{ $width }像素宽的动画太长了；请改窄些
picture-drawing = 无法绘制图片：{ $why }
picture-unwanted = 图片已取消
window-failed = 无法打开窗口：{ $why }
window-colours = 无法打开窗口：屏幕不是每像素24位
window-closed = 对局还没结束，窗口就关闭了

## The engine

coach-not-plain = 教练只懂没有抽底、反向和技能的对局
coach-over = 对局已结束
coach-unplayable = 第{ $column }列不能下
coach-too-hard = 这个局面离终局太远，证明不了什么
search-stopped = 搜索已停止
unknown-level = “{ $level }”不是级别：请用 random、1（入门）到 9（冠军）或 perfect
unknown-hardness = “{ $hardness }”不是 easy、medium、hard、devilish 之一
unknown-theme = “{ $theme }”不是主题：请用 { $themes } 之一
not-a-book = 这不是开局库
book-contradiction = 开局库自相矛盾：{ $discs }个子之后的评分{ $score }与其棋步得出的 { $moves } 不符
position-board = 棋盘要求列数 ×（行数 + 1）不超过128，连线至少3子
position-move = 第{ $number }步不能下

## The way to a server

client-host-not-found = 没有叫这个名字的计算机；请检查地址
client-connection-refused = 那里没有运行服务器
client-connection-failed = 无法连接：{ $why }
client-certificate-file = 无法读取 { $file } 中的证书：{ $why }
client-no-certificate = { $file } 中没有可用的证书
client-timed-out = 服务器没有及时回应
client-disconnected = 连接中断
client-closed = 服务器关闭了连接：{ $why }
client-server-down = 服务器出现故障（状态 { $status }）
client-policy-violation = 服务器拒绝了此客户端
client-no-such-game = 那里没有这局；可能已过期
client-seat-taken = 两个座位都有人了
client-refused = 服务器说：{ $message }
client-https-required = 此服务器只支持 https：请在地址前加 https://
client-invalid-response = 这不是本游戏的服务器，或者版本不同
address-form = 这不是对局的地址；地址的样子如 http://four.example:4444/g/7h2kq9wxyz
address-scheme = 地址必须以 http:// 或 https:// 开头
address-user = 地址不能包含用户名：请去掉 @ 前面的部分
address-host = “{ $host }”不是计算机的名称
address-port = “{ $port }”不是端口：1到65535
address-path = 地址必须以对局结尾，例如 /g/7h2kq9wxyz

## The store of a server

store-conflict = 对局已有变化
store-corrupt = 存储中有不是对局的内容：{ $why }
store-too-new = 数据库版本是{ $found }，本程序最高支持版本{ $known }
store-closed = 存储已关闭
store-foreign = 这是另一个程序的数据库
store-in-use = 另一个服务器正在使用此数据库
store-address = 这不是数据库的地址：{ $why }
store-unreachable = 无法连接数据库：{ $why }
store-password = 数据库不接受此用户或密码：{ $why }
store-no-database = 没有这个数据库：{ $why }
store-rights = 数据库用户没有此权限：{ $why }
store-replaced = 数据库文件在使用中被删除或替换
store-unavailable = 无法保存：{ $why }
store-unknown = 不确定是否已保存：{ $why }
store-database = 数据库报告：{ $message }
store-entry = 对局的第{ $number }条记录不可能发生：{ $why }
bus-address = 这不是 NATS 服务器的地址：{ $why }
bus-scheme = NATS 服务器的地址以 nats:// 或 tls:// 开头，例如 nats://host:4222
bus-unreachable = 无法连接 NATS 服务器：{ $why }
bus-refused = NATS 服务器不接受此用户或密码：{ $why }
unknown-database = “{ $address }”不是本程序支持的数据库：请用 sqlite:PATH 或 postgres://…
