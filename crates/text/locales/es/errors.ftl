### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = eso no es una jugada
mistake-no-column = no existe la columna { $column }
mistake-column-full = la columna { $column } está llena
mistake-not-centre = tu primera ficha va a la columna central
mistake-no-power = estas reglas no permiten eso
mistake-spent = ya agotaste ese poder
mistake-nothing-to-remove = el rival no tiene ninguna ficha que quitar
mistake-not-their-disc = ahí no hay ninguna ficha del rival
mistake-not-your-disc = la ficha de abajo de la columna { $column } no es tuya
mistake-no-draw = solo se puede declarar empate con el tablero lleno

## Why a move was not made

refusal-game-over = la partida terminó
refusal-not-now = primero responde a la pregunta
refusal-could-win = ahora no puedes bloquear: el rival podría ganar con su próxima ficha
refusal-no-question = primero haz una jugada
refusal-not-your-turn = no es tu turno

## The same as whole sentences.

say-mistake-nonsense = Eso no es una jugada.
say-mistake-no-column = No existe la columna { $column }.
say-mistake-column-full = La columna { $column } está llena.
say-mistake-not-centre = Tu primera ficha va a la columna central.
say-mistake-no-power = Estas reglas no permiten eso.
say-mistake-spent = Ya agotaste ese poder.
say-mistake-nothing-to-remove = El rival no tiene ninguna ficha que quitar.
say-mistake-not-their-disc = Ahí no hay ninguna ficha del rival.
say-mistake-not-your-disc = La ficha de abajo de la columna { $column } no es tuya.
say-mistake-no-draw = Solo se puede declarar empate con el tablero lleno.
say-refusal-game-over = La partida terminó.
say-refusal-not-now = Primero responde a la pregunta.
say-refusal-could-win = Ahora no puedes bloquear: el rival podría ganar con su próxima ficha.
say-refusal-no-question = Primero haz una jugada.
say-refusal-not-your-turn = No es tu turno.

## Moves and rules as a person writes them

moves-error = jugada { $number }, '{ $word }': { $why }
not-a-column = eso no es una columna
not-an-action = '{ $word }' no es una jugada: usa 4 para soltar en la columna 4 (después de 9: a, b, …), p4 para sacar, x42 para quitar
names-no-column = '{ $word }' no es una columna
unknown-rule = no existe la regla '{ $word }': empieza con el nombre de un conjunto de reglas ({ $names }) o usa palabras como { $examples }
rule-value = valor no válido '{ $value }' para '{ $word }': usa { $takes }
rule-takes-number = un número de 0 a 255
rule-takes-or = { $before } o { $after }
board-no-cells = un tablero de { $columns }×{ $rows } no tiene casillas
board-too-big = un tablero de { $columns }×{ $rows } es demasiado grande: columnas × (filas + 1) no puede pasar de 128
line-too-short = una línea de { $connect } es demasiado corta: necesita al menos 3 fichas
line-too-long = una línea de { $connect } no cabe en el tablero
lose-on-zero = violations debe ser al menos 1

## Boards of other programs

board-error-empty = no hay ningún tablero en este texto
board-error-cell = fila { $row } desde arriba, casilla { $column }: '{ $found }' no es una casilla: usa { $cells }
board-cells-openspiel = '.', 'x' u 'o'
board-cells-kaggle = 0, 1 o 2
board-error-ragged = la fila { $row } desde arriba tiene { $found } casillas, y las demás tienen { $expected }
board-error-count = { $cells } casillas no llenan un tablero de { $columns }×{ $rows }
board-error-cut-off = la lista está cortada: le falta el corchete de cierre
board-error-size = el tablero es de { $found }, pero las reglas dicen { $wanted }
board-error-floating = fila { $row } desde arriba, casilla { $column }: una ficha flota sobre una casilla libre
board-error-counts = { $first } x y { $second } o: eso no puede pasar si se juega por turnos
board-error-two-lines = los dos jugadores tienen una línea, pero la primera línea termina la partida
board-error-moved-on = { $side } ya tiene una línea, así que la partida terminó antes de la última ficha

## Logs of events

replay-format = el log tiene el formato { $found }, y este programa lee el formato { $known }
replay-no-cause = este evento no puede pasar aquí
replay-refused = este evento no puede pasar aquí: { $why }
replay-different = según las reglas, aquí pasa otra cosa: { $event }
replay-cut-off = el log termina a mitad de una jugada
log-line = línea { $line }: { $why }
log-too-long = la línea es demasiado larga
log-cut-off = la línea está cortada
log-not-json = columna { $column }: esto no es JSON: { $message }
log-not-an-event = esta línea no pertenece a un log: { $message }
log-no-game = un log empieza con una línea {"{"}"game":…{"}"} que nombra las reglas y los jugadores
too-many-games = hay más de { $most } partidas en este archivo
no-game-here = aquí no hay ninguna partida

## What happened, as a part of replay-different.

event-dropped = { $name } suelta una ficha en la columna { $column }, casilla { $cell }
event-popped = { $name } saca una ficha de la columna { $column }
event-removed = { $name } quita la ficha de la casilla { $cell }
event-violated = { $name } comete una falta: { $mistake }
event-undo-offered = { $name } puede deshacer la jugada
event-undone = { $name } deshace la jugada
event-block-offered = { $name } puede bloquear a { $other }
event-blocked = { $name } bloquea a { $other } y juega otra vez
event-turn = es el turno de { $name }

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = gana { $winner } con la línea { $cells }
outcome-misere = gana { $winner }: { $loser } hizo la línea { $cells }
outcome-full = empate: el tablero está lleno
outcome-called = empate: declarado con el tablero lleno
outcome-agreed = empate de común acuerdo
outcome-repetition = empate: la misma posición por tercera vez
outcome-long = empate: la partida fue demasiado larga
outcome-disqualified = gana { $winner }: { $loser } cometió demasiadas faltas
outcome-resigned = gana { $winner }: { $loser } se rindió
outcome-timed-out = gana { $winner }: { $loser } se quedó sin tiempo

## Records

record-place = línea { $line }, columna { $column }: { $why }
record-cut-off = el registro está cortado: { $what }
record-ends-in-tag = termina dentro de una etiqueta
record-ends-in-comment = termina dentro de un comentario
record-ends-without-result = termina sin resultado (1-0, 0-1, 1/2-1/2 o *)
record-next-game = la siguiente partida empieza antes de su resultado
record-tag = una etiqueta es así: [Name "value"]
record-stray = '{ $character }' no va aquí; no se pueden leer variantes
record-refused = no se puede jugar '{ $word }': { $why }
record-result = el resultado dice { $claimed }, pero las jugadas llevan a { $actual }

## Files

document-empty = está vacío
file-too-large = el archivo ocupa más de { $megabytes } MB
file-not-text = línea { $line }: el byte { $byte } del archivo no es texto UTF-8
file-not-a-record = el archivo existe, pero no se le puede añadir una partida ({ $why })
file-changed = otro programa cambió el archivo, así que no se toca
file-dangling-link = el archivo es un enlace que no lleva a nada
file-not-a-file = no es un archivo normal
file-read-only = el archivo es de solo lectura
export-name = el nombre debe terminar en .pgn, .jsonl, .png, .svg o .gif
only-a-board = esto es un tablero, no una partida con jugadas
input-ended = la entrada terminó antes que la partida
no-randomness = el sistema no da números aleatorios

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = no existe ese archivo o carpeta
io-permission = permiso denegado
io-is-a-folder = es una carpeta
io-not-a-folder = no es una carpeta
io-exists = el archivo ya existe
io-full = no queda espacio en el disco
io-read-only = el sistema de archivos es de solo lectura
io-in-use = la dirección ya está en uso
io-refused = conexión rechazada
io-timed-out = la conexión tardó demasiado
io-other = el sistema informa: { $message }
errors-and = { $before }; { $error }

## Pictures and windows

picture-not-the-display = el aspecto bitmap es para un tablero de 7×6; este tiene { $columns }×{ $rows }
picture-width = una imagen puede medir de { $least } a { $most } píxeles de ancho, no { $width }
picture-too-large = una imagen de { $width }×{ $height } píxeles es demasiado grande; hazla más estrecha
picture-too-long = esta partida tiene { $moves } jugadas, demasiadas para una animación de { $width } píxeles de ancho; hazla más estrecha
picture-drawing = no se pudo dibujar la imagen: { $why }
picture-unwanted = la imagen se canceló
window-failed = no se pudo abrir una ventana: { $why }
window-colours = no se pudo abrir una ventana: la pantalla no tiene 24 bits por píxel
window-closed = la ventana se cerró antes de que terminara la partida

## The engine

coach-not-plain = el tutor solo conoce partidas sin pop-out, sin poderes y que no sean a perder
coach-over = la partida terminó
coach-unplayable = no se puede jugar en la columna { $column }
coach-too-hard = esta posición está demasiado lejos del final para demostrar nada
search-stopped = la búsqueda se detuvo
unknown-level = '{ $level }' no es un nivel: usa random, de 1 (novato) a 9 (campeón) o perfect
unknown-hardness = '{ $hardness }' no es easy, medium, hard ni devilish
unknown-theme = '{ $theme }' no es un tema: usa uno de estos: { $themes }
not-a-book = esto no es un libro de aperturas
book-contradiction = el libro se contradice: el valor { $score } tras { $discs } fichas no es el que dan sus jugadas, { $moves }
position-board = un tablero necesita columnas × (filas + 1) de 128 como máximo, y líneas de al menos 3
position-move = no se puede jugar la jugada { $number }

## The way to a server

client-host-not-found = no hay ningún equipo con ese nombre; revisa la dirección
client-connection-refused = ahí no hay ningún servidor en marcha
client-connection-failed = no se pudo conectar: { $why }
client-certificate-file = no se pueden leer los certificados de { $file }: { $why }
client-no-certificate = ningún certificado de { $file } se puede usar
client-timed-out = el servidor no responde a tiempo
client-disconnected = se cortó la conexión
client-closed = el servidor cerró la conexión: { $why }
client-server-down = el servidor no funciona (estado { $status })
client-policy-violation = el servidor rechazó a este cliente
client-no-such-game = ahí no existe esa partida; quizá caducó
client-seat-taken = los dos lugares están ocupados
client-refused = el servidor dice: { $message }
client-https-required = este servidor solo habla https: pon https:// antes de la dirección
client-invalid-response = este no es un servidor de este juego, o su versión es otra
address-form = esta no es la dirección de una partida; una es así: http://four.example:4444/g/7h2kq9wxyz
address-scheme = la dirección debe empezar por http:// o https://
address-user = la dirección no debe llevar nombre de usuario: quita lo que va antes de la @
address-host = '{ $host }' no es el nombre de un equipo
address-port = '{ $port }' no es un puerto: de 1 a 65535
address-path = la dirección debe terminar en una partida, como /g/7h2kq9wxyz

## The store of a server

store-conflict = la partida cambió
store-corrupt = el almacén contiene algo que no es una partida: { $why }
store-too-new = la base de datos es de la versión { $found }, y este programa conoce hasta la versión { $known }
store-closed = el almacén está cerrado
store-foreign = esta base de datos es de otro programa
store-in-use = otro servidor usa esta base de datos
store-address = esta no es la dirección de una base de datos: { $why }
store-unreachable = no se puede conectar con la base de datos: { $why }
store-password = la base de datos no acepta este usuario o contraseña: { $why }
store-no-database = no existe esa base de datos: { $why }
store-rights = el usuario de la base de datos no puede hacer esto: { $why }
store-replaced = el archivo de la base de datos se borró o se reemplazó mientras estaba en uso
store-unavailable = no se pudo guardar nada: { $why }
store-unknown = no se sabe si se guardó: { $why }
store-database = la base de datos informa: { $message }
store-entry = la entrada { $number } de la partida no es posible: { $why }
bus-address = esta no es la dirección de un servidor NATS: { $why }
bus-scheme = la dirección de un servidor NATS empieza por nats:// o tls://, como nats://host:4222
bus-unreachable = no se puede conectar con el servidor NATS: { $why }
bus-refused = el servidor NATS no acepta este usuario o contraseña: { $why }
unknown-database = '{ $address }' no es una base de datos que este programa conozca: usa sqlite:RUTA o postgres://…
