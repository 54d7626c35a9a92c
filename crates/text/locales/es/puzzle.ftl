### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [one] Turno de { $name }: gana con esta ficha.
   *[other] Turno de { $name }: gana en { $moves } jugadas.
}
goal-win = Turno de { $name }: gana en las jugadas que quieras.
goal-hold = { $moves ->
    [one] Turno de { $name }: no dejes que { $other } gane con la próxima ficha.
   *[other] Turno de { $name }: no dejes que { $other } gane en las próximas { $moves } jugadas.
}
goal-draw = Turno de { $name }: salva el empate. Solo lo logra una jugada.
goal-keep = Turno de { $name }: encuentra una jugada mejor.
goal-play = Turno de { $name }.

## What came of a move

step-answered = ¡Bien! { $other } responde en la columna { $column }. Te toca.
step-solved = ¡Resuelto!
step-right = ¡Bien hecho!
step-shown = Era la columna { $column }.
step-shown-answered = La buena es la columna { $column }. { $other } responde en la columna { $reply }.
wrong-loses-now = La columna { $column } no sirve: { $other } gana en la columna { $reply }.
wrong-loses = La columna { $column } no sirve: ahora { $other } puede ganar.
wrong-lets-go = La columna { $column } no sirve: ahora { $other } puede escapar.
wrong-slow = La columna { $column } es demasiado lenta.
wrong-slow-reply = La columna { $column } es demasiado lenta: { $other } responde en la columna { $reply }.
wrong-not-asked = No es la columna { $column }. Mira otra vez.

## What the themes are called

puzzle-theme-win-in-one = Ganar en 1
puzzle-theme-win-in-two = Ganar en 2
puzzle-theme-win-in-three = Ganar en 3
puzzle-theme-win-in-more = Ganar en 4 o más
puzzle-theme-double-threat = Doble amenaza
puzzle-theme-stacked = Amenazas apiladas
puzzle-theme-cell-above = La casilla de arriba
puzzle-theme-defend = Defender
puzzle-theme-zugzwang = Obligación de jugar (zugzwang)
puzzle-theme-follow-up = Responder encima
puzzle-theme-save-draw = Salvar el empate

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Problema { $id } · { $hardness }
puzzle-about = { $theme }, puntuación { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = no existe el problema { $id }: usa un número del 1 al { $last }
puzzle-none = ningún problema tiene este tema y esta dificultad
