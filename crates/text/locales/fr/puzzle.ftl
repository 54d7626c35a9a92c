### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [one] À { $name } de jouer : gagne en un coup.
   *[other] À { $name } de jouer : gagne en { $moves } coups.
}
goal-win = À { $name } de jouer : gagne, en autant de coups que tu veux.
goal-hold = { $moves ->
    [one] À { $name } de jouer : empêche { $other } de gagner au prochain coup.
   *[other] À { $name } de jouer : empêche { $other } de gagner dans les { $moves } prochains coups.
}
goal-draw = À { $name } de jouer : sauve la nulle. Un seul coup le permet.
goal-keep = À { $name } de jouer : trouve un meilleur coup.
goal-play = À { $name } de jouer.

## What came of a move

step-answered = Exact ! { $other } répond en colonne { $column }. À toi.
step-solved = Résolu !
step-right = Bien joué !
step-shown = C’était la colonne { $column }.
step-shown-answered = C’est la colonne { $column }. { $other } répond en colonne { $reply }.
wrong-loses-now = Pas la colonne { $column } : { $other } gagne en colonne { $reply }.
wrong-loses = Pas la colonne { $column } : { $other } peut maintenant gagner.
wrong-lets-go = Pas la colonne { $column } : { $other } peut maintenant s’échapper.
wrong-slow = En colonne { $column }, c’est trop lent.
wrong-slow-reply = En colonne { $column }, c’est trop lent : { $other } répond en colonne { $reply }.
wrong-not-asked = Ce n’est pas la colonne { $column }. Cherche encore.

## What the themes are called

puzzle-theme-win-in-one = Gagner en 1
puzzle-theme-win-in-two = Gagner en 2
puzzle-theme-win-in-three = Gagner en 3
puzzle-theme-win-in-more = Gagner en 4 ou plus
puzzle-theme-double-threat = Double menace
puzzle-theme-stacked = Menaces superposées
puzzle-theme-cell-above = La case du dessus
puzzle-theme-defend = Défendre
puzzle-theme-zugzwang = Devoir jouer (zugzwang)
puzzle-theme-follow-up = Répondre au-dessus
puzzle-theme-save-draw = Sauver la nulle

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Problème { $id } · { $hardness }
puzzle-about = { $theme }, cote { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = il n’y a pas de problème { $id } : choisis de 1 à { $last }
puzzle-none = aucun problème n’a ce thème et cette difficulté
