### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = ce n’est pas un coup
mistake-no-column = il n’y a pas de colonne { $column }
mistake-column-full = la colonne { $column } est pleine
mistake-not-centre = le premier jeton doit aller dans la colonne centrale
mistake-no-power = ces règles ne le permettent pas
mistake-spent = il n’en reste plus
mistake-nothing-to-remove = l’adversaire n’a aucun jeton à retirer
mistake-not-their-disc = il n’y a pas de jeton adverse à cet endroit
mistake-not-your-disc = on n’éjecte que ses propres jetons, pas celui du bas de la colonne { $column }
mistake-no-draw = on ne peut déclarer la nulle que si la grille est pleine

## Why a move was not made

refusal-game-over = la partie est finie
refusal-not-now = réponds d’abord à la question
refusal-could-win = tu ne peux pas bloquer maintenant : l’adversaire pourrait gagner au prochain jeton
refusal-no-question = joue d’abord un coup
refusal-not-your-turn = ce n’est pas à toi de jouer

## The same as whole sentences.

say-mistake-nonsense = Ce n’est pas un coup.
say-mistake-no-column = Il n’y a pas de colonne { $column }.
say-mistake-column-full = La colonne { $column } est pleine.
say-mistake-not-centre = Ton premier jeton doit aller dans la colonne centrale.
say-mistake-no-power = Ces règles ne le permettent pas.
say-mistake-spent = Il ne t’en reste plus.
say-mistake-nothing-to-remove = L’adversaire n’a aucun jeton à retirer.
say-mistake-not-their-disc = Il n’y a pas de jeton adverse à cet endroit.
say-mistake-not-your-disc = Le jeton du bas de la colonne { $column } n’est pas à toi.
say-mistake-no-draw = On ne peut déclarer la nulle que si la grille est pleine.
say-refusal-game-over = La partie est finie.
say-refusal-not-now = Réponds d’abord à la question.
say-refusal-could-win = Tu ne peux pas bloquer maintenant : l’adversaire pourrait gagner au prochain jeton.
say-refusal-no-question = Joue d’abord un coup.
say-refusal-not-your-turn = Ce n’est pas à toi de jouer.

## Moves and rules as a person writes them

moves-error = coup { $number }, « { $word } » : { $why }
not-a-column = ce n’est pas une colonne
not-an-action = « { $word } » n’est pas un coup : 4 pose en colonne 4 (a, b, … après 9), p4 éjecte, x42 retire
names-no-column = « { $word } » n’est pas une colonne
unknown-rule = il n’y a pas de règle « { $word } » : commence par le nom d’un jeu de règles ({ $names }) ou utilise des mots comme { $examples }
rule-value = valeur « { $value } » invalide pour « { $word } » : utilise { $takes }
rule-takes-number = un nombre de 0 à 255
rule-takes-or = { $before } ou { $after }
board-no-cells = une grille de { $columns }×{ $rows } n’a aucune case
board-too-big = une grille de { $columns }×{ $rows } est trop grande : colonnes × (rangées + 1) ne doit pas dépasser 128
line-too-short = une ligne de { $connect } est trop courte : il faut au moins 3 jetons
line-too-long = une ligne de { $connect } est plus longue que la grille
lose-on-zero = violations doit valoir au moins 1

## Boards of other programs

board-error-empty = il n’y a pas de grille dans ce texte
board-error-cell = rangée { $row } à partir du haut, case { $column } : « { $found } » n’est pas une case : utilise { $cells }
board-cells-openspiel = « . », « x » ou « o »
board-cells-kaggle = 0, 1 ou 2
board-error-ragged = la rangée { $row } à partir du haut a { $found } cases, et les autres en ont { $expected }
board-error-count = { $cells } cases ne remplissent pas une grille de { $columns }×{ $rows }
board-error-cut-off = la liste est tronquée : il manque le crochet fermant
board-error-size = la grille fait { $found }, mais les règles disent { $wanted }
board-error-floating = rangée { $row } à partir du haut, case { $column } : un jeton flotte au-dessus d’une case libre
board-error-counts = { $first } x et { $second } o : impossible quand les joueurs jouent chacun leur tour
board-error-two-lines = les deux joueurs ont une ligne, mais la première ligne termine la partie
board-error-moved-on = { $side } a déjà une ligne : la partie était finie avant le dernier jeton

## Logs of events

replay-format = le journal a le format { $found }, et ce programme lit le format { $known }
replay-no-cause = cet événement est impossible ici
replay-refused = cet événement est impossible ici : { $why }
replay-different = d’après les règles, il se passe autre chose ici : { $event }
replay-cut-off = le journal s’arrête au milieu d’un coup
log-line = ligne { $line } : { $why }
log-too-long = la ligne est trop longue
log-cut-off = la ligne est tronquée
log-not-json = colonne { $column } : ce n’est pas du JSON : { $message }
log-not-an-event = cette ligne n’a pas sa place dans un journal : { $message }
log-no-game = un journal commence par une ligne {"{"}"game":…{"}"} qui nomme les règles et les joueurs
too-many-games = il y a plus de { $most } parties dans ce fichier
no-game-here = il n’y a pas de partie ici

## What happened, as a part of replay-different.

event-dropped = { $name } joue la colonne { $column }, en { $cell }
event-popped = { $name } éjecte un jeton de la colonne { $column }
event-removed = { $name } retire le jeton en { $cell }
event-violated = { $name } fait une faute : { $mistake }
event-undo-offered = { $name } peut annuler le coup
event-undone = { $name } annule le coup
event-block-offered = { $name } peut bloquer { $other }
event-blocked = { $name } bloque { $other } et rejoue
event-turn = c’est à { $name } de jouer

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner } gagne avec la ligne { $cells }
outcome-misere = { $winner } gagne : { $loser } a fait la ligne { $cells }
outcome-full = nulle : la grille est pleine
outcome-called = nulle déclarée, grille pleine
outcome-agreed = nulle par accord
outcome-repetition = nulle : la même position pour la troisième fois
outcome-long = nulle : la partie était trop longue
outcome-disqualified = { $winner } gagne : { $loser } a fait trop de fautes
outcome-resigned = { $winner } gagne : { $loser } a abandonné
outcome-timed-out = { $winner } gagne : { $loser } n’a plus de temps

## Records

record-place = ligne { $line }, colonne { $column } : { $why }
record-cut-off = la partie notée est tronquée : { $what }
record-ends-in-tag = elle s’arrête dans une balise
record-ends-in-comment = elle s’arrête dans un commentaire
record-ends-without-result = elle s’arrête sans résultat (1-0, 0-1, 1/2-1/2 ou *)
record-next-game = la partie suivante commence avant son résultat
record-tag = une balise s’écrit [Name "valeur"]
record-stray = « { $character } » n’a pas sa place ici ; les variantes ne peuvent pas être lues
record-refused = « { $word } » ne peut pas être joué : { $why }
record-result = le résultat indiqué est { $claimed }, mais les coups mènent à { $actual }

## Files

document-empty = il n’y a rien dedans
file-too-large = le fichier dépasse { $megabytes } Mo
file-not-text = ligne { $line } : l’octet { $byte } du fichier n’est pas du texte UTF-8
file-not-a-record = le fichier existe, mais on ne peut pas y ajouter de partie ({ $why })
file-changed = un autre programme a modifié le fichier : il reste tel quel
file-dangling-link = le fichier est un lien qui ne mène à rien
file-not-a-file = ce n’est pas un fichier ordinaire
file-read-only = le fichier est en lecture seule
export-name = le nom doit finir par .pgn, .jsonl, .png, .svg ou .gif
only-a-board = c’est une grille, pas une partie avec des coups
input-ended = l’entrée s’est terminée avant la partie
no-randomness = le système ne donne pas de nombres aléatoires

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = fichier ou dossier introuvable
io-permission = permission refusée
io-is-a-folder = c’est un dossier
io-not-a-folder = ce n’est pas un dossier
io-exists = le fichier existe déjà
io-full = plus de place sur le disque
io-read-only = système de fichiers en lecture seule
io-in-use = adresse déjà utilisée
io-refused = connexion refusée
io-timed-out = la connexion a expiré
io-other = le système signale : { $message }
errors-and = { $before } ; { $error }

## Pictures and windows

picture-not-the-display = le style bitmap est pour une grille de 7×6 ; celle-ci fait { $columns }×{ $rows }
picture-width = une image peut avoir de { $least } à { $most } pixels de large, pas { $width }
picture-too-large = une image de { $width }×{ $height } pixels est trop grande ; réduis sa largeur
picture-too-long = cette partie a { $moves } coups, trop pour une animation de { $width } pixels de large ; réduis la largeur
picture-drawing = l’image n’a pas pu être dessinée : { $why }
picture-unwanted = l’image a été interrompue
window-failed = impossible d’ouvrir une fenêtre : { $why }
window-colours = impossible d’ouvrir une fenêtre : l’écran n’a pas 24 bits par pixel
window-closed = la fenêtre a été fermée avant la fin de la partie

## The engine

coach-not-plain = le coach ne connaît que les parties sans pop-out, misère ni pouvoirs
coach-over = la partie est finie
coach-unplayable = la colonne { $column } n’est pas jouable
coach-too-hard = cette position est trop loin de la fin pour prouver quoi que ce soit
search-stopped = la recherche a été interrompue
unknown-level = « { $level } » n’est pas un niveau : utilise random, 1 (débutant) à 9 (champion) ou perfect
unknown-hardness = « { $hardness } » n’est pas une difficulté : utilise easy, medium, hard ou devilish
unknown-theme = « { $theme } » n’est pas un thème : choisis parmi { $themes }
not-a-book = ce n’est pas un livre d’ouvertures
book-contradiction = le livre se contredit : le score { $score } après { $discs } jetons n’est pas celui que donnent ses coups, { $moves }
position-board = colonnes × (rangées + 1) ne doit pas dépasser 128, et une ligne doit avoir au moins 3 jetons
position-move = le coup { $number } ne peut pas être joué

## The way to a server

client-host-not-found = aucun ordinateur n’a ce nom ; vérifie l’adresse
client-connection-refused = aucun serveur ne tourne à cette adresse
client-connection-failed = il est injoignable : { $why }
client-certificate-file = les certificats de { $file } ne peuvent pas être lus : { $why }
client-no-certificate = aucun certificat de { $file } n’est utilisable
client-timed-out = le serveur ne répond pas à temps
client-disconnected = la connexion a été coupée
client-closed = le serveur a fermé la connexion : { $why }
client-server-down = le serveur est en panne (statut { $status })
client-policy-violation = le serveur a refusé ce programme
client-no-such-game = cette partie n’existe pas là-bas ; elle a peut-être expiré
client-seat-taken = les deux places sont prises
client-refused = le serveur dit : { $message }
client-https-required = ce serveur ne parle que https : mets https:// devant l’adresse
client-invalid-response = ce n’est pas un serveur de ce jeu, ou sa version est différente
address-form = ce n’est pas l’adresse d’une partie ; en voici une : http://four.example:4444/g/7h2kq9wxyz
address-scheme = l’adresse doit commencer par http:// ou https://
address-user = l’adresse ne doit pas contenir de nom d’utilisateur : enlève ce qui est avant le @
address-host = « { $host } » n’est pas le nom d’un ordinateur
address-port = « { $port } » n’est pas un port : 1 à 65535
address-path = l’adresse doit finir par une partie, comme /g/7h2kq9wxyz

## The store of a server

store-conflict = la partie a changé
store-corrupt = les données contiennent quelque chose qui n’est pas une partie : { $why }
store-too-new = la base de données a la version { $found }, et ce programme connaît au plus la version { $known }
store-closed = la base de données est fermée
store-foreign = c’est la base de données d’un autre programme
store-in-use = un autre serveur utilise cette base de données
store-address = ce n’est pas l’adresse d’une base de données : { $why }
store-unreachable = la base de données est injoignable : { $why }
store-password = la base de données refuse cet utilisateur ou ce mot de passe : { $why }
store-no-database = cette base de données n’existe pas : { $why }
store-rights = l’utilisateur de la base de données n’a pas ce droit : { $why }
store-replaced = le fichier de la base de données a été supprimé ou remplacé pendant son utilisation
store-unavailable = rien n’a pu être enregistré : { $why }
store-unknown = impossible de savoir si c’est enregistré : { $why }
store-database = la base de données signale : { $message }
store-entry = l’entrée { $number } de la partie est impossible : { $why }
bus-address = ce n’est pas l’adresse d’un serveur NATS : { $why }
bus-scheme = l’adresse d’un serveur NATS commence par nats:// ou tls://, comme nats://host:4222
bus-unreachable = le serveur NATS est injoignable : { $why }
bus-refused = le serveur NATS refuse cet utilisateur ou ce mot de passe : { $why }
unknown-database = « { $address } » n’est pas une base de données que ce programme connaît : utilise sqlite:CHEMIN ou postgres://…
