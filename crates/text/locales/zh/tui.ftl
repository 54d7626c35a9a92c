### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = 继续上一局
play-computer = 和电脑下棋
two-players = 本机双人
puzzles = 谜题
classics = 经典模式
rules = 规则
settings = 设置
quit = 退出
start = 开始
back = 返回

level = 级别

begins = 先手
rule-set = 规则

size = 棋盘
first-name = 红方名字
second-name = 黄方名字
your-name = 你的名字

name-prompt = 输入名字，或留空
the-computer = 电脑
language-setting = 语言
theme = 主题
theme-classic = 经典
theme-dark = 深色
theme-contrast = 高对比度
theme-colour-blind = 色盲友好

motion = 落子动画

bell = 铃声
coach = 教练
scores = 各列评分
scores-off = 关
scores-numbers = 数字
scores-bars = 条形
scores-both = 数字和条形

warn = 提醒我

power-time = 悔棋和封锁
power-time-seconds = { $seconds }秒
power-time-ask = 每次都问

on = 开
off = 关
own-rules = 自定规则，例如：9x7 connect=5
plays-by = 按 Enter 用这套规则下。
classic-duel = 双人，三次警告，三次悔棋，主持人很爱开玩笑
classic-solo = 你对随机选列的电脑
classic-powers = 两位有名字的玩家，首子居中，悔棋×3，封锁×1，移除×1
classic-bitmap = 双人，512×512像素屏，旁边是控制台
classic-lc3 = 双人，6×6棋盘，与2019年的程序逐字节一致
review-this = 复盘这局
still-looking = 还在分析棋步。
classics-about = 五个老程序，原汁原味。
come-back = 按 Enter 回到游戏。

## At the board

ask-undo = { $who ->
    [you] 悔棋吗？（还剩{ $count }次） y/n
   *[other] { $who }：悔棋吗？（还剩{ $count }次） y/n
}
ask-block = { $who ->
    [you] 封锁对方一回合吗？（还剩{ $count }次） y/n
   *[other] { $who }：封锁对方一回合吗？（还剩{ $count }次） y/n
}

ask-quit = 退出程序吗？

ask-powers = { $who ->
    [you] 你有{ $seconds }秒：{ $keys }
   *[other] { $who }，{ $seconds }秒：{ $keys }
}
ask-key-undo = { $key } 悔棋×{ $count }
ask-key-block = { $key } 封锁×{ $count }
aim-remove = 移除哪个棋子？方向键加 Enter，或点击；Esc 取消
aim-pop = 从哪一列抽出？数字，或方向键加 Enter；Esc 取消

score-line = { $first }：{ $first-won }，{ $second }：{ $second-won }
score-line-ties = { $first }：{ $first-won }，{ $second }：{ $second-won }，平局：{ $ties }
moves = 棋步

sure = 下第{ $column }列，确定吗？{ $why }

alarm-win = { $who ->
    [you] 你现在就能赢。看到了吗？
   *[other] { $who }现在就能赢。
}
alarm-loss = { $count ->
   *[other] 小心：{ $who }能在第{ $columns }列取胜。
}

attack-works = 现在第{ $column }列的攻势成立了。
attack-stopped = { $who ->
    [you] 你化解了第{ $column }列的攻势。
   *[other] { $who }化解了第{ $column }列的攻势。
}

more-pages = w：继续读（{ $page }/{ $pages }）
last-page = w：收起（{ $pages }/{ $pages }）

allowed-columns = { $count ->
   *[other] 现在只能下第{ $columns }列。
}
threats = 威胁
hint = 提示

short-hint = 提示
short-coach = 教练
short-why = 原因
short-keys = 按键
short-menu = 菜单
short-back = 返回
short-quit = 退出
short-search = 搜索
short-review = 复盘
short-play-on = 接着下
short-turning = 转折点
short-hardness = 难度
no-hint = 轮到电脑时没有提示。
looking = 分析中
nothing-back = 没有可悔的棋。
nothing-again = 没有可恢复的棋。
undo-by-rules = 按这套规则，只能在刚下完时悔棋。
answer-first = 请先回答：y 或 n。
computers-turn = 轮到电脑。
not-saved = 无法保存（{ $why }）；对局继续。
resume = 回到对局
play-again = 恢复
to-title = 回到主界面
rematch-question = 再来一局？
short-rematch = 再来一局
short-drop = 落子
short-remove = 移除
short-pop = 抽出
short-solution = 答案
short-next = 下一个
short-before = 上一个
short-after = 下一个
short-export = 另存为
short-undo = 悔棋
short-block = 封锁
short-go-on = 继续
short-scores = 评分
picture = 显示真正的图片（终端支持时）
no-picture = 此终端不能显示图片。

## Puzzles

any = 任意

## Learn: lessons, puzzles, mistakes, statistics

learn = 学习
daily-puzzle = 每日谜题
mistakes = 从失误中学习
statistics = 你的统计
all-themes = 全部主题
about-lessons = 你已学完{ $done }课，共{ $count }课。
about-next-lesson = 下一课：{ $title }
about-puzzles = 你的谜题等级分是{ $rating }。{ $given }题中有{ $solved }题一次答对。← → 选主题。
about-daily = 每天一题，人人相同。
about-daily-done = 今天的题你已经做过了。明天有新题。
about-mistakes = 为上一局最糟的几步找出更好的下法。
about-statistics = 你的对局、准确率，以及接下来该学什么。
no-finished-game = 先下完一局吧。
your-rating = 等级分{ $rating }
your-rating-rose = 等级分{ $rating } ▲
your-rating-fell = 等级分{ $rating } ▼
looking-for-mistakes = 正在找你的失误
no-mistakes = 这局里你没有失误，也没有严重失误。下得好！

puzzle-streak = 连对{ $count }题
short-mistakes = 失误
keys-mistakes = 为失误找出更好的下法

stats-against = 对手：{ $level }
stats-score = { $won }胜{ $lost }负{ $drawn }平
stats-games = 对电脑的局数
stats-none = 暂无
stats-accuracy = 最近几局的准确率
stats-level = 适合你的级别
stats-puzzles = { $given }题中{ $solved }题一次答对
stats-rating = 谜题等级分
stats-overlooked = 你常漏看
stats-lesson = 下一课
percent = { $number }%

## How to play, and the words of the game: cards with a board

how-to-play = 怎么玩
words = 游戏术语
about-how-to-play = 几张图看懂规则。
about-words = 威胁、迫移、等待步：看图了解教练的意思。对局中按 i 键。
keys-words = 讲解游戏术语
keys-next-card = 继续读
keys-cards = 上一张或下一张
how-drop = 落子
how-drop-about = 红方和黄方轮流下。你选一列，棋子落到最低的空格。
how-stack = 一个叠一个
how-stack-about = 同一列的下一个子落在上面。一列满了，就选别的列。
how-across = 横四连
how-across-about = 你的四个子并排就赢。星号标出这条线。
how-up = 竖四连
how-up-about = 四个子竖着叠起来也赢。
how-diagonal = 斜四连
how-diagonal-about = 斜线也能赢。它最难看出来。
how-stop = 挡住对方
how-stop-about = 红方有三个子。黄方现在不占标记的格，红方就在那里取胜。
how-draw = 平局
how-draw-about = 棋盘满了，没有人四子连线。谁也没赢：这局是平局。
how-keys = 按键
how-keys-about = 按列的数字键。或用 ← → 移动、Enter 落子，也可以点击。t 是提示，u 是悔棋，? 显示所有按键。
how-pop = 抽底
how-pop-about = 在抽底规则里，你还可以从最底行抽出自己的一个棋子。它上面的棋子都落下一格。
how-powers = 技能
how-powers-about = 在技能规则里，双方的第一个子下在中间。下完一步后，及时按 u 可以悔棋，按 b 可以封锁对方一回合。每局可以用 x 移除一次棋子；它上面的棋子会落下。
word-line = 连线
word-line-about = 同一方的四个子连成一线：横、竖或斜。
word-threat = 制胜格、威胁
word-threat-about = 一个空格，再下一个子就连成一线。这里红方下到标记的格就赢。
word-double = 双重威胁
word-double-about = 两个现在就能下的制胜格。对方只能挡住一个。
word-stacked = 叠加威胁
word-stacked-about = 两个制胜格，一上一下紧挨着。下面的被挡住，上面的就赢。
word-forced = 必走的一步
word-forced-about = 非下不可的一步，不然对方就赢。这里黄方必须占标记的格。
word-odd = 奇数威胁
word-odd-about = 在第1、3、5行的制胜格。到最后先手得到奇数行，所以红方想要奇数威胁。
word-even = 偶数威胁
word-even-about = 在第2、4、6行的制胜格。到最后后手得到偶数行，所以黄方想要偶数威胁。
word-waiting = 等待步
word-waiting-about = 在别处下一个安全、不影响局面的子。一直等到对方不得不下在你的制胜格下方。
word-zugzwang = 迫移
word-zugzwang-about = 怎么下都不好，却又必须下。其他列都满了，只好下在对方制胜格的下方。
word-on-top = 上方跟子
word-on-top-about = 一种计划：对方下哪里，你就下在它上面。这样每列隔一格就有一格是你的。
word-perfect = 完美下法
word-perfect-about = 双方总是选最佳的一步。人不会这样下：输定的局也还能赢回来。
word-grades = 最佳、不错、失准、失误、严重失误
word-grades-about = 一步棋丢掉了多少。严重失误会输棋，而且看得出来。失准很难看出来。准确率把你的每步棋一起算。
word-turning = 转折点 ◆
word-turning-about = 走了这一步，结局就变了。这里黄方没有挡住标记的格。
word-scores = 各列评分
word-scores-about = 按 s 键，每列显示一个数字：+ 赢，− 输，0 是平局。数字越大，结束越快。

## Review and history

review = 复盘
history = 你的对局
no-games = 这里还没有对局。按 o 打开文件。
no-match = 没有符合的对局。
search = 搜索
open-file = 对局文件，或棋步，例如 4453
delete-game = 永久删除这局吗？
deleted = 已删除。
move-of = 第{ $number }步，共{ $count }步

the-start = 开头

trying = 试下 { $moves }
turning-point = 转折点
no-turning-point = 那个方向没有转折点。
never-turned = 结果从未改变：没有转折点。
reviewing = 复盘中 { $done }/{ $count }
export = 另存为（.pgn、.jsonl、.png、.svg、.gif）
exported = 已保存为 { $file }。
overwrite = { $file } 已存在。要替换吗？
several-games = 文件里有{ $count }局；这是最后一局。

ago-now = 刚刚
ago-minutes = { $minutes }分钟前
ago-hours = { $hours }小时前
ago-days = { $days ->
   *[other] { $days }天前
}

## Everywhere

too-small = 窗口太小。至少要{ $columns }×{ $lines }；现在是{ $columns-now }×{ $lines-now }。
keys = 按键
keys-close = ↑ ↓ 滚动，其他键关闭
prompt-keys = Enter 确定 · Esc 取消
menu = 菜单
yes = 是
no = 否
keys-choose = 在列表中移动
keys-change = 更改
keys-take = 选择
keys-language = 下一种语言
keys-theme = 下一个主题
keys-quit = 退出；对局会保存
keys-column = 在该列落子
keys-move = 移动棋子
keys-drop = 落子
keys-undo = 悔棋、恢复

mouse = 鼠标
keys-mouse = 指向，点击落子
keys-answer = 回答问题
keys-powers = 及时悔棋、封锁对方
keys-menu = 菜单
keys-scores = 各列评分：关、数字、条形、两者
keys-coach = 教练点评每一步
keys-threats = 显示哪里能连成一线
keys-why = 详细说明、继续读、收起
keys-step = 后退或前进一步
keys-ends = 到开头、到结尾
keys-turning = 下一个、上一个转折点
keys-try = 试下另一步
keys-untry = 退回试下的棋
keys-export = 存成文件或图片
keys-search = 搜索
keys-delete = 删除
keys-open = 打开文件
keys-review = 复盘这局
keys-open-game = 接着下，或复盘已结束的对局
keys-solution = 看答案
keys-next = 下一题
keys-hardness = 下一题的难度
own-rules-item = 自定规则…
about-language = 游戏的语言。任何地方都可以按 F2 更改。
about-theme = 颜色。任何地方都可以按 F3 更改。环境变量 NO_COLOR 可关闭颜色。
about-level = 从随机到完美。
about-coach = 每步一句点评：下得怎样，为什么。
about-warn = 要下出几步内就看得出的严重失误时，游戏会先问你是否确定。
about-scores = 每列对轮到下棋的一方值多少：+ 赢，− 输，0 平。
about-power-time = 下完一步后，u（悔棋）和 b（封锁）有多久可以用。
about-motion = 是否显示棋子落下的过程。
about-bell = 轮到你时是否响铃。

setting-is = { $setting }：{ $value }
scores-shown = { $setting }：{ $value }（+ 赢，− 输，0 平）

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] 你，第{ $column }列：{ $grade }
   *[other] { $who }，第{ $column }列：{ $grade }
}

verdict-line = { $title }。{ $why }
