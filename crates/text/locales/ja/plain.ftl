### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = いつでもhelp（ヘルプ）と入力できます。
plain-goodbye = また遊びましょう。
plain-not-understood = 「{ $line }」はわかりません。help（ヘルプ）で、ここで入力できる言葉がわかります。
plain-yes-no = （yかn）
plain-say-yes-no = 「はい」はy、「いいえ」はnを入力してください。
plain-looking = 調べています…

plain-languages = languageのあとに言語コードを入力してください：{ $codes }。
plain-language = 日本語になりました。
plain-settings-lost = 設定を保存できません（{ $why }）。終了するまでは有効です。
plain-save-how = save FILEと入力してください。名前の最後は.pgn、.jsonl、.png、.svg、.gifのどれかです。
plain-not-written = { $file }に書けませんでした：{ $why }。
plain-changed = { $setting }：{ $value }。
plain-usual = { $question } Enterなら{ $usual }。
plain-dropped = { $who ->
    [you] あなたは{ $column }列目{ $row }段目に落としました。
   *[other] { $who }は{ $column }列目{ $row }段目に落としました。
}
plain-popped = { $who ->
    [you] あなたは{ $column }列目のいちばん下のコマを抜きました。上のコマが1段ずつ落ちます。
   *[other] { $who }は{ $column }列目のいちばん下のコマを抜きました。上のコマが1段ずつ落ちます。
}
plain-removed = { $who ->
    [you] あなたは{ $column }列目{ $row }段目のコマを取り除きました。上のコマが1段ずつ落ちます。
   *[other] { $who }は{ $column }列目{ $row }段目のコマを取り除きました。上のコマが1段ずつ落ちます。
}
plain-violated = { $who ->
    [you] あなたの反則：{ $mistake }。反則はあと{ $left }回までです。
   *[other] { $who }の反則：{ $mistake }。反則はあと{ $left }回までです。
}
plain-wins = { $who ->
    [you] { $cells }で、あなたの勝ち！
   *[other] { $cells }で、{ $who }の勝ち！
}
plain-misere = { $loser ->
    [you] あなたが{ $cells }でラインを作ったので、{ $winner }の勝ち！
   *[other] { $winner ->
        [you] { $loser }が{ $cells }でラインを作ったので、あなたの勝ち！
       *[other] { $loser }が{ $cells }でラインを作ったので、{ $winner }の勝ち！
    }
}
plain-cell = { $column }列目{ $row }段目
plain-ask-undo = { $who ->
    [you] 待ったをしますか？あと{ $count }回。（yかn）
   *[other] { $who }、待ったをしますか？あと{ $count }回。（yかn）
}
plain-ask-block = { $who ->
    [you] 相手の番をブロックしますか？あと{ $count }回。（yかn）
   *[other] { $who }、相手の番をブロックしますか？あと{ $count }回。（yかn）
}
plain-taken-back = 待ったで戻した手：{ $moves }。
plain-no-moves = まだ1手もありません。
plain-board-empty = 盤は空です：{ $columns }列、{ $rows }段。
plain-columns-empty = 空の列：{ $columns }。
plain-column = { $column }列目、下から：{ $discs }。空き{ $free }。
plain-column-empty = { $column }列目は空です。空き{ $free }。
plain-column-full = { $column }列目、下から：{ $discs }。いっぱいです。
plain-row = { $row }段目、左から：{ $cells }。
plain-rows-empty = その上の空の段：{ $count }。
plain-free = 空き
plain-threat = { $side }が次のコマでラインを作れるマス：{ $cells }。
plain-no-threat = どちらも、次のコマではラインを作れません。
plain-who = { $side }：{ $name }。
plain-undos-left = 待ったはあと{ $count }回。
plain-blocks-left = ブロックはあと{ $count }回。
plain-removals-left = 取り除くのはあと{ $count }回。
plain-mistakes-left = 反則はあと{ $count }回までです。
plain-series = 勝ち数は、{ $first }：{ $first-won }、{ $second }：{ $second-won }、引き分け：{ $ties }。
plain-new-game = 新しい対局です。
plain-goes-on = 対局の続きです。ここまで{ $moves }手。
plain-how = 列の番号でコマを落とします。board（盤面）で盤面、help（ヘルプ）でくわしい説明を聞けます。
plain-over = rematch（再戦）、review（振り返り）、undo（待った）、save FILE（保存）、menu（メニュー）、quit（終了）のどれかを入力してください。
plain-leave = 対局はまだ終わっていません。離れますか？
plain-move-how = 落とすなら4のように列の番号、抜くならpop 4、4列目2段目のコマを取り除くならremove 42です。
plain-as-good = 同じくらい良い列：{ $columns }。
plain-not-column = { $column }列目は避けましょう。{ $why }
plain-if-it-stands = 待ったをしなければ：{ $outlook }。
plain-only-move = 唯一の手です。
plain-wins-in =
    見えるかぎりでは、{ $moves ->
       *[other] { $moves }手以内
    }に勝ちます。
plain-loses-in =
    見えるかぎりでは、{ $moves ->
       *[other] { $moves }手以内
    }に負けます。
plain-points = 見えるかぎりでは、評価は{ $points }点です。100点なら大きく有利です。
plain-scores = { $name }から見た評価：{ $scores }。

plain-score = { $column }列目は{ $result }、{ $score }
plain-score-best = { $column }列目は{ $result }、{ $score }、最善
plain-score-wins = 勝ち
plain-score-draws = 引き分け
plain-score-loses = 負け
plain-score-open = 未定
plain-score-none = { $column }列目は置けません
plain-no-scores = ここには評価がありません。
plain-verdict = コーチ：{ $column }列目、{ $grade }：{ $outlook }。
plain-review = 対局の振り返り。全{ $moves }手。next（次）、back（戻る）、first（最初）、last（最後）、turning（分かれ目）、summary（まとめ）、leave（閉じる）を入力できます。
plain-last-move = これより先の手はありません。この対局は{ $moves }手です。
plain-turned = { $number }手目、{ $name }の手が分かれ目：その前なら{ $name }は{ $before }、そのあとは{ $after }です。
plain-no-turning = 結果を変えた手はありません。
plain-no-games = まだ対局がありません。
plain-games = 自分の対局：{ $count }。番号で開きます。
plain-no-more-games = もう対局はありません。
plain-more-games = あと{ $count }あります。more（もっと）で続きを聞けます。
plain-no-such-game = 「{ $number }」という対局はありません。一覧の番号を入力するか、games（対局）で一覧を聞いてください。
plain-not-deleted = 対局を削除できませんでした：{ $why }。
plain-renumbered = そのあとの対局の番号が1つずつ繰り上がりました。
plain-won-by = { $side }の勝ち
plain-tied = 引き分け
plain-game-line = 赤：{ $red }、黄：{ $yellow }、ルール：{ $rules }、{ $moves }手：{ $result }。
plain-nothing-to-continue = 途中の対局はありません。
plain-puzzle = パズル
plain-puzzle-over = next（次）で次のパズル、leave（閉じる）で戻ります。
plain-level = レベル：{ $levels }。
plain-no-level = そのレベルはありません。番号か名前を入力してください：{ $levels }。

plain-no-perfect = このルールでは、だれも完璧にはプレイできません。相手は{ $level }です。
plain-begins = 先手はどちら？あなたなら1、CPUなら2を入力してください。
plain-wrong-rules = このルールは使えません：{ $why }。
plain-one-or-two = 1か2を入力してください。
plain-rules = ルール。standard、powers、popout、9x7など。help（ヘルプ）で一覧を聞けます。
plain-name = { $title }。名前なしなら「-」を入力してください。
plain-help-move = 列の番号でコマを落とします（9の次はa、b、…）。
plain-help-pop = pop 4（抜く 4）：4列目のいちばん下から自分のコマを抜きます。
plain-help-remove = remove 42（取り除く 42）：4列目2段目の相手のコマを取り除きます。
plain-help-question = ゲームが質問しています。y（はい）、n（いいえ）。空の行は「いいえ」です。
plain-help-game =
    board（盤面）：盤面を1列ずつ。column 4（列 4）：1つの列。rows（段）：1段ずつ。picture（図）：文字の図、xが赤でoが黄。
    threats（リーチ）：次のコマでラインを作れるマス。moves（手順）：ここまでのすべての手。who（誰）：名前、残り回数、勝ち数。
    undo（待った）：最後の手を戻します。redo（やり直し）：戻した手をもう一度置きます。hint（ヒント）：どこに置くか、その理由。scores（評価）、scores on（評価 オン）、scores off（評価 オフ）：各列の評価。coach on（コーチ オン）、coach off（コーチ オフ）：1手ごとのコメント。
    resign（投了）、draw（引き分け）：対局を終えます。rematch（再戦）：先後を入れ替えてもう一度。new（新規）：先後はそのままでもう一度。review（振り返り）：コーチと対局を振り返ります。
    save FILE（保存 FILE）：.pgn、.jsonl、.png、.svg、.gifで保存。games（対局）：自分の対局。puzzle（パズル）：パズル。
    rules（ルール）、settings（設定）、language en、language ja、menu（メニュー）、help（ヘルプ）、quit（終了）。対局は1手ごとに保存されます。
plain-help-menu = したいことの番号を入力してください。または：continue（続き）、play（対戦）、puzzle（パズル）、games（対局）、rules（ルール）、settings（設定）、language en、language ja、quit（終了）。
plain-help-settings = 変えたい設定の番号を入力してください。leave（閉じる）で戻ります。menu（メニュー）、quit（終了）。
plain-help-review =
    next（次）か空の行、back（戻る）、first（最初）、last（最後）：手を移動します。番号ならその手へ。turning（分かれ目）：結果を変えた次の手、turning back：その前の分かれ目。summary（まとめ）：対局全体を短く。try 4（試す 4）：4列目ならどうなったか。
    board、column 4、rows、picture、threats、moves：対局中と同じ。save FILE（保存 FILE）。leave（閉じる）：元の場所に戻ります。menu（メニュー）、language en、language ja、quit（終了）。
plain-help-games = 番号で対局を開きます。途中の対局は続きから、終わった対局は振り返りになります。review 3（振り返り 3）：3番の対局を振り返ります。delete 3（削除 3）：3番の対局を削除します。search WORD（検索 WORD）：その言葉をふくむ対局。games（対局）：すべての対局。more（もっと）：続きの対局。open FILE（開く FILE）、またはopen 4453：ファイルの対局、またはこの手順を振り返ります。leave（閉じる）、menu（メニュー）、language en、language ja、quit（終了）。
plain-help-puzzle = 正解だと思う列を入力してください。board（盤面）、column 4、rows、picture、threats：局面。solution（答え）：答えを見ます。next（次）：次のパズル。easy（簡単）、medium（普通）、hard（難しい）、devilish（鬼）、any（すべて）：その難しさの別のパズル。leave（閉じる）、menu（メニュー）、language en、language ja、quit（終了）。

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name }が考えています…
plain-title-line = { $title }。{ $welcome }
plain-turn = { $who ->
    [you] あなたの番です。
   *[other] { $who }の番です。
}
plain-tie-full = 引き分け：盤がいっぱいです。
plain-tie-called = 引き分け：いっぱいの盤で宣言。
plain-tie-agreed = 合意で引き分け。
plain-tie-repetition = 引き分け：同じ局面が3回。
plain-tie-long = 引き分け：手数が多すぎます。
plain-clock = { $time }。

plain-sentence = { $remark }。
plain-the-start = 最初の局面です。
plain-move-of = { $count }手中{ $number }手目。
plain-puzzle-score = { $given }問中{ $solved }問正解。
plain-resume = 対局に戻ります。
plain-history = 自分の対局。
plain-exported = { $file }に保存しました。
plain-colour = { $side }。
plain-move-line = { $number }. { $name }：{ $action }。
plain-action = { $name }：{ $action }
plain-list-title = { $title }：
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }：{ $value }
plain-list-game = { $number }. { $ago }、{ $game }
plain-grade-count = { $grade }{ $count }回
plain-grades = { $name }：{ $grades }。
plain-named-error = { $name }：{ $why }。
