### The pages of the server, as they are first shown.

page-tagline = Pose tes jetons, aligne-en quatre, gagne.
page-free = libre
page-skip = Aller au contenu
page-analysis = Analyse
page-puzzle = Problème
page-help = Aide
page-menu = Pages
page-language = Langue : { $name }
page-no-script = Il faut JavaScript pour jouer. Sans lui, tu peux lire les parties.

## The start page

page-friend = Jouer avec un ami
page-friend-about = Envoie un lien. Ton ami touche « Jouer ».
page-against-computer = Contre l’ordinateur
page-level = Niveau
page-two-here = À deux sur cet écran
page-two-here-about = Chacun son tour, un seul appareil.
page-my-games = Mes parties
page-chosen = Choisi
page-options = Options
page-rules = Règles
page-own-rules = Grille perso
page-board-columns = Colonnes
page-board-rows = Rangées
page-board-connect = À aligner
page-rule-words = Règles en mots
page-own-rules-about = Par exemple 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Ton nom
page-other-name = Nom de l’autre joueur, sur cet écran
page-side = Tu joues
page-either = Au hasard
page-side-first = Rouge, en premier
page-side-second = Jaune, en second
page-clock = Chrono
page-clock-none = aucun
page-clock-move = Par coup
page-clock-bank = Pour la partie, avec un bonus par coup
page-clock-days = Jours par coup
page-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-bank = { $minutes } min + { $seconds } s
page-analysis-about = Que vaut chaque coup, et pourquoi ? Demande au coach.
page-puzzle-about = Trouve le seul bon coup.

## The board

page-board-caption = La grille, rangées à partir du haut
page-row = Rangée { $row }
page-column = Colonne { $column }
page-columns = Colonnes : où jouer
page-moves = Coups
page-no-moves = Aucun coup pour l’instant
page-first = Au début
page-back = Un coup en arrière
page-forth = Un coup en avant
page-last = À la fin

## The game

page-against = { $first } contre { $second }
page-players = Joueurs
page-invite = Inviter un ami
page-invite-about = Envoie ce lien. Ton ami touche « Jouer », et la partie commence.
page-invite-link = Lien de la partie
page-qr = Le lien en code QR
page-copy = Copier
page-send = Envoyer…
page-invites = { $name } t’invite à une partie.
page-invited = On t’invite à une partie.
page-you-play = Tu joues { $colour }.
page-join-button = Jouer
page-watching = Tu regardes la partie.
page-drop-mode = Poser
page-pop-mode = Éjecter
page-remove-mode = Retirer
page-modes = Que faire
page-draw = Proposer nulle
page-play-again = Revanche
page-analyse = Analyser
page-next-game = Partie suivante
page-new-game = Nouvelle partie
page-share = Partager
page-picture = Image
page-film = Animation
page-record = Partie en texte
page-embed = Copier pour un site
page-settings = Réglages
page-react = Dire un mot
react-hi = Salut !
react-nice = Joli coup !
react-wow = Waouh !
react-oops = Oups !
react-thanks = Merci !
react-good-game = Belle partie !
page-confirm-moves = Toucher 2× pour jouer
page-sound = Son
page-preview = Une partie de Quatre en ligne. { $status }

## Analysis and puzzles

page-show-scores = Score par colonne
page-scores-about = + gagne, − perd, 0 fait nulle, pour le camp qui doit jouer. Plus le nombre est grand, plus la fin est proche.
page-coach = Coach
page-review = Trouver les tournants
page-clear = Vider la grille
page-position = Coups joués
page-hardness = Difficulté
page-next-puzzle = Problème suivant
page-solution = Voir la solution
page-try-again = Réessayer

## Help and problems

page-problem = Ça n’a pas marché
page-not-found = Il n’y a rien ici
page-not-found-about = La partie a peut-être expiré, ou il manque un bout du lien.
page-to-start = Vers l’accueil
page-help-play = Comment jouer
page-help-play-1 = Deux joueurs jouent chacun leur tour. Un jeton tombe dans la case libre la plus basse de la colonne choisie.
page-help-play-2 = Quatre jetons d’une couleur alignés gagnent : à l’horizontale, à la verticale ou en diagonale. Une grille pleine sans ligne, c’est nulle.
page-help-play-3 = Envoie à un ami le lien de ta partie. La première personne qui touche « Jouer » est ton adversaire, toutes les autres regardent. Ta partie est enregistrée : ferme la page, et reviens plus tard avec le même lien sur le même appareil.
page-help-keys = Touches
page-help-key-number = joue dans cette colonne (a, b, … après 9)
page-help-key-arrows = sur la grille : d’une colonne à l’autre ; ailleurs : un coup en arrière ou en avant
page-help-key-enter = joue dans la colonne sélectionnée
page-help-key-ends = au début, à la fin de la partie
page-help-rules = Jeux de règles
page-help-more = Chaque jeu de règles peut être modifié avec des mots comme 9x7 ou connect=5, dans les options d’une nouvelle partie.
page-window-title = { $page } · { $game }
