### The pages of the server, as they are first shown.

page-tagline = 落子，连成四子，获胜。

page-free = 空

page-skip = 跳到正文
page-analysis = 分析
page-puzzle = 谜题
page-help = 帮助

page-menu = 页面
page-language = 语言：{ $name }
page-no-script = 下棋需要 JavaScript。没有它也可以看对局。

## The start page

page-friend = 和朋友下棋
page-friend-about = 发一个链接，朋友点“开始”就行。
page-against-computer = 和电脑下棋
page-level = 级别
page-two-here = 同屏双人
page-two-here-about = 在一台设备上轮流下。
page-my-games = 我的对局

page-chosen = 已选
page-options = 选项
page-rules = 规则
page-own-rules = 自定义棋盘
page-board-columns = 列数
page-board-rows = 行数

page-board-connect = 连子数

page-rule-words = 用文字写规则
page-own-rules-about = 例如 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = 你的名字
page-other-name = 同屏另一位玩家的名字

page-side = 你的颜色

page-either = 随机
page-side-first = 红方，先手
page-side-second = 黄方，后手
page-clock = 计时
page-clock-none = 无
page-clock-move = 每步限时
page-clock-bank = 整局限时，每步加时
page-clock-days = 每步限几天
page-seconds = { $count ->
   *[other] { $count }秒
}
page-minutes = { $count ->
   *[other] { $count }分钟
}
page-days = { $count ->
   *[other] { $count }天
}
page-bank = { $minutes }分 + { $seconds }秒
page-analysis-about = 每步棋有多好，为什么？问问教练。
page-puzzle-about = 找出唯一正确的一步。

## The board

page-board-caption = 棋盘，行从上往下
page-row = 第{ $row }行
page-column = 第{ $column }列
page-columns = 列：在哪里落子
page-moves = 棋步
page-no-moves = 还没有落子
page-first = 到开头
page-back = 后退一步
page-forth = 前进一步
page-last = 到结尾

## The game

page-against = { $first } 对 { $second }
page-players = 玩家
page-invite = 邀请朋友
page-invite-about = 发送这个链接。朋友点“开始”，对局就开始。
page-invite-link = 对局链接
page-qr = 链接的二维码
page-copy = 复制
page-send = 发送…
page-invites = { $name }邀请你来一局。

page-invited = 有人邀请你来一局。

page-you-play = 你是{ $colour }。
page-join-button = 开始
page-watching = 你正在观战。
page-drop-mode = 落子
page-pop-mode = 抽出
page-remove-mode = 移除
page-modes = 做什么
page-draw = 求和
page-play-again = 再来一局
page-analyse = 分析
page-next-game = 去下一局
page-new-game = 新对局
page-share = 分享
page-picture = 图片

page-film = 动画

page-record = 文字棋谱

page-embed = 复制网页代码
page-settings = 设置

page-react = 说句话
react-hi = 你好！
react-nice = 好棋！
react-wow = 哇！
react-oops = 糟糕！
react-thanks = 谢谢！
react-good-game = 这局真精彩！
page-confirm-moves = 点两次才落子
page-sound = 声音

page-preview = 一局四子棋。{ $status }

## Analysis and puzzles

page-show-scores = 各列评分
page-scores-about = 对轮到下棋的一方：+ 赢，− 输，0 平。数字越大，结束越快。
page-coach = 教练
page-review = 查找转折点
page-clear = 清空棋盘
page-position = 目前的棋步
page-hardness = 难度
page-next-puzzle = 下一题
page-solution = 看答案
page-try-again = 再试一次

## Help and problems

page-problem = 操作失败
page-not-found = 这里什么都没有
page-not-found-about = 对局可能已过期，或者链接少了一部分。
page-to-start = 回到首页
page-help-play = 怎么玩
page-help-play-1 = 双方轮流下。棋子落到所选列最低的空格。
page-help-play-2 = 同色四子连线获胜：横、竖、斜都行。棋盘满了还没有连线就是平局。
page-help-play-3 = 把对局的链接发给朋友。第一个点“开始”的人和你下，其他人观战。对局会自动保存：关掉页面，以后在同一台设备上用同一个链接就能回来。
page-help-keys = 按键
page-help-key-number = 在该列落子（9之后是 a、b…）
page-help-key-arrows = 在棋盘上：换列；在别处：后退或前进一步
page-help-key-enter = 在选中的列落子
page-help-key-ends = 到对局开头、结尾
page-help-rules = 有名称的规则
page-help-more = 开新对局时，可以在选项里用 9x7、connect=5 这样的词修改任何规则。

page-window-title = { $page } · { $game }
