### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Connexion à { $address }.
net-lost = Connexion perdue ; nouvel essai.
net-back = Connexion rétablie.
net-not-kept = Ta place ne peut pas être gardée ({ $why }) : ne quitte pas la partie.
net-no-folder = il n’y a pas de dossier pour cela
net-gone = Cette partie n’existe plus.
net-nonsense = Le serveur et ce programme ne se comprennent pas.
net-watching = Tu regardes la partie.
net-watchers = spectateurs : { $count }
net-you = { $name } (toi)
net-away = { $name }, hors ligne
net-days = { $days } j { $time }
net-unanswered = Le serveur n’a pas encore répondu.
net-ask-draw = { $name } propose nulle. Accepter ?
net-ask-undo = { $name } demande à annuler le dernier coup. D’accord ?
net-ask-rematch = { $name } veut rejouer. D’accord ?
net-own-draw = Tu as proposé nulle.
net-own-undo = Tu as demandé à annuler ton coup.
net-own-rematch = Tu as demandé une revanche.
net-next-game = La partie suivante, camps inversés.

## Footers and the list of keys

net-short-leave = quitter
net-short-draw = nulle
net-short-resign = abandon
net-help-answer = répondre à une question ou à une offre
net-help-undo = demander à annuler ton dernier coup
net-help-draw = proposer nulle
net-help-rematch = demander une revanche, camps inversés
net-help-leave = quitter ; ta place est gardée

## Line by line

net-plain-watch = Tu regardes la partie. Tape board (grille) pour entendre la grille, help (aide) pour en savoir plus, quit (quitter) pour partir.
net-plain-over = Tape rematch (revanche) pour rejouer, ou quit (quitter).
net-plain-no-question = On ne t’a rien demandé.
net-plain-help =
    undo (annuler) : demande à annuler ton dernier coup. draw (nulle) : propose nulle. yes (oui), no (non) : répond à une question ou à une offre. resign (abandon) : termine la partie, et l’adversaire gagne. rematch (revanche) : demande une autre partie, camps inversés.
    board (grille) : la grille, colonne par colonne. column 4 (colonne 4) : une colonne. rows (rangées) : rangée par rangée. picture (image) : en lettres, x est rouge et o est jaune. who (qui) : qui joue, qui est là, les chronos.
    language en, language fr, help (aide), quit (quitter). Ta place est gardée quand tu pars.
