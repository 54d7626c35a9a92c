### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = 落子与连线
lesson-drop-1 = 棋子会落到所在列最低的空格。你的四个棋子连成一线就赢。从中间开始：下第4列。
lesson-drop-1-done = 很好。经过中间列的四连比经过其他任何一列的都多。
lesson-drop-2 = 你是红方（x）。最底下你已经有三个子连在一起，把它变成四个。
lesson-drop-2-done = 四个并排：你赢了。
lesson-drop-3 = 四连也可以竖着。找到它。
lesson-drop-3-done = 四个竖着叠起来：你赢了。
lesson-drop-4 = 你是黄方（o）。四连也可以是斜的。补上缺的那个子。
lesson-drop-4-done = 斜线四连。斜线最难看出来，所以要先找斜线。

lesson-block = 挡住对方
lesson-block-1 = 你是黄方。红方三子相连，不挡的话下一步就赢。挡住它。
lesson-block-1-done = 现在两头都被你占住，红方在那里赢不了了。
lesson-block-2 = 红方竖着叠了三个。挡住它。
lesson-block-2-done = 三个上面压一个子就够了。
lesson-block-3 = 三个子中间隔着一个空，同样危险。把空填上。
lesson-block-3-done = 每走一步之前先问：对方下一步会下哪里？

lesson-diagonals = 看出斜线
lesson-diagonals-1 = 你是黄方。你有三个子在同一条斜线上。第四格在哪里？棋子能落到那里吗？
lesson-diagonals-1-done = 那一列的高度刚刚好。斜线难看出来，就难在这里。
lesson-diagonals-2 = 你是红方。黄方马上要在斜线上取胜。挡住它。
lesson-diagonals-2-done = 第四格在最底下，离另外三个很远。
lesson-diagonals-3 = 又轮到你当黄方。赢下这局。
lesson-diagonals-3-done = 用手指沿着每条斜线比一比，直到养成习惯。

lesson-cell-above = 上方的格
lesson-cell-above-1 = 你每下一个子，对方就能落在它上面。红方下到标记的格就赢。下哪里都行，就是别下在它正下方。
lesson-cell-above-1-done = 对。如果下第3列，就把标记的格送给红方了。
lesson-cell-above-2 = 只有一列是安全的。下其他列，红方就会落在你的子上面取胜。
lesson-cell-above-2-done = 落子之前，先看看上面一格。

lesson-double-threat = 双重威胁
lesson-double-threat-1 = 你是黄方。两个子并排，两边都有空间。下成两头都能延伸的三连。
lesson-double-threat-1-done = 有两格能赢，红方只能挡住一格。
lesson-double-threat-2 = 再来一次。在能让两头都空着的那一边加一个子。
lesson-double-threat-2-done = 在你的前五步里就要留意这个圈套。
lesson-double-threat-3 = 这次是红方有两个子并排。别让红方得到两头都空的三连。
lesson-double-threat-3-done = 两个子时就要挡。两头都空的三连是挡不住的。

lesson-stacked = 叠加威胁
lesson-stacked-1 = 你是黄方。造一个威胁，而且它上面那一格也要是你的制胜格。
lesson-stacked-1-done = 红方只能占下面那格，然后你落在上面那格。
lesson-stacked-2 = 你是红方。思路一样：威胁，加上它上方的格。
lesson-stacked-2-done = 两个制胜格叠在一起，是挡不住的。

lesson-forced-line = 连续威胁
lesson-forced-line-1 = 你威胁取胜时，对方只有一种应法。利用这一点：3步取胜。
lesson-forced-line-1-done = 每次应对都是被迫的，所以你知道接下来会怎样。
lesson-forced-line-2 = 再来：先威胁，对方的应对你早料到，然后是双重威胁。
lesson-forced-line-2-done = 用威胁之前先数一数。威胁一旦被挡住，就没了。
lesson-forced-line-3 = 还有一题。注意先用哪个威胁。
lesson-forced-line-3-done = 顺序很重要。在脑子里把两种顺序都试一遍。

lesson-look-ahead = 提前看出来
lesson-look-ahead-1 = 你是红方。黄方还不能马上赢，但再走两步就能。只有一列能挡住。
lesson-look-ahead-1-done = 黄方想要的格，你先占住。
lesson-look-ahead-2 = 同样的道理：除了一步，其他的都会很快输掉。
lesson-look-ahead-2-done = 每走一步都问自己：对方现在能造出双重威胁吗？

lesson-odd-even = 奇数行和偶数行
lesson-odd-even-1 = 行从下往上数。红方的制胜格是标记的格，在第3行。谁也不想下在它下方。另外还有四个空格，由黄、红、黄、红依次填满。然后黄方只能下在标记的格下方。
lesson-odd-even-1-done = 到最后，先手得到奇数行。
lesson-odd-even-2 = 你是红方。第3行标记的格是你的，只要你不下在它下方。下别处，等着。
lesson-odd-even-2-done = 你等住了，黄方不得不下。
lesson-odd-even-3 = 现在黄方有一个制胜格，在第4行。另外还有四个空格，由红、黄、红、黄依次填满。然后红方只能下在它下方。后手得到偶数行。
lesson-odd-even-3-done = 所以：先手要在奇数行造制胜格，后手要在偶数行造。

lesson-zugzwang = 迫移
lesson-zugzwang-1 = 你是黄方。你的制胜格在最顶上。把其他列填满，让红方无处可下。这叫迫移：不想下，也得下。
lesson-zugzwang-1-done = 红方只好下在你的格下方。
lesson-zugzwang-2 = 你是红方。有一步棋没有任何威胁，但黄方怎么应都输。找到它。
lesson-zugzwang-2-done = 你没有威胁什么，但黄方必须下。

lesson-follow-up = 上方跟子
lesson-follow-up-1 = 你是黄方。让每一列都剩下偶数个空格。从此对方下一个子，你就在它上面跟一个子。这样偶数行全是你的。
lesson-follow-up-1-done = 不用多想：照这个办法下就能赢。
lesson-follow-up-2 = 在这里，同样的办法赢不了，但绝不会输。
lesson-follow-up-2-done = 这个办法要求：每列的空格都是偶数，而且轮到对方。

lesson-save-draw = 守住平局
lesson-save-draw-1 = 你是红方。除了一列，下其他列都输。守住平局，直到谁也连不成四子。
lesson-save-draw-1-done = 从劣势下成平局，就算赢了一半。
lesson-save-draw-2 = 再来一次。
lesson-save-draw-2-done = 守得好。

lesson-opening = 开局
lesson-opening-1 = 双方都下得完美时先手会赢，但第一步必须下中间。下中间旁边的一列是平局，再往外就输。下出最佳的第一步。
lesson-opening-1-done = 总共42个子，要到第41个子才赢。在那之前很容易出错。
lesson-opening-2 = 你是黄方。红方占了中间，下得完美就会赢。尽量给红方出难题：占中间列往上的一格。
lesson-opening-2-done = 在所有应对里，这一步撑得最久。
lesson-opening-3 = 你是红方。只有一列能保住胜势。
lesson-opening-3-done = 又是中间。下其他列都输。
lesson-opening-4 = 红方第一步下了第2列，现在你（黄方）能赢。只有第3列做得到。
lesson-opening-4-done = 谁从边上开始，谁就把胜利送人。

## four learn

lessons-title = 课程
lesson-finished = 学完一课：{ $title }
lesson-next-is = 下一课：four learn { $name }
lesson-unknown = 没有课程“{ $name }”：请用 { $names } 之一
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter：继续，q：退出{" "}
lesson-suggested = 推荐
lesson-done-mark = 已学完
learn-no-mistakes = { $side }没有可学习的失误。下得好！
learn-moment = 第{ $number }步：你下了第{ $column }列（{ $grade }）。
learn-overlooked = 你漏看了：{ $what }
learn-finished = { $count ->
    [1] 这就是你在这局里的失误。
   *[other] 这就是你在这局里的{ $count }处失误。
}
learn-often = 你常漏看：{ $what }
learn-profile = 你常漏看这个：{ $what }。试试这一课：four learn { $name }

## Kinds of things that players overlook

oversight-upright = 竖线
oversight-level = 横线
oversight-diagonal = 斜线
oversight-cell-above = 上方的格
oversight-double-threat = 双重威胁
oversight-forced-line = 连续威胁
oversight-zugzwang = 迫移
oversight-opening = 开局
oversight-plan = 奇数行和偶数行
