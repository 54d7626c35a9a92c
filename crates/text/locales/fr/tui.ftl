### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Reprendre la partie
play-computer = Contre l’ordinateur
two-players = Deux joueurs ici
puzzles = Problèmes
classics = Modes classiques
rules = Règles
settings = Réglages
quit = Quitter
start = Jouer
back = Retour
level = Niveau
begins = Premier coup
rule-set = Règles
size = Grille
first-name = Nom de Rouge
second-name = Nom de Jaune
your-name = Ton nom
name-prompt = Un nom, ou rien
the-computer = L’ordinateur
language-setting = Langue
theme = Thème
theme-classic = classique
theme-dark = sombre
theme-contrast = contraste fort
theme-colour-blind = pour daltoniens
motion = Chute des jetons
bell = Son
coach = Coach
scores = Score par colonne
scores-off = non
scores-numbers = nombres
scores-bars = barres
scores-both = nombres et barres
warn = M’avertir
power-time = Annuler, bloquer
power-time-seconds = { $seconds } secondes
power-time-ask = toujours demander
on = oui
off = non
own-rules = Tes propres règles, par exemple : 9x7 connect=5
plays-by = Appuie sur Enter pour jouer avec ces règles.
classic-duel = deux joueurs, trois avertissements, trois annulations, un hôte taquin
classic-solo = toi contre un ordinateur qui choisit ses colonnes au hasard
classic-powers = deux joueurs nommés, centre d’abord, annuler ×3, bloquer ×1, retirer ×1
classic-bitmap = deux joueurs sur un écran de 512×512 pixels, à côté d’une console
classic-lc3 = deux joueurs sur une grille de 6×6, à l’octet près comme en 2019
review-this = Bilan de la partie
still-looking = J’examine encore les coups.
classics-about = Cinq vieux programmes, exactement comme à l’époque.
come-back = Appuie sur Enter pour revenir à la partie.

## At the board

ask-undo = { $who ->
    [you] Annuler le coup ? (reste { $count })  y/n
   *[other] { $who } : annuler le coup ? (reste { $count })  y/n
}
ask-block = { $who ->
    [you] Bloquer le tour adverse ? (reste { $count })  y/n
   *[other] { $who } : bloquer le tour adverse ? (reste { $count })  y/n
}

ask-quit = Quitter le programme ?
ask-powers = { $who ->
    [you] Tu as { $seconds } s : { $keys }
   *[other] { $who }, { $seconds } s : { $keys }
}
ask-key-undo = { $key } annuler ({ $count })
ask-key-block = { $key } bloquer ({ $count })
aim-remove = Retirer quel jeton ? Flèches et Enter, ou clic ; Esc : retour
aim-pop = Éjecter où ? Un numéro, ou flèches et Enter ; Esc : retour
score-line = { $first } : { $first-won }, { $second } : { $second-won }
score-line-ties = { $first } : { $first-won }, { $second } : { $second-won }, nulles : { $ties }
moves = Coups
sure = Colonne { $column }, vraiment ? { $why }
alarm-win = { $who ->
    [you] Tu peux gagner maintenant. Tu vois comment ?
   *[other] { $who } peut gagner maintenant.
}
alarm-loss = { $count ->
    [one] Attention : { $who } peut gagner en colonne { $columns }.
   *[other] Attention : { $who } peut gagner dans les colonnes { $columns }.
}
attack-works = Maintenant, l’attaque en colonne { $column } marche.
attack-stopped = { $who ->
    [you] Tu as arrêté l’attaque en colonne { $column }.
   *[other] { $who } a arrêté l’attaque en colonne { $column }.
}
more-pages = w : lire la suite ({ $page }/{ $pages })
last-page = w : moins ({ $pages }/{ $pages })
allowed-columns = { $count ->
    [one] Seule la colonne { $columns } est permise maintenant.
   *[other] Seules les colonnes { $columns } sont permises maintenant.
}
threats = Menaces
hint = Indice
short-hint = indice
short-coach = coach
short-why = plus
short-keys = aide
short-menu = menu
short-back = retour
short-quit = quitter
short-search = chercher
short-review = bilan
short-play-on = continuer
short-turning = tournants
short-hardness = difficulté
no-hint = Pas d’indice pendant le tour de l’ordinateur.
looking = je regarde
nothing-back = Rien à annuler.
nothing-again = Rien à refaire.
undo-by-rules = Avec ces règles, un coup ne s’annule que juste après.
answer-first = Réponds d’abord : y ou n.
computers-turn = C’est à l’ordinateur de jouer.
not-saved = Impossible d’enregistrer ({ $why }) ; la partie continue.
resume = Retour à la partie
play-again = Refaire
to-title = Vers l’écran titre
rematch-question = Revanche ?
short-rematch = revanche
short-drop = poser
short-remove = retirer
short-pop = éjecter
short-solution = solution
short-next = suivant
short-before = avant
short-after = après
short-export = exporter
short-undo = annuler
short-block = bloquer
short-go-on = suite
short-scores = scores
picture = une vraie image, si le terminal sait l’afficher
no-picture = Ce terminal ne sait pas afficher d’images.

## Puzzles

any = mixte

## Learn: lessons, puzzles, mistakes, statistics

learn = Apprendre
daily-puzzle = Problème du jour
mistakes = Apprendre de tes erreurs
statistics = Tes statistiques
all-themes = tous les thèmes
about-lessons = Leçons finies : { $done } sur { $count }.
about-next-lesson = Ensuite : { $title }
about-puzzles = Ta cote est { $rating }. Résolus du premier coup : { $solved } sur { $given }. ← → : choisir un thème.
about-daily = Un problème par jour, le même pour tout le monde.
about-daily-done = Tu as fait le problème du jour. Le prochain arrive demain.
about-mistakes = Trouve de meilleurs coups pour les pires moments de ta dernière partie.
about-statistics = Tes parties, ta précision, et que travailler ensuite.
no-finished-game = Termine d’abord une partie.
your-rating = cote { $rating }
your-rating-rose = cote { $rating } ▲
your-rating-fell = cote { $rating } ▼
looking-for-mistakes = Recherche de tes erreurs
no-mistakes = Aucune erreur ni gaffe de ta part dans cette partie. Bien joué !
puzzle-streak = série de { $count }
short-mistakes = erreurs
keys-mistakes = corriger les erreurs
stats-against = Contre le niveau { $level }
stats-score = gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
stats-games = Parties contre l’ordinateur
stats-none = pas encore
stats-accuracy = Précision, dernières parties
stats-level = Un bon niveau pour toi
stats-puzzles = { $solved } sur { $given } du premier coup
stats-rating = Cote aux problèmes
stats-overlooked = Tu rates souvent
stats-lesson = Leçon suivante
percent = { $number } %

## How to play, and the words of the game: cards with a board

how-to-play = Comment jouer
words = Les mots du jeu
about-how-to-play = Les règles en quelques images.
about-words = Menace, zugzwang, coup d’attente : ce que le coach veut dire, en images. En partie : la touche i.
keys-words = les mots du jeu, expliqués
keys-next-card = la suite
keys-cards = une carte en arrière ou en avant
how-drop = Poser un jeton
how-drop-about = Rouge et Jaune jouent chacun leur tour. Tu choisis une colonne, et ton jeton tombe dans la case libre la plus basse.
how-stack = L’un sur l’autre
how-stack-about = Le jeton suivant dans la même colonne se pose au-dessus. Quand une colonne est pleine, choisis-en une autre.
how-across = À l’horizontale
how-across-about = Quatre de tes jetons côte à côte gagnent. Les étoiles montrent la ligne.
how-up = À la verticale
how-up-about = Quatre jetons l’un sur l’autre gagnent aussi.
how-diagonal = En diagonale
how-diagonal-about = Une diagonale gagne aussi. C’est la ligne la plus difficile à voir.
how-stop = Contrer l’adversaire
how-stop-about = Rouge a trois jetons alignés. Si Jaune ne joue pas tout de suite la case marquée, Rouge gagne.
how-draw = La nulle
how-draw-about = La grille est pleine et personne n’a aligné quatre jetons. Personne ne gagne : la partie est nulle.
how-keys = Les touches
how-keys-about = Appuie sur le numéro d’une colonne. Ou déplace-toi avec ← → et pose avec Enter, ou clique. t donne un indice, u annule un coup, ? montre toutes les touches.
how-pop = Pop-out
how-pop-about = En pop-out, tu peux aussi éjecter un de tes jetons de la rangée du bas. Tous les jetons au-dessus descendent d’une case.
how-powers = Pouvoirs
how-powers-about = Avec les pouvoirs, le premier jeton de chacun va au milieu. Après ton coup, appuie à temps sur u pour l’annuler, ou sur b pour bloquer le tour adverse. Une fois par partie, tu peux retirer un jeton avec x ; les jetons au-dessus tombent.
word-line = Ligne
word-line-about = Quatre jetons d’un camp alignés : à l’horizontale, à la verticale ou en diagonale.
word-threat = Case gagnante, menace
word-threat-about = Une case libre où un jeton de plus complète une ligne. Ici, la case marquée fait gagner Rouge.
word-double = Deux menaces à la fois
word-double-about = Deux cases gagnantes jouables maintenant. L’adversaire ne peut en prendre qu’une.
word-stacked = Menaces superposées
word-stacked-about = Deux cases gagnantes, l’une juste au-dessus de l’autre. Si celle du bas est prise, celle du haut gagne.
word-forced = Coup forcé
word-forced-about = Un coup qu’il faut jouer, sinon l’adversaire gagne. Ici, Jaune doit jouer la case marquée.
word-odd = Menace impaire
word-odd-about = Une case gagnante en rangée 1, 3 ou 5. À la fin, le premier joueur obtient les rangées impaires : Rouge veut donc des menaces impaires.
word-even = Menace paire
word-even-about = Une case gagnante en rangée 2, 4 ou 6. À la fin, le second joueur obtient les rangées paires : Jaune veut donc des menaces paires.
word-waiting = Coup d’attente
word-waiting-about = Un jeton sûr, ailleurs, qui ne change rien. Tu attends que l’adversaire doive jouer sous ta case gagnante.
word-zugzwang = Zugzwang
word-zugzwang-about = Devoir jouer alors que chaque coup est mauvais. Toutes les autres colonnes sont pleines : il faut jouer sous la case gagnante de l’adversaire.
word-on-top = Répondre au-dessus
word-on-top-about = Un plan : quoi que joue l’adversaire, tu joues juste au-dessus. Tu obtiens ainsi une case sur deux de chaque colonne.
word-perfect = Jeu parfait
word-perfect-about = Les deux camps choisissent toujours le meilleur coup. Les humains ne jouent pas comme ça : une partie perdue peut encore se gagner.
word-grades = Meilleur, bon, imprécision, erreur, gaffe
word-grades-about = Ce qu’un coup fait perdre. Une gaffe perd d’une façon qui se voit. Une imprécision est difficile à voir. La précision compte tous tes coups ensemble.
word-turning = Tournant ◆
word-turning-about = Un coup qui change l’issue de la partie. Ici, Jaune n’a pas joué la case marquée.
word-scores = Score par colonne
word-scores-about = La touche s montre un nombre pour chaque colonne : + gagne, − perd, 0 fait nulle. Plus le nombre est grand, plus la fin est proche.

## Review and history

review = Bilan
history = Tes parties
no-games = Il n’y a pas encore de partie ici. Appuie sur o pour ouvrir un fichier.
no-match = Aucune partie trouvée.
search = Chercher
open-file = Un fichier avec une partie, ou des coups comme 4453
delete-game = Supprimer cette partie pour de bon ?
deleted = Supprimée.
move-of = coup { $number } sur { $count }
the-start = le début
trying = essai { $moves }
turning-point = tournant
no-turning-point = Pas de tournant dans cette direction.
never-turned = Le résultat n’a jamais changé : aucun tournant.
reviewing = bilan { $done }/{ $count }
export = Exporter (.pgn, .jsonl, .png, .svg, .gif)
exported = Enregistré : { $file }.
overwrite = { $file } existe déjà. Le remplacer ?
several-games = Le fichier contient { $count } parties ; voici la dernière.
ago-now = à l’instant
ago-minutes = il y a { $minutes } min
ago-hours = il y a { $hours } h
ago-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}

## Everywhere

too-small = La fenêtre est trop petite. Il faut au moins { $columns }×{ $lines } ; elle fait { $columns-now }×{ $lines-now }.
keys = Touches
keys-close = ↑ ↓ : défiler, autre touche : fermer
prompt-keys = Enter : valider · Esc : fermer
menu = Menu
yes = oui
no = non
keys-choose = parcourir la liste
keys-change = changer
keys-take = choisir
keys-language = langue suivante
keys-theme = thème suivant
keys-quit = quitter ; la partie est gardée
keys-column = jouer dans cette colonne
keys-move = déplacer le jeton
keys-drop = le poser
keys-undo = annuler, refaire
mouse = souris
keys-mouse = viser, et cliquer pour poser
keys-answer = répondre à une question
keys-powers = annuler ton coup, bloquer l’adversaire, à temps
keys-menu = menu
keys-scores = score par colonne : non, nombres, barres, les deux
keys-coach = le coach à chaque coup
keys-threats = montrer où une ligne est possible
keys-why = en dire plus, lire la suite, en dire moins
keys-step = un coup en arrière ou en avant
keys-ends = au début, à la fin
keys-turning = tournant suivant, précédent
keys-try = essayer un autre coup
keys-untry = annuler l’essai
keys-export = exporter en fichier ou en image
keys-search = chercher
keys-delete = supprimer
keys-open = ouvrir un fichier
keys-review = revoir la partie
keys-open-game = continuer, ou revoir une partie finie
keys-solution = voir la solution
keys-next = problème suivant
keys-hardness = difficulté du prochain
own-rules-item = tes propres règles…
about-language = La langue du jeu. F2 la change à tout moment.
about-theme = Les couleurs. F3 les change à tout moment. NO_COLOR dans l’environnement les désactive.
about-level = Du hasard à la perfection.
about-coach = Une phrase sur chaque coup : ce qu’il vaut, et pourquoi.
about-warn = Avant une gaffe visible en quelques coups, le jeu te demande si c’est bien ce que tu veux.
about-scores = Ce que vaut chaque colonne pour le camp qui doit jouer : + gagne, − perd, 0 fait nulle.
about-power-time = Combien de temps u (annuler) et b (bloquer) marchent après ton coup.
about-motion = Voir les jetons tomber ou non.
about-bell = Un son quand c’est de nouveau à toi de jouer.
setting-is = { $setting } : { $value }
scores-shown = { $setting } : { $value } (+ gagne, − perd, 0 nulle)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] Toi, colonne { $column } : { $grade }
   *[other] { $who }, colonne { $column } : { $grade }
}
verdict-line = { $title }. { $why }
