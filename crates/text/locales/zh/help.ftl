### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = 用法：
help-heading-commands = 命令：
help-heading-arguments = 参数：
help-heading-options = 选项：

## four

help-about = 四子棋：两人同机对弈，或一人对电脑
help-plain = 逐行模式，适合屏幕阅读器和简单终端
help-after =
    不带命令时，four 显示主界面：按两次 Enter 就开始下棋。

    示例：
      four play --level 5             和电脑下
      four play --two                 两人共用一个键盘
      four serve                      和朋友在浏览器里下
      four join URL                   用链接加入对局
      four classic solo               和电脑下
      four classic duel               双人，主持人爱开玩笑
      four show 44535                 画出这些棋步之后的局面
      four show game.pgn --step       逐步看一局棋
      four draw 44535 -o board.png    生成图片
      four draw game.pgn -o game.gif  把对局做成动画
      four check game.pgn             这份棋谱对吗？
      four show game.pgn --as log     把棋谱转成事件日志
      four solve 4453 --all           每一列值多少？
      four hint 444541155             这里该下哪里，为什么
      four review game.pgn            哪里下错了，为什么？
      four puzzle                     做一道谜题
      four learn                      学一课

    棋步是列号，从左边1数起：44535。9之后是 a、b、c…。

## Shared options

help-arg-help = 显示帮助
help-arg-version = 显示版本
help-arg-language = 语言，例如 en 或 zh [默认：系统语言]
help-arg-rules = 规则，用于文件没有写明时：见 four rules
help-arg-at = 到这么多步为止；悔棋、封锁和犯规也算
help-arg-game = 文件里的第几局
help-arg-threads = 搜索用多少线程；0 表示每核一个
help-arg-table = 已知局面表占多少 MB
help-arg-seed = 让所有随机选择可以重现
help-arg-plain = 逐行，不用图形：适合屏幕阅读器、管道和简单终端
help-arg-db = 数据库，例如 sqlite:games.db 或 postgres://user:password@host/name [默认：你的数据目录里的文件]
help-arg-bus = NATS 服务器，连接共用一个 PostgreSQL 数据库的多个服务器，例如 nats://host:4222
help-arg-what = 棋步，例如 4453；或含棋谱、日志或棋盘的文件；- 表示标准输入

## four play

help-play = 和电脑下，或两人在本机下
help-play-after =
    没写的选项沿用主界面上的选择。每一步都会马上保存。

    示例：
      four play --level 5             强一点的对手
      four play --two                 两人在本机下
      four play --rules popout        用别的规则：见 four rules
      four play --size 9x7            用别的棋盘
      four play --plain               逐行，适合屏幕阅读器和管道
      four play --continue            接着下上一局
help-play-rules = 规则，见 four rules [默认：主界面上的选择]
help-play-level = 电脑有多强：random、1（入门）到 9（冠军）、perfect [默认：主界面上的选择]
help-play-as = 你先下还是后下 [默认：主界面上的选择]
help-play-as-first = 你先下
help-play-as-second = 电脑先下
help-play-size = 棋盘大小，列数 × 行数
help-play-two = 两人在本机下，没有电脑
help-play-names = 玩家的名字
help-play-continue = 接着下上一局

## four serve

help-serve = 为浏览器提供游戏：用链接和朋友下，任何设备都行
help-serve-after =
    在浏览器里打开地址，开一局，把链接发给朋友。

    示例：
      four serve                        只供本机
      four serve --addr 0.0.0.0:4444    供本网络所有人；显示手机用的二维码
      four serve --db sqlite:games.db   对局存在这个文件里
      four serve --db postgres://four@db/four --bus nats://bus   多个服务器之一

    每个选项也可以用环境变量设置：--addr 是 FOUR_ADDR，--db 是 FOUR_DB，依此类推。
help-serve-addr = 在哪里监听；端口 0 表示任选空闲端口
help-serve-connections-per-address = 每个地址的同时连接数
help-serve-connections = 总的同时连接数
help-serve-games-per-address = 每个地址每小时可开的局数
help-serve-requests-per-second = 每个地址每秒的请求数
help-serve-messages-per-second = 每个连接每秒的消息数
help-serve-analyses-per-minute = 每个地址每分钟可分析的局面数
help-serve-timeout-seconds = 客户端发送请求最多用多少秒
help-serve-keep-days = 对局最后一次变化后保留多少天
help-serve-keep-waiting-days = 只有一位玩家的对局保留多少天
help-serve-threads = 供电脑和教练思考的线程数 [默认：与本机的线程数相同]
help-serve-behind-proxy = 由前面的代理说明客户端是谁（X-Forwarded-For、X-Forwarded-Proto）
help-serve-allowed-host = 只响应对此主机名的请求；可用逗号隔开或重复给出多个 [默认：全部]
help-serve-metrics-token = 只向以此为 bearer token 的客户端显示 /metrics [默认：只对本机]
help-serve-log = 如何写日志（写到标准错误）
help-serve-log-text = 给人看
help-serve-log-json = 给程序看，每行一个对象
help-serve-log-level = 写多少日志
help-serve-log-level-warn = 不该发生的事
help-serve-log-level-info = 还有对局的开始和结束
help-serve-log-level-debug = 还有每个请求

## four join

help-join = 用链接加入服务器上的对局
help-join-after =
    你坐空着的座位；两个座位都有人时，你就观战。可以随时离开再回来：座位会为你保留。
    连接中断时，程序会自动重连。

    示例：
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    下这一局
      four join four.example/g/7h2kq9wxyz --name Lan     告诉对方你的名字
      four join four.example/g/7h2kq9wxyz --watch        只观战
      four join four.example/g/7h2kq9wxyz --plain        逐行，适合屏幕阅读器和管道

    https 地址的信任方式和浏览器一样；SSL_CERT_FILE 可指定含其他证书颁发机构的文件。
help-join-url = 对局链接，和浏览器里显示的一样
help-join-name = 你的名字 [默认：你上一局在这里用的名字]
help-join-watch = 只观战，即使有空座位或有你的座位

## four admin

help-admin = 管理服务器上的对局：列出、显示、导出、删除、检查、备份、恢复
help-admin-after =
    除 restore 外，这些都可以在服务器使用同一数据库时进行。

    示例：
      four admin list                   最近有变化的对局
      four admin show 7h2kq9wxyz        一局，以及发生的一切
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         全部内容的副本
      four admin restore copy.db        把副本恢复成数据库
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = 列出对局，最近有变化的在前
help-admin-list-most = 最多列出多少
help-admin-show = 显示一局，以及桌上发生的一切
help-admin-show-game = 对局编号，和地址里的一样
help-admin-export = 把一局输出为棋谱或事件日志
help-admin-export-game = 对局编号，和地址里的一样
help-admin-export-json = 输出为 JSON 行
help-admin-delete = 永久删除一局
help-admin-delete-game = 对局编号，和地址里的一样
help-admin-backup = 把数据库复制到新文件，服务器使用时也可以
help-admin-backup-to = 新文件
help-admin-restore = 用备份建立数据库；必须还没有数据库
help-admin-restore-from = 备份
help-admin-check = 读取每一局并检查文件
help-admin-move = 把所有对局复制到另一个数据库，例如从 SQLite 到 PostgreSQL；请先停止服务器
help-admin-move-from = 存有对局的数据库
help-admin-move-to = 接收对局的数据库

## four classic

help-classic = 玩五个经典模式之一
help-classic-name = 哪个模式；不写则列出全部
help-classic-record = 把对局存到此文件：.jsonl 是事件日志，其他是棋谱。文件里已有的对局会保留
help-classic-save = 把 bitmap 对局的最终图片写到此文件，文件名必须以 .png 结尾
help-classic-scale = 把 bitmap 对局的窗口放大多少倍

## four show, four draw, four check

help-show = 画出局面，或逐步看一局棋
help-show-step = 逐步看这局；在终端里按键看下一步
help-show-as = 用其他形式输出
help-show-as-picture = 用文字画的棋盘
help-show-as-moves = 下过的列：4453
help-show-as-record = PGN 语法的棋谱
help-show-as-log = JSON 行的事件日志
help-show-as-openspiel = 用 . x o 逐行表示的棋盘
help-show-as-kaggle = 用 0、1、2 的列表表示的棋盘
help-draw = 为局面生成图片，或为对局生成动画
help-draw-after = 例如：four draw 4453 -o board.png，或 four draw game.pgn -o game.gif --theme dark
help-draw-output = 写到哪里：以 .png、.svg、.gif 或 .txt 结尾的文件；- 表示标准输出。不写则在终端显示文本
help-draw-format = 写什么格式，用于文件名没有说明时
help-draw-format-png = 像素
help-draw-format-svg = 矢量图，任何大小都清晰
help-draw-format-gif = 整局的动画
help-draw-format-txt = 字母，或加 --colour 用半块字符
help-draw-look = 样式
help-draw-look-modern = 美观的棋盘，任何大小
help-draw-look-bitmap = 经典 bitmap 模式的显示屏
help-draw-theme = 浅底深色，或深底浅色 [默认：light]
help-draw-size = 多少像素宽；GIF 约为此宽 [默认：700；GIF 400，文本72或放得下的宽度]
help-draw-colour = 文本用彩色半块字符，不用字母
help-check = 检查棋谱，说明哪里有什么错
help-check-files = 含棋谱、日志或棋盘的文件；- 表示标准输入

## four solve

help-solve = 求局面的完美结果，每行一个
help-solve-after =
    输出每个局面和它的评分。从标准输入每行读一个：空格之后的内容忽略，空行是空棋盘，
    每读一行就先输出答案，再读下一行。

    轮到下棋的一方赢时评分为正，输时为负。数值越大，对局结束得越早：
    用自己的最后一个子获胜是1，用倒数第二个子获胜是2。平局是0。

    示例：
      four solve 4453                谁赢，多快
      four solve 4453 --all          每列的评分；满列用 . 表示
      four solve --board 9x5 < file  别的棋盘；第9列之后是 a、b、c…
help-solve-positions = 局面，例如 4453；不写则从标准输入读取
help-solve-all = 每一列的评分
help-solve-weak = 只说谁赢：1、0 或 -1
help-solve-board = 棋盘大小，列数 × 行数
help-solve-connect = 几子连线获胜
help-solve-no-book = 开局也靠搜索，不查开局库
help-solve-stats = 附上搜索的局面数和所用微秒数

## four hint and four review

help-hint = 说明某个局面该下哪里，为什么
help-hint-after =
    没有抽底、反向和技能时，每句话都由求解器证明。有这些规则时，或棋盘太大、离终局还远而
    无法证明时，只是估计：程序会往前看大约一秒。

    示例：
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language zh
help-hint-what = 棋步，例如 4453；或含棋谱、日志或棋盘的文件；- 表示标准输入；不写表示空棋盘
help-hint-verbose = 所有理由、陷阱和评分
help-hint-json = 给程序用：以 JSON 输出论断和评分
help-review = 复盘一局：每步多好，在哪里转折，为什么
help-review-after = 例如：four review 4453627，或 four review game.pgn --json
help-review-what = 棋步，例如 4453627；或含棋谱或日志的文件；- 表示标准输入
help-review-verbose = 每步的所有理由，并画出失误处的棋盘
help-review-json = 给程序用：以 JSON 输出评价和论断
help-review-interactive = 在屏幕上逐步看，并试下别的棋步

## four puzzle

help-puzzle = 做谜题：达到目标，例如2步取胜
help-puzzle-after =
    用列号回答；答错了会告诉你原因，然后再试。对方总是尽力应对，直到你达到目标。
    每道谜题都已证明只有一个正确的第一步。? 显示答案，q 退出。

    示例：
      four puzzle                     一道谜题
      four puzzle 17                  这个编号的谜题
      four puzzle --daily             今天的谜题：周一简单，周日魔鬼级
      four puzzle --hardness easy     小孩也能解的题
      four puzzle --theme stacked     两个威胁叠在一起的题
      four puzzle -n 100 --list       一百道，每行一道：编号、棋步、目标、主题、答案、子数、等级分
help-puzzle-id = 谜题编号
help-puzzle-theme = 主题：win-in-one、win-in-two、win-in-three、win-in-more、double-threat、stacked、cell-above、defend、zugzwang、follow-up、save-draw
help-puzzle-hardness = 有多难看出来：easy、medium、hard、devilish
help-puzzle-daily = 今天的谜题
help-puzzle-count = 多少道
help-puzzle-seed = 在符合条件的题中选哪些：同样的数字选出同样的题
help-puzzle-solution = 直接显示答案，不提问
help-puzzle-list = 每行一道：编号、棋步、目标、主题、答案、子数、等级分
help-puzzle-json = 给程序用：每行一道，JSON 格式

## four learn

help-learn = 学一课，或从一局的失误中学习
help-learn-after =
    不带参数时列出课程。上课时用列号回答；? 显示该下的棋，q 退出。你学完了什么、
    常漏看什么，都记在本机上，和设置放在一起。

    示例：
      four learn                      课程列表
      four learn double-threat        这一课
      four learn --mistakes game.pgn  先手最差的几步，做成谜题
help-learn-lesson = 课程名
help-learn-mistakes = 把这局的失误做成谜题
help-learn-second = 后手的失误
help-learn-json = 给程序用：以 JSON 输出全部课程、一课或失误

## four book, four bench, four match

help-book = 生成求解器的开局库，或检查它
help-book-build = 求解标准棋盘的所有开局。做完的部分会保留，再次运行同一命令即可继续
help-book-build-discs = 最多多少个子
help-book-build-output = 开局库写到哪里；未完成的部分存在 FILE.part
help-book-verify = 检查开局库的评分是否互相一致，并重新求解其中一些局面
help-book-verify-file = 开局库；不写则用本程序自带的
help-book-verify-sample = 重新求解多少个局面
help-book-verify-seed = 选哪些
help-bench = 测量求解器在本机上有多快
help-bench-seed = 选哪些局面：同样的数字选出同样的局面
help-bench-count = 每组多少个局面
help-bench-games = 不用各组，改用这么多局里每个局面的每一列，以及完美玩家的选择，使用开局库
help-match = 让两个级别对弈多局，看强弱相差多少
help-match-after =
    双方轮流先下。例如：
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = 第一个级别：random、1（入门）到 9（冠军）、perfect
help-match-second = 第二个级别
help-match-games = 多少局
help-match-seed = 选哪些对局：同样的数字得到同样的对局
help-match-threads = 同时下多少局；0 表示每核一局
help-match-show = 还输出每局的棋步
help-match-rules = 所用的规则：见 four rules

## four engine

help-engine = 为另一个程序下棋，通过标准输入输出用 UGI（或 UCI）交流
help-engine-after =
    这些参数是协议选项 Level、Rules、Seed、Threads 和 Hash 的初始值。

      position startpos [moves 4 4 p3 …]   4 落子，p4 抽出，x42 移除；undo、keep、block、pass。
                                           4453 是四步。没写的问题按“否”回答
      position fen ROW/ROW/… [moves …]     用 . x o 表示的行，最上面一行在前
      go movetime MS | p1time MS … | infinite
                                           按级别下，但不超过这个时间
      go depth N | nodes N                 到这个深度或局面数，与级别无关
      go                                   按级别下
      query gameover | p1turn | result     用 response … 回答

    搜索中收到 go 会先停止那次搜索。评分是分数（cp），或到终局的步数，双方合计（mate）。
    已证明的平局评分为0。

    例如：printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = 有多强：random、1（入门）到 9（冠军）、perfect
help-engine-seed = 让所有随机选择可以重现；0 表示每局选择不同

## four rules, four completions, four man

help-rules = 列出规则，以及如何定制自己的规则
rules-named = 有名称的规则：
rules-own =
    也可以定制：以规则名开头，或不写规则名。各词之间用空格或逗号隔开：

      9x7            大小，列数 × 行数；列数 ×（行数 + 1）不能超过128
      connect=5      几子连线获胜，最少3
      popout         不落子，改为从最底行抽出自己的棋子
      misere         连成一线者输
      centre-first   双方的第一个子下在中间；anywhere：可以下在任何地方
      undo=3         每方可悔棋几次
      undo-from=…    从哪一步起可以悔：first、second、own-second
      settle=…       before-undo：获胜立即算数；after-undo：获胜也可以悔
      block=1        每方可让对方跳过几个回合
      remove=1       每方可移除对方棋子几次
      violations=3   第三次犯规判负；forgiven：犯规不罚

    例如：four show 4455 --rules '9x7 connect=5'，或 --rules popout,6x5
help-completions = 输出 shell 的自动补全
help-completions-after = 例如：four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = 哪种 shell
help-man = 输出手册页
help-man-after = 例如：four man > four.1 && man ./four.1
help-man-command = 此命令的手册页

## four help

help-help = 显示此信息或指定子命令的帮助
help-help-command = 要说明的命令

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ADDRESS
help-value-code = CODE
help-value-command = COMMAND
help-value-database = DATABASE
help-value-file = FILE
help-value-form = FORM
help-value-format = FORMAT
help-value-game = GAME
help-value-hardness = HARDNESS
help-value-host = HOST
help-value-level = LEVEL
help-value-log = LOG
help-value-look = LOOK
help-value-moves = MOVES
help-value-name = NAME
help-value-options = OPTIONS
help-value-pixels = PIXELS
help-value-rules = RULES
help-value-shell = SHELL
help-value-side = SIDE
help-value-theme = THEME
help-value-token = TOKEN
help-value-url = URL
