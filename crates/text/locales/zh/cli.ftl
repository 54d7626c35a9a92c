### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }：{ $why }
cli-no-command = 没有这个命令；见 four --help
cli-line = 第{ $number }行：{ $why }
cli-no-file = { $why }（也没有叫这个名字的文件）
cli-neither = 这既不是文件，也不是 4453 这样的棋步
cli-no-game = 没有第{ $number }局：文件里有{ $count }局
cli-no-move = 没有第{ $number }步：这局有{ $count }步
cli-board-to-review = 这只是棋盘，没有棋步可以复盘；请试 four hint
cli-board-to-animate = 这只是棋盘，没有棋步可以做成动画
cli-board-without-moves = 从棋盘看不出之前的棋步
cli-more-than-drops = 这局不只有落子，无法只用列号表示；请试 --as record
cli-size = 大小要写成“列数x行数”，例如 9x5
cli-too-many-names = 只有两位玩家：请给一个或两个名字
cli-not-perfect = 用这套规则和棋盘，电脑无法完美对弈：请用 random 或 1–9
cli-too-long = 作为一局棋太长了
cli-not-utf8 = 这不是 UTF-8 文本
cli-game-over = 对局已结束：{ $outcome }
cli-range = { $least }到{ $most }的数字

## four draw

draw-name = 图片文件名要以 .png、.svg、.gif 或 .txt 结尾
draw-terminal = 终端不能显示这种文件；请用 -o 指定文件名
draw-over-game = 图片会覆盖它所依据的对局文件
draw-contradiction = --format 与文件名互相矛盾
draw-say-format = 请用 --format 选择格式：png、svg、gif 或 txt
draw-colour = --colour 只用于文本
draw-bitmap-formats = 点阵样式只用于 .png 和 .txt；.svg 和 .gif 用现代样式
draw-bitmap-size = 点阵样式只有一种大小
draw-bitmap-theme = 点阵样式只有一种主题

## four classic

classic-solo-letters = 你（Y）对随机选列的电脑（R）
classic-list = 经典模式：
classic-how = 这样玩：four classic NAME
classic-no-mode = 没有这个模式；可用的有 { $names }
classic-only-bitmap = 只有 bitmap 的图片可以保存或缩放
classic-picture-name = 图片文件名必须以 .png 结尾
classic-same-file = 棋谱和图片不能是同一个文件
classic-leave = 按 Enter 或关闭窗口即可离开
classic-not-saved = 对局继续，但没有保存：{ $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name }（{ $letter }）
show-player-colour = { $name }（{ $side }，{ $letter }）
show-heading = { $first } 对 { $second }：{ $rules }
show-step = { $number }. { $story }
show-next = 任意键：下一步。q：停止。
show-stands = 不悔棋。{ $outcome }
show-turn = 轮到{ $side }（{ $letter }）。
show-may-undo = { $side }（{ $letter }）可以悔棋。
show-may-block = { $side }（{ $letter }）可以封锁{ $other }。

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name }在第{ $column }列落子，落到 { $cell }。
say-event-popped = { $name }从第{ $column }列抽出一个棋子。
say-event-removed = { $name }移除 { $cell } 的棋子。
say-event-violated = { $name }犯规：{ $mistake }。
say-event-undone = { $name }悔棋。
say-event-blocked = { $name }封锁{ $other }，再走一步。
say-outcome-line = { $winner }以连线 { $cells } 获胜。
say-outcome-misere = { $winner }获胜：{ $loser }连成了 { $cells }。
say-outcome-full = 平局：棋盘已满。
say-outcome-called = 平局：棋盘已满，宣布平局。
say-outcome-agreed = 平局：双方同意。
say-outcome-repetition = 平局：同一局面出现三次。
say-outcome-long = 平局：对局太长。
say-outcome-disqualified = { $winner }获胜：{ $loser }犯规太多。
say-outcome-resigned = { $winner }获胜：{ $loser }认输。
say-outcome-timed-out = { $winner }获胜：{ $loser }超时。

## four check

check-game = { $file }：第{ $number }局：{ $rules }，{ $moves ->
   *[other] { $moves }步
}，{ $standing }
check-board = { $file }：{ $columns }×{ $rows }的棋盘，{ $standing }
check-turn = 轮到{ $side }

## four hint and four review

hint-outlook = 轮到{ $side }（{ $letter }）：{ $outlook }。
hint-column = 第{ $column }列最佳。
hint-as-good = 同样好：{ $columns }
hint-more = （加 --verbose 看更多。）
hint-scores = 从左起的评分：{ $scores }
hint-only = 轮到{ $side }（{ $letter }）：{ $action }，这是唯一的走法。
hint-wins = 轮到{ $side }（{ $letter }）：往前看{ $depth }步，目前看来最佳是{ $action }；{ $moves }步内获胜。
hint-loses = 轮到{ $side }（{ $letter }）：往前看{ $depth }步，目前看来最佳是{ $action }；{ $moves }步内落败。
hint-points = 轮到{ $side }（{ $letter }）：往前看{ $depth }步，目前看来最佳是{ $action }；大约值{ $points }分。
hint-line = 我预计的下法：{ $moves }
review-curve = { $side }的局势：{ $curve }
review-estimate = 写着“目前看来”的地方来不及证明，只是估计。
review-turning = 转折点：第{ $number }步，{ $name }：{ $before } → { $after }
review-no-turning = 没有哪一步改变了结果。
review-win = 赢
review-draw = 平
review-loss = 输
review-count = { $grade }{ $count }步
review-counts = { $name }：{ $counts }
progress-thinking = 思考中
progress-review = 已复盘{ $done }步，共{ $count }步

## four puzzle

puzzle-prompt = 你下哪一列（? 看答案，q 退出）：{" "}

## four solve, four bench, four match

progress-solve = 第{ $number }行：已搜索{ $nodes }个局面，评分在{ $lower }到{ $upper }之间
progress-games = 正在生成{ $count }局
progress-bench = 正在生成并求解：{ $name }
bench-games = { $count }局的{ $positions }个局面，种子{ $seed }，线程：{ $threads }，{ $megabytes } MB，用开局库：
bench-every-column = 所有列
bench-choice = perfect 的选择
bench-median = 中位数
bench-percent = { $percent }%
bench-longest = 最长
bench-sets = 每组{ $count }个局面，种子{ $seed }，{ $threads ->
   *[other] { $threads }个线程
}，{ $megabytes } MB，不用开局库
bench-set = 组
bench-time = 平均时间
bench-nodes = 平均节点
bench-speed = 每秒节点
bench-wrong = 先得到{ $found }，后得到{ $score }
progress-match = { $one } 对 { $two }：已下{ $done }局，共{ $count }局
match-heading = { $one } 对 { $two }，{ $games ->
   *[other] { $games }局
}，规则 { $rules }，种子{ $seed }：
match-first = 先手
match-second = 后手
match-all = 合计
match-tally = { $wins }胜，{ $ties }平，{ $losses }负，{ $score }%
match-elo = { $elo }，95% 在{ $least }到{ $most }之间
match-no-elo = 未知，因为一方赢了所有对局
match-time-of = { $level } 的用时
match-times = 中位数{ $median } ms，99% { $most } ms，最长{ $longest } ms

## four book

book-resume = 继续 { $file }：已求解{ $done }个局面，共{ $count }个。
book-start = 要求解{ $count }个局面，各有{ $discs }个子。
book-other-draft = { $why }（{ $discs }个子）
progress-book = 已求解{ $done }个局面，共{ $count }个，大约还要{ $minutes }分钟
book-made = { $file }：{ $count }个局面，{ $bytes }字节
book-fits = { $discs }个子以内的{ $count }个局面互相一致。
progress-verify = 已重新求解{ $done }个，共{ $count }个
book-wrong = 开局库有误：一个{ $discs }子局面的评分是{ $found }，应为{ $score }
book-verified = { $count }个{ $discs }子局面中重新求解了{ $sample }个：都与开局库一致。

## four serve and four admin

serve-listening = 正在监听 { $url }
serve-network = 在本网络中：{ $url }
serve-stop = 按 Ctrl-C 停止。
serve-no-home = 没有存放对局的主目录；请用 --db sqlite:PATH
serve-no-database = 没有这个数据库
serve-not-a-file = backup 和 restore 只用于 SQLite 文件；PostgreSQL 请用它自己的 pg_dump 和 pg_restore
serve-bus-alone = 总线连接共用一个 PostgreSQL 数据库的多个服务器；请同时用 --db postgres://…
serve-not-built-in = 本程序编译时未包含 PostgreSQL 和 NATS
admin-no-game = 没有这一局
admin-exists = 已存在
admin-deleted = 已删除 { $game }。
admin-copied = 已复制到 { $file }。
admin-restored = 已恢复 { $file }。
admin-checked = 对局：{ $games }，记录：{ $entries }。全部可读。
admin-moved = 对局：{ $games }，记录：{ $entries }。全部已在另一个数据库中。
admin-same-database = 两者是同一个数据库
admin-different = 另一个数据库里有相同编号的另一局
admin-newer = 更新版本的程序改动过这局；请用那个版本来迁移
admin-unknown = 只有更新版本的程序才懂的内容：{ $what }
admin-damaged = 文件已损坏：{ $why }
admin-unreadable = 无法读取的对局：{ $games }
admin-game = { $first } – { $second }，{ $rules }：{ $standing }
admin-waiting = 等待中
admin-moves = { $moves }步
admin-opened = 新建：{ $first } – { $second }，{ $rules }
admin-joined = { $side }：“{ $name }”入座
admin-played = { $side }：{ $action }
admin-agreed = 双方同意平局
admin-time-up = { $side }：超时
admin-offers = { $offer ->
    [draw] { $side }方求和
    [undo] { $side }方请求悔棋
   *[rematch] { $side }方邀请再来一局
}
admin-declines = { $offer ->
    [draw] { $side }方拒绝求和
    [undo] { $side }方拒绝悔棋
   *[rematch] { $side }方拒绝再来一局
}
admin-took-back = 应{ $side }请求，悔棋到第{ $number }步
admin-helped = { $side }请教了教练
admin-rematch = 再来一局：{ $game }
admin-free = （空）
admin-human = “{ $name }”
admin-computer = 电脑 { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = 这一行太长
engine-unknown = 未知命令“{ $line }”
engine-unknown-query = 未知查询“{ $query }”
engine-ignored = 已忽略：{ $words }
engine-setoption = 用法：setoption name NAME value VALUE
engine-no-option = 没有选项“{ $name }”
engine-position = 局面是 startpos，或 fen 加上 ..../.o../xx.. 这样的行
engine-not-moves = 应为 moves，而不是“{ $word }”
engine-move = 第{ $number }步：{ $why }
engine-move-refused = 第{ $number }步“{ $action }”：{ $why }
engine-author = 四子棋项目

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = 这不是整数，或者太大
cli-address = 地址是数字加端口，例如 127.0.0.1:4444
parse-error = 错误：{ $message }
parse-tip = {"  "}提示：你是不是想输入“{ $word }”？
parse-usage = 用法：{ $usage }
parse-more = 更多信息请试 --help。
parse-no-value = “{ $argument }”需要一个值，但没有给出
parse-bad-value = “{ $argument }”的值“{ $value }”无效：{ $why }
parse-not-one-of = “{ $argument }”的值“{ $value }”无效：请用 { $values } 之一
parse-too-many = “{ $argument }”的值“{ $value }”是多余的
parse-unknown-argument = 未知参数“{ $argument }”
parse-unknown-command = 未知子命令“{ $command }”
parse-conflict = 参数“{ $argument }”不能与“{ $other }”同时使用
parse-twice = 参数“{ $argument }”不能使用多次
parse-missing = 缺少必需的参数：{ $arguments }

## After the text of an option in --help.

cli-default = [默认：{ $value }]
cli-variable = [环境变量：{ $name }]
cli-values = [可选值：{ $values }]
