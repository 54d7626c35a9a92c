### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = 待ったをする
live-act-keep = 待ったをしない
live-act-block = 相手の番をブロック
live-act-pass = ブロックしない
live-act-draw = 引き分けを宣言

## The board and the table

script-label-free = { $column }列目、空き{ $free }
script-label-full = { $column }列目、いっぱい
script-label-pop = { $column }列目から自分のコマを抜く
script-label-remove = { $column }列目{ $row }段目のコマを取り除く
script-press-again = { $column }列目：もう一度押すと置きます
live-offline = 接続が切れました。つなぎ直しています…
live-dismissed = サーバーが接続を終了しました。続けるにはページを再読み込みしてください。
script-failed = サーバーにつながりません。もう一度試してください。
live-copied = コピーしました
live-looking-back = { $count }手中{ $number }手目を表示中
live-present = オンライン
live-away = 離席中
live-this-is-you = あなた
live-watchers = 観戦{ $count }人
live-mine-draw = 引き分けを提案しました。
live-mine-undo = 待ったをお願いしました。
live-mine-rematch = 再戦を申しこみました。
live-accept = 受ける
live-decline = 断る
live-sure = 本当に？
live-withdraw = 取り消し
study-looking = 調べています…
study-silent = コーチから言うことは特にありません。
study-guessed = 証明ではなく、見積もりです：
study-no-turning = 結果を変えた手はありません。
study-turning = 分かれ目：{ $numbers }
study-list = { join-items }
live-time-days = { $days }日{ $hours }時間
live-time-left = 残り時間

## The start page, and the games kept on this device

start-without = { $choice }を外す
start-in-a-row = { $count }つ並べる

start-tap = 列をタップして、CPU（{ $level }）と対戦。
start-tap-second = 盤をタップ：CPU（{ $level }）が先手です。
start-friend = 友だち
start-waits = 友だちを待っています
start-my-turn = あなたの番
start-their-turn = { $name }の番
start-drawn = 引き分け
start-won = 勝ち
start-lost = 負け
start-winner = { $name }の勝ち
start-review = 振り返り

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name }が離れました。対局は保存されています。
live-back = { $name }が戻りました。

live-wins = 勝った対局：{ $count }
live-helped = { page-helped }
live-helped-mine = この対局で手助けを使いました。

live-says = { $name }：{ $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = 待った×{ $count }
live-power-block = ブロック×{ $count }
live-power-pass = 進む

live-can-undo = 待ったができます。
live-can-block = 相手をブロックできます。
live-goes-on = あと{ $seconds }秒で対局が進みます。
