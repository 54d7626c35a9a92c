### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = 随时可以输入 help（帮助）。
plain-goodbye = 再见。
plain-not-understood = 我不明白“{ $line }”。输入 help（帮助）看看这里能输入什么。
plain-yes-no = （y 或 n）
plain-say-yes-no = 请输入 y（是）或 n（否）。
plain-looking = 正在分析…

plain-languages = 输入 language 和一个代码：{ $codes }。
plain-language = 游戏现在说中文了。
plain-settings-lost = 设置无法保存（{ $why }）；离开前仍有效。
plain-save-how = 输入 save FILE，文件名以 .pgn、.jsonl、.png、.svg 或 .gif 结尾。
plain-not-written = 未能写入 { $file }：{ $why }。
plain-changed = { $setting }：{ $value }。
plain-usual = { $question } 按 Enter 选{ $usual }。
plain-dropped = { $who ->
    [you] 你下在第{ $column }列第{ $row }行。
   *[other] { $who }下在第{ $column }列第{ $row }行。
}
plain-popped = { $who ->
    [you] 你抽出了第{ $column }列底部的棋子；上面的棋子各落一格。
   *[other] { $who }抽出了第{ $column }列底部的棋子；上面的棋子各落一格。
}
plain-removed = { $who ->
    [you] 你移除了第{ $column }列第{ $row }行的棋子；上面的棋子各落一格。
   *[other] { $who }移除了第{ $column }列第{ $row }行的棋子；上面的棋子各落一格。
}
plain-violated = { $who ->
    [you] 你犯规了：{ $mistake }。还可犯规：{ $left }次。
   *[other] { $who }犯规了：{ $mistake }。还可犯规：{ $left }次。
}
plain-wins = { $who ->
    [you] 你赢了，连线：{ $cells }！
   *[other] { $who }赢了，连线：{ $cells }！
}
plain-misere = { $loser ->
    [you] 你连成一线：{ $cells }，{ $winner }赢了！
   *[other] { $winner ->
        [you] { $loser }连成一线：{ $cells }，你赢了！
       *[other] { $loser }连成一线：{ $cells }，{ $winner }赢了！
    }
}
plain-cell = 第{ $column }列第{ $row }行
plain-ask-undo = { $who ->
    [you] 悔棋吗？还剩{ $count }次。（y 或 n）
   *[other] { $who }，悔棋吗？还剩{ $count }次。（y 或 n）
}
plain-ask-block = { $who ->
    [you] 封锁对方一回合吗？还剩{ $count }次。（y 或 n）
   *[other] { $who }，封锁对方一回合吗？还剩{ $count }次。（y 或 n）
}
plain-taken-back = 已悔棋：{ $moves }。
plain-no-moves = 还没有下过棋。
plain-board-empty = 棋盘是空的：{ $columns }列，{ $rows }行。
plain-columns-empty = 空列：{ $columns }。
plain-column = 第{ $column }列，从下往上：{ $discs }。{ $free }个空格。
plain-column-empty = 第{ $column }列是空的。{ $free }个空格。
plain-column-full = 第{ $column }列，从下往上：{ $discs }。已满。
plain-row = 第{ $row }行，从左往右：{ $cells }。
plain-rows-empty = 上面的空行：{ $count }。
plain-free = 空
plain-threat = { $side }下一个子能连成一线的格：{ $cells }。
plain-no-threat = 双方下一个子都不能连成一线。
plain-who = { $side }：{ $name }。
plain-undos-left = 悔棋还剩：{ $count }次。
plain-blocks-left = 封锁还剩：{ $count }次。
plain-removals-left = 移除还剩：{ $count }次。
plain-mistakes-left = 还可犯规：{ $count }次。
plain-series = 胜局：{ $first }：{ $first-won }；{ $second }：{ $second-won }；平局：{ $ties }。
plain-new-game = 新对局。
plain-goes-on = 对局继续。已下步数：{ $moves }。
plain-how = 输入列号落子，board（棋盘）听棋盘，help（帮助）了解更多。
plain-over = 输入 rematch（再来一局）、review（复盘）、undo（悔棋）、save FILE（保存）、menu（菜单）或 quit（退出）。
plain-leave = 这局还没下完。要离开吗？
plain-move-how = 落子就输入列号，如 4；pop 4 抽出棋子；remove 42 移除第4列第2行的棋子。
plain-as-good = 同样好：{ $columns }。
plain-not-column = 别下第{ $column }列。{ $why }
plain-if-it-stands = 如果不悔棋：{ $outlook }。
plain-only-move = 这是唯一的走法。
plain-wins-in =
    目前看来，{ $moves ->
       *[other] { $moves }步内获胜
    }。
plain-loses-in =
    目前看来，{ $moves ->
       *[other] { $moves }步内落败
    }。
plain-points = 目前看来，值{ $points }分；100分就是很大的优势。
plain-scores = { $name }的各列评分：{ $scores }。

plain-score = 第{ $column }列{ $result }，{ $score }
plain-score-best = 第{ $column }列{ $result }，{ $score }，最佳
plain-score-wins = 赢
plain-score-draws = 平
plain-score-loses = 输
plain-score-open = 未定
plain-score-none = 第{ $column }列不能下
plain-no-scores = 这里没有评分。
plain-verdict = 教练：第{ $column }列，{ $grade }：{ $outlook }。
plain-review = 复盘。步数：{ $moves }。输入 next（下一步）、back（上一步）、first（开头）、last（结尾）、turning（转折点）、summary（总结）或 leave（返回）。
plain-last-move = 没有更多棋步：本局共{ $moves }步。
plain-turned = 转折点：第{ $number }步，{ $name }：之前是{ $before }，之后是{ $after }。
plain-no-turning = 没有哪一步改变了结果。
plain-no-games = 这里还没有对局。
plain-games = 你的对局：{ $count }。输入编号打开一局。
plain-no-more-games = 没有更多对局了。
plain-more-games = 还有{ $count }局：输入 more（更多）。
plain-no-such-game = 没有对局“{ $number }”。输入列表里的编号，或输入 games（对局）听列表。
plain-not-deleted = 对局没有删除：{ $why }。
plain-renumbered = 它后面的对局编号都减了一。
plain-won-by = { $side }赢
plain-tied = 平局
plain-game-line = 红方：{ $red }，黄方：{ $yellow }，规则：{ $rules }，步数：{ $moves }：{ $result }。
plain-nothing-to-continue = 没有未下完的对局。
plain-puzzle = 谜题
plain-puzzle-over = 输入 next（下一个）再做一题，或 leave（返回）。
plain-level = 级别：{ $levels }。
plain-no-level = 没有这个级别。请输入编号或名称：{ $levels }。

plain-no-perfect = 按这套规则谁也下不到完美。你的对手是{ $level }。
plain-begins = 谁先下？你先下就输入 1，电脑先下就输入 2。
plain-wrong-rules = 这套规则无效：{ $why }。
plain-one-or-two = 请输入 1 或 2。
plain-rules = 规则，如 standard、powers、popout、9x7；输入 help（帮助）听列表。
plain-name = { $title }。不要名字就输入一个短横线。
plain-help-move = 输入列号就在那一列落子（9之后是 a、b，依此类推）。
plain-help-pop = pop 4（抽出 4）：从第4列底部抽出你的棋子。
plain-help-remove = remove 42（移除 42）：移除对方在第4列第2行的棋子。
plain-help-question = 游戏在问你：y 是“是”，n 或空行是“否”。
plain-help-game =
    board（棋盘）：逐列读棋盘。column 4（列 4）：读一列。rows（行）：逐行读。picture（图）：用字母画出，x 是红，o 是黄。
    threats（威胁）：哪一方下一个子能在哪里连成一线。moves（棋步）：到现在的所有棋步。who（谁）：名字，剩余次数，胜局。
    undo（悔棋）：悔一步棋。redo（恢复）：恢复悔掉的一步。hint（提示）：该下哪里，为什么。scores（评分）、scores on（评分 开）、scores off（评分 关）：每列值多少。coach on（教练 开）、coach off（教练 关）：每步都点评。
    resign（认输）、draw（求和）：结束对局。rematch（再来一局）：交换先后手再来一局。new（新局）：先后手不变，再来一局。review（复盘）：和教练一起复盘。
    save FILE（保存 FILE）：存成 .pgn、.jsonl、.png、.svg 或 .gif。games（对局）：你的对局。puzzle（谜题）：做一题。
    rules（规则）、settings（设置）、language en、language zh、menu（菜单）、help（帮助）、quit（退出）。每步之后都会自动保存。
plain-help-menu = 输入你要的编号。也可以输入：continue（继续）、play（新局）、puzzle（谜题）、games（对局）、rules（规则）、settings（设置）、language en、language zh、quit（退出）。
plain-help-settings = 输入设置的编号来更改；leave（返回）：回到原处；menu（菜单）、quit（退出）。
plain-help-review =
    next（下一步）或空行、back（上一步）、first（开头）、last（结尾）：逐步查看；输入数字就到那一步。turning（转折点）：下一个改变结果的棋步；turning back：上一个。summary（总结）：整局概要。try 4（试下 4）：如果下第4列会怎样。
    board、column 4、rows、picture、threats、moves：和对局中一样。save FILE（保存 FILE）。leave（返回）：回到原处。menu（菜单）、language en、language zh、quit（退出）。
plain-help-games = 输入编号打开一局：没下完的接着下，下完的复盘。review 3（复盘 3）：复盘对局3。delete 3（删除 3）：删除对局3。search WORD（搜索 WORD）：含有这个词的对局。games（对局）：全部对局。more（更多）：后面的对局。open FILE（打开 FILE）或 open 4453：复盘文件里的对局，或这些棋步。leave（返回）、menu（菜单）、language en、language zh、quit（退出）。
plain-help-puzzle = 输入你认为正确的列。board（棋盘）、column 4、rows、picture、threats：看局面。solution（答案）：显示答案。next（下一个）：换一题。easy（简单）、medium（中等）、hard（困难）、devilish（魔鬼）、any（任意）：换一道这种难度的题。leave（返回）、menu（菜单）、language en、language zh、quit（退出）。

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name }正在思考…
plain-title-line = { $title }。{ $welcome }
plain-turn = { $who ->
    [you] 轮到你了。
   *[other] 轮到{ $who }。
}
plain-tie-full = 平局：棋盘已满。
plain-tie-called = 平局：棋盘已满，宣布平局。
plain-tie-agreed = 平局：双方同意。
plain-tie-repetition = 平局：同一局面出现三次。
plain-tie-long = 平局：对局太长。
plain-clock = { $time }。

plain-sentence = { $remark }。
plain-the-start = 开头。
plain-move-of = 第{ $number }步，共{ $count }步。
plain-puzzle-score = 解出{ $solved }题，共{ $given }题。
plain-resume = 回到对局。
plain-history = 你的对局。
plain-exported = 已保存为 { $file }。
plain-colour = { $side }。
plain-move-line = { $number }. { $name }：{ $action }。
plain-action = { $name }：{ $action }
plain-list-title = { $title }：
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }：{ $value }
plain-list-game = { $number }. { $ago }，{ $game }
plain-grade-count = { $grade }{ $count }步
plain-grades = { $name }：{ $grades }。
plain-named-error = { $name }：{ $why }。
