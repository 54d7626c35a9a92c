### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [one] { $name } joga: vença com esta ficha.
   *[other] { $name } joga: vença em { $moves } jogadas.
}
goal-win = { $name } joga: vença, em quantas jogadas quiser.
goal-hold = { $moves ->
    [one] { $name } joga: não deixe o { $other } vencer com a próxima ficha.
   *[other] { $name } joga: não deixe o { $other } vencer nas próximas { $moves } jogadas.
}
goal-draw = { $name } joga: salve o empate. Só uma jogada consegue.
goal-keep = { $name } joga: encontre uma jogada melhor.
goal-play = { $name } joga.

## What came of a move

step-answered = Certo! O { $other } responde na coluna { $column }. Sua vez.
step-solved = Resolvido!
step-right = Muito bem!
step-shown = A certa era a coluna { $column }.
step-shown-answered = A certa é a coluna { $column }. O { $other } responde na coluna { $reply }.
wrong-loses-now = A coluna { $column } não serve: o { $other } vence na coluna { $reply }.
wrong-loses = A coluna { $column } não serve: agora o { $other } pode vencer.
wrong-lets-go = A coluna { $column } não serve: agora o { $other } consegue escapar.
wrong-slow = A coluna { $column } demora demais.
wrong-slow-reply = A coluna { $column } demora demais: o { $other } responde na coluna { $reply }.
wrong-not-asked = Não é a coluna { $column }. Olhe de novo.

## What the themes are called

puzzle-theme-win-in-one = Vencer em 1
puzzle-theme-win-in-two = Vencer em 2
puzzle-theme-win-in-three = Vencer em 3
puzzle-theme-win-in-more = Vencer em 4 ou mais
puzzle-theme-double-threat = Ameaça dupla
puzzle-theme-stacked = Ameaças empilhadas
puzzle-theme-cell-above = A casa de cima
puzzle-theme-defend = Defender
puzzle-theme-zugzwang = Obrigação de jogar (zugzwang)
puzzle-theme-follow-up = Responder em cima
puzzle-theme-save-draw = Salvar o empate

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Desafio { $id } · { $hardness }
puzzle-about = { $theme }, rating { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = não existe o desafio { $id }: use de 1 a { $last }
puzzle-none = nenhum desafio tem este tema e esta dificuldade
