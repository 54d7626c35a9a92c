### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = 落として並べる
lesson-drop-1 = コマは、その列のいちばん下の空きマスに落ちます。自分のコマが4つ並べば勝ちです。まず真ん中から。4列目に置いてみましょう。
lesson-drop-1-done = いいですね。4つ並べるラインは、真ん中の列をいちばん多く通っています。
lesson-drop-2 = あなたは赤（x）です。いちばん下に3つ並んでいます。4つにしましょう。
lesson-drop-2-done = 横に4つ。あなたの勝ちです。
lesson-drop-3 = 4つ並べるのは縦でもかまいません。見つけましょう。
lesson-drop-3-done = 縦に4つ。あなたの勝ちです。
lesson-drop-4 = あなたは黄（o）です。4つ並べるのは斜めでもかまいません。足りない1つを置きましょう。
lesson-drop-4-done = 斜めに4つ。斜めはいちばん見えにくいので、最初に探しましょう。

lesson-block = 相手を止める
lesson-block-1 = あなたは黄です。赤は3つ並んでいて、ほうっておくと次に勝ちます。止めましょう。
lesson-block-1-done = これで両端をおさえました。赤はもうそこでは勝てません。
lesson-block-2 = 赤が縦に3つ重ねました。止めましょう。
lesson-block-2-done = 縦の3つは、上に1つ置けば止まります。
lesson-block-3 = 間が1つ空いた3つのコマも、同じくらい危険です。すき間を埋めましょう。
lesson-block-3-done = 置く前に、いつも考えましょう。相手は次にどこへ置く？

lesson-diagonals = 斜めを見つける
lesson-diagonals-1 = あなたは黄です。あなたのコマが斜めに3つ並んでいます。4つ目のマスはどこ？そこにコマは届きますか？
lesson-diagonals-1-done = 列の高さがちょうど足りていました。だから斜めは見えにくいのです。
lesson-diagonals-2 = あなたは赤です。黄が斜めで勝ちそうです。止めましょう。
lesson-diagonals-2-done = 4つ目のマスは、ほかの3つから離れたいちばん下にありました。
lesson-diagonals-3 = もう一度、あなたは黄です。勝ちましょう。
lesson-diagonals-3-done = くせになるまで、すべての斜めを指でたどってみましょう。

lesson-cell-above = 真上のマス
lesson-cell-above-1 = コマを置くと、相手はその真上に置けるようになります。印のマスは赤の勝ちマスです。その真下以外に置きましょう。
lesson-cell-above-1-done = 正解。3列目に置いていたら、印のマスを赤に渡すところでした。
lesson-cell-above-2 = 安全な列は1つだけです。ほかの列では、あなたのコマの真上で赤が勝ちます。
lesson-cell-above-2-done = 置く前に、1マス上も見ましょう。

lesson-double-threat = ダブルリーチ
lesson-double-threat-1 = あなたは黄です。コマが横に2つ並び、両側が空いています。両端にのばせる3つを作りましょう。
lesson-double-threat-1-done = 勝てるマスが2つ。赤が止められるのは1つだけです。
lesson-double-threat-2 = もう一度。両端が空くほうに1つ足しましょう。
lesson-double-threat-2-done = 自分の最初の5手のうちに、このわなを探しましょう。
lesson-double-threat-3 = 今度は赤のコマが2つ並んでいます。両端の空いた3つを作らせてはいけません。
lesson-double-threat-3-done = 2つのうちに止めましょう。両端の空いた3つは、もう止められません。

lesson-stacked = 重ねリーチ
lesson-stacked-1 = あなたは黄です。リーチのマスの真上も自分の勝ちマスになる列に、リーチをかけましょう。
lesson-stacked-1-done = 赤は下のマスを取るしかありません。すると、あなたが上のマスに置けます。
lesson-stacked-2 = あなたは赤です。考え方は同じ。リーチと、その真上のマスです。
lesson-stacked-2-done = 上下に重なった2つの勝ちマスは、止められません。

lesson-forced-line = 連続リーチ
lesson-forced-line-1 = リーチをかけると、相手の返しは1つに決まります。それを使って、自分の3手で勝ちましょう。
lesson-forced-line-1-done = 相手の返しが決まっていたので、先が読めましたね。
lesson-forced-line-2 = もう一度。リーチをかけ、決まった返しをさせて、それからダブルリーチです。
lesson-forced-line-2-done = リーチを使う前に数えましょう。止められたリーチは、もうなくなります。
lesson-forced-line-3 = もう1問。どのリーチを先にかけるかに注意しましょう。
lesson-forced-line-3-done = 順番が大事です。頭の中で両方試してみましょう。

lesson-look-ahead = 先を読む
lesson-look-ahead-1 = あなたは赤です。黄はすぐには勝てませんが、あと2手で勝とうとしています。止められる列は1つだけです。
lesson-look-ahead-1-done = 黄がほしいマスを先に取りましょう。
lesson-look-ahead-2 = もう一度。1つを除いて、どの手もすぐに負けます。
lesson-look-ahead-2-done = 1手ごとに考えましょう。このあと、相手はダブルリーチを作れる？

lesson-odd-even = 奇数段と偶数段
lesson-odd-even-1 = 段は下から数えます。赤は3段目の印のマスで勝ちます。その真下にはだれも置きたくありません。ほかの空きマスは4つ。黄、赤、黄、赤の順に埋まります。すると、黄が印のマスの真下に置くしかなくなります。
lesson-odd-even-1-done = 最後は先手が奇数段を取ります。
lesson-odd-even-2 = あなたは赤です。真下に置かなければ、3段目の印のマスはあなたのものです。ほかのところに置いて待ちましょう。
lesson-odd-even-2-done = あなたは待ち、黄は置くしかありませんでした。
lesson-odd-even-3 = 今度は黄の勝ちマスが4段目にあります。ほかの空きマスは4つ。赤、黄、赤、黄の順に埋まります。すると、赤がその真下に置くしかなくなります。後手は偶数段を取ります。
lesson-odd-even-3-done = つまり、先手は奇数段に、後手は偶数段に勝ちマスを作りましょう。

lesson-zugzwang = ツークツワンク
lesson-zugzwang-1 = あなたは黄です。あなたの勝ちマスはいちばん上にあります。ほかの列を埋めて、赤の置き場所をなくしましょう。これをツークツワンクといいます。
lesson-zugzwang-1-done = 赤は、あなたの勝ちマスの真下に置くしかありませんでした。
lesson-zugzwang-2 = あなたは赤です。リーチではないのに、黄がどう返しても負ける手が1つあります。見つけましょう。
lesson-zugzwang-2-done = リーチはかけていません。でも、黄は置くしかありませんでした。

lesson-follow-up = 真上に返す
lesson-follow-up-1 = あなたは黄です。どの列も空きマスが偶数になるように置きましょう。そのあとは、相手のコマの真上に返し続けます。こうすると偶数段がすべて手に入ります。
lesson-follow-up-1-done = 考えなくても、この作戦だけで勝てます。
lesson-follow-up-2 = ここでは同じ作戦で勝てはしませんが、負けることもありません。
lesson-follow-up-2-done = この作戦は、どの列も空きマスが偶数で、相手の番のときに使えます。

lesson-save-draw = 引き分けを守る
lesson-save-draw-1 = あなたは赤です。1つを除いて、どの列でも負けます。だれも4つ並べられなくなるまで、引き分けを守りましょう。
lesson-save-draw-1-done = 悪い局面からの引き分けは、半分勝ったようなものです。
lesson-save-draw-2 = もう一度。
lesson-save-draw-2-done = よく守りました。

lesson-opening = 序盤
lesson-opening-1 = 完璧なプレイなら先手が勝ちます。ただし、真ん中から始めたときだけです。その隣からだと引き分け、もっと外からだと負けます。最善の初手を置きましょう。
lesson-opening-1-done = 勝ちが決まるのは、42個のうち41個目のコマ。それまでに、まちがえるところはたくさんあります。
lesson-opening-2 = あなたは黄です。赤が真ん中を取ったので、完璧なプレイなら赤の勝ちです。できるだけ手こずらせましょう。真ん中の列の次のマスを取ります。
lesson-opening-2-done = すべての返しの中で、これがいちばん長くねばれます。
lesson-opening-3 = あなたは赤です。勝ちを保てる列は1つだけです。
lesson-opening-3-done = また真ん中です。ほかの列ではすべて負けます。
lesson-opening-4 = 赤が2列目から始めたので、黄のあなたが勝てます。勝てるのは3列目だけです。
lesson-opening-4-done = 端のほうから始めると、勝ちを相手に渡してしまいます。

## four learn

lessons-title = レッスン
lesson-finished = レッスン終了：{ $title }
lesson-next-is = 次：four learn { $name }
lesson-unknown = 「{ $name }」というレッスンはありません。次から選んでください：{ $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter：進む、q：終了{" "}
lesson-suggested = おすすめ
lesson-done-mark = 完了
learn-no-mistakes = { $side }に、見直すようなミスはありません。お見事！
learn-moment = { $number }手目：あなたは{ $column }列目に置きました（{ $grade }）。
learn-overlooked = 見落とし：{ $what }
learn-finished = { $count ->
   *[other] この対局でのあなたのミスは以上{ $count }個です。
}
learn-often = よく見落とすもの：{ $what }
learn-profile = よく見落とすもの：{ $what }。このレッスンがおすすめです：four learn { $name }

## Kinds of things that players overlook

oversight-upright = 縦のライン
oversight-level = 横のライン
oversight-diagonal = 斜めのライン
oversight-cell-above = 真上のマス
oversight-double-threat = ダブルリーチ
oversight-forced-line = 連続リーチ
oversight-zugzwang = ツークツワンク
oversight-opening = 序盤
oversight-plan = 奇数段と偶数段
