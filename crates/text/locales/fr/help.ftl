### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Utilisation :
help-heading-commands = Commandes :
help-heading-arguments = Arguments :
help-heading-options = Options :

## four

help-about = Quatre en ligne, à deux sur un clavier ou contre l’ordinateur
help-plain = Jouer ligne par ligne, pour lecteurs d’écran et terminaux simples
help-after =
    Sans commande, four montre son écran titre : appuie deux fois sur Enter, et tu joues.

    Exemples :
      four play --level 5             jouer contre l’ordinateur
      four play --two                 deux joueurs sur un clavier
      four serve                      jouer avec des amis dans le navigateur
      four join URL                   jouer une partie par son lien
      four classic solo               jouer contre l’ordinateur
      four classic duel               deux joueurs, avec un hôte taquin
      four show 44535                 dessiner la position après ces coups
      four show game.pgn --step       parcourir une partie
      four draw 44535 -o board.png    faire une image
      four draw game.pgn -o game.gif  faire le film d’une partie
      four check game.pgn             cette partie notée est-elle correcte ?
      four show game.pgn --as log     changer une partie en journal d’événements
      four solve 4453 --all           que vaut chaque colonne ?
      four hint 444541155             que jouer ici, et pourquoi
      four review game.pgn            où est l’erreur, et pourquoi ?
      four puzzle                     résoudre un problème
      four learn                      suivre une leçon

    Les coups sont des colonnes comptées à partir de 1 à gauche : 44535. Après 9 viennent a, b, c, ….

## Shared options

help-arg-help = Afficher l’aide
help-arg-version = Afficher la version
help-arg-language = La langue, comme en ou fr [par défaut : celle de ton système]
help-arg-rules = Les règles, si le fichier ne les nomme pas : voir four rules
help-arg-at = S’arrêter après ce nombre de coups ; annulations, blocages et fautes comptent aussi
help-arg-game = Quelle partie du fichier
help-arg-threads = Combien de threads cherchent ; 0 : un par cœur
help-arg-table = Mégaoctets pour la table des positions connues
help-arg-seed = Rendre chaque choix aléatoire reproductible
help-arg-plain = Ligne par ligne, sans image : pour lecteurs d’écran, tubes et terminaux simples
help-arg-db = La base de données, comme sqlite:games.db ou postgres://user:password@host/name [par défaut : un fichier parmi tes données]
help-arg-bus = Le serveur NATS qui relie plusieurs serveurs d’une base PostgreSQL, comme nats://host:4222
help-arg-what = Des coups comme 4453, ou un fichier avec une partie notée, un journal ou une grille ; - est l’entrée standard

## four play

help-play = Jouer contre l’ordinateur, ou à deux ici
help-play-after =
    Les options que tu ne donnes pas sont celles de l’écran titre. Chaque coup est enregistré aussitôt.

    Exemples :
      four play --level 5             un adversaire fort
      four play --two                 deux joueurs ici
      four play --rules popout        avec d’autres règles : voir four rules
      four play --size 9x7            sur une autre grille
      four play --plain               ligne par ligne, pour lecteurs d’écran et tubes
      four play --continue            reprendre la dernière partie
help-play-rules = Les règles, voir four rules [par défaut : comme à l’écran titre]
help-play-level = La force de l’ordinateur : random, 1 (débutant) à 9 (champion), perfect [par défaut : comme à l’écran titre]
help-play-as = Si tu joues le premier coup ou le second [par défaut : comme à l’écran titre]
help-play-as-first = Tu commences
help-play-as-second = L’ordinateur commence
help-play-size = La taille de la grille, colonnes × rangées
help-play-two = Deux joueurs ici, sans ordinateur
help-play-names = Le nom des joueurs
help-play-continue = Reprendre la dernière partie

## four serve

help-serve = Servir le jeu aux navigateurs : jouer avec des amis par un lien, sur tout appareil
help-serve-after =
    Ouvre l’adresse dans un navigateur, commence une partie, et envoie le lien à un ami.

    Exemples :
      four serve                        pour cette machine seulement
      four serve --addr 0.0.0.0:4444    pour tout ce réseau ; montre un code pour les téléphones
      four serve --db sqlite:games.db   garder les parties dans ce fichier
      four serve --db postgres://four@db/four --bus nats://bus   un serveur parmi plusieurs

    Chaque option peut aussi être donnée dans l’environnement : --addr par FOUR_ADDR, --db par FOUR_DB, etc.
help-serve-addr = Où écouter ; le port 0 en prend un libre
help-serve-connections-per-address = Connexions simultanées depuis une adresse
help-serve-connections = Connexions simultanées en tout
help-serve-games-per-address = Parties ouvertes depuis une adresse en une heure
help-serve-requests-per-second = Requêtes par seconde depuis une adresse
help-serve-messages-per-second = Messages par seconde sur une connexion
help-serve-analyses-per-minute = Positions qu’une adresse peut faire examiner en une minute
help-serve-timeout-seconds = Secondes qu’un client peut prendre pour envoyer une requête
help-serve-keep-days = Jours pendant lesquels une partie est gardée après son dernier changement
help-serve-keep-waiting-days = Jours pendant lesquels une partie à un seul joueur est gardée
help-serve-threads = Threads qui réfléchissent pour l’ordinateur et le coach [par défaut : autant que la machine en a]
help-serve-behind-proxy = Un proxy en amont dit qui sont les clients (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Ne répondre qu’aux requêtes pour ce nom d’hôte ; plusieurs, avec des virgules ou en répétant [par défaut : tous]
help-serve-metrics-token = Ne montrer /metrics qu’aux clients qui envoient ceci comme bearer token [par défaut : seulement à cette machine]
help-serve-log = Comment écrire le journal, sur l’erreur standard
help-serve-log-text = Pour les humains
help-serve-log-json = Pour les programmes, un objet par ligne
help-serve-log-level = Ce qu’il faut y écrire
help-serve-log-level-warn = Ce qui ne devrait pas arriver
help-serve-log-level-info = Aussi les parties ouvertes et finies
help-serve-log-level-debug = Aussi chaque requête

## four join

help-join = Rejoindre une partie sur un serveur, par son lien
help-join-after =
    Tu prends la place libre ; si les deux sont prises, tu regardes. Pars et reviens quand tu veux : ta place est gardée.
    Si la connexion est coupée, le programme se reconnecte tout seul.

    Exemples :
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    jouer cette partie
      four join four.example/g/7h2kq9wxyz --name Lan     dire ton nom
      four join four.example/g/7h2kq9wxyz --watch        seulement regarder
      four join four.example/g/7h2kq9wxyz --plain        ligne par ligne, pour lecteurs d’écran et tubes

    Les adresses https sont vérifiées comme dans un navigateur ; SSL_CERT_FILE nomme un fichier avec d’autres autorités.
help-join-url = Le lien de la partie, tel que le navigateur le montre
help-join-name = Ton nom [par défaut : celui de ta dernière partie ici]
help-join-watch = Seulement regarder, même si une place est libre ou à toi

## four admin

help-admin = Gérer les parties d’un serveur : lister, montrer, exporter, supprimer, vérifier, sauvegarder, restaurer
help-admin-after =
    Tout cela marche pendant qu’un serveur tourne sur la même base de données, sauf restore.

    Exemples :
      four admin list                   les dernières parties modifiées
      four admin show 7h2kq9wxyz        une partie, avec tout ce qui s’est passé
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         une copie de tout
      four admin restore copy.db        la copie redevient la base de données
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = Lister les parties, la dernière modifiée d’abord
help-admin-list-most = Au plus ce nombre
help-admin-show = Montrer une partie, avec tout ce qui s’est passé à sa table
help-admin-show-game = Son identifiant, comme dans son adresse
help-admin-export = Afficher une partie notée, ou son journal d’événements
help-admin-export-game = Son identifiant, comme dans son adresse
help-admin-export-json = En lignes JSON
help-admin-delete = Supprimer une partie pour de bon
help-admin-delete-game = Son identifiant, comme dans son adresse
help-admin-backup = Copier la base de données dans un nouveau fichier, même si un serveur l’utilise
help-admin-backup-to = Le nouveau fichier
help-admin-restore = Faire une base de données à partir d’une sauvegarde ; il ne doit pas encore y en avoir
help-admin-restore-from = La sauvegarde
help-admin-check = Lire chaque partie et vérifier le fichier
help-admin-move = Copier toutes les parties dans une autre base, par exemple de SQLite à PostgreSQL ; arrête d’abord le serveur
help-admin-move-from = La base de données qui a les parties
help-admin-move-to = La base de données qui les reçoit

## four classic

help-classic = Jouer à l’un des cinq modes classiques
help-classic-name = Lequel ; sans nom, ils sont listés
help-classic-record = Garder la partie dans ce fichier : .jsonl pour un journal d’événements, sinon une partie notée. Les parties déjà dedans restent
help-classic-save = Écrire l’image finale d’une partie bitmap dans ce fichier, qui doit finir par .png
help-classic-scale = Agrandir la fenêtre d’une partie bitmap ce nombre de fois

## four show, four draw, four check

help-show = Dessiner une position, ou parcourir une partie
help-show-step = Parcourir la partie, coup par coup ; dans un terminal, une touche montre le coup suivant
help-show-as = L’afficher sous une autre forme
help-show-as-picture = La grille, dessinée en texte
help-show-as-moves = Les colonnes jouées : 4453
help-show-as-record = Une partie notée, au format PGN
help-show-as-log = Le journal d’événements en lignes JSON
help-show-as-openspiel = La grille en rangées de . x o
help-show-as-kaggle = La grille en liste de 0, 1, 2
help-draw = Faire une image d’une position, ou une animation d’une partie
help-draw-after = Par exemple : four draw 4453 -o board.png, ou four draw game.pgn -o game.gif --theme dark
help-draw-output = Vers où : un fichier finissant par .png, .svg, .gif ou .txt ; - est la sortie standard. Sans cela, du texte pour le terminal
help-draw-format = Ce qu’il faut écrire, si le nom du fichier ne le dit pas
help-draw-format-png = Des pixels
help-draw-format-svg = Des formes, nettes à toute taille
help-draw-format-gif = Toute la partie, animée
help-draw-format-txt = Des lettres, ou avec --colour des demi-blocs
help-draw-look = Le style
help-draw-look-modern = Une belle grille de toute taille
help-draw-look-bitmap = L’écran du mode classique bitmap
help-draw-theme = Sombre sur clair, ou clair sur sombre [par défaut : light]
help-draw-size = Largeur en pixels ; pour un GIF, à peu près [par défaut : 700 ; GIF 400, texte 72 ou ce qui tient]
help-draw-colour = Du texte en demi-blocs colorés, pas en lettres
help-check = Vérifier des parties notées, et dire ce qui est faux et où
help-check-files = Des fichiers avec des parties notées, des journaux ou des grilles ; - est l’entrée standard

## four solve

help-solve = Trouver le résultat parfait de positions, une par ligne
help-solve-after =
    Affiche chaque position avec son score. Depuis l’entrée standard, il en lit une par ligne : ce qui suit un espace est
    ignoré, une ligne vide est la grille vide, et chaque réponse est affichée avant de lire la ligne suivante.

    Un score est positif si le camp qui doit jouer gagne, et négatif s’il perd. Plus il est grand, plus la partie finit tôt :
    gagner avec son dernier jeton vaut 1, avec l’avant-dernier 2. Une nulle vaut 0.

    Exemples :
      four solve 4453                qui gagne, et quand
      four solve 4453 --all          le score de chaque colonne ; . si elle est pleine
      four solve --board 9x5 < file  une autre grille ; après la colonne 9 viennent a, b, c, …
help-solve-positions = Des positions comme 4453 ; sans elles, l’entrée standard est lue
help-solve-all = Le score de chaque colonne
help-solve-weak = Seulement qui gagne : 1, 0 ou -1
help-solve-board = La taille de la grille, colonnes × rangées
help-solve-connect = Combien de jetons il faut aligner
help-solve-no-book = Chercher aussi les ouvertures, au lieu de les lire dans le livre
help-solve-stats = Ajouter le nombre de positions explorées, et les microsecondes

## four hint and four review

help-hint = Dire que jouer dans une position, et pourquoi
help-hint-after =
    Sans pop-out, misère ni pouvoirs, chaque mot est prouvé par le solveur. Avec eux, et en début de partie sur une grille
    trop grande pour prouver quoi que ce soit, c’est une estimation : le programme cherche pendant une seconde environ.

    Exemples :
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language fr
help-hint-what = Des coups comme 4453, ou un fichier avec une partie notée, un journal ou une grille ; - est l’entrée standard ; rien est la grille vide
help-hint-verbose = Toutes les raisons, tous les pièges et les scores
help-hint-json = Pour les programmes : les affirmations et les scores en JSON
help-review = Faire le bilan d’une partie : ce que valait chaque coup, où elle a tourné, et pourquoi
help-review-after = Par exemple : four review 4453627, ou four review game.pgn --json
help-review-what = Des coups comme 4453627, ou un fichier avec une partie notée ou un journal ; - est l’entrée standard
help-review-verbose = Toutes les raisons, pour chaque coup, et des grilles pour les erreurs
help-review-json = Pour les programmes : les verdicts et les affirmations en JSON
help-review-interactive = La parcourir à l’écran, et essayer d’autres coups

## four puzzle

help-puzzle = Résoudre des problèmes : atteindre un but, comme gagner en 2 coups
help-puzzle-after =
    Réponds par une colonne ; si elle est fausse, tu apprends pourquoi et tu réessaies. L’adversaire répond le mieux
    possible, jusqu’à ce que le but soit atteint. Il est prouvé que chaque problème a un seul bon premier coup.
    ? montre la solution, q quitte.

    Exemples :
      four puzzle                     un problème
      four puzzle 17                  le problème qui a ce numéro
      four puzzle --daily             le problème du jour : facile le lundi, diabolique le dimanche
      four puzzle --hardness easy     un problème qu’un enfant peut résoudre
      four puzzle --theme stacked     un problème avec deux menaces superposées
      four puzzle -n 100 --list       cent, un par ligne : numéro, coups, but, thème, solution, jetons, cote
help-puzzle-id = Son numéro
help-puzzle-theme = L’idée : win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = La difficulté : easy, medium, hard, devilish
help-puzzle-daily = Le problème du jour
help-puzzle-count = Combien
help-puzzle-seed = Lesquels parmi ceux qui conviennent : le même nombre donne les mêmes
help-puzzle-solution = Montrer la solution, sans la demander
help-puzzle-list = Un par ligne : numéro, coups, but, thème, solution, jetons, cote
help-puzzle-json = Pour les programmes : un par ligne, en JSON

## four learn

help-learn = Suivre une leçon, ou apprendre des erreurs d’une partie
help-learn-after =
    Sans argument, les leçons sont listées. Dans une leçon, réponds par une colonne ; ? montre le coup, q quitte.
    Ce que tu as fini et ce que tu rates est gardé sur cette machine, à côté des réglages.

    Exemples :
      four learn                      la liste des leçons
      four learn double-threat        cette leçon
      four learn --mistakes game.pgn  les pires coups du premier joueur, en problèmes
help-learn-lesson = Le nom d’une leçon
help-learn-mistakes = Une partie dont les erreurs deviennent des problèmes
help-learn-second = Les erreurs du second joueur
help-learn-json = Pour les programmes : les leçons, une leçon ou les erreurs, en JSON

## four book, four bench, four match

help-book = Faire le livre d’ouvertures du solveur, ou le vérifier
help-book-build = Résoudre chaque ouverture de la grille standard. Le travail fait est gardé, et la même commande le continue
help-book-build-discs = Jusqu’à combien de jetons
help-book-build-output = Où écrire le livre ; le travail inachevé est gardé dans FICHIER.part
help-book-verify = Vérifier que les scores d’un livre concordent, et résoudre de nouveau quelques-unes de ses positions
help-book-verify-file = Un livre ; sans cela, celui de ce programme
help-book-verify-sample = Combien de positions résoudre de nouveau
help-book-verify-seed = Lesquelles
help-bench = Mesurer la vitesse du solveur sur cette machine
help-bench-seed = Quelles positions : le même nombre donne les mêmes
help-bench-count = Combien de positions par lot
help-bench-games = Au lieu des lots, chaque colonne de chaque position de ce nombre de parties, et le choix du joueur parfait, avec le livre
help-match = Faire jouer deux niveaux l’un contre l’autre de nombreuses fois, et dire de combien l’un est plus fort
help-match-after =
    Ils commencent chacun leur tour. Par exemple :
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = Le premier niveau : random, 1 (débutant) à 9 (champion), perfect
help-match-second = Le second niveau
help-match-games = Combien de parties
help-match-seed = Quelles parties : le même nombre donne les mêmes
help-match-threads = Combien de parties à la fois ; 0 : une par cœur
help-match-show = Afficher aussi les coups de chaque partie
help-match-rules = Les règles de ces parties : voir four rules

## four engine

help-engine = Jouer pour un autre programme, qui parle UGI (ou UCI) par l’entrée et la sortie standard
help-engine-after =
    Les arguments sont les valeurs de départ des options Level, Rules, Seed, Threads et Hash du protocole.

      position startpos [moves 4 4 p3 …]   4 pose, p4 éjecte, x42 retire ; undo, keep, block, pass.
                                           4453 fait quatre coups. Une question omise vaut non
      position fen ROW/ROW/… [moves …]     rangées de . x o, celle du haut d’abord
      go movetime MS | p1time MS … | infinite
                                           au niveau choisi, mais pas plus longtemps
      go depth N | nodes N                 à cette profondeur ou ce nombre de positions, quel que soit le niveau
      go                                   au niveau choisi
      query gameover | p1turn | result     la réponse est response …

    Un go pendant une recherche arrête d’abord celle-ci. Les scores sont des points (cp) ou le nombre de
    coups jusqu’à la fin, des deux camps ensemble (mate). Le score d’une nulle prouvée est 0.

    Par exemple : printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = Sa force : random, 1 (débutant) à 9 (champion), perfect
help-engine-seed = Rendre chaque choix aléatoire reproductible ; 0 : d’autres choix à chaque partie

## four rules, four completions, four man

help-rules = Lister les jeux de règles, et dire comment faire le tien
rules-named = Jeux de règles :
rules-own =
    Ou fais le tien : commence par le nom d’un jeu de règles, ou sans. Mets des espaces ou des virgules entre les mots :

      9x7            la taille, colonnes × rangées ; colonnes × (rangées + 1) ne doit pas dépasser 128
      connect=5      combien de jetons il faut aligner, à partir de 3
      popout         éjecter un de ses jetons de la rangée du bas au lieu d’en poser un
      misere         qui fait une ligne perd
      centre-first   le premier jeton de chacun va au centre ; anywhere : il va où l’on veut
      undo=3         combien de coups chacun peut annuler
      undo-from=…    le premier coup qui peut être annulé : first, second, own-second
      settle=…       before-undo : une victoire compte aussitôt ; after-undo : elle peut être annulée
      block=1        combien de tours de l’adversaire chacun peut bloquer
      remove=1       combien de jetons adverses chacun peut retirer
      violations=3   on perd à la troisième faute ; forgiven : les fautes ne coûtent rien

    Par exemple : four show 4455 --rules '9x7 connect=5', ou --rules popout,6x5
help-completions = Afficher les complétions pour un shell
help-completions-after = Par exemple : four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Quel shell
help-man = Afficher la page de manuel
help-man-after = Par exemple : four man > four.1 && man ./four.1
help-man-command = La page de cette commande

## four help

help-help = Afficher ce message ou l’aide des commandes données
help-help-command = La commande à expliquer

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ADRESSE
help-value-code = CODE
help-value-command = COMMANDE
help-value-database = BASE
help-value-file = FICHIER
help-value-form = FORME
help-value-format = FORMAT
help-value-game = PARTIE
help-value-hardness = DIFFICULTÉ
help-value-host = HÔTE
help-value-level = NIVEAU
help-value-log = JOURNAL
help-value-look = STYLE
help-value-moves = COUPS
help-value-name = NOM
help-value-options = OPTIONS
help-value-pixels = PIXELS
help-value-rules = RÈGLES
help-value-shell = SHELL
help-value-side = CAMP
help-value-theme = THÈME
help-value-token = TOKEN
help-value-url = URL
