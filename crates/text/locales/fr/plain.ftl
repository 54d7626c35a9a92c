### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Tape help (aide) à tout moment.
plain-goodbye = Au revoir.
plain-not-understood = Je ne comprends pas « { $line } ». Tape help (aide) pour savoir ce que tu peux taper ici.
plain-yes-no = (y pour oui, n pour non)
plain-say-yes-no = Tape y pour oui ou n pour non.
plain-looking = Je regarde…
plain-languages = Tape language (langue) et un code : { $codes }.
plain-language = Le jeu parle maintenant français.
plain-settings-lost = Les réglages ne peuvent pas être enregistrés ({ $why }) ; ils durent jusqu’à ton départ.
plain-save-how = Tape save FICHIER (enregistrer FICHIER), avec un nom qui finit par .pgn, .jsonl, .png, .svg ou .gif.
plain-not-written = { $file } n’a pas été écrit : { $why }.
plain-changed = { $setting } : { $value }.
plain-usual = { $question } Enter pour { $usual }.
plain-dropped = { $who ->
    [you] Tu joues en colonne { $column }, rangée { $row }.
   *[other] { $who } joue en colonne { $column }, rangée { $row }.
}
plain-popped = { $who ->
    [you] Tu éjectes le jeton du bas de la colonne { $column } ; les jetons au-dessus descendent d’une case.
   *[other] { $who } éjecte le jeton du bas de la colonne { $column } ; les jetons au-dessus descendent d’une case.
}
plain-removed = { $who ->
    [you] Tu retires le jeton en colonne { $column }, rangée { $row } ; les jetons au-dessus descendent d’une case.
   *[other] { $who } retire le jeton en colonne { $column }, rangée { $row } ; les jetons au-dessus descendent d’une case.
}
plain-violated = { $who ->
    [you] Tu as fait une faute : { $mistake }. Fautes encore permises : { $left }.
   *[other] { $who } a fait une faute : { $mistake }. Fautes encore permises : { $left }.
}
plain-wins = { $who ->
    [you] Tu gagnes avec { $cells } !
   *[other] { $who } gagne avec { $cells } !
}
plain-misere = { $loser ->
    [you] Tu as fait une ligne avec { $cells } : { $winner } gagne !
   *[other] { $winner ->
        [you] { $loser } a fait une ligne avec { $cells } : tu gagnes !
       *[other] { $loser } a fait une ligne avec { $cells } : { $winner } gagne !
    }
}
plain-cell = colonne { $column } rangée { $row }
plain-ask-undo = { $who ->
    [you] Annuler le coup ? Reste : { $count }. (y pour oui, n pour non)
   *[other] { $who }, annuler le coup ? Reste : { $count }. (y pour oui, n pour non)
}
plain-ask-block = { $who ->
    [you] Bloquer le tour adverse ? Reste : { $count }. (y pour oui, n pour non)
   *[other] { $who }, bloquer le tour adverse ? Reste : { $count }. (y pour oui, n pour non)
}
plain-taken-back = Annulé : { $moves }.
plain-no-moves = Aucun coup pour l’instant.
plain-board-empty = La grille est vide : { $columns } colonnes, { $rows } rangées.
plain-columns-empty = Colonnes vides : { $columns }.
plain-column = Colonne { $column }, à partir du bas : { $discs }. Cases libres : { $free }.
plain-column-empty = La colonne { $column } est vide. Cases libres : { $free }.
plain-column-full = Colonne { $column }, à partir du bas : { $discs }. Elle est pleine.
plain-row = Rangée { $row }, à partir de la gauche : { $cells }.
plain-rows-empty = Rangées vides au-dessus : { $count }.
plain-free = libre
plain-threat = Au prochain jeton, { $side } pourrait faire une ligne ici : { $cells }.
plain-no-threat = Aucun camp ne peut faire de ligne au prochain jeton.
plain-who = { $side } : { $name }.
plain-undos-left = Annulations restantes : { $count }.
plain-blocks-left = Blocages restants : { $count }.
plain-removals-left = Retraits restants : { $count }.
plain-mistakes-left = Fautes encore permises : { $count }.
plain-series = Parties gagnées : { $first } : { $first-won } ; { $second } : { $second-won } ; nulles : { $ties }.
plain-new-game = Une nouvelle partie.
plain-goes-on = La partie continue. Coups joués : { $moves }.
plain-how = Tape le numéro d’une colonne pour y jouer, board (grille) pour entendre la grille, help (aide) pour en savoir plus.
plain-over = Tape rematch (revanche), review (bilan), undo (annuler), save FICHIER (enregistrer FICHIER), menu ou quit (quitter).
plain-leave = Cette partie n’est pas finie. La quitter ?
plain-move-how = Pour poser, tape une colonne, comme 4 ; pop 4 (éjecter 4) éjecte ; remove 42 (retirer 42) retire le jeton en colonne 4, rangée 2.
plain-as-good = Tout aussi bonnes : { $columns }.
plain-not-column = Évite la colonne { $column }. { $why }
plain-if-it-stands = Si le coup est gardé : { $outlook }.
plain-only-move = C’est le seul coup.
plain-wins-in =
    D’après ce que je vois, ce coup gagne en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } au plus.
plain-loses-in =
    D’après ce que je vois, ce coup perd en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } au plus.
plain-points = D’après ce que je vois, ce coup vaut { $points } points ; 100 est un gros avantage.
plain-scores = Scores pour { $name } : { $scores }.
plain-score = colonne { $column } { $result }, { $score }
plain-score-best = colonne { $column } { $result }, { $score }, la meilleure
plain-score-wins = gagne
plain-score-draws = fait nulle
plain-score-loses = perd
plain-score-open = reste incertaine
plain-score-none = colonne { $column } non jouable
plain-no-scores = Il n’y a pas de scores ici.
plain-verdict = Coach : colonne { $column }, { $grade } : { $outlook }.
plain-review = Bilan d’une partie. Coups : { $moves }. Tape next (suivant), back (précédent), first (début), last (fin), turning (tournant), summary (résumé) ou leave (partir).
plain-last-move = Il n’y a plus de coups : la partie en a { $moves }.
plain-turned = Tournant au coup { $number }, { $name } : avant, { $name } { $before } ; après, { $name } { $after }.
plain-no-turning = Aucun coup n’a changé le résultat.
plain-no-games = Il n’y a pas encore de partie ici.
plain-games = Tes parties : { $count }. Tape un numéro pour en ouvrir une.
plain-no-more-games = Il n’y a plus d’autres parties.
plain-more-games = Encore { $count } : tape more (plus).
plain-no-such-game = Il n’y a pas de partie « { $number } ». Tape un numéro de la liste, ou games (parties) pour l’entendre.
plain-not-deleted = La partie n’a pas été supprimée : { $why }.
plain-renumbered = Les parties suivantes ont avancé d’un rang.
plain-won-by = { $side } a gagné
plain-tied = nulle
plain-game-line = Rouge { $red }, Jaune { $yellow }, règles { $rules }, coups { $moves } : { $result }.
plain-nothing-to-continue = Il n’y a pas de partie en cours.
plain-puzzle = Problème
plain-puzzle-over = Tape next (suivant) pour un autre, ou leave (partir).
plain-level = Niveau : { $levels }.
plain-no-level = Ce n’est pas un niveau. Tape un numéro ou un nom : { $levels }.
plain-no-perfect = Personne ne peut jouer parfaitement avec ces règles. Tu joues contre { $level }.
plain-begins = Qui commence ? Tape 1 pour toi, 2 pour l’ordinateur.
plain-wrong-rules = Ces règles ne marchent pas : { $why }.
plain-one-or-two = Tape 1 ou 2.
plain-rules = Les règles, comme standard, powers, popout, 9x7 ; help (aide) en donne la liste.
plain-name = { $title }. Tape un tiret pour ne pas donner de nom.
plain-help-move = Le numéro d’une colonne y pose un jeton (après 9 viennent a, b, etc.).
plain-help-pop = pop 4 (éjecter 4) : éjecte ton jeton du bas de la colonne 4.
plain-help-remove = remove 42 (retirer 42) : retire le jeton adverse en colonne 4, rangée 2.
plain-help-question = Le jeu t’a posé une question : y (oui), n (non) ; une ligne vide veut dire non.
plain-help-game =
    board (grille) : la grille, colonne par colonne. column 4 (colonne 4) : une colonne. rows (rangées) : rangée par rangée. picture (image) : en lettres, x est rouge et o est jaune.
    threats (menaces) : où un camp pourrait faire une ligne au prochain jeton. moves (coups) : tous les coups joués. who (qui) : les noms, ce qui reste, les parties gagnées.
    undo (annuler) : annule le dernier coup. redo (refaire) : le rejoue. hint (indice) : que jouer et pourquoi. scores, scores on, scores off (activer, désactiver) : ce que vaut chaque colonne. coach on, coach off : un commentaire sur chaque coup.
    resign (abandon), draw (nulle) : terminent la partie. rematch (revanche) : une autre partie, camps inversés. new (nouvelle partie) : une autre partie, mêmes camps. review (bilan) : revoir la partie avec le coach.
    save FICHIER (enregistrer FICHIER) : en .pgn, .jsonl, .png, .svg ou .gif. games (parties) : tes parties. puzzle (problème) : un problème.
    rules (règles), settings (réglages), language en, language fr, menu, help (aide), quit (quitter). Ta partie est enregistrée après chaque coup.
plain-help-menu = Tape le numéro de ce que tu veux. Ou : continue (continuer), play (jouer), puzzle (problème), games (parties), rules (règles), settings (réglages), language en, language fr, quit (quitter).
plain-help-settings = Tape le numéro d’un réglage pour le changer ; leave (partir) pour revenir ; menu ; quit (quitter).
plain-help-review =
    next (suivant) ou une ligne vide, back (précédent), first (début), last (fin) : parcourir les coups ; un numéro mène à ce coup. turning (tournant) : le prochain coup qui a changé le résultat ; turning back (tournant précédent) : celui d’avant. summary (résumé) : toute la partie en bref. try 4 (essayer 4) : ce qui se serait passé après la colonne 4.
    board (grille), column 4, rows, picture, threats, moves : comme en partie. save FICHIER (enregistrer FICHIER). leave (partir) : revenir où tu étais. menu, language en, language fr, quit (quitter).
plain-help-games = Un numéro ouvre une partie : tu continues celle qui n’est pas finie, et tu revois celle qui l’est. review 3 (bilan 3) : le bilan de la partie 3. delete 3 (supprimer 3) : supprime la partie 3. search MOT (chercher MOT) : les parties avec ce mot. games (parties) : toutes les parties. more (plus) : les parties suivantes. open FICHIER (ouvrir FICHIER), ou open 4453 : le bilan d’une partie dans un fichier, ou de ces coups. leave (partir), menu, language en, language fr, quit (quitter).
plain-help-puzzle = Tape la colonne que tu crois juste. board (grille), column 4, rows, picture, threats : la position. solution : montre la solution. next (suivant) : un autre problème. facile, moyen, difficile, diabolique, mixte : un autre problème de cette difficulté. leave (partir), menu, language en, language fr, quit (quitter).

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } réfléchit…
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] À toi de jouer.
   *[other] À { $who } de jouer.
}
plain-tie-full = Nulle : la grille est pleine.
plain-tie-called = Nulle déclarée, grille pleine.
plain-tie-agreed = Nulle par accord.
plain-tie-repetition = Nulle : trois fois la même position.
plain-tie-long = Nulle : la partie était trop longue.
plain-clock = { $time }.
plain-sentence = { $remark }.
plain-the-start = Le début.
plain-move-of = Coup { $number } sur { $count }.
plain-puzzle-score = Résolus : { $solved } sur { $given }.
plain-resume = Retour à la partie.
plain-history = Tes parties.
plain-exported = Enregistré : { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name } : { $action }.
plain-action = { $name } : { $action }
plain-list-title = { $title } :
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting } : { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $grade } { $count }
plain-grades = { $name } : { $grades }.
plain-named-error = { $name } : { $why }.
