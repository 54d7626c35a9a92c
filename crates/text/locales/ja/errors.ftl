### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = それは手ではありません
mistake-no-column = { $column }列目はありません
mistake-column-full = { $column }列目はいっぱいです
mistake-not-centre = 最初のコマは中央の列に置きます
mistake-no-power = このルールではできません
mistake-spent = もう残っていません
mistake-nothing-to-remove = 取り除ける相手のコマがありません
mistake-not-their-disc = そこに相手のコマはありません
mistake-not-your-disc = { $column }列目のいちばん下は自分のコマではありません
mistake-no-draw = 引き分けの宣言は盤がいっぱいのときだけです

## Why a move was not made

refusal-game-over = 対局は終わっています
refusal-not-now = 先に質問に答えてください
refusal-could-win = 今はブロックできません。相手が次の1手で勝てるからです
refusal-no-question = 先に1手置いてください
refusal-not-your-turn = あなたの番ではありません

## The same as whole sentences.

say-mistake-nonsense = それは手ではありません。
say-mistake-no-column = { $column }列目はありません。
say-mistake-column-full = { $column }列目はいっぱいです。
say-mistake-not-centre = 最初のコマは中央の列に置きます。
say-mistake-no-power = このルールではできません。
say-mistake-spent = もう残っていません。
say-mistake-nothing-to-remove = 取り除ける相手のコマがありません。
say-mistake-not-their-disc = そこに相手のコマはありません。
say-mistake-not-your-disc = { $column }列目のいちばん下は自分のコマではありません。
say-mistake-no-draw = 引き分けの宣言は盤がいっぱいのときだけです。
say-refusal-game-over = 対局は終わっています。
say-refusal-not-now = 先に質問に答えてください。
say-refusal-could-win = 今はブロックできません。相手が次の1手で勝てるからです。
say-refusal-no-question = 先に1手置いてください。
say-refusal-not-your-turn = あなたの番ではありません。

## Moves and rules as a person writes them

moves-error = { $number }手目、「{ $word }」：{ $why }
not-a-column = それは列ではありません
not-an-action = 「{ $word }」は手ではありません。4列目に落とすなら4（9の次はa、b、…）、抜くならp4、取り除くならx42です
names-no-column = 「{ $word }」は列ではありません

unknown-rule = 「{ $word }」というルールはありません。ルールの名前（{ $names }）で始めるか、{ $examples }などの言葉を使ってください
rule-value = 「{ $word }」に値「{ $value }」は使えません。使えるのは{ $takes }です
rule-takes-number = 0〜255の数

rule-takes-or = { $before }か{ $after }
board-no-cells = { $columns }×{ $rows }の盤にはマスがありません
board-too-big = { $columns }×{ $rows }の盤は大きすぎます。列 ×（段 + 1）は128までです
line-too-short = 並べる数{ $connect }は短すぎます。3以上にしてください
line-too-long = 並べる数{ $connect }は盤より長くなります
lose-on-zero = violationsは1以上にしてください

## Boards of other programs

board-error-empty = このテキストには盤がありません
board-error-cell = 上から{ $row }段目の{ $column }番目：「{ $found }」はマスではありません。使えるのは{ $cells }です

board-cells-openspiel = '.'、'x'、'o'
board-cells-kaggle = 0、1、2
board-error-ragged = 上から{ $row }段目は{ $found }マスですが、ほかの段は{ $expected }マスです
board-error-count = { $cells }マスでは{ $columns }×{ $rows }の盤になりません
board-error-cut-off = リストが途中で切れています（閉じかっこがありません）
board-error-size = 盤は{ $found }ですが、ルールでは{ $wanted }です
board-error-floating = 上から{ $row }段目の{ $column }番目：コマが空きマスの上に浮いています
board-error-counts = xが{ $first }個、oが{ $second }個。交互に置けばこうはなりません
board-error-two-lines = 両方にラインがありますが、対局は最初のラインで終わるはずです
board-error-moved-on = { $side }にはもうラインがあるので、最後のコマの前に対局は終わっていました

## Logs of events

replay-format = ログの形式は{ $found }ですが、このプログラムが読めるのは形式{ $known }です
replay-no-cause = ここでこの出来事は起こりません
replay-refused = ここでこの出来事は起こりません：{ $why }
replay-different = ルールによると、ここで起こるのは別のことです：{ $event }
replay-cut-off = ログが手の途中で終わっています
log-line = { $line }行目：{ $why }
log-too-long = 行が長すぎます
log-cut-off = 行が途中で切れています
log-not-json = { $column }文字目：JSONではありません：{ $message }
log-not-an-event = この行はログのものではありません：{ $message }
log-no-game = ログは、ルールと対局者を示す {"{"}"game":…{"}"} の行で始まります
too-many-games = このファイルの対局は{ $most }を超えています
no-game-here = ここに対局はありません

## What happened, as a part of replay-different.

event-dropped = { $name }が{ $column }列目に落とす（{ $cell }）
event-popped = { $name }が{ $column }列目のコマを抜く
event-removed = { $name }が{ $cell }のコマを取り除く
event-violated = { $name }の反則：{ $mistake }
event-undo-offered = { $name }は待ったができる
event-undone = { $name }が待ったをする
event-block-offered = { $name }は{ $other }をブロックできる
event-blocked = { $name }が{ $other }をブロックして、もう一度置く
event-turn = { $name }の番

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner }の勝ち（ライン：{ $cells }）
outcome-misere = { $winner }の勝ち：{ $loser }がライン（{ $cells }）を作りました
outcome-full = 引き分け：盤がいっぱいです
outcome-called = 引き分け：いっぱいの盤で宣言
outcome-agreed = 合意で引き分け
outcome-repetition = 引き分け：同じ局面が3回
outcome-long = 引き分け：手数が多すぎます
outcome-disqualified = { $winner }の勝ち：{ $loser }の反則負け
outcome-resigned = { $winner }の勝ち：{ $loser }が投了
outcome-timed-out = { $winner }の勝ち：{ $loser }の時間切れ

## Records

record-place = { $line }行目{ $column }文字目：{ $why }
record-cut-off = 棋譜が途中で切れています：{ $what }
record-ends-in-tag = タグの途中で終わっています
record-ends-in-comment = コメントの途中で終わっています
record-ends-without-result = 結果（1-0、0-1、1/2-1/2、*）がないまま終わっています
record-next-game = 結果の前に次の対局が始まっています
record-tag = タグは [Name "value"] の形です
record-stray = ここに「{ $character }」は置けません。変化手順は読めません
record-refused = 「{ $word }」の手はできません：{ $why }
record-result = 結果は{ $claimed }とありますが、手順どおりなら{ $actual }です

## Files

document-empty = 中身がありません
file-too-large = ファイルが{ $megabytes } MBを超えています
file-not-text = { $line }行目：ファイルの{ $byte }バイト目がUTF-8のテキストではありません
file-not-a-record = ファイルはありますが、対局を追加できません（{ $why }）
file-changed = ほかのプログラムがファイルを変えたので、そのままにします
file-dangling-link = このファイルのリンク先がありません
file-not-a-file = 通常のファイルではありません
file-read-only = ファイルは読み取り専用です
export-name = 名前の最後は.pgn、.jsonl、.png、.svg、.gifのどれかにしてください
only-a-board = これは盤だけで、手順のある対局ではありません
input-ended = 対局の途中で入力が終わりました
no-randomness = システムから乱数を得られません

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = ファイルやフォルダーがありません
io-permission = アクセスが許可されていません
io-is-a-folder = フォルダーです
io-not-a-folder = フォルダーではありません
io-exists = ファイルがすでにあります
io-full = ディスクの空きがありません
io-read-only = 読み取り専用のファイルシステムです
io-in-use = アドレスは使用中です
io-refused = 接続を拒否されました
io-timed-out = 接続がタイムアウトしました
io-other = システムの報告：{ $message }

errors-and = { $before }、{ $error }

## Pictures and windows

picture-not-the-display = bitmapの見た目は7×6の盤用です。この盤は{ $columns }×{ $rows }です
picture-width = 画像の幅は{ $least }〜{ $most }ピクセルです（指定は{ $width }）
picture-too-large = { $width }×{ $height }ピクセルの画像は大きすぎます。幅を小さくしてください
picture-too-long = この対局は{ $moves }手あり、幅{ $width }ピクセルのアニメには長すぎます。幅を小さくしてください
picture-drawing = 画像を作れませんでした：{ $why }
picture-unwanted = 画像は取り消されました
window-failed = ウィンドウを開けませんでした：{ $why }
window-colours = ウィンドウを開けませんでした：画面が1ピクセル24ビットではありません
window-closed = 対局が終わる前にウィンドウが閉じられました

## The engine

coach-not-plain = コーチがわかるのは、ポップアウト、ミゼール、スキルのない対局だけです
coach-over = 対局は終わっています
coach-unplayable = { $column }列目には置けません
coach-too-hard = この局面は終わりまでが遠すぎて、何も証明できません
search-stopped = 探索が中断されました
unknown-level = 「{ $level }」というレベルはありません。random、1（入門）〜9（王者）、perfectから選んでください
unknown-hardness = 「{ $hardness }」はeasy、medium、hard、devilishのどれでもありません
unknown-theme = 「{ $theme }」というテーマはありません。次から選んでください：{ $themes }
not-a-book = これは定跡ファイルではありません
book-contradiction = 定跡に矛盾があります：{ $discs }個のコマのあとの評価{ $score }が、手から求めた値{ $moves }と違います
position-board = 盤は列 ×（段 + 1）が128まで、並べる数は3以上です
position-move = { $number }手目は置けません

## The way to a server

client-host-not-found = その名前のコンピューターはありません。アドレスを確かめてください
client-connection-refused = そこではサーバーが動いていません
client-connection-failed = つながりません：{ $why }
client-certificate-file = { $file }の証明書を読めません：{ $why }
client-no-certificate = { $file }に使える証明書がありません
client-timed-out = サーバーが時間内に答えません
client-disconnected = 接続が切れました
client-closed = サーバーが接続を閉じました：{ $why }
client-server-down = サーバーが止まっています（ステータス{ $status }）
client-policy-violation = サーバーがこのクライアントを拒否しました
client-no-such-game = その対局はありません。期限切れかもしれません
client-seat-taken = 席は2つとも埋まっています
client-refused = サーバーの返事：{ $message }
client-https-required = このサーバーはhttpsだけです。アドレスの前にhttps://をつけてください
client-invalid-response = このゲームのサーバーではないか、バージョンが違います
address-form = 対局のアドレスではありません。例：http://four.example:4444/g/7h2kq9wxyz
address-scheme = アドレスはhttp://かhttps://で始めてください
address-user = アドレスにユーザー名は入れられません。@とその前を消してください
address-host = 「{ $host }」はコンピューターの名前ではありません
address-port = 「{ $port }」はポートではありません（1〜65535）
address-path = アドレスの最後は/g/7h2kq9wxyzのように対局にしてください

## The store of a server

store-conflict = 対局が変わっています
store-corrupt = 保存データに対局ではないものがあります：{ $why }
store-too-new = データベースはバージョン{ $found }ですが、このプログラムが使えるのはバージョン{ $known }までです
store-closed = 保存先は閉じています
store-foreign = ほかのプログラムのデータベースです
store-in-use = 別のサーバーがこのデータベースを使っています
store-address = データベースのアドレスではありません：{ $why }
store-unreachable = データベースにつながりません：{ $why }
store-password = データベースがこのユーザー名かパスワードを受けつけません：{ $why }
store-no-database = そのデータベースはありません：{ $why }
store-rights = データベースのユーザーにその権限がありません：{ $why }
store-replaced = 使用中にデータベースのファイルが削除されたか、置きかえられました
store-unavailable = 保存できませんでした：{ $why }
store-unknown = 保存できたかどうかわかりません：{ $why }
store-database = データベースの報告：{ $message }
store-entry = 対局の記録{ $number }はありえません：{ $why }
bus-address = NATSサーバーのアドレスではありません：{ $why }
bus-scheme = NATSサーバーのアドレスはnats://かtls://で始まります（例：nats://host:4222）
bus-unreachable = NATSサーバーにつながりません：{ $why }
bus-refused = NATSサーバーがこのユーザー名かパスワードを受けつけません：{ $why }
unknown-database = 「{ $address }」はこのプログラムが使えるデータベースではありません。sqlite:PATHかpostgres://…を使ってください
