### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Repaso: { $first } contra { $second }
page-review-about = Qué estuvo bien, qué no, y qué jugar la próxima vez.
page-review-game = Repasar la partida
page-course = Cómo fue la partida
page-course-about = Arriba: bueno para Rojo. Abajo: bueno para Amarillo.
page-learn-mistakes = Aprender de los errores
page-to-game = Volver a la partida
page-daily-about = Un problema al día, el mismo para todos.
page-learn = Aprender
page-themes = Problemas por tema
page-glossary = Palabras del tutor
page-learn-about = Lecciones y problemas: de tu primera ficha al zugzwang.
page-steps = Pasos de la lección
page-next-lesson = Siguiente lección:
page-all-lessons = Todas las lecciones
page-go-on = Seguir
page-legal-part = Ves las jugadas anteriores a ese punto.
page-scores-words = Cada columna en palabras

## Help in a game against the computer

page-ask-coach = Preguntar al tutor
page-hint = Pista
page-show-threats = Amenazas de los dos
page-helped = { $name } usó ayuda en esta partida.

## What the scripts say

study-more = Más
study-show = Ver en el tablero
study-progress = Analizando las jugadas: { $number } de { $count }
study-percent = { $percent } %
study-start = El inicio de la partida. Avanza jugada a jugada.
study-move = Jugada { $number }, columna { $column }: { $grade }
study-turning-points = Giros:
study-no-mistakes = Aquí no hay errores. ¡Bien jugado!
study-mistake-of = Error { $number } de { $count }
study-to-review = Volver al repaso
study-next-mistake = Siguiente error
study-lesson-about = Lección: { $title }
study-next-move = Siguiente jugada
study-find-it = Te toca
study-read = Lee y sigue.
study-streak = Seguidos: { $count }. Tu puntuación: { $rating }.
study-rated = Tu puntuación: { $before } → { $rating }
study-days = Días seguidos: { $count }
study-lessons-done = { $count } de { $all } hechas
study-your-rating = Tu puntuación: { $rating }
study-guesses = ✓ gana, ✗ pierde, ▲ pinta bien, ▼ pinta mal, ≈ igualado, para quien tiene el turno. ▲, ▼ y ≈ son estimaciones.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Amenaza
study-term-threat = amenaza|amenazas
study-about-threat = Tres de tus fichas en línea, con la cuarta casilla libre. Si ya puede caer ahí una ficha, tu rival tiene que frenarla.
study-word-winning-cell = Casilla ganadora
study-term-winning-cell = casilla ganadora|casillas ganadoras
study-about-winning-cell = Una casilla libre que completa tus cuatro. Muchas veces aún no puede caer ahí una ficha, porque las casillas de abajo siguen libres.
study-word-two-threats = Dos amenazas a la vez
study-term-two-threats = dos amenazas|dos amenazas a la vez
study-about-two-threats = Puedes ganar en dos sitios. Tu rival solo puede tapar uno.
study-word-zugzwang = Zugzwang
study-term-zugzwang = zugzwang
study-about-zugzwang = Tienes que jugar, pero cualquier jugada ayuda al rival. Nadie puede saltarse un turno. Por eso, al final, alguien tiene que jugar justo debajo de la casilla ganadora del otro.
study-word-odd-rows = Filas pares e impares
study-term-odd-rows = filas impares|amenaza impar|filas pares|amenaza par
study-about-odd-rows = Cuenta las filas desde abajo: la 1, la 3 y la 5 son impares; la 2, la 4 y la 6, pares. Cuando el tablero se llena, el primer jugador se queda con las casillas impares y el segundo con las pares.
study-word-quiet-move = Jugada tranquila
study-term-quiet-move = jugada tranquila|jugada de espera
study-about-quiet-move = Una jugada que no amenaza nada. Espera a que el rival tenga que regalar algo.
study-word-on-top = Responder encima
study-term-on-top = responder encima|responde encima|respondes encima
study-about-on-top = Juegas siempre la casilla que está encima de la última ficha del rival. Así te quedas con todas las filas pares.
study-word-diagonal = Diagonal
study-term-diagonal = diagonal|diagonales
study-about-diagonal = Una línea que sube o baja una casilla en cada columna. Las diagonales son las líneas que más se pasan por alto.
