### Rule sets in sentences.

rules-intro = 双方轮流在各列落子；棋子落到最低的空格。有名称的规则：
rules-words = 也可以用这样的词定制规则：{ $examples }。

rules-line = { $name }：{ $rules }
rule-board = { $columns }列{ $rows }行。
rule-line = { $connect }子连线获胜：横、竖、斜都行。
rule-misere = 谁{ $connect }子连线，谁就输。
rule-centre = 双方的第一个子都要下在中间列。
rule-undo = { $count ->
   *[other] 每方可悔棋{ $count }次，须在对方落子之前。
}
rule-undo-win = 连获胜的一步也可以悔。
rule-block = { $count ->
   *[other] 每方可封锁对方{ $count }个回合。
}
rule-remove = { $count ->
   *[other] 每方可不落子，改为移除对方一个棋子，共{ $count }次。
}
rule-pop = 可以不落子，改为从最底行抽出自己的一个棋子。
rule-mistakes = 下在已满的列之类的犯规会计数，第{ $number }次犯规判负。

## What the named rule sets are called, and what each is, in a few words.

preset-standard = 标准
preset-duel = 决斗
preset-powers = 技能
preset-lc3 = 小棋盘
preset-popout = 抽底
preset-misere = 反向
preset-five = 五子
preset-solo = 单人
preset-bitmap = 点阵
preset-standard-about = 7×6棋盘，四子连线
preset-duel-about = 每方可悔棋三次，第三次犯规判负
preset-solo-about = 标准规则，对电脑
preset-powers-about = 首子居中；悔棋×3，封锁×1，移除×1
preset-bitmap-about = 标准规则，像素屏显示
preset-lc3-about = 6×6棋盘，四子连线
preset-popout-about = 还可以从最底行抽出自己的棋子
preset-misere-about = 四子连线者输
preset-five-about = 9×6棋盘，五子连线
