### Rule sets in sentences.

rules-intro = 2人が交互に、列にコマを落とします。コマはいちばん下の空きマスに落ちます。名前のついたルール：
rules-words = { $examples }などの言葉で、自分のルールも作れます。

rules-line = { $name }：{ $rules }
rule-board = { $columns }列×{ $rows }段。
rule-line = { $connect }つ並べると勝ち（横・縦・斜め）。
rule-misere = { $connect }つ並べた人の負け。
rule-centre = それぞれの最初のコマは中央の列に置きます。
rule-undo = { $count ->
   *[other] 待ったは、相手が置く前に、1人{ $count }回までできます。
}
rule-undo-win = 勝ちを決めた手でも待ったができます。
rule-block = { $count ->
   *[other] 相手の番を1人{ $count }回までブロックできます。
}
rule-remove = { $count ->
   *[other] コマを落とす代わりに、相手のコマを1人{ $count }回まで取り除けます。
}
rule-pop = コマを落とす代わりに、いちばん下の段から自分のコマを抜けます。
rule-mistakes = いっぱいの列に落とすなどの反則は数えられ、{ $number }回目で負けになります。

## What the named rule sets are called, and what each is, in a few words.

preset-standard = 標準
preset-duel = 決闘
preset-powers = スキル
preset-lc3 = ミニ
preset-popout = ポップアウト
preset-misere = ミゼール
preset-five = 五目
preset-solo = ソロ
preset-bitmap = ドット
preset-standard-about = 7×6で4つ並べる
preset-duel-about = 待った3回ずつ、反則3回で負け
preset-solo-about = 標準ルールでCPUと対戦
preset-powers-about = 初手中央、待った×3、ブロック×1、取り除き×1
preset-bitmap-about = 標準ルール、ドット画面
preset-lc3-about = 6×6で4つ並べる
preset-popout-about = 下の段から自分のコマを抜ける
preset-misere-about = 4つ並べると負け
preset-five-about = 9×6で5つ並べる
