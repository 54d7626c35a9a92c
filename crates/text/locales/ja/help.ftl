### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = 使い方：
help-heading-commands = コマンド：
help-heading-arguments = 引数：
help-heading-options = オプション：

## four

help-about = 四目並べ：1つのキーボードで2人、または1人でCPUと
help-plain = 1行ずつ対局（スクリーンリーダーや簡単な端末用）
help-after =
    コマンドなしのfourはタイトル画面を開きます。Enterを2回押せば対局開始です。

    例：
      four play --level 5             CPUと対戦
      four play --two                 1つのキーボードで2人
      four serve                      ブラウザーで友だちと対戦
      four join URL                   リンクで対局に参加
      four classic solo               CPUと対戦
      four classic duel               2人用、陽気な司会者つき
      four show 44535                 この手順のあとの局面を表示
      four show game.pgn --step       対局を1手ずつ見る
      four draw 44535 -o board.png    画像を作る
      four draw game.pgn -o game.gif  対局のアニメを作る
      four check game.pgn             この棋譜は正しい？
      four show game.pgn --as log     棋譜を出来事のログに変える
      four solve 4453 --all           各列の評価は？
      four hint 444541155             ここでどこに置くか、その理由
      four review game.pgn            どこでまちがえたか、その理由
      four puzzle                     パズルを解く
      four learn                      レッスンを受ける

    手は左から1、2、…と数えた列です：44535。9の次はa、b、c、…です。

## Shared options

help-arg-help = ヘルプを表示
help-arg-version = バージョンを表示
help-arg-language = 言語（enやjaなど） [既定：システムの言語]
help-arg-rules = ファイルに書かれていない場合のルール（four rulesを参照）
help-arg-at = この手数で止める（待った、ブロック、反則も数えます）
help-arg-game = ファイルの何番目の対局か
help-arg-threads = 探索のスレッド数。0ならコアごとに1つ
help-arg-table = 既知の局面の表に使うメガバイト数
help-arg-seed = ランダムな選択を再現できるようにする
help-arg-plain = 図なしで1行ずつ（スクリーンリーダー、パイプ、簡単な端末用）
help-arg-db = データベース（sqlite:games.dbやpostgres://user:password@host/nameなど） [既定：ユーザーデータの中のファイル]
help-arg-bus = 1つのPostgreSQLデータベースを使うサーバーどうしをつなぐNATSサーバー（nats://host:4222など）
help-arg-what = 4453のような手順、または棋譜・ログ・盤のファイル。-は標準入力

## four play

help-play = CPUと、またはここで2人で対局
help-play-after =
    省いたオプションは、タイトル画面で選んだとおりになります。1手ごとにすぐ保存されます。

    例：
      four play --level 5             強い相手
      four play --two                 ここで2人
      four play --rules popout        別のルールで（four rulesを参照）
      four play --size 9x7            別の盤で
      four play --plain               1行ずつ（スクリーンリーダーやパイプ用）
      four play --continue            前回の続き
help-play-rules = ルール（four rulesを参照） [既定：タイトル画面での選択]
help-play-level = CPUの強さ：random、1（入門）〜9（王者）、perfect [既定：タイトル画面での選択]
help-play-as = あなたが先手か後手か [既定：タイトル画面での選択]
help-play-as-first = あなたが先手
help-play-as-second = CPUが先手
help-play-size = 盤の大きさ、列 × 段
help-play-two = ここで2人、CPUなし
help-play-names = 対局者の名前
help-play-continue = 前回の対局を続ける

## four serve

help-serve = ブラウザー用のサーバー：どの端末でも、リンクで友だちと対戦
help-serve-after =
    ブラウザーでアドレスを開き、対局を始めて、リンクを友だちに送りましょう。

    例：
      four serve                        このマシンだけで
      four serve --addr 0.0.0.0:4444    このネットワークの全員に。スマホ用のコードも表示
      four serve --db sqlite:games.db   対局をこのファイルに保存
      four serve --db postgres://four@db/four --bus nats://bus   複数のサーバーの1つとして

    どのオプションも環境変数で設定できます：--addrはFOUR_ADDR、--dbはFOUR_DBなど。
help-serve-addr = 待ち受けるアドレス。ポート0なら空いているポート
help-serve-connections-per-address = 1つのアドレスからの同時接続数
help-serve-connections = 全体の同時接続数
help-serve-games-per-address = 1つのアドレスから1時間に作れる対局数
help-serve-requests-per-second = 1つのアドレスからの1秒あたりのリクエスト数
help-serve-messages-per-second = 1つの接続の1秒あたりのメッセージ数
help-serve-analyses-per-minute = 1つのアドレスが1分間に調べてもらえる局面数
help-serve-timeout-seconds = クライアントがリクエストを送るまでの制限秒数
help-serve-keep-days = 最後の変更から対局を残す日数
help-serve-keep-waiting-days = 1人しかいない対局を残す日数
help-serve-threads = 対戦相手のCPUとコーチが考えるのに使うスレッド数 [既定：マシンにあるだけ]
help-serve-behind-proxy = 手前のプロキシがクライアントを伝える（X-Forwarded-For、X-Forwarded-Proto）
help-serve-allowed-host = このホスト名へのリクエストだけに答える。カンマ区切りか繰り返しで複数可 [既定：すべて]
help-serve-metrics-token = このbearerトークンを送るクライアントにだけ/metricsを見せる [既定：このマシンにだけ]
help-serve-log = 標準エラーに書くログの形式
help-serve-log-text = 人が読む用
help-serve-log-json = プログラム用、1行に1オブジェクト
help-serve-log-level = ログの量
help-serve-log-level-warn = 起きてはいけないこと
help-serve-log-level-info = 対局の開始と終了も
help-serve-log-level-debug = すべてのリクエストも

## four join

help-join = リンクでサーバーの対局に参加
help-join-after =
    空いている席に座ります。両方埋まっていれば観戦します。いつ離れても、席は残っています。
    接続が切れたら、自動でつなぎ直します。

    例：
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    この対局に参加
      four join four.example/g/7h2kq9wxyz --name Lan     自分の名前を伝える
      four join four.example/g/7h2kq9wxyz --watch        観戦だけ
      four join four.example/g/7h2kq9wxyz --plain        1行ずつ（スクリーンリーダーやパイプ用）

    httpsのアドレスはブラウザーと同じように信頼されます。SSL_CERT_FILEで別の認証局のファイルを指定できます。
help-join-url = ブラウザーに出ている対局のリンク
help-join-name = あなたの名前 [既定：前回の対局での名前]
help-join-watch = 席が空いていても、自分の席があっても、観戦だけ

## four admin

help-admin = サーバーの対局の管理：一覧、表示、書き出し、削除、確認、バックアップ、復元
help-admin-after =
    restore以外は、同じデータベースでサーバーが動いていても使えます。

    例：
      four admin list                   最近変わった対局
      four admin show 7h2kq9wxyz        1つの対局と、起きたことすべて
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         全体のコピー
      four admin restore copy.db        コピーをデータベースに戻す
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = 対局の一覧（最近変わった順）
help-admin-list-most = 表示する最大数
help-admin-show = 対局と、そこで起きたことをすべて表示
help-admin-show-game = アドレスにある対局のID
help-admin-export = 対局を棋譜、または出来事のログとして出力
help-admin-export-game = アドレスにある対局のID
help-admin-export-json = JSON Linesで
help-admin-delete = 対局を完全に削除
help-admin-delete-game = アドレスにある対局のID
help-admin-backup = データベースを新しいファイルにコピー（サーバーの使用中でも可）
help-admin-backup-to = 新しいファイル
help-admin-restore = バックアップからデータベースを作る。まだない場合だけ
help-admin-restore-from = バックアップ
help-admin-check = すべての対局を読み、ファイルを確認
help-admin-move = すべての対局を別のデータベースにコピー（SQLiteからPostgreSQLなど）。先にサーバーを止めてください
help-admin-move-from = 対局のあるデータベース
help-admin-move-to = コピー先のデータベース

## four classic

help-classic = 5つのクラシックモードの1つで遊ぶ
help-classic-name = モードの名前。なければ一覧を表示
help-classic-record = 対局をこのファイルに残す。.jsonlなら出来事のログ、ほかは棋譜。すでにある対局は残ります
help-classic-save = bitmapの対局の最後の画像をこのファイルに書く（名前の最後は.png）
help-classic-scale = bitmapの対局のウィンドウを何倍にするか

## four show, four draw, four check

help-show = 局面を表示、または対局を1手ずつ見る
help-show-step = 対局を1手ずつ見る。端末ではキーを押すと次の手へ
help-show-as = 別の形で出力
help-show-as-picture = 文字で描いた盤
help-show-as-moves = 置いた列：4453
help-show-as-record = PGN形式の棋譜
help-show-as-log = JSON Linesの出来事のログ
help-show-as-openspiel = . x o の段で表した盤
help-show-as-kaggle = 0、1、2のリストで表した盤
help-draw = 局面の画像、または対局のアニメを作る
help-draw-after = 例：four draw 4453 -o board.png や four draw game.pgn -o game.gif --theme dark
help-draw-output = 出力先：.png、.svg、.gif、.txtで終わるファイル。-は標準出力。なければ端末用のテキスト
help-draw-format = ファイル名でわからないときの形式
help-draw-format-png = ピクセル画像
help-draw-format-svg = どの大きさでもきれいな図形
help-draw-format-gif = 対局全体のアニメ
help-draw-format-txt = 文字、--colourなら半ブロック
help-draw-look = 見た目
help-draw-look-modern = どの大きさでもきれいな盤
help-draw-look-bitmap = クラシックのbitmapモードの画面
help-draw-theme = 明るい背景か暗い背景か [既定：light]
help-draw-size = 幅のピクセル数。GIFではおよその値 [既定：700、GIFは400、テキストは72か入る幅]
help-draw-colour = 文字ではなく色つきの半ブロックで
help-check = 棋譜を確認し、どこがまちがいかを示す
help-check-files = 棋譜・ログ・盤のファイル。-は標準入力

## four solve

help-solve = 局面の完璧な結果を求める（1行に1つ）
help-solve-after =
    各局面と評価を出力します。標準入力からは1行に1つ読みます。空白のあとは無視し、空の行は
    空の盤です。答えは次の行を読む前に出力します。

    評価は、手番の側が勝つなら正、負けるなら負です。大きいほど早く終わります。
    自分の最後のコマで勝つなら1、その1つ前のコマなら2。引き分けは0です。

    例：
      four solve 4453                どちらが、どれだけ早く勝つか
      four solve 4453 --all          各列の評価。いっぱいの列は .
      four solve --board 9x5 < file  別の盤。9列目の次はa、b、c、…
help-solve-positions = 4453のような局面。なければ標準入力から読む
help-solve-all = すべての列の評価
help-solve-weak = どちらが勝つかだけ：1、0、-1
help-solve-board = 盤の大きさ、列 × 段
help-solve-connect = いくつ並べれば勝ちか
help-solve-no-book = 序盤も定跡を使わずに探索
help-solve-stats = 探索した局面数とかかったマイクロ秒も出力

## four hint and four review

help-hint = 局面でどこに置くか、その理由
help-hint-after =
    ポップアウト、ミゼール、スキルがなければ、すべてソルバーが証明した内容です。それらがある場合や、
    大きすぎる盤の序盤では見積もりです。プログラムが約1秒先読みします。

    例：
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language ja
help-hint-what = 4453のような手順、または棋譜・ログ・盤のファイル。-は標準入力。なければ空の盤
help-hint-verbose = すべての理由、わな、評価
help-hint-json = プログラム用：指摘と評価をJSONで
help-review = 対局を振り返る：各手の良し悪し、分かれ目、その理由
help-review-after = 例：four review 4453627 や four review game.pgn --json
help-review-what = 4453627のような手順、または棋譜・ログのファイル。-は標準入力
help-review-verbose = すべての手のすべての理由と、ミスの盤面
help-review-json = プログラム用：判定と指摘をJSONで
help-review-interactive = 画面で1手ずつ進め、別の手を試す

## four puzzle

help-puzzle = パズルを解く：自分の2手で勝つなど、目標をめざす
help-puzzle-after =
    列で答えます。まちがえると理由が出て、もう一度挑戦できます。目標を達成するまで、相手は
    最善の手で返します。どのパズルも、正しい初手が1つだけと証明されています。?で答え、qで終了。

    例：
      four puzzle                     パズルを1問
      four puzzle 17                  この番号のパズル
      four puzzle --daily             今日のパズル：月曜は簡単、日曜は鬼
      four puzzle --hardness easy     子どもでも解けるもの
      four puzzle --theme stacked     重ねリーチのもの
      four puzzle -n 100 --list       100問、1行に1問：番号、手順、目標、テーマ、答え、コマ数、レート
help-puzzle-id = パズルの番号
help-puzzle-theme = テーマ：win-in-one、win-in-two、win-in-three、win-in-more、double-threat、stacked、cell-above、defend、zugzwang、follow-up、save-draw
help-puzzle-hardness = 難しさ：easy、medium、hard、devilish
help-puzzle-daily = 今日のパズル
help-puzzle-count = 問題数
help-puzzle-seed = 合うもののうちどれか：同じ数なら同じパズル
help-puzzle-solution = たずねずに答えを表示
help-puzzle-list = 1行に1問：番号、手順、目標、テーマ、答え、コマ数、レート
help-puzzle-json = プログラム用：1行に1問、JSONで

## four learn

help-learn = レッスンを受ける、または対局のミスから学ぶ
help-learn-after =
    引数がなければレッスンの一覧を表示します。レッスンでは列で答えます。?で答え、qで終了。
    終えたレッスンと見落としやすいものは、このマシンの設定と同じ場所に残ります。

    例：
      four learn                      レッスンの一覧
      four learn double-threat        このレッスン
      four learn --mistakes game.pgn  先手のいちばん悪い手をパズルに
help-learn-lesson = レッスンの名前
help-learn-mistakes = ミスをパズルにする対局
help-learn-second = 後手のミス
help-learn-json = プログラム用：レッスン一覧、1つのレッスン、またはミスをJSONで

## four book, four bench, four match

help-book = ソルバーの定跡を作る、または確認する
help-book-build = 標準の盤のすべての序盤を計算。終わった分は残り、同じコマンドで続けられます
help-book-build-discs = コマ何個までか
help-book-build-output = 定跡の出力先。途中の分はFILE.partに残ります
help-book-verify = 定跡の評価に矛盾がないか確認し、一部の局面を再計算
help-book-verify-file = 定跡ファイル。なければこのプログラムの定跡
help-book-verify-sample = 再計算する局面数
help-book-verify-seed = どの局面か
help-bench = このマシンでのソルバーの速さを測る
help-bench-seed = どの局面か：同じ数なら同じ局面
help-bench-count = 1組の局面数
help-bench-games = 組の代わりに、この数の対局の全局面・全列とperfectの選択を、定跡ありで
help-match = 2つのレベルを何度も対戦させ、強さの差を示す
help-match-after =
    先手は交代します。例：
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = 1つ目のレベル：random、1（入門）〜9（王者）、perfect
help-match-second = 2つ目のレベル
help-match-games = 対局数
help-match-seed = どの対局か：同じ数なら同じ対局
help-match-threads = 同時に進める対局数。0ならコアごとに1つ
help-match-show = 各対局の手順も出力
help-match-rules = 使うルール（four rulesを参照）

## four engine

help-engine = UGI（またはUCI）を話す別のプログラムのエンジンになる（標準入出力）
help-engine-after =
    引数は、プロトコルのオプションLevel、Rules、Seed、Threads、Hashの初期値です。

      position startpos [moves 4 4 p3 …]   4は落とす、p4は抜く、x42は取り除く。undo、keep、block、pass。
                                           4453は4手。省いた質問への答えは「いいえ」
      position fen ROW/ROW/… [moves …]     . x o の段、いちばん上から
      go movetime MS | p1time MS … | infinite
                                           レベルどおりに、ただしこの時間まで
      go depth N | nodes N                 レベルに関係なく、この深さか局面数まで
      go                                   レベルどおりに
      query gameover | p1turn | result     response …で答える

    探索中のgoは、まずその探索を止めます。評価は点数（cp）か、両者を合わせた
    終わりまでの手数（mate）です。証明された引き分けの評価は0です。

    例：printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = 強さ：random、1（入門）〜9（王者）、perfect
help-engine-seed = ランダムな選択を再現できるようにする。0なら対局ごとに変わる

## four rules, four completions, four man

help-rules = ルールの一覧と、自分のルールの作り方
rules-named = 名前のついたルール：
rules-own =
    自分のルールも作れます。ルールの名前で始めても、なくてもかまいません。言葉の間は空白かカンマで区切ります：

      9x7            大きさ、列 × 段。列 ×（段 + 1）は128まで
      connect=5      いくつ並べれば勝ちか、3以上
      popout         落とす代わりに、いちばん下の段から自分のコマを抜ける
      misere         ラインを作ると負け
      centre-first   それぞれの最初のコマは中央に。anywhereならどこでも
      undo=3         待ったができる回数
      undo-from=…    待ったができる最初の手：first、second、own-second
      settle=…       before-undo：勝ちはすぐ決まる。after-undo：勝ちにも待ったができる
      block=1        相手の番をとばせる回数
      remove=1       相手のコマを取り除ける回数
      violations=3   3回目の反則で負け。forgivenなら反則しても負けない

    例：four show 4455 --rules '9x7 connect=5' や --rules popout,6x5
help-completions = シェルの補完を出力
help-completions-after = 例：four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = どのシェルか
help-man = マニュアルページを出力
help-man-after = 例：four man > four.1 && man ./four.1
help-man-command = このコマンドのページ

## four help

help-help = このメッセージ、または指定したサブコマンドのヘルプを表示
help-help-command = 説明するコマンド

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ADDRESS
help-value-code = CODE
help-value-command = COMMAND
help-value-database = DATABASE
help-value-file = FILE
help-value-form = FORM
help-value-format = FORMAT
help-value-game = GAME
help-value-hardness = HARDNESS
help-value-host = HOST
help-value-level = LEVEL
help-value-log = LOG
help-value-look = LOOK
help-value-moves = MOVES
help-value-name = NAME
help-value-options = OPTIONS
help-value-pixels = PIXELS
help-value-rules = RULES
help-value-shell = SHELL
help-value-side = SIDE
help-value-theme = THEME
help-value-token = TOKEN
help-value-url = URL
