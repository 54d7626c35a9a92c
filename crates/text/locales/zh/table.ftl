### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = 等待另一位玩家

table-joined = { $who ->
    [you] 你加入了对局
   *[other] { $who }加入了对局
}
table-offers-draw = { $who ->
    [you] 你提出求和
   *[other] { $who }提出求和
}
table-offers-undo = { $who ->
    [you] 你请求悔棋
   *[other] { $who }请求悔棋
}
table-offers-rematch = { $who ->
    [you] 你想再来一局
   *[other] { $who }想再来一局
}
table-declined = { $who ->
    [you] 你拒绝了
   *[other] { $who }拒绝了
}
table-took-back = { $who ->
    [you] 你悔了一步棋
   *[other] { $who }悔了一步棋
}
table-helped = { $who ->
    [you] 你请教了教练
   *[other] { $who }请教了教练
}
table-goes-on = 进入下一局，交换先后手

table-lost-to = 你输给了{ $level }级电脑。再来一局？
table-lost = 你输给了电脑。再来一局？

## Why something was not done: sentences.

table-not-begun = 另一个座位还空着。
table-stale = 操作送达之前，对局已经变了；请再看一看。
table-undo-by-rules = 在这个模式里，每步之后游戏会问你是否悔棋。
table-nothing-back = 没有可悔的棋。
table-no-draws = 电脑不接受求和。
table-no-rematch = 现在不能再来一局。
table-not-offered = 没有这样的提议。
table-already = 你已经问过了；对方还没有回答。
table-enough = 这局已经太长了。
table-spectator = 你在观战；只有玩家可以这样做。
table-not-your-seat = 那个座位是别的玩家的。
table-malformed = 我没看懂。
table-too-fast = 太快了；请稍等。
table-unavailable = 没能保存；请稍后再试。

## Why a request was not granted: sentences.

table-no-such-game = 没有这一局；可能已过期。
table-seat-taken = 两个座位都有人了；你可以观战。
table-foreign = 此页面属于另一个网站。
table-too-many-games = 从这里开的对局太多了；请过一会儿再来。
table-busy = 教练正忙；请稍后再试。
table-wrong-host = 此服务器不响应这个名称。
table-failed = 这里出了问题；请稍后再试。
table-nothing-here = 这里什么都没有。
table-too-large = 请求太大。
table-method = 此地址要用另一种方法访问。
table-picture = 无法绘制图片。
table-clock = 计时可设为一秒到一个月。
table-token = 令牌是32位十六进制数字。
table-bad-body = 无法读懂发来的内容：{ $why }。
table-bad-parameters = 无法读懂这个地址：“?”后面有值写错了，或出现了两次。
table-web-socket = 此地址供 WebSocket 使用。
table-bad-rules = 这套规则无效：{ $why }。

table-unknown-rule = 没有规则“{ $word }”。可用的词例如 { $examples }。
table-bad-moves = 这些棋步无效：{ $why }。
table-bad-value = 这个值无效：{ $why }。
table-too-long = 规则和棋步太长了。
table-no-answer = 教练无法回答：{ $why }。

## Analysis and puzzles

table-outlook = 结局：{ $outlook }。
table-best = { $count ->
   *[other] 最佳：第{ $columns }列。
}
table-sees-win = 胜利在望
table-sees-loss = 败局已现
table-looks-good = 看来不错
table-looks-bad = 看来不妙
table-looks-even = 看来均势
