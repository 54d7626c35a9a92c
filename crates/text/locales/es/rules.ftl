### Rule sets in sentences.

rules-intro = Dos jugadores sueltan fichas en las columnas por turnos; cada ficha cae hasta la casilla libre más baja. Reglas con nombre:
rules-words = Crea las tuyas con palabras como { $examples }.
rules-line = { $name }: { $rules }
rule-board = { $columns } columnas y { $rows } filas.
rule-line = Gana quien ponga { $connect } en línea: horizontal, vertical o diagonal.
rule-misere = Pierde quien ponga { $connect } en línea.
rule-centre = La primera ficha de cada jugador va a la columna central.
rule-undo = { $count ->
    [one] Cada jugador puede deshacer una jugada antes de que juegue el rival.
   *[other] Cada jugador puede deshacer { $count } jugadas, cada una antes de que juegue el rival.
}
rule-undo-win = Se puede deshacer incluso una jugada ganadora.
rule-block = { $count ->
    [one] Cada jugador puede bloquear un turno del rival.
   *[other] Cada jugador puede bloquear { $count } turnos del rival.
}
rule-remove = { $count ->
    [one] En vez de soltar una ficha, cada jugador puede quitar una ficha del rival.
   *[other] En vez de soltar una ficha, cada jugador puede quitar una del rival, { $count } veces en total.
}
rule-pop = En vez de soltar una ficha, puedes sacar una de las tuyas por la fila de abajo.
rule-mistakes = Se cuentan las faltas, como soltar una ficha en una columna llena. A la falta número { $number } se pierde la partida.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = estándar
preset-duel = duelo
preset-powers = poderes
preset-lc3 = pequeño
preset-popout = pop-out
preset-misere = a perder
preset-five = cinco
preset-solo = solo
preset-bitmap = bitmap
preset-standard-about = cuatro en línea en 7×6
preset-duel-about = deshacer ×3 cada uno, a la tercera falta se pierde
preset-solo-about = las reglas estándar, contra la máquina
preset-powers-about = centro primero; deshacer ×3, bloquear ×1, quitar ×1
preset-bitmap-about = las reglas estándar, en una pantalla de píxeles
preset-lc3-about = cuatro en línea en 6×6
preset-popout-about = también puedes sacar tus fichas por la fila de abajo
preset-misere-about = quien pone cuatro en línea pierde
preset-five-about = cinco en línea en 9×6
