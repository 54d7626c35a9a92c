### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Uso:
help-heading-commands = Comandos:
help-heading-arguments = Argumentos:
help-heading-options = Opciones:

## four

help-about = Cuatro en línea, para dos en un teclado o uno contra la máquina
help-plain = Jugar línea a línea, para lectores de pantalla y terminales sencillos
help-after =
    Sin comando, four muestra su pantalla inicial: pulsa Enter dos veces y ya juegas.

    Ejemplos:
      four play --level 5             juega contra la máquina
      four play --two                 dos jugadores en un teclado
      four serve                      juega con amigos en el navegador
      four join URL                   juega una partida con su enlace
      four classic solo               juega contra la máquina
      four classic duel               dos jugadores, con un anfitrión bromista
      four show 44535                 dibuja la posición tras estas jugadas
      four show game.pgn --step       recorre una partida
      four draw 44535 -o board.png    crea una imagen
      four draw game.pgn -o game.gif  crea una animación de una partida
      four check game.pgn             ¿es correcto este registro?
      four show game.pgn --as log     convierte un registro en un log de eventos
      four solve 4453 --all           ¿cuánto vale cada columna?
      four hint 444541155             qué jugar aquí, y por qué
      four review game.pgn            ¿dónde se torció la partida, y por qué?
      four puzzle                     resuelve un problema
      four learn                      haz una lección

    Las jugadas son columnas contadas desde 1 por la izquierda: 44535. Después de 9 vienen a, b, c, ….

## Shared options

help-arg-help = Mostrar la ayuda
help-arg-version = Mostrar la versión
help-arg-language = El idioma, como es o en [por defecto: el de tu sistema]
help-arg-rules = Las reglas, si el archivo no las dice: mira four rules
help-arg-at = Parar tras este número de jugadas; también cuentan deshacer, bloquear y las faltas
help-arg-game = Qué partida del archivo
help-arg-threads = Cuántos hilos buscan; 0 para uno por núcleo
help-arg-table = Megabytes para la tabla de posiciones conocidas
help-arg-seed = Hacer repetibles todas las elecciones al azar
help-arg-plain = Línea a línea, sin dibujo: para lectores de pantalla, tuberías y terminales sencillos
help-arg-db = La base de datos, como sqlite:games.db o postgres://user:password@host/name [por defecto: un archivo entre tus datos]
help-arg-bus = El servidor NATS que conecta varios servidores de una base de datos PostgreSQL, como nats://host:4222
help-arg-what = Jugadas como 4453, o un archivo con un registro, un log o un tablero; - es la entrada estándar

## four play

help-play = Jugar contra la máquina, o dos jugadores aquí
help-play-after =
    Las opciones que no des son las que elegiste en la pantalla inicial. Cada jugada se guarda enseguida.

    Ejemplos:
      four play --level 5             un rival fuerte
      four play --two                 dos jugadores aquí
      four play --rules popout        con otras reglas: mira four rules
      four play --size 9x7            en otro tablero
      four play --plain               línea a línea, para lectores de pantalla y tuberías
      four play --continue            sigue la última partida
help-play-rules = Las reglas, mira four rules [por defecto: las elegidas en la pantalla inicial]
help-play-level = La fuerza de la máquina: random, de 1 (novato) a 9 (campeón), perfect [por defecto: la elegida en la pantalla inicial]
help-play-as = Si haces la primera jugada o la segunda [por defecto: lo elegido en la pantalla inicial]
help-play-as-first = Empiezas tú
help-play-as-second = Empieza la máquina
help-play-size = El tamaño del tablero, columnas × filas
help-play-two = Dos jugadores aquí, sin máquina
help-play-names = Cómo se llaman los jugadores
help-play-continue = Seguir la última partida

## four serve

help-serve = Servir el juego a navegadores: juega con amigos por enlace, en cualquier dispositivo
help-serve-after =
    Abre la dirección en un navegador, empieza una partida y envía el enlace a un amigo.

    Ejemplos:
      four serve                        solo para este equipo
      four serve --addr 0.0.0.0:4444    para todos en esta red; muestra un código para teléfonos
      four serve --db sqlite:games.db   guarda las partidas en este archivo
      four serve --db postgres://four@db/four --bus nats://bus   uno de varios servidores

    Cada opción también se puede dar en el entorno: --addr como FOUR_ADDR, --db como FOUR_DB, etc.
help-serve-addr = Dónde escuchar; el puerto 0 toma uno libre
help-serve-connections-per-address = Conexiones a la vez desde una dirección
help-serve-connections = Conexiones a la vez en total
help-serve-games-per-address = Partidas abiertas desde una dirección en una hora
help-serve-requests-per-second = Peticiones por segundo desde una dirección
help-serve-messages-per-second = Mensajes por segundo en una conexión
help-serve-analyses-per-minute = Posiciones que una dirección puede pedir analizar en un minuto
help-serve-timeout-seconds = Segundos que un cliente puede tardar en enviar una petición
help-serve-keep-days = Días que se guarda una partida tras su último cambio
help-serve-keep-waiting-days = Días que se guarda una partida con un solo jugador
help-serve-threads = Hilos que piensan para la máquina y el tutor [por defecto: tantos como tenga el equipo]
help-serve-behind-proxy = Un proxy delante dice quiénes son los clientes (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Responder solo a peticiones para este nombre de host; varios, con comas o repitiendo [por defecto: todos]
help-serve-metrics-token = Mostrar /metrics solo a clientes que envíen esto como bearer token [por defecto: solo a este equipo]
help-serve-log = Cómo escribir el log, en la salida de errores
help-serve-log-text = Para personas
help-serve-log-json = Para programas, un objeto por línea
help-serve-log-level = Cuánto escribir ahí
help-serve-log-level-warn = Lo que no debería pasar
help-serve-log-level-info = También las partidas abiertas y terminadas
help-serve-log-level-debug = También cada petición

## four join

help-join = Entrar en una partida de un servidor, con su enlace
help-join-after =
    Ocupas el lugar libre; si los dos están ocupados, miras. Sal y vuelve cuando quieras: tu lugar queda guardado. Si se
    corta la conexión, el programa se conecta de nuevo por sí solo.

    Ejemplos:
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    juega esta partida
      four join four.example/g/7h2kq9wxyz --name Lan     di cómo te llamas
      four join four.example/g/7h2kq9wxyz --watch        solo mira
      four join four.example/g/7h2kq9wxyz --plain        línea a línea, para lectores de pantalla y tuberías

    En las direcciones https se confía como en un navegador; SSL_CERT_FILE nombra un archivo con otras
    autoridades de certificación.
help-join-url = El enlace a la partida, como lo muestra el navegador
help-join-name = Cómo te llamas [por defecto: tu nombre de la última partida aquí]
help-join-watch = Solo mirar, aunque haya un lugar libre o tuyo

## four admin

help-admin = Gestionar las partidas de un servidor: listar, mostrar, exportar, borrar, comprobar, copiar, restaurar
help-admin-after =
    Todo esto funciona mientras un servidor usa la misma base de datos, menos restore.

    Ejemplos:
      four admin list                   las últimas partidas que cambiaron
      four admin show 7h2kq9wxyz        una partida, con todo lo que pasó
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         una copia de todo
      four admin restore copy.db        la copia, de nuevo como base de datos
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = Listar partidas, primero la última que cambió
help-admin-list-most = Como mucho, este número
help-admin-show = Mostrar una partida, con todo lo que pasó en su mesa
help-admin-show-game = Su id, como en su dirección
help-admin-export = Mostrar una partida como registro, o como log de eventos
help-admin-export-game = Su id, como en su dirección
help-admin-export-json = Como líneas JSON
help-admin-delete = Borrar una partida para siempre
help-admin-delete-game = Su id, como en su dirección
help-admin-backup = Copiar la base de datos a un archivo nuevo, incluso mientras la usa un servidor
help-admin-backup-to = El archivo nuevo
help-admin-restore = Crear una base de datos a partir de una copia; no debe existir aún
help-admin-restore-from = La copia
help-admin-check = Leer todas las partidas y comprobar el archivo
help-admin-move = Copiar todas las partidas a otra base de datos, como de SQLite a PostgreSQL; antes detén el servidor
help-admin-move-from = La base de datos que tiene las partidas
help-admin-move-to = La base de datos que las recibe

## four classic

help-classic = Jugar uno de los cinco modos clásicos
help-classic-name = Cuál; si no lo das, se listan
help-classic-record = Guardar la partida en este archivo: .jsonl es un log de eventos; lo demás, un registro. Las partidas que ya tenga se quedan
help-classic-save = Escribir la imagen final de una partida bitmap en este archivo, que debe terminar en .png
help-classic-scale = Ampliar tantas veces la ventana de una partida bitmap

## four show, four draw, four check

help-show = Dibujar una posición, o recorrer una partida
help-show-step = Recorrer la partida jugada a jugada; en un terminal, una tecla muestra la siguiente
help-show-as = Mostrarla en otra forma
help-show-as-picture = El tablero, dibujado en texto
help-show-as-moves = Las columnas jugadas: 4453
help-show-as-record = Un registro con la gramática de PGN
help-show-as-log = El log de eventos en líneas JSON
help-show-as-openspiel = El tablero como filas de . x o
help-show-as-kaggle = El tablero como lista de 0, 1, 2
help-draw = Crear una imagen de una posición, o una animación de una partida
help-draw-after = Por ejemplo: four draw 4453 -o board.png, o four draw game.pgn -o game.gif --theme dark
help-draw-output = Adónde: un archivo que termine en .png, .svg, .gif o .txt; - es la salida estándar. Sin esto, texto para el terminal
help-draw-format = Qué escribir, si el nombre del archivo no lo dice
help-draw-format-png = Píxeles
help-draw-format-svg = Formas, nítidas a cualquier tamaño
help-draw-format-gif = Toda la partida, en movimiento
help-draw-format-txt = Letras o, con --colour, medios bloques
help-draw-look = Qué aspecto tiene
help-draw-look-modern = Un tablero bonito de cualquier tamaño
help-draw-look-bitmap = La pantalla del modo clásico bitmap
help-draw-theme = Oscuro sobre claro, o claro sobre oscuro [por defecto: light]
help-draw-size = Cuántos píxeles de ancho; un GIF, más o menos [por defecto: 700; un GIF 400, texto 72 o lo que quepa]
help-draw-colour = Texto en medios bloques de color, no en letras
help-check = Comprobar registros de partidas, y decir qué está mal y dónde
help-check-files = Archivos con registros, logs o tableros; - es la entrada estándar

## four solve

help-solve = Hallar el resultado perfecto de posiciones, una por línea
help-solve-after =
    Muestra cada posición con su valor. De la entrada estándar lee una por línea: lo que sigue a un espacio se ignora, una
    línea vacía es el tablero vacío, y cada respuesta se muestra antes de leer la línea siguiente.

    Un valor es positivo si gana quien tiene el turno y negativo si pierde. Cuanto mayor, antes acaba la partida:
    ganar con la última ficha propia es 1, con la anterior 2. Un empate es 0.

    Ejemplos:
      four solve 4453                quién gana, y cuándo
      four solve 4453 --all          el valor de cada columna; . si está llena
      four solve --board 9x5 < file  otro tablero; después de la columna 9 vienen a, b, c, …
help-solve-positions = Posiciones como 4453; si no das ninguna, se leen de la entrada estándar
help-solve-all = El valor de cada columna
help-solve-weak = Solo quién gana: 1, 0 o -1
help-solve-board = El tamaño del tablero, columnas × filas
help-solve-connect = Cuántas en línea ganan
help-solve-no-book = Buscar también las aperturas, en vez de consultarlas
help-solve-stats = Añadir cuántas posiciones se examinaron, y cuántos microsegundos tardó

## four hint and four review

help-hint = Decir qué jugar en una posición, y por qué
help-hint-after =
    Sin pop-out, sin poderes y si no se juega a perder, cada palabra está demostrada. Si no, y al principio de una partida en
    un tablero demasiado grande para demostrar nada, es una estimación: el programa mira adelante un segundo, más o menos.

    Ejemplos:
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language es
help-hint-what = Jugadas como 4453, o un archivo con un registro, un log o un tablero; - es la entrada estándar; nada es el tablero vacío
help-hint-verbose = Todas las razones, trampas y valores
help-hint-json = Para programas: las razones y los valores como JSON
help-review = Repasar una partida: lo buena que fue cada jugada, dónde hubo un giro, y por qué
help-review-after = Por ejemplo: four review 4453627, o four review game.pgn --json
help-review-what = Jugadas como 4453627, o un archivo con un registro o un log; - es la entrada estándar
help-review-verbose = Todas las razones, para cada jugada, y tableros para los errores
help-review-json = Para programas: los veredictos y las razones como JSON
help-review-interactive = Recorrerla en la pantalla, y probar otras jugadas

## four puzzle

help-puzzle = Resolver problemas: alcanzar una meta, como ganar en 2 jugadas
help-puzzle-after =
    Responde con una columna; si fallas, se te dice por qué y lo intentas otra vez. El rival responde lo mejor posible, hasta
    que alcanzas la meta. Está demostrado que cada problema tiene una sola primera jugada correcta. ? muestra la solución,
    q sale.

    Ejemplos:
      four puzzle                     un problema
      four puzzle 17                  el problema con este número
      four puzzle --daily             el problema de hoy: fácil el lunes, diabólico el domingo
      four puzzle --hardness easy     uno que un niño puede resolver
      four puzzle --theme stacked     uno con dos amenazas, una encima de otra
      four puzzle -n 100 --list       cien, uno por línea: número, jugadas, meta, tema, solución, fichas, puntuación
help-puzzle-id = Su número
help-puzzle-theme = La idea: win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = La dificultad: easy, medium, hard, devilish
help-puzzle-daily = El problema de hoy
help-puzzle-count = Cuántos
help-puzzle-seed = Cuáles de los que coinciden: el mismo número da los mismos
help-puzzle-solution = Mostrar la solución, en vez de pedirla
help-puzzle-list = Uno por línea: número, jugadas, meta, tema, solución, fichas, puntuación
help-puzzle-json = Para programas: uno por línea, como JSON

## four learn

help-learn = Hacer una lección, o aprender de los errores de una partida
help-learn-after =
    Sin argumento, se listan las lecciones. En una lección, responde con una columna; ? muestra la jugada, q sale. Lo que
    terminaste y lo que se te pasa por alto se guarda en este equipo, junto a los ajustes.

    Ejemplos:
      four learn                      la lista de lecciones
      four learn double-threat        esta lección
      four learn --mistakes game.pgn  las peores jugadas del primer jugador, como problemas
help-learn-lesson = El nombre de una lección
help-learn-mistakes = Una partida cuyos errores se convierten en problemas
help-learn-second = Los errores del segundo jugador
help-learn-json = Para programas: las lecciones, una lección o los errores, como JSON

## four book, four bench, four match

help-book = Crear el libro de aperturas, o comprobarlo
help-book-build = Resolver todas las aperturas del tablero estándar. Lo hecho se guarda, y el mismo comando lo continúa
help-book-build-discs = Hasta cuántas fichas
help-book-build-output = Dónde escribir el libro; lo que queda a medias se guarda en ARCHIVO.part
help-book-verify = Comprobar que los valores de un libro concuerdan entre sí, y resolver de nuevo algunas de sus posiciones
help-book-verify-file = Un libro; si no lo das, el de este programa
help-book-verify-sample = Cuántas posiciones resolver de nuevo
help-book-verify-seed = Cuáles
help-bench = Medir lo rápido que se resuelven posiciones en este equipo
help-bench-seed = Qué posiciones: el mismo número da las mismas
help-bench-count = Cuántas posiciones en cada grupo
help-bench-games = En vez de los grupos, cada columna de cada posición de este número de partidas, y la elección del jugador perfecto, con el libro
help-match = Hacer que dos niveles jueguen muchas veces entre sí, y decir cuánto más fuerte es uno
help-match-after =
    Se turnan para empezar. Por ejemplo:
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = El primer nivel: random, de 1 (novato) a 9 (campeón), perfect
help-match-second = El segundo nivel
help-match-games = Cuántas partidas
help-match-seed = Qué partidas: el mismo número da las mismas
help-match-threads = Cuántas partidas se juegan a la vez; 0 para una por núcleo
help-match-show = Mostrar también las jugadas de cada partida
help-match-rules = Las reglas con las que juegan: mira four rules

## four engine

help-engine = Jugar para otro programa, que habla UGI (o UCI) por la entrada y la salida estándar
help-engine-after =
    Los argumentos son los valores iniciales de las opciones Level, Rules, Seed, Threads y Hash del protocolo.

      position startpos [moves 4 4 p3 …]   4 suelta, p4 saca, x42 quita; undo, keep, block, pass.
                                           4453 son cuatro jugadas. A las preguntas omitidas se responde no
      position fen ROW/ROW/… [moves …]     filas de . x o, primero la de arriba
      go movetime MS | p1time MS … | infinite
                                           como juega el nivel, pero no más tiempo que este
      go depth N | nodes N                 hasta esta profundidad o número de posiciones, sea cual sea el nivel
      go                                   como juega el nivel
      query gameover | p1turn | result     se responde con response …

    Un go durante una búsqueda detiene antes esa búsqueda. Los valores son puntos (cp) o el número de jugadas hasta el
    final, de los dos jugadores juntos (mate). El valor de un empate demostrado es 0.

    Por ejemplo: printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = La fuerza: random, de 1 (novato) a 9 (campeón), perfect
help-engine-seed = Hacer repetibles todas las elecciones al azar; 0 para que cambien en cada partida

## four rules, four completions, four man

help-rules = Listar los conjuntos de reglas, y cómo crear el tuyo
rules-named = Conjuntos de reglas con nombre:
rules-own =
    O crea el tuyo: empieza con el nombre de un conjunto de reglas, o sin él. Pon espacios o comas entre las palabras:

      9x7            el tamaño, columnas × filas; columnas × (filas + 1) no puede pasar de 128
      connect=5      cuántas en línea ganan, desde 3
      popout         sacar una ficha propia por la fila de abajo en vez de soltar una
      misere         quien hace una línea pierde
      centre-first   la primera ficha de cada jugador va al centro; anywhere: va donde sea
      undo=3         cuántas veces puede un jugador deshacer una jugada
      undo-from=…    la primera jugada que se puede deshacer: first, second, own-second
      settle=…       before-undo: una victoria vale enseguida; after-undo: se puede deshacer
      block=1        cuántas veces puede un jugador hacer que el otro pierda un turno
      remove=1       cuántas veces puede un jugador quitar una ficha del rival
      violations=3   a la tercera falta se pierde; forgiven: las faltas no cuestan nada

    Por ejemplo: four show 4455 --rules '9x7 connect=5', o --rules popout,6x5
help-completions = Mostrar el autocompletado para una shell
help-completions-after = Por ejemplo: four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Qué shell
help-man = Mostrar la página de manual
help-man-after = Por ejemplo: four man > four.1 && man ./four.1
help-man-command = La página de este comando

## four help

help-help = Mostrar este mensaje o la ayuda de los subcomandos dados
help-help-command = El comando que se explica

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = DIRECCIÓN
help-value-code = CÓDIGO
help-value-command = COMANDO
help-value-database = BASE
help-value-file = ARCHIVO
help-value-form = FORMA
help-value-format = FORMATO
help-value-game = PARTIDA
help-value-hardness = DIFICULTAD
help-value-host = HOST
help-value-level = NIVEL
help-value-log = LOG
help-value-look = ASPECTO
help-value-moves = JUGADAS
help-value-name = NOMBRE
help-value-options = OPCIONES
help-value-pixels = PÍXELES
help-value-rules = REGLAS
help-value-shell = SHELL
help-value-side = LADO
help-value-theme = TEMA
help-value-token = TOKEN
help-value-url = URL
