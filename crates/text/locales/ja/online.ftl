### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = { $address }に接続しています。
net-lost = 接続が切れました。つなぎ直しています。
net-back = 再接続しました。
net-not-kept = 席を保存できません（{ $why }）。離れないでください。

net-no-folder = 保存先のフォルダーがありません
net-gone = この対局はもうありません。
net-nonsense = サーバーとこのプログラムの通信がかみ合っていません。
net-watching = 観戦中です。
net-watchers = 観戦{ $count }人

net-you = { $name }（あなた）
net-away = { $name }、離席中

net-days = { $days }日 { $time }
net-unanswered = サーバーからまだ返事がありません。
net-ask-draw = { $name }から引き分けの提案です。受けますか？
net-ask-undo = { $name }が待ったを希望しています。認めますか？
net-ask-rematch = { $name }が再戦を希望しています。受けますか？
net-own-draw = 引き分けを提案しました。
net-own-undo = 待ったをお願いしました。
net-own-rematch = 再戦を申しこみました。
net-next-game = 先後を入れ替えて次の対局です。

## Footers and the list of keys

net-short-leave = 退席
net-short-draw = 引き分け
net-short-resign = 投了
net-help-answer = 質問や提案に答える
net-help-undo = 待ったをお願いする
net-help-draw = 引き分けを提案
net-help-rematch = 先後を入れ替えて再戦を申しこむ
net-help-leave = 退席（席は残ります）

## Line by line

net-plain-watch = 観戦中です。board（盤面）で盤面、help（ヘルプ）で説明、quit（終了）で終わります。
net-plain-over = rematch（再戦）でもう一度対局、quit（終了）で終わります。
net-plain-no-question = 今は何も聞かれていません。
net-plain-help =
    undo（待った）：待ったをお願いします。draw（引き分け）：引き分けを提案します。yes（はい）、no（いいえ）：質問や提案に答えます。resign（投了）：対局を終え、相手の勝ちになります。rematch（再戦）：先後を入れ替えて再戦を申しこみます。
    board（盤面）：盤面を1列ずつ。column 4（列 4）：1つの列。rows（段）：1段ずつ。picture（図）：文字の図、xが赤でoが黄。who（誰）：対局者、いる人、時計。
    language en、language ja、help（ヘルプ）、quit（終了）。離れても席は残ります。
