### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = 振り返り：{ $first } 対 { $second }
page-review-about = 良かった手、悪かった手、次はどうすればいいか。

page-review-game = 対局を振り返る
page-course = 対局の流れ
page-course-about = 上は赤が有利、下は黄が有利。
page-learn-mistakes = ミスから学ぶ
page-to-game = 対局に戻る
page-daily-about = 1日1問、みんな同じパズルです。
page-learn = 学ぶ
page-themes = テーマ別パズル
page-glossary = コーチの言葉
page-learn-about = レッスンとパズル：最初の1コマからツークツワンクまで。

page-steps = レッスンのステップ
page-next-lesson = 次のレッスン：
page-all-lessons = 全レッスン
page-go-on = 進む
page-legal-part = その前までの手を表示しています。
page-scores-words = 各列を言葉で

## Help in a game against the computer

page-ask-coach = コーチに聞く
page-hint = ヒント
page-show-threats = 両方のリーチ
page-helped = { $name }はこの対局で手助けを使いました。

## What the scripts say

study-more = もっと
study-show = 盤の上で見る
study-progress = 手を調べています：{ $number }/{ $count }
study-percent = { $percent }%
study-start = 対局の最初です。1手ずつ進めましょう。
study-move = { $number }手目、{ $column }列目：{ $grade }
study-turning-points = 分かれ目：
study-no-mistakes = ミスはありません。お見事！
study-mistake-of = ミス{ $number }/{ $count }
study-to-review = 振り返りに戻る
study-next-mistake = 次のミス
study-lesson-about = レッスン：{ $title }
study-next-move = 次の手
study-find-it = あなたの番
study-read = 読んだら進みましょう。
study-streak = 連続正解：{ $count }。レート：{ $rating }。
study-rated = レート：{ $before } → { $rating }
study-days = 連続日数：{ $count }
study-lessons-done = { $all }中{ $count }完了
study-your-rating = レート：{ $rating }
study-guesses = 手番の側から見て、✓ 勝ち、✗ 負け、▲ 良さそう、▼ 悪そう、≈ 互角。▲、▼、≈は予想です。

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = リーチ
study-term-threat = リーチ
study-about-threat = 自分のコマが3つ並んで、4つ目のマスが空いている形。今すぐそこに置けるなら、相手は止めなければいけません。
study-word-winning-cell = 勝ちマス
study-term-winning-cell = 勝ちマス
study-about-winning-cell = 置けば4つそろう空きマス。下のマスがまだ空いていて、すぐには置けないこともよくあります。
study-word-two-threats = ダブルリーチ
study-term-two-threats = ダブルリーチ
study-about-two-threats = 勝てる場所が2つある形。相手が止められるのは1つだけです。
study-word-zugzwang = ツークツワンク
study-term-zugzwang = ツークツワンク
study-about-zugzwang = どこに置いても相手が得をするのに、置かなければいけない状態。パスはできません。だから最後には、どちらかが相手の勝ちマスの真下に置くことになります。
study-word-odd-rows = 奇数段と偶数段
study-term-odd-rows = 奇数段|奇数リーチ|偶数段|偶数リーチ
study-about-odd-rows = 段は下から数えます。1、3、5が奇数段、2、4、6が偶数段です。盤が埋まっていくと、先手は奇数段、後手は偶数段のマスを取ることになります。
study-word-quiet-move = 静かな手
study-term-quiet-move = 静かな手|待ちの手
study-about-quiet-move = リーチをかけない手。じっと待って、相手が損な手を選ぶしかないようにします。
study-word-on-top = 真上に返す
study-term-on-top = 真上に返す|真上に返せば|真上に返し
study-about-on-top = 相手が置いたコマの真上に、いつも自分のコマを置くこと。こうすると偶数段がすべて手に入ります。
study-word-diagonal = 斜め
study-term-diagonal = 斜めのライン|斜め
study-about-diagonal = 列が1つ進むごとに1マスずつ上がる（または下がる）ライン。いちばん見落としやすいラインです。
