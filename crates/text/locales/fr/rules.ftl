### Rule sets in sentences.

rules-intro = Deux joueurs posent chacun leur tour un jeton dans une colonne ; le jeton tombe dans la case libre la plus basse. Les jeux de règles :
rules-words = Invente tes règles avec des mots comme { $examples }.
rules-line = { $name } : { $rules }
rule-board = { $columns } colonnes et { $rows } rangées.
rule-line = { $connect } jetons alignés gagnent : à l’horizontale, à la verticale ou en diagonale.
rule-misere = Qui aligne { $connect } jetons perd.
rule-centre = Le premier jeton de chacun va dans la colonne centrale.
rule-undo = { $count ->
    [one] Chacun peut annuler un coup, avant que l’adversaire joue.
   *[other] Chacun peut annuler { $count } coups, chaque fois avant que l’adversaire joue.
}
rule-undo-win = Même un coup gagnant peut être annulé.
rule-block = { $count ->
    [one] Chacun peut bloquer un tour de l’adversaire.
   *[other] Chacun peut bloquer { $count } tours de l’adversaire.
}
rule-remove = { $count ->
    [one] Au lieu de poser, chacun peut retirer un jeton adverse.
   *[other] Au lieu de poser, chacun peut retirer un jeton adverse, { $count } fois en tout.
}
rule-pop = Au lieu de poser, tu peux éjecter un de tes jetons de la rangée du bas.
rule-mistakes = Les fautes sont comptées, comme jouer dans une colonne pleine. À la faute { $number }, la partie est perdue.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = standard
preset-duel = duel
preset-powers = pouvoirs
preset-lc3 = petite
preset-popout = pop-out
preset-misere = misère
preset-five = cinq
preset-solo = solo
preset-bitmap = bitmap
preset-standard-about = quatre à aligner sur 7×6
preset-duel-about = trois annulations chacun, perdu à la troisième faute
preset-solo-about = les règles standard, contre un ordinateur
preset-powers-about = centre d’abord ; annuler ×3, bloquer ×1, retirer ×1
preset-bitmap-about = les règles standard, sur un écran à pixels
preset-lc3-about = quatre à aligner sur 6×6
preset-popout-about = tu peux aussi éjecter tes jetons de la rangée du bas
preset-misere-about = qui en aligne quatre perd
preset-five-about = cinq à aligner sur 9×6
