### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Seguir la última partida
play-computer = Contra la máquina
two-players = Dos jugadores aquí
puzzles = Problemas
classics = Modos clásicos
rules = Reglas
settings = Ajustes
quit = Salir
start = Empezar
back = Atrás
level = Nivel
begins = Primer turno
rule-set = Reglas
size = Tablero
first-name = Nombre de Rojo
second-name = Nombre de Amarillo
your-name = Tu nombre
name-prompt = Un nombre, o nada
the-computer = La máquina
language-setting = Idioma
theme = Tema
theme-classic = clásico
theme-dark = oscuro
theme-contrast = alto contraste
theme-colour-blind = apto para daltónicos
motion = Caída de fichas
bell = Timbre
coach = Tutor
scores = Valor por columna
scores-off = no
scores-numbers = números
scores-bars = barras
scores-both = números y barras
warn = Avisarme
power-time = Deshacer y bloquear
power-time-seconds = { $seconds } segundos
power-time-ask = preguntar siempre
on = sí
off = no
own-rules = Tus propias reglas, como: 9x7 connect=5
plays-by = Pulsa Enter para jugar con estas reglas.
classic-duel = dos jugadores, tres avisos, deshacer ×3, un anfitrión bromista
classic-solo = tú contra una máquina que elige columnas al azar
classic-powers = dos jugadores con nombre, centro primero, deshacer ×3, bloquear ×1, quitar ×1
classic-bitmap = dos jugadores en una pantalla de 512×512 píxeles junto a una consola
classic-lc3 = dos jugadores en un tablero de 6×6, byte a byte como en 2019
review-this = Repasar esta partida
still-looking = Aún estoy analizando las jugadas.
classics-about = Cinco programas antiguos, exactamente como eran.
come-back = Pulsa Enter para volver al juego.

## At the board

ask-undo = { $who ->
    [you] ¿Deshacer la jugada?
   *[other] { $who }: ¿deshacer la jugada?
} ({ $count ->
    [one] queda 1
   *[other] quedan { $count }
})  y/n
ask-block = { $who ->
    [you] ¿Bloquear el turno del rival?
   *[other] { $who }: ¿bloquear el turno del rival?
} ({ $count ->
    [one] queda 1
   *[other] quedan { $count }
})  y/n

ask-quit = ¿Salir del programa?
ask-powers = { $who ->
    [you] Tienes { $seconds } s: { $keys }
   *[other] { $who }, { $seconds } s: { $keys }
}
ask-key-undo = { $key } deshacer ({ $count })
ask-key-block = { $key } bloquear ({ $count })
aim-remove = ¿Qué ficha quitas? Flechas y Enter, o clic; Esc cancela
aim-pop = ¿De qué columna sacas? Un número, o flechas y Enter; Esc cancela
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, empates { $ties }
moves = Jugadas
sure = Columna { $column }, ¿seguro? { $why }
alarm-win = { $who ->
    [you] Puedes ganar ya. ¿Lo ves?
   *[other] { $who } puede ganar ya.
}
alarm-loss = Cuidado: { $who } puede ganar en { $count ->
    [one] la columna { $columns }
   *[other] las columnas { $columns }
}.
attack-works = Ahora funciona el ataque en la columna { $column }.
attack-stopped = { $who ->
    [you] Frenaste el ataque en la columna { $column }.
   *[other] { $who } frenó el ataque en la columna { $column }.
}
more-pages = w: leer más ({ $page }/{ $pages })
last-page = w: menos ({ $pages }/{ $pages })
allowed-columns = { $count ->
    [one] Ahora solo se puede jugar en la columna { $columns }.
   *[other] Ahora solo se puede jugar en las columnas { $columns }.
}
threats = Amenazas
hint = Pista
short-hint = pista
short-coach = tutor
short-why = por qué
short-keys = teclas
short-menu = menú
short-back = atrás
short-quit = salir
short-search = buscar
short-review = repaso
short-play-on = seguir
short-turning = giros
short-hardness = dificultad
no-hint = No hay pistas mientras juega la máquina.
looking = analizando
nothing-back = Nada que deshacer.
nothing-again = Nada que rehacer.
undo-by-rules = Con estas reglas solo puedes deshacer una jugada justo después de hacerla.
answer-first = Responde primero: y (sí) o n (no).
computers-turn = Es el turno de la máquina.
not-saved = No se puede guardar ({ $why }); la partida sigue.
resume = Volver a la partida
play-again = Rehacer
to-title = A la pantalla inicial
rematch-question = ¿Revancha?
short-rematch = revancha
short-drop = soltar
short-remove = quitar
short-pop = sacar
short-solution = solución
short-next = seguir
short-before = anterior
short-after = siguiente
short-export = guardar
short-undo = deshacer
short-block = bloquear
short-go-on = seguir
short-scores = valores
picture = una imagen de verdad, si el terminal puede mostrarla
no-picture = Este terminal no puede mostrar imágenes.

## Puzzles

any = cualquiera

## Learn: lessons, puzzles, mistakes, statistics

learn = Aprender
daily-puzzle = Problema del día
mistakes = Aprender de tus errores
statistics = Tus estadísticas
all-themes = todos los temas
about-lessons = Completaste { $done } de { $count } lecciones.
about-next-lesson = Siguiente: { $title }
about-puzzles = Tu puntuación en problemas es { $rating }. Resolviste { $solved } de { $given } al primer intento. ← → eligen un tema.
about-daily = Un problema al día, el mismo para todos.
about-daily-done = Ya intentaste el problema de hoy. Mañana hay otro.
about-mistakes = Encuentra jugadas mejores para los peores momentos de tu última partida.
about-statistics = Tus partidas, tu precisión y qué aprender ahora.
no-finished-game = Primero termina una partida.
your-rating = puntuación { $rating }
your-rating-rose = puntuación { $rating } ▲
your-rating-fell = puntuación { $rating } ▼
looking-for-mistakes = Buscando tus errores
no-mistakes = No cometiste errores ni errores graves en esta partida. ¡Bien jugado!
puzzle-streak = { $count } seguidos
short-mistakes = errores
keys-mistakes = encontrar jugadas mejores para los errores
stats-against = Contra el nivel { $level }
stats-score = ganadas { $won }, perdidas { $lost }, empates { $drawn }
stats-games = Partidas contra la máquina
stats-none = ninguna aún
stats-accuracy = Precisión en tus últimas partidas
stats-level = Un buen nivel para ti
stats-puzzles = { $solved } de { $given } al primer intento
stats-rating = Puntuación en problemas
stats-overlooked = Se te suele pasar
stats-lesson = Siguiente lección
percent = { $number } %

## How to play, and the words of the game: cards with a board

how-to-play = Cómo se juega
words = Palabras del juego
about-how-to-play = Las reglas en unas cuantas imágenes.
about-words = Amenaza, zugzwang, jugada de espera: qué quiere decir el tutor, con imágenes. En una partida: la tecla i.
keys-words = las palabras del juego, explicadas
keys-next-card = leer más
keys-cards = una tarjeta atrás o adelante
how-drop = Suelta una ficha
how-drop-about = Rojo y Amarillo juegan por turnos. Eliges una columna y tu ficha cae hasta la casilla libre más baja.
how-stack = Una encima de otra
how-stack-about = La siguiente ficha en la misma columna cae encima. Cuando una columna está llena, elige otra.
how-across = Cuatro en horizontal
how-across-about = Ganas con cuatro de tus fichas, una al lado de otra. Las estrellas muestran la línea.
how-up = Cuatro en vertical
how-up-about = Con cuatro, una encima de otra, también ganas.
how-diagonal = Cuatro en diagonal
how-diagonal-about = Con una línea diagonal también ganas. Es la más difícil de ver.
how-stop = Frena a tu rival
how-stop-about = Rojo tiene tres. Si Amarillo no juega ahora la casilla marcada, Rojo gana ahí.
how-draw = Empate
how-draw-about = El tablero está lleno y nadie tiene cuatro en línea. No gana nadie: la partida es un empate.
how-keys = Las teclas
how-keys-about = Pulsa el número de una columna. O muévete con ← → y suelta con Enter, o haz clic. t da una pista, u deshace una jugada, ? muestra todas las teclas.
how-pop = Pop-out
how-pop-about = En pop-out también puedes sacar una de tus fichas por la fila de abajo. Todas las que tiene encima bajan una casilla.
how-powers = Poderes
how-powers-about = Con poderes, la primera ficha de cada jugador va al centro. Después de tu jugada, pulsa u a tiempo para deshacerla, o b para bloquear el turno del rival. Una vez por partida puedes quitar una ficha con x; las de encima bajan.
word-line = Línea
word-line-about = Cuatro fichas del mismo jugador seguidas: en horizontal, vertical o diagonal.
word-threat = Casilla ganadora, amenaza
word-threat-about = Una casilla libre donde una ficha más completa una línea. Aquí la casilla marcada da la victoria a Rojo.
word-double = Dos amenazas a la vez
word-double-about = Dos casillas ganadoras que se pueden jugar ya. El rival solo puede tapar una.
word-stacked = Amenazas apiladas
word-stacked-about = Dos casillas ganadoras, una justo encima de otra. Cuando se tapa la de abajo, gana la de arriba.
word-forced = Jugada forzada
word-forced-about = Una jugada obligada, porque si no gana el rival. Aquí Amarillo tiene que jugar la casilla marcada.
word-odd = Amenaza impar
word-odd-about = Una casilla ganadora en la fila 1, 3 o 5. Al final, el primer jugador se queda con las filas impares, así que Rojo quiere amenazas impares.
word-even = Amenaza par
word-even-about = Una casilla ganadora en la fila 2, 4 o 6. Al final, el segundo jugador se queda con las filas pares, así que Amarillo quiere amenazas pares.
word-waiting = Jugada de espera
word-waiting-about = Una ficha segura en otro sitio, que no cambia nada. Esperas hasta que el rival tenga que jugar debajo de tu casilla ganadora.
word-zugzwang = Zugzwang
word-zugzwang-about = Tener que jugar aunque toda jugada sea mala. Las demás columnas están llenas, así que hay que jugar debajo de la casilla ganadora del rival.
word-on-top = Responder encima
word-on-top-about = Un plan: juegue lo que juegue el rival, tú juegas encima. Así te quedas con una de cada dos casillas de cada columna.
word-perfect = Juego perfecto
word-perfect-about = Los dos eligen siempre la mejor jugada. La gente no juega así: una partida perdida aún se puede ganar.
word-grades = La mejor, buena, imprecisión, error, error grave
word-grades-about = Cuánto regala una jugada. Un error grave pierde de una forma que se puede ver. Una imprecisión es difícil de ver. La precisión tiene en cuenta todas tus jugadas.
word-turning = Giro ◆
word-turning-about = Una jugada que cambia el resultado de la partida. Aquí Amarillo no tapó la casilla marcada.
word-scores = Valor por columna
word-scores-about = La tecla s muestra un número por columna: + gana, − pierde, 0 es empate. Cuanto mayor el número, antes acaba.

## Review and history

review = Repaso
history = Tus partidas
no-games = Aquí aún no hay partidas. Pulsa o para abrir un archivo.
no-match = Ninguna partida coincide.
search = Buscar
open-file = Un archivo con una partida, o jugadas como 4453
delete-game = ¿Borrar esta partida para siempre?
deleted = Borrada.
move-of = jugada { $number } de { $count }
the-start = el principio
trying = probando { $moves }
turning-point = giro
no-turning-point = No hay giros en esa dirección.
never-turned = El resultado nunca cambió: no hay giros.
reviewing = repasando { $done }/{ $count }
export = Guardar como (.pgn, .jsonl, .png, .svg, .gif)
exported = Guardado como { $file }.
overwrite = { $file } ya existe. ¿Reemplazarlo?
several-games = El archivo tiene { $count } partidas; esta es la última.
ago-now = ahora mismo
ago-minutes = hace { $minutes } min
ago-hours = hace { $hours } h
ago-days = { $days ->
    [one] hace 1 día
   *[other] hace { $days } días
}

## Everywhere

too-small = La ventana es demasiado pequeña. Debe medir al menos { $columns }×{ $lines }; mide { $columns-now }×{ $lines-now }.
keys = Teclas
keys-close = ↑ ↓ mueven, cualquier otra tecla cierra
prompt-keys = Enter acepta · Esc cancela
menu = Menú
yes = sí
no = no
keys-choose = moverse por la lista
keys-change = cambiar
keys-take = elegir
keys-language = el siguiente idioma
keys-theme = el siguiente tema
keys-quit = salir; la partida se guarda
keys-column = soltar en esa columna
keys-move = mover la ficha
keys-drop = soltarla
keys-undo = deshacer, rehacer
mouse = ratón
keys-mouse = apuntar, y clic para soltar
keys-answer = responder a una pregunta
keys-powers = a tiempo: deshacer tu jugada, bloquear al rival
keys-menu = menú
keys-scores = valor por columna: no, números, barras, ambos
keys-coach = el tutor en cada jugada
keys-threats = mostrar dónde se podría hacer una línea
keys-why = decir más, leer más, decir menos
keys-step = una jugada atrás o adelante
keys-ends = al principio, al final
keys-turning = siguiente giro, el anterior
keys-try = probar otra jugada
keys-untry = deshacer lo que probaste
keys-export = guardar como archivo o imagen
keys-search = buscar
keys-delete = borrar
keys-open = abrir un archivo
keys-review = ver la partida
keys-open-game = seguir jugando, o repasar una partida terminada
keys-solution = ver la solución
keys-next = el siguiente problema
keys-hardness = dificultad del siguiente
own-rules-item = tus propias reglas…
about-language = El idioma del juego. F2 lo cambia en cualquier sitio.
about-theme = Colores. F3 los cambia en cualquier sitio. NO_COLOR en el entorno los quita.
about-level = Del azar a la perfección.
about-coach = Una frase sobre cada jugada: si fue buena, y por qué.
about-warn = Antes de un error grave que se ve en pocas jugadas, el juego te pide que confirmes.
about-scores = Cuánto vale cada columna para quien tiene el turno: + gana, − pierde, 0 empata.
about-power-time = Cuánto tiempo valen u (deshacer) y b (bloquear) después de tu jugada.
about-motion = Muestra u oculta la caída de las fichas.
about-bell = Suena un timbre cuando te toca otra vez.
setting-is = { $setting }: { $value }
scores-shown = { $setting }: { $value } (+ gana, − pierde, 0 empata)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] Tú, columna { $column }: { $grade }
   *[other] { $who }, columna { $column }: { $grade }
}
verdict-line = { $title }. { $why }
