### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = 复盘：{ $first } 对 { $second }
page-review-about = 哪里下得好，哪里不好，下次该怎么下。

page-review-game = 复盘这局
page-course = 局势变化
page-course-about = 向上：红方占优。向下：黄方占优。
page-learn-mistakes = 从失误中学习
page-to-game = 回到对局
page-daily-about = 每天一题，人人相同。
page-learn = 学习
page-themes = 按主题做谜题
page-glossary = 教练的术语
page-learn-about = 课程和谜题：从第一个子到迫移。

page-steps = 课程的步骤
page-next-lesson = 下一课：
page-all-lessons = 全部课程
page-go-on = 继续
page-legal-part = 显示的是出错之前的棋。
page-scores-words = 用文字说明每一列

## Help in a game against the computer

page-ask-coach = 问教练
page-hint = 提示
page-show-threats = 双方的威胁
page-helped = { $name }在本局用过帮助。

## What the scripts say

study-more = 更多
study-show = 在棋盘上显示
study-progress = 正在分析棋步：{ $number }/{ $count }
study-percent = { $percent }%
study-start = 对局开始。一步一步往下看吧。
study-move = 第{ $number }步，第{ $column }列：{ $grade }
study-turning-points = 转折点：
study-no-mistakes = 这里没有失误。下得好！
study-mistake-of = 失误{ $number }/{ $count }
study-to-review = 回到复盘
study-next-mistake = 下一处失误
study-lesson-about = 课程：{ $title }
study-next-move = 下一步
study-find-it = 轮到你了
study-read = 读完再继续。
study-streak = 连续答对：{ $count }。你的等级分：{ $rating }。
study-rated = 你的等级分：{ $before } → { $rating }
study-days = 连续天数：{ $count }
study-lessons-done = 已学完{ $count }/{ $all }
study-your-rating = 你的等级分：{ $rating }
study-guesses = 对轮到下棋的一方：✓ 赢，✗ 输，▲ 看来不错，▼ 看来不妙，≈ 均势。▲、▼ 和 ≈ 是估计。

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = 威胁
study-term-threat = 威胁
study-about-threat = 你有三个子在一条线上，第四格空着。如果现在就能落到那一格，对方必须挡住。
study-word-winning-cell = 制胜格
study-term-winning-cell = 制胜格
study-about-winning-cell = 一个空格，下到那里就连成四子。它下面的格往往还空着，所以棋子暂时落不到。
study-word-two-threats = 双重威胁
study-term-two-threats = 双重威胁|两个威胁
study-about-two-threats = 你有两处可以取胜，对方只能挡住一处。
study-word-zugzwang = 迫移
study-term-zugzwang = 迫移
study-about-zugzwang = 轮到你就必须下，可是怎么下都对对方有利。谁也不能跳过回合。所以到最后，总有一方不得不下在对方制胜格的正下方。
study-word-odd-rows = 奇数行和偶数行
study-term-odd-rows = 奇数行|奇数威胁|偶数行|偶数威胁
study-about-odd-rows = 行从下往上数：1、3、5是奇数行，2、4、6是偶数行。棋盘快满时，先手得到奇数行的格，后手得到偶数行的格。
study-word-quiet-move = 等待步
study-term-quiet-move = 等待步
study-about-quiet-move = 没有任何威胁的一步棋。它在等，让对方不得不送出点什么。
study-word-on-top = 上方跟子
study-term-on-top = 上方跟子
study-about-on-top = 对方刚下一个子，你就下在它上面。一直这样下，偶数行就全是你的。
study-word-diagonal = 斜线
study-term-diagonal = 斜线
study-about-diagonal = 每过一列就升高或降低一格的线。斜线最容易漏看。
