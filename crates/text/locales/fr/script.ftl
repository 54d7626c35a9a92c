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

live-act-undo = Annuler le coup
live-act-keep = Garder le coup
live-act-block = Bloquer le tour adverse
live-act-pass = Ne pas bloquer
live-act-draw = Déclarer la nulle

## The board and the table

script-label-free = Colonne { $column }, cases libres : { $free }
script-label-full = Colonne { $column }, pleine
script-label-pop = Éjecter ton jeton de la colonne { $column }
script-label-remove = Retirer le jeton en colonne { $column }, rangée { $row }
script-press-again = Colonne { $column } : touche encore pour jouer
live-offline = Connexion perdue, nouvel essai…
live-dismissed = Le serveur a coupé la connexion. Recharge la page pour continuer.
script-failed = Le serveur est injoignable. Réessaie.
live-copied = Copié
live-looking-back = Coup { $number } sur { $count } : retour en arrière
live-present = en ligne
live-away = hors ligne
live-this-is-you = toi
live-watchers = Spectateurs : { $count }
live-mine-draw = Tu as proposé nulle.
live-mine-undo = Tu as demandé à annuler un coup.
live-mine-rematch = Tu as demandé une revanche.
live-accept = Accepter
live-decline = Refuser
live-sure = Vraiment ?
live-withdraw = Renoncer
study-looking = Le coach regarde…
study-silent = Le coach n’a rien à dire ici.
study-guessed = Une estimation, sans preuve :
study-no-turning = Aucun coup n’a changé le résultat.
study-turning = Tournants : { $numbers }
study-list = { join-items }
live-time-days = { $days } j { $hours } h
live-time-left = Temps restant

## The start page, and the games kept on this device

start-without = Sans { $choice }
start-in-a-row = { $count } à aligner
start-tap = Touche une colonne pour jouer contre le niveau { $level }.
start-tap-second = Touche la grille : le niveau { $level } commence.
start-friend = Un ami
start-waits = En attente de ton ami
start-my-turn = À toi de jouer
start-their-turn = À { $name } de jouer
start-drawn = Nulle
start-won = Tu as gagné
start-lost = Tu as perdu
start-winner = { $name } a gagné
start-review = Bilan

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } n’est plus là. La partie est gardée.
live-back = { $name } est de retour.
live-wins = Parties gagnées : { $count }
live-helped = { page-helped }
live-helped-mine = Tu t’es fait aider dans cette partie.
live-says = { $name } : { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Annuler ×{ $count }
live-power-block = Bloquer ×{ $count }
live-power-pass = Continuer
live-can-undo = Tu peux annuler le coup.
live-can-block = Tu peux bloquer l’adversaire.
live-goes-on = La partie continue dans { $seconds } secondes.
