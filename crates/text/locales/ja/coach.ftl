### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = 最善手
grade-fine = 良い手
grade-inaccuracy = 疑問手
grade-mistake = 悪手
grade-blunder = 大悪手

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = 見えるかぎりでは、まだわかりません
outlook-draw = お互い最善なら引き分け
outlook-win = { $side ->
    [you] あなたが{ $number }手目で勝ち
   *[other] { $side }が{ $number }手目で勝ち
}
outlook-loss = { $side ->
    [you] あなたが{ $number }手目で負け
   *[other] { $side }が{ $number }手目で負け
}
say-outlook-open = 見えるかぎりでは、まだわかりません。
say-outlook-draw = お互い最善なら引き分けです。
say-outlook-win = { $side ->
    [you] あなたが{ $number }手目で勝ちます。
   *[other] { $side }が{ $number }手目で勝ちます。
}
say-outlook-loss = { $side ->
    [you] あなたは{ $number }手目で負けます。
   *[other] { $side }は{ $number }手目で負けます。
}

## The move that a claim is about: the beginning of a sentence.

move-it = この手
move-column = { $column }列目
move-reply = { $side ->
    [you] あなたの{ $column }列目の返し
   *[other] { $side }の{ $column }列目の返し
}
move-reply-after = { $side ->
    [you] { $column }列目なら、あなたの{ $reply }列目の返し
   *[other] { $column }列目なら、{ $side }の{ $reply }列目の返し
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] あなた
   *[other] { $side }
}
person-whose = { $side ->
    [you] あなたの
   *[other] { $side }の
}
cell-place = { $column }列目{ $row }段目
columns-and = { $before }列目と{ $column }
columns-or = { $before }列目か{ $column }
line-kind = { $direction ->
    [across] 横のライン
    [up] 縦のライン
   *[diagonal] 斜めのライン
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject }で{ $line }がそろい、勝ちです。
claim-stops = { $subject }は{ $column }列目での{ $other }の勝ちを止めます。
claim-stops-one = { $me }が止められるリーチは1つだけです。もう1つは{ $column }列目です。
claim-stops-lower = { $me }が止められるリーチは1つだけです。もう1つは真上です。
claim-misses-win = { $column }列目なら、{ $line }がそろってすぐに勝てました。
claim-gives-above = { $subject }だと、{ $other }が真上に置いて勝てます。
claim-gives-above-more = 真上のコマで{ $line }がそろいます。
claim-leaves-open = { $subject }だと、{ $other }が{ $column }列目で勝てます。
claim-leaves-open-more = このリーチは前からありました。その列に置くと{ $line }がそろいます。
claim-two-threats = { $subject }はダブルリーチです。
claim-two-threats-more = { $me }は{ $columns }列目で勝てます。{ $other }が止められるのは1つだけです。
claim-two-threats-stacked = { $column }列目で上下に重なっています。下を止めると、上で勝ちです。
claim-stacked = { $subject }は{ $column }列目に勝ちマスを2つ重ねます。
claim-stacked-more = { $lower }段目と{ $upper }段目です。下を止めると、上で勝ちです。
claim-threatens = { $subject }は{ $column }列目にリーチをかけます。
claim-threatens-up = { $subject }は縦に{ $discs }つでリーチです。{ $other }は真上で止めるしかありません。
claim-threatens-also = { $count ->
   *[other] { $subject }は{ $column }列目にリーチをかけ、{ $columns }列目にも勝ちマスを作ります。
}
claim-makes-threat = { $subject }は{ $column }列目に勝ちマスを作ります。
claim-makes-threat-more = { $row }段目です。すぐ下のマスはまだ空いています。
claim-makes-threats = { $count ->
   *[other] { $subject }は{ $columns }列目に勝ちマスを作ります。
}
claim-makes-threats-many = { $subject }は勝ちマスを{ $count }個作ります。
claim-makes-threats-columns = { $columns }列目にあります。
claim-makes-threats-row = どれも{ $row }段目です。
claim-forces = { $subject }は連続リーチで勝ちになります。
claim-forces-more = { $steps }と進んで勝ちです。
claim-prevents = { $subject }は{ $column }列目での{ $whose }攻めを止めます。
claim-prevents-takes = { $subject }は{ $whose }攻めに必要な{ $place }を取ります。
claim-prevents-more = この手がなければ、{ $steps }と進んで勝負がつきます。
claim-prepares = { $subject }は{ $column }列目での攻めを準備します。
claim-prepares-more = 止められなければ、{ $steps }と進んで勝ちです。
claim-wastes = { $subject }は真上の勝ちマスをむだにします。
claim-wastes-more = { $other }に止められて、{ $line }はもう作れません。
forced-step = { $side }が{ $column }列目
claim-follow-up-wins = { $side }はいつも真上に返せば勝てます。
claim-follow-up-holds = { $side }はいつも真上に返せば引き分けにできます。
claim-follow-up-more = どの列も空きマスが偶数なので、真上は必ず空いています。{ $other }が作れるラインは残っていません。
claim-decides = { $whose }勝ちマス（{ $place }）が勝負を決めます。
claim-decides-only = { $whose }ただ1つの勝ちマス（{ $place }）が勝負を決めます。
claim-decides-chance = { $winner }の勝ちは{ $place }にかかっています。
claim-decides-together = { $winner }の勝ちは{ $columns }列目のマスにかかっています。
claim-decides-stack = { $winner }の勝ちは{ $columns }列目のマスにかかっています。
claim-line-across = そのラインは{ $row }段目の{ $first }〜{ $last }列目です。
claim-line-up = そのラインは{ $column }列目の縦です。
claim-line-diagonal = そのラインは{ $from }から{ $to }への斜めです。

claim-without-draw = { $count ->
    [1] そのマスがなければ、引き分けになります。
   *[other] それらのマスがなければ、引き分けになります。
}
claim-without-win = { $count ->
    [1] そのマスがなければ、{ $side }の勝ちになります。
   *[other] それらのマスがなければ、{ $side }の勝ちになります。
}
claim-zugzwang = ほかの列が埋まると、{ $loser }は{ $place }の真下に置くしかありません。
claim-zugzwang-odd = これがツークツワンクです。最後は先手が奇数段を取ります。
claim-zugzwang-even = これがツークツワンクです。最後は後手が偶数段を取ります。
claim-runs-out = { $loser }には安全な手がもうありません。
claim-runs-out-more = どこに置いても、{ $winner }が{ $columns }列目で勝てます。
claim-holds = 引き分けは{ $whose }勝ちマス（{ $place }）にかかっています。
claim-has-threat = { $whose }勝ちマスは{ $place }です。
claim-has-threats = { $count ->
   *[other] { $whose }勝ちマスは{ $columns }列目にあります。
}
claim-avoid = { $count ->
   *[other] このあと、{ $side }は{ $columns }列目に置いてはいけません。
}
claim-avoid-more = { $other ->
    [you] 置くとあなたが真上で勝ちます。先に置いたほうが、真上を取られます。
   *[other] 置くと{ $other }が真上で勝ちます。{ $other }が先に置くのを待って、真上を取りましょう。
}
claim-avoid-more-other = 置けば{ $winner }が真上で勝ちます。ただし{ $winner }は待つところです。先に置くと{ $side }に止められます。
claim-no-line-left = { $side }はもうラインを作れません。
claim-no-line-left-both = どちらももうラインを作れません。
claim-only-move-wins = 勝てるのは{ $column }列目だけです。ほかの列ではすべて負けます。
claim-only-move-wins-mixed = 勝てるのは{ $column }列目だけです。ほかの列では引き分けか負けです。
claim-only-move-wins-drawn = 勝てるのは{ $column }列目だけです。ほかの列では引き分け止まりです。
claim-only-move-draws = 引き分けにできるのは{ $column }列目だけです。ほかの列ではすべて負けます。
claim-last-column-draw = 残りは{ $column }列目だけです。対局は引き分けで終わります。
claim-last-column-wins = 残りは{ $column }列目だけです。{ $winner }が{ $number }手目で勝ちます。
claim-worse-draw = { $count ->
   *[other] { $columns }列目では引き分け止まりです。
}
claim-worse-lose = { $count ->
   *[other] { $columns }列目では負けます。
}
claim-one-answer = この手を破る返しは{ $column }列目だけです。
claim-lasts-longest = 完璧に返されるとどの手も負けですが、この手は{ $number }手目までねばれます。
claim-lost-since = ミスはもっと前、{ $number }手目でした。
claim-builds-across = { $subject }は{ $row }段目の{ $first }〜{ $last }列目をねらいます。
claim-builds-up = { $subject }は{ $column }列目に縦に{ $discs }つ重ねます。
claim-builds-diagonal = { $way ->
    [up] { $subject }は{ $place }へ上がる斜めをねらいます。
    [down] { $subject }は{ $place }へ下がる斜めをねらいます。
   *[through] { $subject }は{ $place }を通る斜めをねらいます。
}
claim-spoils-across = { $count ->
    [1] { $subject }は{ $row }段目で{ $whose }ラインを切ります。
   *[other] { $subject }は{ $row }段目で{ $whose }ラインを{ $count }本切ります。
}
claim-spoils-up = { $discs ->
    [1] { $subject }は{ $whose }{ $column }列目のコマを上からふさぎます。
   *[other] { $subject }は縦に{ $discs }つ重なった{ $whose }コマを上からふさぎます。
}
claim-spoils-diagonal = { $subject }は{ $place }を通る{ $whose }斜めを切ります。
claim-spoils-kinds = { $kinds ->
    [across-up] { $subject }は{ $whose }横と縦のラインを切ります。
    [across-diagonal] { $subject }は{ $whose }横と斜めのラインを切ります。
    [up-diagonal] { $subject }は{ $whose }縦と斜めのラインを切ります。
   *[all] { $subject }は{ $whose }横・縦・斜めのラインを切ります。
}
claim-shuts-in = { $subject }は{ $whose }{ $column }列目のコマの横のラインをすべてふさぎます。
claim-lines = { $subject }は、まだ作れるラインが{ $count }本あって、いちばん多いです。
claim-lines-middle = { $subject }は、ラインがいちばん多く通る中央を取ります。
claim-keeps-win = { $subject }はリーチではありませんが、勝ちを保ちます。
claim-keeps-draw = { $subject }はリーチではありませんが、引き分けを保ちます。
claim-keeps-loss = 完璧に返されると、どの手でも助かりません。
claim-answer = いちばん良い返しは{ $column }列目です。
claim-reply-after = { $column }列目なら、{ $other }は{ $reply }列目に返せます。
claim-better-wins = { $column }列目のほうが良い手です。{ $number }手目で勝てます。
claim-better-draws = { $column }列目のほうが良い手です。引き分けにできます。
claim-better-lasts = { $column }列目のほうが良い手です。{ $number }手目までねばれます。
claim-opening-win-lost = { $only ->
    [yes] 勝ちを保てたのは{ $column }列目だけでした。これで{ $other }が勝てます。
   *[no] { $column }列目なら勝ちを保てました。これで{ $other }が勝てます。
}
claim-opening-win-drawn = { $only ->
    [yes] 勝ちを保てたのは{ $column }列目だけでした。これで引き分けです。
   *[no] { $column }列目なら勝ちを保てました。これで引き分けです。
}
claim-opening-draw-lost = { $only ->
    [yes] 引き分けを保てたのは{ $column }列目だけでした。これで{ $other }が勝てます。
   *[no] { $column }列目なら引き分けを保てました。これで{ $other }が勝てます。
}

## Advice

hint-try = { $column }列目を試してみましょう。
hint-best = { $column }列目が最善手です。{ $why }

hint-do = おすすめ：{ $action }。

coach-silent-rules = コーチはこのルールを知りません。
coach-silent-far = 終わりまでが遠すぎて、まだ何も証明できません。
coach-silent-over = 対局は終わっています。
coach-silent-column = { $column }列目には置けません。
coach-silent-stopped = コーチは中断されました。
coach-estimate = まだ何も証明できないので、これは見積もりです。

coach-trap = { $column }列目は避けましょう。{ $why }

review-accuracy = { $side }：精度{ $percent }%
