### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Escribe help (ayuda) cuando quieras.
plain-goodbye = ¡Hasta luego!
plain-not-understood = No entiendo "{ $line }". Escribe help (ayuda) para oír qué puedes escribir aquí.
plain-yes-no = (y: sí, n: no)
plain-say-yes-no = Escribe y (sí) o n (no).
plain-looking = Déjame ver…
plain-languages = Escribe language (idioma) y un código: { $codes }.
plain-language = El juego ahora habla español.
plain-settings-lost = No se pueden guardar los ajustes ({ $why }); valen hasta que salgas.
plain-save-how = Escribe save ARCHIVO (guardar ARCHIVO), con un nombre que termine en .pgn, .jsonl, .png, .svg o .gif.
plain-not-written = No se escribió { $file }: { $why }.
plain-changed = { $setting }: { $value }.
plain-usual = { $question } Enter para { $usual }.
plain-dropped = { $who ->
    [you] Sueltas una ficha en la columna { $column }, fila { $row }.
   *[other] { $who } suelta una ficha en la columna { $column }, fila { $row }.
}
plain-popped = { $who ->
    [you] Sacas la ficha de abajo de la columna { $column }; las de encima bajan una casilla.
   *[other] { $who } saca la ficha de abajo de la columna { $column }; las de encima bajan una casilla.
}
plain-removed = { $who ->
    [you] Quitas la ficha de la columna { $column }, fila { $row }; las de encima bajan una casilla.
   *[other] { $who } quita la ficha de la columna { $column }, fila { $row }; las de encima bajan una casilla.
}
plain-violated = { $who ->
    [you] Cometiste una falta: { $mistake }. Faltas restantes: { $left }.
   *[other] { $who } cometió una falta: { $mistake }. Faltas restantes: { $left }.
}
plain-wins = { $who ->
    [you] ¡Ganaste con { $cells }!
   *[other] ¡Gana { $who } con { $cells }!
}
plain-misere = { $loser ->
    [you] Hiciste una línea con { $cells }: ¡gana { $winner }!
   *[other] { $winner ->
        [you] { $loser } hizo una línea con { $cells }: ¡ganaste!
       *[other] { $loser } hizo una línea con { $cells }: ¡gana { $winner }!
    }
}
plain-cell = columna { $column } fila { $row }
plain-ask-undo = { $who ->
    [you] ¿Deshacer la jugada?
   *[other] { $who }, ¿deshacer la jugada?
} { $count ->
    [one] Queda 1.
   *[other] Quedan { $count }.
} (y: sí, n: no)
plain-ask-block = { $who ->
    [you] ¿Bloquear el turno del rival?
   *[other] { $who }, ¿bloquear el turno del rival?
} { $count ->
    [one] Queda 1.
   *[other] Quedan { $count }.
} (y: sí, n: no)
plain-taken-back = Deshecho: { $moves }.
plain-no-moves = Aún no hay jugadas.
plain-board-empty = El tablero está vacío: { $columns } columnas, { $rows } filas.
plain-columns-empty = Columnas vacías: { $columns }.
plain-column = Columna { $column }, desde abajo: { $discs }. Libres: { $free }.
plain-column-empty = La columna { $column } está vacía. Libres: { $free }.
plain-column-full = Columna { $column }, desde abajo: { $discs }. Está llena.
plain-row = Fila { $row }, desde la izquierda: { $cells }.
plain-rows-empty = Filas vacías por encima: { $count }.
plain-free = libre
plain-threat = Con la próxima ficha, { $side } podría hacer una línea en: { $cells }.
plain-no-threat = Nadie puede hacer una línea con la próxima ficha.
plain-who = { $side }: { $name }.
plain-undos-left = Deshacer: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
plain-blocks-left = Bloquear: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
plain-removals-left = Quitar: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
plain-mistakes-left = Faltas restantes: { $count }.
plain-series = Partidas ganadas: { $first }: { $first-won }; { $second }: { $second-won }; empates: { $ties }.
plain-new-game = Partida nueva.
plain-goes-on = La partida sigue. Jugadas hasta ahora: { $moves }.
plain-how = Escribe el número de una columna para soltar ahí una ficha, board (tablero) para oír el tablero, help (ayuda) para saber más.
plain-over = Escribe rematch (revancha), review (repaso), undo (deshacer), save ARCHIVO (guardar ARCHIVO), menu o quit (salir).
plain-leave = Esta partida no ha terminado. ¿Salir?
plain-move-how = Para soltar, escribe una columna, como 4; pop 4 (sacar 4) saca; remove 42 (quitar 42) quita la ficha de la columna 4, fila 2.
plain-as-good = Igual de buenas: { $columns }.
plain-not-column = No juegues en la columna { $column }. { $why }
plain-if-it-stands = Si la jugada se mantiene: { $outlook }.
plain-only-move = Es la única jugada.
plain-wins-in =
    Hasta donde veo, gana en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } como mucho.
plain-loses-in =
    Hasta donde veo, pierde en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } como mucho.
plain-points = Hasta donde veo, vale { $points } puntos; 100 es una gran ventaja.
plain-scores = Valores para { $name }: { $scores }.
plain-score = columna { $column } { $result }, { $score }
plain-score-best = columna { $column } { $result }, { $score }, la mejor
plain-score-wins = gana
plain-score-draws = empata
plain-score-loses = pierde
plain-score-open = está sin decidir
plain-score-none = columna { $column }: no se puede jugar
plain-no-scores = Aquí no hay valores.
plain-verdict = Tutor: columna { $column }, { $grade }: { $outlook }.
plain-review = Repaso de una partida. Jugadas: { $moves }. Escribe next (siguiente), back (atrás), first (principio), last (final), turning (giro), summary (resumen) o leave (volver).
plain-last-move = No hay más jugadas: la partida tiene { $moves }.
plain-turned = Giro en la jugada { $number }: antes { $name } { $before }, después { $name } { $after }.
plain-no-turning = Ninguna jugada cambió el resultado.
plain-no-games = Aquí aún no hay partidas.
plain-games = Tus partidas: { $count }. Escribe un número para abrir una.
plain-no-more-games = No hay más partidas.
plain-more-games = Hay { $count } más: escribe more (más).
plain-no-such-game = No existe la partida "{ $number }". Escribe un número de la lista, o games (partidas) para oírla.
plain-not-deleted = No se borró la partida: { $why }.
plain-renumbered = Las partidas siguientes suben un puesto.
plain-won-by = ganó { $side }
plain-tied = empate
plain-game-line = Rojo { $red }, Amarillo { $yellow }, reglas { $rules }, jugadas { $moves }: { $result }.
plain-nothing-to-continue = No hay ninguna partida sin terminar.
plain-puzzle = Problema
plain-puzzle-over = Escribe next (siguiente) para otro, o leave (volver).
plain-level = Nivel: { $levels }.
plain-no-level = Eso no es un nivel. Escribe un número o un nombre: { $levels }.
plain-no-perfect = Con estas reglas nadie puede jugar a la perfección. Juegas contra { $level }.
plain-begins = ¿Quién juega primero? Escribe 1 para ti, 2 para la máquina.
plain-wrong-rules = Estas reglas no sirven: { $why }.
plain-one-or-two = Escribe 1 o 2.
plain-rules = Reglas, como standard, powers, popout, 9x7; help (ayuda) las enumera.
plain-name = { $title }. Escribe un guion para no poner nombre.
plain-help-move = El número de una columna suelta ahí una ficha (después de 9 vienen a, b y así).
plain-help-pop = pop 4 (sacar 4): saca tu ficha de abajo de la columna 4.
plain-help-remove = remove 42 (quitar 42): quita la ficha del rival de la columna 4, fila 2.
plain-help-question = El juego te hizo una pregunta: y es sí; n o una línea vacía es no.
plain-help-game =
    board (tablero): el tablero, columna por columna. column 4 (columna 4): una columna. rows (filas): fila por fila. picture (imagen): en letras, x es rojo y o es amarillo.
    threats (amenazas): dónde se podría hacer una línea con la próxima ficha. moves (jugadas): todas las jugadas hasta ahora. who (quién): nombres, lo que le queda a cada uno, partidas ganadas.
    undo (deshacer): deshace la última jugada. redo (rehacer): la juega otra vez. hint (pista): qué jugar y por qué. scores (valores), scores on, scores off: cuánto vale cada columna. coach on, coach off (tutor activado, tutor desactivado): un comentario en cada jugada.
    resign (rendirse), draw (empate): terminan la partida. rematch (revancha): otra partida, cambiando de lado. new (nueva): otra partida, sin cambiar de lado. review (repaso): recorre la partida con el tutor.
    save ARCHIVO (guardar ARCHIVO): como .pgn, .jsonl, .png, .svg o .gif. games (partidas): tus partidas. puzzle (problema): un problema.
    rules (reglas), settings (ajustes), language en, language es, menu, help (ayuda), quit (salir). Tu partida se guarda después de cada jugada.
plain-help-menu = Escribe el número de lo que quieres. O bien: continue (continuar), play (jugar), puzzle (problema), games (partidas), rules (reglas), settings (ajustes), language en, language es, quit (salir).
plain-help-settings = Escribe el número de un ajuste para cambiarlo; leave (volver) para regresar; menu; quit (salir).
plain-help-review =
    next (siguiente) o una línea vacía, back (atrás), first (principio), last (final): recorren las jugadas; un número va a esa jugada. turning (giro): la siguiente jugada que cambió el resultado; turning back: la anterior. summary (resumen): toda la partida en pocas palabras. try 4 (probar 4): qué habría pasado con la columna 4.
    board, column 4, rows, picture, threats, moves: como en una partida. save ARCHIVO. leave (volver): a donde estabas. menu, language en, language es, quit (salir).
plain-help-games = Un número abre una partida: si no ha terminado, sigues jugando; si terminó, la repasas. review 3 (repaso 3): repasa la partida 3. delete 3 (borrar 3): borra la partida 3. search PALABRA (buscar PALABRA): partidas con esa palabra. games (partidas): todas. more (más): las siguientes. open ARCHIVO (abrir ARCHIVO), u open 4453: repasa la partida de un archivo, o estas jugadas. leave (volver), menu, language en, language es, quit (salir).
plain-help-puzzle = Escribe la columna que creas correcta. board (tablero), column 4, rows, picture, threats: la posición. solution (solución): muestra la solución. next (siguiente): otro problema. easy (fácil), medium (medio), hard (difícil), devilish (diabólico), any (cualquiera): otro problema de esa dificultad. leave (volver), menu, language en, language es, quit (salir).

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } está pensando…
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] Tu turno.
   *[other] Turno de { $who }.
}
plain-tie-full = Empate: el tablero está lleno.
plain-tie-called = Empate: declarado con el tablero lleno.
plain-tie-agreed = Empate de común acuerdo.
plain-tie-repetition = Empate: la misma posición tres veces.
plain-tie-long = Empate: la partida fue demasiado larga.
plain-clock = { $time }.
plain-sentence = { $remark }.
plain-the-start = El principio.
plain-move-of = Jugada { $number } de { $count }.
plain-puzzle-score = Resueltos { $solved } de { $given }.
plain-resume = De vuelta a la partida.
plain-history = Tus partidas.
plain-exported = Guardado como { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name }: { $action }.
plain-action = { $name }: { $action }
plain-list-title = { $title }:
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }: { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $grade } ({ $count })
plain-grades = { $name }: { $grades }.
plain-named-error = { $name }: { $why }.
