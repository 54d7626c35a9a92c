### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = 相手を待っています

table-joined = { $who ->
    [you] あなたが参加しました
   *[other] { $who }が参加しました
}
table-offers-draw = { $who ->
    [you] あなたが引き分けを提案しました
   *[other] { $who }が引き分けを提案しています
}
table-offers-undo = { $who ->
    [you] あなたが待ったをお願いしました
   *[other] { $who }が待ったをお願いしています
}
table-offers-rematch = { $who ->
    [you] あなたが再戦を申しこみました
   *[other] { $who }が再戦を申しこんでいます
}
table-declined = { $who ->
    [you] あなたが断りました
   *[other] { $who }が断りました
}
table-took-back = { $who ->
    [you] あなたが待ったをしました
   *[other] { $who }が待ったをしました
}
table-helped = { $who ->
    [you] あなたがコーチに聞きました
   *[other] { $who }がコーチに聞きました
}
table-goes-on = 先後を入れ替えて次の対局へ

table-lost-to = レベル{ $level }に負けました。再戦しますか？
table-lost = CPUに負けました。再戦しますか？

## Why something was not done: sentences.

table-not-begun = 相手の席がまだ空いています。
table-stale = 届く前に対局が進みました。もう一度見てください。
table-undo-by-rules = このモードでは、1手ごとに待ったをするか聞かれます。
table-nothing-back = 待ったできる手がありません。
table-no-draws = CPUは引き分けに応じません。
table-no-rematch = 今は再戦できません。
table-not-offered = その提案はありません。
table-already = もうお願いしてあります。相手の返事を待っています。
table-enough = この対局は長くなりすぎました。
table-spectator = 観戦中です。これは対局者だけができます。
table-not-your-seat = その席はほかの人の席です。
table-malformed = うまく読み取れませんでした。
table-too-fast = 速すぎます。少し待ってください。
table-unavailable = 保存できませんでした。少し待ってもう一度試してください。

## Why a request was not granted: sentences.

table-no-such-game = その対局はありません。期限切れかもしれません。
table-seat-taken = 席は2つとも埋まっています。観戦できます。
table-foreign = このページは別のサイトのものです。
table-too-many-games = ここから作られた対局が多すぎます。しばらく待ってください。
table-busy = コーチは今いそがしいです。少し待ってもう一度試してください。
table-wrong-host = このサーバーはその名前では応答しません。
table-failed = 問題が起きました。少し待ってもう一度試してください。
table-nothing-here = ここには何もありません。
table-too-large = 送られたデータが大きすぎます。
table-method = このアドレスには別のメソッドを使います。
table-picture = 画像を作れません。
table-clock = 時計は1秒から1か月までです。
table-token = トークンは32桁の16進数です。
table-bad-body = 送られた内容を読めません：{ $why }。
table-bad-parameters = このアドレスを読めません。「?」のあとの値がまちがっているか、2回あります。
table-web-socket = このアドレスはWebSocket用です。
table-bad-rules = このルールは使えません：{ $why }。

table-unknown-rule = 「{ $word }」というルールはありません。{ $examples }などの言葉を使ってください。
table-bad-moves = この手順は使えません：{ $why }。
table-bad-value = この値は使えません：{ $why }。
table-too-long = ルールと手順が長すぎます。
table-no-answer = コーチは答えられません：{ $why }。

## Analysis and puzzles

table-outlook = このあとの結果：{ $outlook }。
table-best = { $count ->
   *[other] 最善手：{ $columns }列目。
}
table-sees-win = 勝ちが見えている
table-sees-loss = 負けが見えている
table-looks-good = 良さそう
table-looks-bad = 悪そう
table-looks-even = 互角
