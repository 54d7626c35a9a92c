### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = 前回の続き
play-computer = CPUと対戦
two-players = 2人で対戦
puzzles = パズル
classics = クラシック
rules = ルール
settings = 設定
quit = 終了
start = 開始
back = 戻る

level = レベル

begins = 先手
rule-set = ルール

size = 盤
first-name = 赤の名前
second-name = 黄の名前
your-name = あなたの名前

name-prompt = 名前（空でもOK）
the-computer = CPU
language-setting = 言語
theme = テーマ
theme-classic = クラシック
theme-dark = ダーク
theme-contrast = 高コントラスト
theme-colour-blind = 色覚サポート

motion = 落下の動き

bell = ベル
coach = コーチ
scores = 列の評価
scores-off = オフ
scores-numbers = 数字
scores-bars = 棒
scores-both = 数字と棒

warn = 警告

power-time = 待ったとブロック
power-time-seconds = { $seconds }秒
power-time-ask = 毎回聞く

on = オン
off = オフ
own-rules = 自分のルール（例：9x7 connect=5）
plays-by = Enterを押すと、このルールで対局します。
classic-duel = 2人用、警告3回、待った3回、陽気な司会者
classic-solo = 列をランダムに選ぶCPUと対戦
classic-powers = 名前つきの2人、初手中央、待った×3、ブロック×1、取り除き×1
classic-bitmap = 2人用、コンソールの横の512×512ドット画面
classic-lc3 = 2人用、6×6の盤、2019年のまま1バイトも違わず
review-this = この対局を振り返る
still-looking = まだ手を調べています。
classics-about = 昔の5つのプログラムを、そのままの姿で。
come-back = Enterを押すとゲームに戻ります。

## At the board

ask-undo = { $who ->
    [you] 待ったをしますか？（あと{ $count }回）  y/n
   *[other] { $who }：待ったをしますか？（あと{ $count }回）  y/n
}
ask-block = { $who ->
    [you] 相手の番をブロックしますか？（あと{ $count }回）  y/n
   *[other] { $who }：相手の番をブロックしますか？（あと{ $count }回）  y/n
}

ask-quit = 終了しますか？

ask-powers = { $who ->
    [you] あと{ $seconds }秒：{ $keys }
   *[other] { $who }、{ $seconds }秒：{ $keys }
}
ask-key-undo = { $key } 待った×{ $count }
ask-key-block = { $key } ブロック×{ $count }
aim-remove = 取り除くコマは？矢印とEnter、またはクリック。Escで取り消し
aim-pop = 抜く列は？番号、または矢印とEnter。Escで取り消し

score-line = { $first }：{ $first-won }、{ $second }：{ $second-won }
score-line-ties = { $first }：{ $first-won }、{ $second }：{ $second-won }、引き分け{ $ties }
moves = 手順

sure = { $column }列目で本当にいいですか？{ $why }

alarm-win = { $who ->
    [you] 今なら勝てます。見えますか？
   *[other] { $who }は今なら勝てます。
}
alarm-loss = { $count ->
   *[other] 注意：{ $who }が{ $columns }列目で勝てます。
}

attack-works = { $column }列目での攻めが決まります。
attack-stopped = { $who ->
    [you] あなたが{ $column }列目での攻めを止めました。
   *[other] { $who }が{ $column }列目での攻めを止めました。
}

more-pages = w：続き（{ $page }/{ $pages }）
last-page = w：短く（{ $pages }/{ $pages }）

allowed-columns = { $count ->
   *[other] 今置けるのは{ $columns }列目だけです。
}
threats = リーチ
hint = ヒント

short-hint = ヒント
short-coach = コーチ
short-why = 理由
short-keys = キー
short-menu = メニュー
short-back = 戻る
short-quit = 終了
short-search = 検索
short-review = 振り返り
short-play-on = 続ける
short-turning = 分かれ目
short-hardness = 難しさ
no-hint = CPUの番にはヒントは出ません。
looking = 解析中
nothing-back = 待ったできる手がありません。
nothing-again = やり直せる手がありません。
undo-by-rules = このルールでは、待ったは置いた直後だけできます。
answer-first = 先に答えてください：yかn。
computers-turn = CPUの番です。
not-saved = 保存できません（{ $why }）。対局は続きます。
resume = 対局に戻る
play-again = やり直し
to-title = タイトル画面へ
rematch-question = 再戦しますか？
short-rematch = 再戦
short-drop = 落とす
short-remove = 除く
short-pop = 抜く
short-solution = 答え
short-next = 次
short-before = 前
short-after = 次
short-export = 保存
short-undo = 待った
short-block = ブロック
short-go-on = 進む
short-scores = 評価
picture = 画像で表示（端末が対応していれば）
no-picture = この端末では画像を表示できません。

## Puzzles

any = すべて

## Learn: lessons, puzzles, mistakes, statistics

learn = 学ぶ
daily-puzzle = 今日のパズル
mistakes = 自分のミスから学ぶ
statistics = 自分の統計
all-themes = 全テーマ
about-lessons = { $count }レッスン中{ $done }レッスンを終えました。
about-next-lesson = 次：{ $title }
about-puzzles = パズルのレートは{ $rating }。{ $given }問中{ $solved }問を1回で正解。← → でテーマを選べます。
about-daily = 1日1問、みんな同じパズルです。
about-daily-done = 今日のパズルは挑戦ずみです。明日また新しい問題が出ます。
about-mistakes = 前回の対局でいちばん悪かった場面で、もっと良い手を探します。
about-statistics = 対局、精度、次に学ぶこと。
no-finished-game = まず対局を1つ終えましょう。
your-rating = レート{ $rating }
your-rating-rose = レート{ $rating } ▲
your-rating-fell = レート{ $rating } ▼
looking-for-mistakes = ミスを探しています
no-mistakes = この対局に、あなたの悪手や大悪手はありません。お見事！

puzzle-streak = { $count }問連続
short-mistakes = ミス
keys-mistakes = ミスの場面で良い手を探す

stats-against = CPU（{ $level }）との成績
stats-score = { $won }勝{ $lost }敗{ $drawn }分け
stats-games = CPUとの対局
stats-none = まだなし
stats-accuracy = 最近の対局の精度
stats-level = おすすめのレベル
stats-puzzles = { $given }問中{ $solved }問を1回で正解
stats-rating = パズルのレート
stats-overlooked = よく見落とすもの
stats-lesson = 次のレッスン
percent = { $number }%

## How to play, and the words of the game: cards with a board

how-to-play = 遊び方
words = ゲームの用語
about-how-to-play = ルールを図で説明します。
about-words = リーチ、ツークツワンク、待ちの手など、コーチの言葉を図で説明します。対局中はiキー。
keys-words = ゲームの用語の説明
keys-next-card = 続きを読む
keys-cards = 前のカード、次のカード
how-drop = コマを落とす
how-drop-about = 赤と黄が交互に置きます。列を選ぶと、コマはいちばん下の空きマスに落ちます。
how-stack = 上に重なる
how-stack-about = 同じ列の次のコマは、その上に乗ります。列がいっぱいなら、ほかの列を選びましょう。
how-across = 横に4つ
how-across-about = 自分のコマが横に4つ並べば勝ち。星がラインを示しています。
how-up = 縦に4つ
how-up-about = 縦に4つ重なっても勝ちです。
how-diagonal = 斜めに4つ
how-diagonal-about = 斜めのラインでも勝ちです。いちばん見えにくいラインです。
how-stop = 相手を止める
how-stop-about = 赤が3つ並びました。黄が今、印のマスに置かないと、赤がそこで勝ちます。
how-draw = 引き分け
how-draw-about = 盤がいっぱいで、だれも4つ並べていません。勝者なし、引き分けです。
how-keys = キー
how-keys-about = 列の番号のキーを押します。または ← → で動かしてEnterで落とすか、クリックします。tはヒント、uは待った、?ですべてのキーを表示します。
how-pop = ポップアウト
how-pop-about = ポップアウトでは、いちばん下の段から自分のコマを抜くこともできます。上のコマはすべて1マス落ちます。
how-powers = スキル
how-powers-about = スキルありのルールでは、お互いの最初のコマは中央に置きます。置いたあと、時間内にuで待った、bで相手の番をブロックできます。1局に1回、xで相手のコマを取り除けます。上のコマは落ちます。
word-line = ライン
word-line-about = 同じ側のコマが4つ並んだもの。横・縦・斜めがあります。
word-threat = 勝ちマス、リーチ
word-threat-about = あと1つ置けばラインがそろう空きマス。ここでは印のマスが赤の勝ちマスです。
word-double = ダブルリーチ
word-double-about = 今すぐ置ける勝ちマスが2つある形。相手が止められるのは1つだけです。
word-stacked = 重ねリーチ
word-stacked-about = 上下に重なった2つの勝ちマス。下を止められても、上で勝てます。
word-forced = この一手
word-forced-about = 置かないと相手に勝たれてしまう手。ここでは黄は印のマスに置くしかありません。
word-odd = 奇数リーチ
word-odd-about = 1、3、5段目にある勝ちマス。最後は先手が奇数段を取るので、赤は奇数リーチがほしいところです。
word-even = 偶数リーチ
word-even-about = 2、4、6段目にある勝ちマス。最後は後手が偶数段を取るので、黄は偶数リーチがほしいところです。
word-waiting = 待ちの手
word-waiting-about = 何も変えない、ほかの場所への安全な手。相手が自分の勝ちマスの真下に置くしかなくなるまで待ちます。
word-zugzwang = ツークツワンク
word-zugzwang-about = どの手も悪いのに、置かなければいけない状態。ほかの列がすべて埋まり、相手の勝ちマスの真下に置くしかありません。
word-on-top = 真上に返す
word-on-top-about = 相手がどこに置いても、その真上に置く作戦。どの列でも、1つおきにマスを取れます。
word-perfect = 完璧なプレイ
word-perfect-about = お互いがいつも最善手を選ぶこと。人はそうはいかないので、負けの対局でも逆転できます。
word-grades = 最善手〜大悪手
word-grades-about = その手でどれだけ損をしたか。大悪手は、負けになるのが見てわかる手。疑問手は、見てもわかりにくい手。精度はすべての手をまとめた数字です。
word-turning = 分かれ目 ◆
word-turning-about = 対局の結果を変えた手。ここでは黄が印のマスを止めませんでした。
word-scores = 列の評価
word-scores-about = sキーで各列に数字が出ます。+は勝ち、−は負け、0は引き分け。数が大きいほど早く決まります。

## Review and history

review = 振り返り
history = 自分の対局
no-games = まだ対局がありません。oでファイルを開けます。
no-match = 合う対局がありません。
search = 検索
open-file = 対局のファイル、または4453のような手順
delete-game = この対局を完全に削除しますか？
deleted = 削除しました。
move-of = { $count }手中{ $number }手目

the-start = 最初の局面

trying = お試し：{ $moves }
turning-point = 分かれ目
no-turning-point = そちらの方向に分かれ目はありません。
never-turned = 結果は一度も変わりませんでした。分かれ目はありません。
reviewing = 振り返り中 { $done }/{ $count }
export = 保存（.pgn、.jsonl、.png、.svg、.gif）
exported = { $file }に保存しました。
overwrite = { $file }はもうあります。置きかえますか？
several-games = 対局が{ $count }局あります。これは最後の対局です。

ago-now = たった今
ago-minutes = { $minutes }分前
ago-hours = { $hours }時間前
ago-days = { $days ->
   *[other] { $days }日前
}

## Everywhere

too-small = 画面が小さすぎます。{ $columns }×{ $lines }以上が必要です（今は{ $columns-now }×{ $lines-now }）。
keys = キー
keys-close = ↑ ↓ スクロール、ほかのキーで閉じる
prompt-keys = Enter 決定 · Esc 取り消し
menu = メニュー
yes = はい
no = いいえ
keys-choose = 一覧を移動
keys-change = 変更
keys-take = 選ぶ
keys-language = 次の言語
keys-theme = 次のテーマ
keys-quit = 終了（対局は保存）
keys-column = その列に落とす
keys-move = コマを動かす
keys-drop = 落とす
keys-undo = 待った、やり直し

mouse = マウス
keys-mouse = 列に合わせ、クリックで落とす
keys-answer = 質問に答える
keys-powers = 時間内に待った、相手をブロック
keys-menu = メニュー
keys-scores = 列の評価：オフ、数字、棒、両方
keys-coach = 1手ごとにコーチが解説
keys-threats = ラインを作れるマスを表示
keys-why = くわしく、続き、短く
keys-step = 1手戻る、進む
keys-ends = 最初へ、最後へ
keys-turning = 次の分かれ目、前の分かれ目
keys-try = 別の手を試す
keys-untry = 試した手を戻す
keys-export = ファイルか画像で保存
keys-search = 検索
keys-delete = 削除
keys-open = ファイルを開く
keys-review = 対局を見る
keys-open-game = 続ける、終わった対局は振り返る
keys-solution = 答えを見る
keys-next = 次のパズル
keys-hardness = 次のパズルの難しさ
own-rules-item = 自分のルール…
about-language = ゲームの言語。F2でいつでも変えられます。
about-theme = 色。F3でいつでも変えられます。環境変数NO_COLORで色なしになります。
about-level = ランダムから完璧まで。
about-coach = 1手ごとに、良し悪しと理由をひとことで。
about-warn = 数手先でわかる大悪手を置く前に、本当にいいか確認します。
about-scores = 手番の側から見た各列の評価：+は勝ち、−は負け、0は引き分け。
about-power-time = 置いたあと、u（待った）とb（ブロック）が使える時間。
about-motion = コマが落ちる動きを見せるかどうか。
about-bell = 自分の番になったらベルを鳴らすかどうか。

setting-is = { $setting }：{ $value }
scores-shown = { $setting }：{ $value }（+ 勝ち、− 負け、0 引き分け）

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] あなた、{ $column }列目：{ $grade }
   *[other] { $who }、{ $column }列目：{ $grade }
}

verdict-line = { $title }。{ $why }
