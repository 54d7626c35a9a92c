### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }：{ $why }
cli-no-command = そのコマンドはありません。four --helpを見てください
cli-line = { $number }行目：{ $why }
cli-no-file = { $why }（その名前のファイルもありません）
cli-neither = ファイルでも、4453のような手順でもありません
cli-no-game = 対局{ $number }はありません。このファイルの対局は{ $count }局です
cli-no-move = { $number }手目はありません。この対局は{ $count }手です
cli-board-to-review = これは盤だけで、手順のある対局ではありません。four hintを試してください
cli-board-to-animate = これは盤だけで、アニメにする手順がありません
cli-board-without-moves = 盤だけでは、そこまでの手順がわかりません
cli-more-than-drops = この対局には落とす以外の手があり、列だけでは表せません。--as recordを試してください
cli-size = 大きさは9x5のように、列 x 段で書きます
cli-too-many-names = 対局者は2人です。名前は1つか2つにしてください
cli-not-perfect = このルールと盤では、CPUは完璧にはプレイできません。randomか1〜9を使ってください
cli-too-long = 対局には長すぎます
cli-not-utf8 = UTF-8のテキストではありません
cli-game-over = 対局は終わっています：{ $outcome }
cli-range = { $least }〜{ $most }の数

## four draw

draw-name = 画像の名前の最後は.png、.svg、.gif、.txtのどれかにしてください
draw-terminal = 端末ではそのファイルを表示できません。-oでファイル名を指定してください
draw-over-game = 元の対局のファイルに画像を上書きしてしまいます
draw-contradiction = --formatとファイル名が合っていません
draw-say-format = --formatで形式を選んでください：png、svg、gif、txt
draw-colour = --colourはテキスト用です
draw-bitmap-formats = bitmapの見た目は.pngと.txt用です。.svgと.gifはmodernになります
draw-bitmap-size = bitmapの見た目の大きさは1つだけです
draw-bitmap-theme = bitmapの見た目のテーマは1つだけです

## four classic

classic-solo-letters = あなた（Y）対、列をランダムに選ぶCPU（R）
classic-list = クラシックモード：
classic-how = 遊ぶには：four classic NAME
classic-no-mode = そのモードはありません。あるのは{ $names }です
classic-only-bitmap = 画像の保存や拡大ができるのはbitmapだけです
classic-picture-name = 画像の名前の最後は.pngにしてください
classic-same-file = 棋譜と画像を同じファイルにはできません
classic-leave = Enterを押すか、ウィンドウを閉じると終わります
classic-not-saved = 対局は続きますが、保存されていません：{ $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name }（{ $letter }）
show-player-colour = { $name }（{ $side }、{ $letter }）
show-heading = { $first } 対 { $second }：{ $rules }
show-step = { $number }. { $story }
show-next = 何かキーを押すと次の手。qで終了。
show-stands = 待ったはしませんでした。{ $outcome }
show-turn = { $side }（{ $letter }）の番です。
show-may-undo = { $side }（{ $letter }）は待ったができます。
show-may-block = { $side }（{ $letter }）は{ $other }をブロックできます。

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name }が{ $column }列目に落としました（{ $cell }）。
say-event-popped = { $name }が{ $column }列目のコマを抜きました。
say-event-removed = { $name }が{ $cell }のコマを取り除きました。
say-event-violated = { $name }の反則：{ $mistake }。
say-event-undone = { $name }が待ったをしました。
say-event-blocked = { $name }が{ $other }をブロックして、もう一度置きます。
say-outcome-line = { $winner }の勝ち（ライン：{ $cells }）。
say-outcome-misere = { $winner }の勝ち：{ $loser }がライン（{ $cells }）を作りました。
say-outcome-full = 引き分け：盤がいっぱいです。
say-outcome-called = 引き分け：いっぱいの盤で宣言。
say-outcome-agreed = 合意で引き分け。
say-outcome-repetition = 引き分け：同じ局面が3回。
say-outcome-long = 引き分け：手数が多すぎます。
say-outcome-disqualified = { $winner }の勝ち：{ $loser }の反則負け。
say-outcome-resigned = { $winner }の勝ち：{ $loser }が投了。
say-outcome-timed-out = { $winner }の勝ち：{ $loser }の時間切れ。

## four check

check-game = { $file }：対局{ $number }：{ $rules }、{ $moves ->
   *[other] { $moves }手
}、{ $standing }
check-board = { $file }：{ $columns }×{ $rows }の盤、{ $standing }
check-turn = { $side }の番

## four hint and four review

hint-outlook = { $side }（{ $letter }）の番：{ $outlook }。
hint-column = { $column }列目が最善手です。
hint-as-good = 同じくらい良い列：{ $columns }
hint-more = （--verboseでくわしく。）
hint-scores = 左からの評価：{ $scores }
hint-only = { $side }（{ $letter }）の番：「{ $action }」が唯一の手です。
hint-wins = { $side }（{ $letter }）の番：{ $depth }手先まで見たかぎり「{ $action }」が最善で、{ $moves }手以内に勝ちます。
hint-loses = { $side }（{ $letter }）の番：{ $depth }手先まで見たかぎり「{ $action }」が最善ですが、{ $moves }手以内に負けます。
hint-points = { $side }（{ $letter }）の番：{ $depth }手先まで見たかぎり「{ $action }」が最善で、評価は{ $points }点ほどです。
hint-line = 予想の手順：{ $moves }
review-curve = { $side }から見た流れ：{ $curve }
review-estimate = 「見えるかぎりでは」とあるところは、証明が間に合わないので見積もりです。
review-turning = { $number }手目、{ $name }の手が分かれ目：{ $before } → { $after }
review-no-turning = 結果を変えた手はありません。
review-win = 勝ち
review-draw = 引き分け
review-loss = 負け
review-count = { $grade }{ $count }回
review-counts = { $name }：{ $counts }
progress-thinking = 考え中
progress-review = { $count }手中{ $done }手を振り返りました

## four puzzle

puzzle-prompt = 列を入力（?で答え、qで終了）：{" "}

## four solve, four bench, four match

progress-solve = { $number }行目：{ $nodes }局面を探索、評価は{ $lower }〜{ $upper }
progress-games = { $count }局を作成中
progress-bench = 作成と計算：{ $name }
bench-games = { $count }局の{ $positions }局面、シード{ $seed }、スレッド{ $threads }、{ $megabytes } MB、定跡あり：
bench-every-column = すべての列
bench-choice = perfectの選択
bench-median = 中央値
bench-percent = { $percent }%
bench-longest = 最長
bench-sets = 1組{ $count }局面、シード{ $seed }、{ $threads ->
   *[other] スレッド{ $threads }
}、{ $megabytes } MB、定跡なし
bench-set = 組
bench-time = 平均時間
bench-nodes = 平均ノード数
bench-speed = ノード数/秒
bench-wrong = 最初は{ $found }、次は{ $score }になりました
progress-match = { $one } 対 { $two }：{ $count }局中{ $done }局終了
match-heading = { $one } 対 { $two }、{ $rules }、{ $games ->
   *[other] { $games }局
}、シード{ $seed }：
match-first = 先手
match-second = 後手
match-all = 合計
match-tally = { $wins }勝{ $losses }敗{ $ties }分け、{ $score }%
match-elo = { $elo }、95%の範囲は{ $least }〜{ $most }
match-no-elo = 不明（片方が全勝したため）
match-time-of = { $level }の時間
match-times = 中央値{ $median } ms、99% { $most } ms、最長{ $longest } ms

## four book

book-resume = { $file }の続きから：{ $count }局面中{ $done }局面が計算ずみです。
book-start = コマ{ $discs }個の{ $count }局面を計算します。
book-other-draft = { $why }（コマ{ $discs }個）
progress-book = { $count }局面中{ $done }局面を計算ずみ、残り約{ $minutes }分
book-made = { $file }：{ $count }局面、{ $bytes }バイト
book-fits = コマ{ $discs }個までの{ $count }局面に矛盾はありません。
progress-verify = { $count }局面中{ $done }局面を再計算
book-wrong = 定跡にまちがいがあります：コマ{ $discs }個の局面の評価が{ $score }ではなく{ $found }です
book-verified = コマ{ $discs }個の{ $count }局面のうち{ $sample }局面を再計算し、すべて定跡どおりでした。

## four serve and four admin

serve-listening = 待ち受け中：{ $url }
serve-network = このネットワークから：{ $url }
serve-stop = Ctrl-Cで止まります。
serve-no-home = 対局を保存するホームフォルダーがありません。--db sqlite:PATHを使ってください
serve-no-database = そのデータベースはありません
serve-not-a-file = backupとrestoreはSQLiteのファイル用です。PostgreSQLではpg_dumpとpg_restoreを使ってください
serve-bus-alone = busは、1つのPostgreSQLデータベースを使うサーバーどうしをつなぎます。--db postgres://…も指定してください
serve-not-built-in = このプログラムはPostgreSQLとNATSなしでビルドされています
admin-no-game = その対局はありません
admin-exists = すでにあります
admin-deleted = { $game }を削除しました。
admin-copied = { $file }にコピーしました。
admin-restored = { $file }を復元しました。
admin-checked = 対局：{ $games }、記録：{ $entries }。すべて読めます。
admin-moved = 対局：{ $games }、記録：{ $entries }。すべて移し先のデータベースにあります。
admin-same-database = どちらも同じデータベースです
admin-different = 移し先のデータベースに、同じIDの別の対局があります
admin-newer = この対局は新しいバージョンのプログラムで変更されています。そのバージョンで移してください
admin-unknown = 新しいバージョンのプログラムだけが知っている内容です：{ $what }
admin-damaged = ファイルが壊れています：{ $why }
admin-unreadable = 読めない対局：{ $games }
admin-game = { $first } – { $second }、{ $rules }：{ $standing }
admin-waiting = 待機中
admin-moves = { $moves }手
admin-opened = 作成：{ $first } – { $second }、{ $rules }
admin-joined = { $side }の席に「{ $name }」が参加
admin-played = { $side }：{ $action }
admin-agreed = 引き分けに合意
admin-time-up = { $side }：時間切れ
admin-offers = { $offer ->
    [draw] { $side }が引き分けを提案
    [undo] { $side }が待ったを希望
   *[rematch] { $side }が再戦を希望
}
admin-declines = { $offer ->
    [draw] { $side }が引き分けを拒否
    [undo] { $side }が待ったを拒否
   *[rematch] { $side }が再戦を拒否
}
admin-took-back = { $side }の待ったで{ $number }手目まで戻る
admin-helped = { $side }がコーチに質問
admin-rematch = 再戦：{ $game }
admin-free = （空席）
admin-human = 「{ $name }」
admin-computer = CPU { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = 行が長すぎます
engine-unknown = 不明なコマンド「{ $line }」
engine-unknown-query = 不明なquery「{ $query }」
engine-ignored = 無視しました：{ $words }
engine-setoption = 書き方：setoption name NAME value VALUE
engine-no-option = オプション「{ $name }」はありません
engine-position = 局面はstartpos、またはfenと ..../.o../xx.. のような段です
engine-not-moves = 「{ $word }」ではなくmovesが必要です
engine-move = { $number }手目：{ $why }
engine-move-refused = { $number }手目「{ $action }」：{ $why }
engine-author = 四目並べプロジェクト

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = 整数ではないか、大きすぎます
cli-address = アドレスは127.0.0.1:4444のように、数字とポートで書きます
parse-error = エラー：{ $message }
parse-tip = {"  "}ヒント：「{ $word }」のことですか？
parse-usage = 使い方：{ $usage }
parse-more = くわしくは--helpを見てください。
parse-no-value = 「{ $argument }」には値が必要です
parse-bad-value = 「{ $argument }」に値「{ $value }」は使えません：{ $why }
parse-not-one-of = 「{ $argument }」に値「{ $value }」は使えません。次から選んでください：{ $values }
parse-too-many = 「{ $argument }」の値「{ $value }」は余分です
parse-unknown-argument = 引数「{ $argument }」はありません
parse-unknown-command = サブコマンド「{ $command }」はありません
parse-conflict = 「{ $argument }」と「{ $other }」は一緒に使えません
parse-twice = 「{ $argument }」は1回しか使えません
parse-missing = 必要な引数がありません：{ $arguments }

## After the text of an option in --help.

cli-default = [既定：{ $value }]
cli-variable = [環境変数：{ $name }]
cli-values = [選べる値：{ $values }]
