### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }: { $why }
cli-no-command = no existe ese comando; mira four --help
cli-line = línea { $number }: { $why }
cli-no-file = { $why } (y no hay ningún archivo con ese nombre)
cli-neither = no es ni un archivo ni jugadas como 4453
cli-no-game = no existe la partida { $number }: el archivo tiene { $count }
cli-no-move = no existe la jugada { $number }: la partida tiene { $count }
cli-board-to-review = esto es un tablero, no una partida con jugadas; prueba four hint
cli-board-to-animate = esto es un tablero, no una partida con jugadas que animar
cli-board-without-moves = un tablero no dice con qué jugadas se llegó a él
cli-more-than-drops = en esta partida no solo se sueltan fichas, así que no basta con columnas; prueba --as record
cli-size = un tamaño es columnas x filas, como 9x5
cli-too-many-names = hay dos jugadores: da un nombre o dos
cli-not-perfect = la máquina no puede jugar a la perfección con estas reglas en este tablero: usa random o 1–9
cli-too-long = eso es demasiado largo para una partida
cli-not-utf8 = eso no es texto en UTF-8
cli-game-over = la partida terminó: { $outcome }
cli-range = un número de { $least } a { $most }

## four draw

draw-name = el nombre de una imagen termina en .png, .svg, .gif o .txt
draw-terminal = un terminal no puede mostrar ese archivo; da un nombre con -o
draw-over-game = la imagen sobrescribiría la partida de la que sale
draw-contradiction = --format y el nombre del archivo se contradicen
draw-say-format = elige un formato con --format: png, svg, gif o txt
draw-colour = --colour es para texto
draw-bitmap-formats = el aspecto bitmap es para .png y .txt; .svg y .gif son modernos
draw-bitmap-size = el aspecto bitmap tiene un solo tamaño
draw-bitmap-theme = el aspecto bitmap tiene un solo tema

## four classic

classic-solo-letters = tú (Y) contra una máquina (R) que elige columnas al azar
classic-list = Los modos clásicos:
classic-how = Juega uno con: four classic NOMBRE
classic-no-mode = no existe ese modo; hay estos: { $names }
classic-only-bitmap = solo bitmap tiene una imagen que guardar o ampliar
classic-picture-name = el nombre de la imagen debe terminar en .png
classic-same-file = el registro y la imagen no pueden ser el mismo archivo
classic-leave = pulsa Enter, o cierra la ventana, para salir
classic-not-saved = la partida sigue, pero no se está guardando: { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } contra { $second }: { $rules }
show-step = { $number }. { $story }
show-next = Cualquier tecla: la siguiente jugada. q: parar.
show-stands = La jugada se mantiene. { $outcome }
show-turn = Turno de { $side } ({ $letter }).
show-may-undo = { $side } ({ $letter }) puede deshacer la jugada.
show-may-block = { $side } ({ $letter }) puede bloquear a { $other }.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } suelta una ficha en la columna { $column }, casilla { $cell }.
say-event-popped = { $name } saca una ficha de la columna { $column }.
say-event-removed = { $name } quita la ficha de la casilla { $cell }.
say-event-violated = { $name } comete una falta: { $mistake }.
say-event-undone = { $name } deshace la jugada.
say-event-blocked = { $name } bloquea a { $other } y juega otra vez.
say-outcome-line = Gana { $winner } con la línea { $cells }.
say-outcome-misere = Gana { $winner }: { $loser } hizo la línea { $cells }.
say-outcome-full = Empate: el tablero está lleno.
say-outcome-called = Empate: declarado con el tablero lleno.
say-outcome-agreed = Empate de común acuerdo.
say-outcome-repetition = Empate: la misma posición por tercera vez.
say-outcome-long = Empate: la partida fue demasiado larga.
say-outcome-disqualified = Gana { $winner }: { $loser } cometió demasiadas faltas.
say-outcome-resigned = Gana { $winner }: { $loser } se rindió.
say-outcome-timed-out = Gana { $winner }: { $loser } se quedó sin tiempo.

## four check

check-game = { $file }: partida { $number }: { $rules }, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, { $standing }
check-board = { $file }: un tablero de { $columns }×{ $rows }, { $standing }
check-turn = turno de { $side }

## four hint and four review

hint-outlook = Turno de { $side } ({ $letter }): { $outlook }.
hint-column = La mejor es la columna { $column }.
hint-as-good = Igual de buenas: { $columns }
hint-more = (Más con --verbose.)
hint-scores = Valores desde la izquierda: { $scores }
hint-only = Turno de { $side } ({ $letter }): { $action } es la única jugada.
hint-wins = Turno de { $side } ({ $letter }): lo mejor, hasta donde veo ({ $depth ->
    [one] 1 jugada
   *[other] { $depth } jugadas
}), es { $action }; gana en { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} como mucho.
hint-loses = Turno de { $side } ({ $letter }): lo mejor, hasta donde veo ({ $depth ->
    [one] 1 jugada
   *[other] { $depth } jugadas
}), es { $action }; pierde en { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
} como mucho.
hint-points = Turno de { $side } ({ $letter }): lo mejor, hasta donde veo ({ $depth ->
    [one] 1 jugada
   *[other] { $depth } jugadas
}), es { $action }; parece valer { $points } puntos.
hint-line = Las jugadas que espero: { $moves }
review-curve = La partida para { $side }: { $curve }
review-estimate = Donde dice «hasta donde veo», no da tiempo a demostrar nada; es una estimación.
review-turning = Giro en la jugada { $number }, { $name }: { $before } → { $after }
review-no-turning = Ninguna jugada cambió el resultado.
review-win = victoria
review-draw = empate
review-loss = derrota
review-count = { $grade } ({ $count })
review-counts = { $name }: { $counts }
progress-thinking = pensando
progress-review = { $done } de { $count } jugadas repasadas

## four puzzle

puzzle-prompt = Tu columna (? para la solución, q para salir):{" "}

## four solve, four bench, four match

progress-solve = línea { $number }: { $nodes } posiciones examinadas, valor entre { $lower } y { $upper }
progress-games = creando { $count } partidas
progress-bench = creando y resolviendo: { $name }
bench-games = { $positions } posiciones de { $count } partidas con la semilla { $seed }, hilos: { $threads }, { $megabytes } MB, con el libro:
bench-every-column = cada columna
bench-choice = la de perfect
bench-median = mediana
bench-percent = { $percent } %
bench-longest = máximo
bench-sets = { $count } posiciones por grupo con la semilla { $seed }, { $threads ->
    [one] 1 hilo
   *[other] { $threads } hilos
}, { $megabytes } MB, sin libro
bench-set = grupo
bench-time = t. medio
bench-nodes = nodos medios
bench-speed = nodos por s
bench-wrong = resultó { $found } y luego { $score }
progress-match = { $one } contra { $two }: { $done } de { $count } partidas jugadas
match-heading = { $one } contra { $two }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $rules }, semilla { $seed }:
match-first = como primero
match-second = como segundo
match-all = todas
match-tally = ganadas { $wins }, empatadas { $ties }, perdidas { $losses }, { $score } %
match-elo = { $elo }, 95 % entre { $least } y { $most }
match-no-elo = desconocido, porque un lado ganó todas las partidas
match-time-of = tiempo de { $level }
match-times = mediana { $median } ms, 99 % { $most } ms, máximo { $longest } ms

## four book

book-resume = Continúa { $file }: { $done } de { $count } posiciones resueltas.
book-start = Hay que resolver { $count } posiciones de { $discs } fichas.
book-other-draft = { $why } de { $discs } fichas
progress-book = { $done } de { $count } posiciones resueltas, faltan unos { $minutes } minutos
book-made = { $file }: { $count } posiciones, { $bytes } bytes
book-fits = { $count } posiciones de hasta { $discs } fichas concuerdan entre sí.
progress-verify = { $done } de { $count } resueltas de nuevo
book-wrong = el libro está mal: una posición con { $discs } fichas tiene el valor { $found }, no { $score }
book-verified = { $sample } de { $count } posiciones con { $discs } fichas resueltas de nuevo: todas como en el libro.

## four serve and four admin

serve-listening = Escuchando en { $url }
serve-network = En esta red: { $url }
serve-stop = Pulsa Ctrl-C para parar.
serve-no-home = no hay una carpeta personal para las partidas; usa --db sqlite:RUTA
serve-no-database = no existe esa base de datos
serve-not-a-file = backup y restore son para archivos SQLite; para PostgreSQL usa sus propios pg_dump y pg_restore
serve-bus-alone = un bus conecta servidores que comparten una base de datos PostgreSQL; usa también --db postgres://…
serve-not-built-in = este programa se compiló sin PostgreSQL ni NATS
admin-no-game = no existe esa partida
admin-exists = ya existe
admin-deleted = Se borró { $game }.
admin-copied = Copiado en { $file }.
admin-restored = Restaurado { $file }.
admin-checked = Partidas: { $games }, entradas: { $entries }. Todas se pueden leer.
admin-moved = Partidas: { $games }, entradas: { $entries }. Todas están en la otra base de datos.
admin-same-database = las dos son la misma base de datos
admin-different = la otra base de datos tiene otra partida con este id
admin-newer = una versión más nueva de este programa cambió esta partida; usa esa versión para moverla
admin-unknown = algo que solo conoce una versión más nueva de este programa: { $what }
admin-damaged = el archivo está dañado: { $why }
admin-unreadable = partidas que no se pueden leer: { $games }
admin-game = { $first } – { $second }, { $rules }: { $standing }
admin-waiting = en espera
admin-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
admin-opened = abierta: { $first } – { $second }, { $rules }
admin-joined = { $side }: lo ocupa '{ $name }'
admin-played = { $side }: { $action }
admin-agreed = se acordó el empate
admin-time-up = { $side }: se acabó el tiempo
admin-offers = { $offer ->
    [draw] { $side } ofrece empate
    [undo] { $side } pide deshacer
   *[rematch] { $side } pide la revancha
}
admin-declines = { $offer ->
    [draw] { $side } rechaza el empate
    [undo] { $side } rechaza deshacer
   *[rematch] { $side } rechaza la revancha
}
admin-took-back = deshecho hasta { $number }, como pidió { $side }
admin-helped = { $side } pidió ayuda al tutor
admin-rematch = revancha: { $game }
admin-free = (libre)
admin-human = '{ $name }'
admin-computer = máquina { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = esa línea es demasiado larga
engine-unknown = comando desconocido '{ $line }'
engine-unknown-query = consulta desconocida '{ $query }'
engine-ignored = se ignora: { $words }
engine-setoption = usa: setoption name NAME value VALUE
engine-no-option = no existe la opción '{ $name }'
engine-position = una posición es startpos, o fen y filas como ..../.o../xx..
engine-not-moves = se esperaba moves, no '{ $word }'
engine-move = jugada { $number }: { $why }
engine-move-refused = jugada { $number }, '{ $action }': { $why }
engine-author = el proyecto Four in a Row

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = no es un número entero, o es demasiado grande
cli-address = una dirección es un número y un puerto, como 127.0.0.1:4444
parse-error = error: { $message }
parse-tip = {"  "}consejo: ¿querías decir '{ $word }'?
parse-usage = Uso: { $usage }
parse-more = Para saber más, prueba '--help'.
parse-no-value = '{ $argument }' necesita un valor y no se dio ninguno
parse-bad-value = valor no válido '{ $value }' para '{ $argument }': { $why }
parse-not-one-of = valor no válido '{ $value }' para '{ $argument }': usa uno de estos: { $values }
parse-too-many = valor inesperado '{ $value }' para '{ $argument }': no se esperan más
parse-unknown-argument = argumento inesperado '{ $argument }'
parse-unknown-command = subcomando desconocido '{ $command }'
parse-conflict = el argumento '{ $argument }' no se puede usar con '{ $other }'
parse-twice = el argumento '{ $argument }' no se puede usar varias veces
parse-missing = faltan estos argumentos obligatorios: { $arguments }

## After the text of an option in --help.

cli-default = [por defecto: { $value }]
cli-variable = [entorno: { $name }]
cli-values = [valores posibles: { $values }]
