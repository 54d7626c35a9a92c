### The pages of the server, as they are first shown.

page-tagline = コマを落として、4つ並べたら勝ち。

page-free = 空き

page-skip = 本文へ移動
page-analysis = 解析
page-puzzle = パズル
page-help = ヘルプ

page-menu = ページ
page-language = 言語：{ $name }
page-no-script = 対局にはJavaScriptが必要です。見るだけならなくても大丈夫です。

## The start page

page-friend = 友だちと対戦
page-friend-about = リンクを送り、友だちが「参加」をタップ。
page-against-computer = CPUと対戦
page-level = レベル
page-two-here = この画面で2人
page-two-here-about = 1台を交代で使います。
page-my-games = 自分の対局

page-chosen = 選択中
page-options = オプション
page-rules = ルール
page-own-rules = 盤を変える
page-board-columns = 列
page-board-rows = 段

page-board-connect = 並べる数

page-rule-words = 言葉でルール指定
page-own-rules-about = 例：9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = あなたの名前
page-other-name = この画面のもう1人の名前

page-side = あなたの色

page-either = ランダム
page-side-first = 赤（先手）
page-side-second = 黄（後手）
page-clock = 時計
page-clock-none = なし
page-clock-move = 1手ごと
page-clock-bank = 持ち時間＋1手ごとに追加
page-clock-days = 1手ごとの日数
page-seconds = { $count ->
   *[other] { $count }秒
}
page-minutes = { $count ->
   *[other] { $count }分
}
page-days = { $count ->
   *[other] { $count }日
}
page-bank = { $minutes }分＋{ $seconds }秒
page-analysis-about = それぞれの手の価値と理由を、コーチに聞いてみましょう。
page-puzzle-about = ただ1つの正解を見つけましょう。

## The board

page-board-caption = 盤（上の段から）
page-row = { $row }段目
page-column = { $column }列目
page-columns = 列：どこに落とすか
page-moves = 手順
page-no-moves = まだ手はありません
page-first = 最初へ
page-back = 1手戻る
page-forth = 1手進む
page-last = 最後へ

## The game

page-against = { $first } 対 { $second }
page-players = 対局者
page-invite = 友だちを招待
page-invite-about = このリンクを送ってください。友だちが「参加」をタップすると始まります。
page-invite-link = 対局のリンク
page-qr = リンクのQRコード
page-copy = コピー
page-send = 送る…
page-invites = { $name }から対局の招待です。

page-invited = 対局に招待されています。

page-you-play = あなたは{ $colour }です。
page-join-button = 参加
page-watching = 観戦中です。
page-drop-mode = 落とす
page-pop-mode = 抜く
page-remove-mode = 取り除く
page-modes = 何をするか
page-draw = 引き分けを提案
page-play-again = 再戦
page-analyse = 解析する
page-next-game = 次の対局へ
page-new-game = 新しい対局
page-share = 共有
page-picture = 画像

page-film = アニメ

page-record = 対局をテキストで

page-embed = ウェブページ用にコピー
page-settings = 設定

page-react = ひとこと
react-hi = こんにちは！
react-nice = いい手！
react-wow = すごい！
react-oops = しまった！
react-thanks = ありがとう！
react-good-game = いい対局でした！
page-confirm-moves = 2回タップで落とす
page-sound = 音

page-preview = 四目並べの対局。{ $status }

## Analysis and puzzles

page-show-scores = 列の評価
page-scores-about = 手番の側から見て、+は勝ち、−は負け、0は引き分け。数が大きいほど早く決まります。
page-coach = コーチ
page-review = 分かれ目を探す
page-clear = 盤を空にする
page-position = ここまでの手順
page-hardness = 難しさ
page-next-puzzle = 次のパズル
page-solution = 答えを見る
page-try-again = もう一度

## Help and problems

page-problem = うまくいきませんでした
page-not-found = ここには何もありません
page-not-found-about = 対局が期限切れか、リンクの一部が欠けているのかもしれません。
page-to-start = トップページへ
page-help-play = 遊び方
page-help-play-1 = 2人で交互に置きます。落としたコマは、その列のいちばん下の空きマスに入ります。
page-help-play-2 = 同じ色が4つ並べば勝ち（横・縦・斜め）。ラインができないまま盤がいっぱいになれば引き分けです。
page-help-play-3 = 友だちに対局のリンクを送りましょう。最初に「参加」をタップした人が相手になり、ほかの人は観戦します。対局は保存されます。ページを閉じても、同じ端末で同じリンクを開けば続けられます。
page-help-keys = キー
page-help-key-number = その列に落とす（9の次はa、b、…）
page-help-key-arrows = 盤の上では列の移動、ほかでは1手戻る・進む
page-help-key-enter = 選んでいる列に落とす
page-help-key-ends = 対局の最初へ、最後へ
page-help-rules = 名前のついたルール
page-help-more = どのルールも、新しい対局のオプションで9x7やconnect=5などの言葉を使って変えられます。

page-window-title = { $page } · { $game }
