### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what } : { $why }
cli-no-command = cette commande n’existe pas ; voir four --help
cli-line = ligne { $number } : { $why }
cli-no-file = { $why } (et aucun fichier ne porte ce nom)
cli-neither = ce n’est ni un fichier ni des coups comme 4453
cli-no-game = il n’y a pas de partie { $number } : le fichier en a { $count }
cli-no-move = il n’y a pas de coup { $number } : la partie en a { $count }
cli-board-to-review = c’est une grille, pas une partie avec des coups ; essaie four hint
cli-board-to-animate = c’est une grille, pas une partie avec des coups à animer
cli-board-without-moves = une grille ne dit pas quels coups y ont mené
cli-more-than-drops = cette partie n’a pas que des jetons posés, donc des colonnes ne peuvent pas la montrer ; essaie --as record
cli-size = une taille s’écrit colonnes x rangées, comme 9x5
cli-too-many-names = il y a deux joueurs : donne un nom ou deux
cli-not-perfect = l’ordinateur ne peut pas jouer parfaitement avec ces règles sur cette grille : utilise random ou 1–9
cli-too-long = c’est trop long pour une partie
cli-not-utf8 = ce n’est pas du texte en UTF-8
cli-game-over = la partie est finie : { $outcome }
cli-range = un nombre de { $least } à { $most }

## four draw

draw-name = le nom d’une image finit par .png, .svg, .gif ou .txt
draw-terminal = un terminal ne peut pas afficher ce fichier ; donne un nom avec -o
draw-over-game = l’image écraserait la partie dont elle est tirée
draw-contradiction = --format et le nom du fichier se contredisent
draw-say-format = choisis un format avec --format : png, svg, gif ou txt
draw-colour = --colour est pour le texte
draw-bitmap-formats = le style bitmap est pour .png et .txt ; .svg et .gif sont modernes
draw-bitmap-size = le style bitmap n’a qu’une taille
draw-bitmap-theme = le style bitmap n’a qu’un thème

## four classic

classic-solo-letters = toi (Y) contre un ordinateur (R) qui choisit ses colonnes au hasard
classic-list = Les modes classiques :
classic-how = Pour jouer à l’un d’eux : four classic NOM
classic-no-mode = ce mode n’existe pas ; il y a { $names }
classic-only-bitmap = seul bitmap a une image à enregistrer ou à agrandir
classic-picture-name = le nom de l’image doit finir par .png
classic-same-file = la partie notée et l’image ne peuvent pas être le même fichier
classic-leave = appuie sur Enter, ou ferme la fenêtre, pour quitter
classic-not-saved = la partie continue, mais elle n’est pas enregistrée : { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } contre { $second } : { $rules }
show-step = { $number }. { $story }
show-next = Une touche : le coup suivant. q : arrêter.
show-stands = Le coup est gardé. { $outcome }
show-turn = À { $side } ({ $letter }) de jouer.
show-may-undo = { $side } ({ $letter }) peut annuler le coup.
show-may-block = { $side } ({ $letter }) peut bloquer { $other }.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } joue la colonne { $column }, en { $cell }.
say-event-popped = { $name } éjecte un jeton de la colonne { $column }.
say-event-removed = { $name } retire le jeton en { $cell }.
say-event-violated = { $name } fait une faute : { $mistake }.
say-event-undone = { $name } annule le coup.
say-event-blocked = { $name } bloque { $other } et rejoue.
say-outcome-line = { $winner } gagne avec la ligne { $cells }.
say-outcome-misere = { $winner } gagne : { $loser } a fait la ligne { $cells }.
say-outcome-full = Nulle : la grille est pleine.
say-outcome-called = Nulle déclarée, grille pleine.
say-outcome-agreed = Nulle par accord.
say-outcome-repetition = Nulle : la même position pour la troisième fois.
say-outcome-long = Nulle : la partie était trop longue.
say-outcome-disqualified = { $winner } gagne : { $loser } a fait trop de fautes.
say-outcome-resigned = { $winner } gagne : { $loser } a abandonné.
say-outcome-timed-out = { $winner } gagne : { $loser } n’a plus de temps.

## four check

check-game = { $file } : partie { $number } : { $rules }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $standing }
check-board = { $file } : une grille de { $columns }×{ $rows }, { $standing }
check-turn = à { $side } de jouer

## four hint and four review

hint-outlook = À { $side } ({ $letter }) de jouer : { $outlook }.
hint-column = La colonne { $column } est la meilleure.
hint-as-good = Tout aussi bonnes : { $columns }
hint-more = (Plus avec --verbose.)
hint-scores = Scores à partir de la gauche : { $scores }
hint-only = À { $side } ({ $letter }) de jouer : { $action } est le seul coup.
hint-wins = À { $side } ({ $letter }) de jouer : d’après ce que je vois, { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
} à l’avance, { $action } est le meilleur coup ; il gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au plus.
hint-loses = À { $side } ({ $letter }) de jouer : d’après ce que je vois, { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
} à l’avance, { $action } est le meilleur coup ; il perd en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au plus.
hint-points = À { $side } ({ $letter }) de jouer : d’après ce que je vois, { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
} à l’avance, { $action } est le meilleur coup ; il semble valoir { $points } points.
hint-line = La suite que j’attends : { $moves }
review-curve = La partie pour { $side } : { $curve }
review-estimate = Là où il est écrit « d’après ce que je vois », rien ne peut être prouvé à temps ; c’est une estimation.
review-turning = Tournant au coup { $number }, { $name } : { $before } → { $after }
review-no-turning = Aucun coup n’a changé le résultat.
review-win = victoire
review-draw = nulle
review-loss = défaite
review-count = { $count } × { $grade }
review-counts = { $name } : { $counts }
progress-thinking = réflexion
progress-review = { $done } coups examinés sur { $count }

## four puzzle

puzzle-prompt = Ta colonne (? : la solution, q : quitter) :{" "}

## four solve, four bench, four match

progress-solve = ligne { $number } : { $nodes } positions explorées, score entre { $lower } et { $upper }
progress-games = création de { $count } parties
progress-bench = création et résolution : { $name }
bench-games = { $positions } positions de { $count } parties, graine { $seed }, threads : { $threads }, { $megabytes } Mo, avec le livre :
bench-every-column = chaque colonne
bench-choice = choix de perfect
bench-median = médiane
bench-percent = { $percent } %
bench-longest = maximum
bench-sets = { $count } positions par lot, graine { $seed }, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}, { $megabytes } Mo, sans livre
bench-set = lot
bench-time = temps moyen
bench-nodes = nœuds moyens
bench-speed = nœuds par seconde
bench-wrong = trouvé { $found }, puis { $score }
progress-match = { $one } contre { $two } : { $done } parties jouées sur { $count }
match-heading = { $one } contre { $two }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, règles { $rules }, graine { $seed } :
match-first = en premier
match-second = en second
match-all = total
match-tally = gagnées { $wins }, nulles { $ties }, perdues { $losses }, { $score } %
match-elo = { $elo }, 95 % entre { $least } et { $most }
match-no-elo = inconnu, car un camp a tout gagné
match-time-of = temps de { $level }
match-times = médiane { $median } ms, 99 % { $most } ms, maximum { $longest } ms

## four book

book-resume = Reprise de { $file } : { $done } positions résolues sur { $count }.
book-start = { $count } positions de { $discs } jetons sont à résoudre.
book-other-draft = { $why } de { $discs } jetons
progress-book = { $done } positions résolues sur { $count }, encore { $minutes } min environ
book-made = { $file } : { $count } positions, { $bytes } octets
book-fits = { $count } positions jusqu’à { $discs } jetons concordent entre elles.
progress-verify = { $done } sur { $count } résolues de nouveau
book-wrong = le livre est faux : une position de { $discs } jetons a le score { $found }, et non { $score }
book-verified = { $sample } positions sur { $count } de { $discs } jetons résolues de nouveau : toutes comme dans le livre.

## four serve and four admin

serve-listening = À l’écoute sur { $url }
serve-network = Dans ce réseau : { $url }
serve-stop = Ctrl-C pour arrêter.
serve-no-home = il n’y a pas de dossier personnel pour les parties ; utilise --db sqlite:CHEMIN
serve-no-database = cette base de données n’existe pas
serve-not-a-file = backup et restore sont pour les fichiers SQLite ; pour PostgreSQL, utilise ses propres pg_dump et pg_restore
serve-bus-alone = un bus relie des serveurs qui partagent une base PostgreSQL ; utilise aussi --db postgres://…
serve-not-built-in = ce programme a été compilé sans PostgreSQL ni NATS
admin-no-game = cette partie n’existe pas
admin-exists = existe déjà
admin-deleted = Supprimée : { $game }.
admin-copied = Copié dans { $file }.
admin-restored = Restauré : { $file }.
admin-checked = Parties : { $games }, entrées : { $entries }. Toutes sont lisibles.
admin-moved = Parties : { $games }, entrées : { $entries }. Toutes sont dans l’autre base de données.
admin-same-database = les deux sont la même base de données
admin-different = l’autre base de données a une autre partie avec cet identifiant
admin-newer = une version plus récente de ce programme a modifié cette partie ; utilise cette version pour la déplacer
admin-unknown = quelque chose que seule une version plus récente de ce programme connaît : { $what }
admin-damaged = le fichier est abîmé : { $why }
admin-unreadable = parties illisibles : { $games }
admin-game = { $first } – { $second }, { $rules } : { $standing }
admin-waiting = en attente
admin-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
admin-opened = ouverte : { $first } – { $second }, { $rules }
admin-joined = place { $side } : « { $name } »
admin-played = { $side } : { $action }
admin-agreed = nulle par accord
admin-time-up = { $side } : temps écoulé
admin-offers = { $offer ->
    [draw] { $side } : propose nulle
    [undo] { $side } : demande à annuler
   *[rematch] { $side } : propose une revanche
}
admin-declines = { $offer ->
    [draw] { $side } : refuse la nulle
    [undo] { $side } : refuse d’annuler
   *[rematch] { $side } : refuse la revanche
}
admin-took-back = annulé jusqu’à { $number }, à la demande de { $side }
admin-helped = { $side } a demandé de l’aide au coach
admin-rematch = revanche : { $game }
admin-free = (libre)
admin-human = « { $name } »
admin-computer = ordinateur { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = cette ligne est trop longue
engine-unknown = commande inconnue « { $line } »
engine-unknown-query = requête inconnue « { $query } »
engine-ignored = ignoré : { $words }
engine-setoption = utilise : setoption name NOM value VALEUR
engine-no-option = il n’y a pas d’option « { $name } »
engine-position = une position est startpos, ou fen et des rangées comme ..../.o../xx..
engine-not-moves = moves attendu, pas « { $word } »
engine-move = coup { $number } : { $why }
engine-move-refused = coup { $number }, « { $action } » : { $why }
engine-author = le projet Four in a Row

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = ce n’est pas un nombre entier, ou il est trop grand
cli-address = une adresse est un numéro et un port, comme 127.0.0.1:4444
parse-error = erreur : { $message }
parse-tip = {"  "}conseil : voulais-tu dire « { $word } » ?
parse-usage = Utilisation : { $usage }
parse-more = Pour en savoir plus, essaie « --help ».
parse-no-value = il faut une valeur pour « { $argument } », mais il n’y en a pas
parse-bad-value = valeur « { $value } » invalide pour « { $argument } » : { $why }
parse-not-one-of = valeur « { $value } » invalide pour « { $argument } » : choisis parmi { $values }
parse-too-many = valeur « { $value } » en trop pour « { $argument } » : il n’en faut pas plus
parse-unknown-argument = argument inconnu : « { $argument } »
parse-unknown-command = commande inconnue : « { $command } »
parse-conflict = l’argument « { $argument } » ne va pas avec « { $other } »
parse-twice = l’argument « { $argument } » ne peut pas être répété
parse-missing = il manque des arguments obligatoires : { $arguments }

## After the text of an option in --help.

cli-default = [par défaut : { $value }]
cli-variable = [environnement : { $name }]
cli-values = [valeurs possibles : { $values }]
