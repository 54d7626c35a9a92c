### The pages of the server, as they are first shown.

page-tagline = Suelta fichas, haz cuatro en línea y gana.
page-free = libre
page-skip = Saltar al contenido
page-analysis = Análisis
page-puzzle = Problema
page-help = Ayuda
page-menu = Páginas
page-language = Idioma: { $name }
page-no-script = Necesitas JavaScript para jugar. Sin él puedes leer partidas.

## The start page

page-friend = Con un amigo
page-friend-about = Envía un enlace. Tu amigo toca Jugar.
page-against-computer = Contra la máquina
page-level = Nivel
page-two-here = Dos en esta pantalla
page-two-here-about = Por turnos, en un mismo dispositivo.
page-my-games = Mis partidas
page-chosen = Elegido
page-options = Opciones
page-rules = Reglas
page-own-rules = Tablero propio
page-board-columns = Columnas
page-board-rows = Filas
page-board-connect = En línea
page-rule-words = Reglas en palabras
page-own-rules-about = Por ejemplo 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Tu nombre
page-other-name = Nombre del otro jugador, en esta pantalla
page-side = Juegas con
page-either = Al azar
page-side-first = Rojo, primero
page-side-second = Amarillo, segundo
page-clock = Reloj
page-clock-none = ninguno
page-clock-move = Por jugada
page-clock-bank = Para la partida, y más con cada jugada
page-clock-days = Días por jugada
page-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
page-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
page-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
page-bank = { $minutes } min + { $seconds } s
page-analysis-about = ¿Cuánto vale cada jugada, y por qué? Pregunta al tutor.
page-puzzle-about = Encuentra la única jugada correcta.

## The board

page-board-caption = El tablero, filas de arriba abajo
page-row = Fila { $row }
page-column = Columna { $column }
page-columns = Columnas: dónde soltar
page-moves = Jugadas
page-no-moves = Aún no hay jugadas
page-first = Al principio
page-back = Una jugada atrás
page-forth = Una jugada adelante
page-last = Al final

## The game

page-against = { $first } contra { $second }
page-players = Jugadores
page-invite = Invita a un amigo
page-invite-about = Envía este enlace. Tu amigo toca Jugar y empieza la partida.
page-invite-link = Enlace a la partida
page-qr = El enlace como código QR
page-copy = Copiar
page-send = Enviar…
page-invites = { $name } te invita a una partida.
page-invited = Te invitaron a una partida.
page-you-play = Juegas con { $colour }.
page-join-button = Jugar
page-watching = Estás mirando.
page-drop-mode = Soltar
page-pop-mode = Sacar
page-remove-mode = Quitar
page-modes = Qué hacer
page-draw = Ofrecer empate
page-play-again = Revancha
page-analyse = Analizar
page-next-game = A la siguiente partida
page-new-game = Nueva partida
page-share = Compartir
page-picture = Imagen
page-film = Animación
page-record = Partida en texto
page-embed = Copiar para una web
page-settings = Ajustes
page-react = Decir algo
react-hi = ¡Hola!
react-nice = ¡Qué jugada!
react-wow = ¡Guau!
react-oops = ¡Uy!
react-thanks = ¡Gracias!
react-good-game = ¡Buena partida!
page-confirm-moves = Dos toques para soltar
page-sound = Sonido
page-preview = Una partida de Cuatro en línea. { $status }

## Analysis and puzzles

page-show-scores = Valor por columna
page-scores-about = + gana, − pierde, 0 empata, para quien tiene el turno. Cuanto mayor el número, antes acaba.
page-coach = Tutor
page-review = Buscar los giros
page-clear = Vaciar el tablero
page-position = Jugadas hechas
page-hardness = Dificultad
page-next-puzzle = Otro problema
page-solution = Ver la solución
page-try-again = Otra vez

## Help and problems

page-problem = Eso no funcionó
page-not-found = Aquí no hay nada
page-not-found-about = Quizá la partida caducó o falta una parte del enlace.
page-to-start = A la página de inicio
page-help-play = Cómo se juega
page-help-play-1 = Dos jugadores juegan por turnos. La ficha cae hasta la casilla libre más baja de la columna en la que se suelta.
page-help-play-2 = Ganan cuatro del mismo color en línea: horizontal, vertical o diagonal. Un tablero lleno sin línea es un empate.
page-help-play-3 = Envía a un amigo el enlace de tu partida. La primera persona que toca Jugar juega contigo; las demás miran. La partida se guarda: cierra la página y vuelve cuando quieras con el mismo enlace en el mismo dispositivo.
page-help-keys = Teclas
page-help-key-number = suelta la ficha en esa columna (después de 9: a, b, …)
page-help-key-arrows = en el tablero: de columna en columna; fuera de él: una jugada atrás o adelante
page-help-key-enter = suelta la ficha en la columna que tiene el foco
page-help-key-ends = al principio, al final de la partida
page-help-rules = Reglas con nombre
page-help-more = Cualquier conjunto de reglas se puede cambiar con palabras como 9x7 o connect=5, en las opciones de una partida nueva.
page-window-title = { $page } · { $game }
