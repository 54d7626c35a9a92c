### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Suelta y conecta
lesson-drop-1 = Una ficha cae hasta la casilla libre más baja de su columna. Gana quien pone cuatro de sus fichas en línea. Empieza por el centro: juega la columna 4.
lesson-drop-1-done = Bien. Por la columna central pasan más líneas de cuatro que por ninguna otra.
lesson-drop-2 = Eres Rojo (x). Tienes tres en línea abajo. Pon la cuarta.
lesson-drop-2-done = Cuatro, una al lado de otra: ¡ganaste!
lesson-drop-3 = Una línea de cuatro también puede ser vertical. Encuéntrala.
lesson-drop-3-done = Cuatro, una encima de otra: ¡ganaste!
lesson-drop-4 = Eres Amarillo (o). Una línea de cuatro también puede ser diagonal. Pon la ficha que falta.
lesson-drop-4-done = Cuatro en diagonal. Las diagonales son las líneas más difíciles de ver, así que búscalas primero.

lesson-block = Frena a tu rival
lesson-block-1 = Eres Amarillo. Rojo tiene tres en línea y ganará en su próxima jugada si lo dejas. Frénalo.
lesson-block-1-done = Ahora tienes los dos extremos, así que Rojo ya no puede ganar por ahí.
lesson-block-2 = Rojo apiló tres. Frénalo.
lesson-block-2-done = Contra una pila de tres basta una ficha encima.
lesson-block-3 = Tres fichas con un hueco en medio son igual de peligrosas. Tapa el hueco.
lesson-block-3-done = Antes de cada jugada pregúntate: ¿qué va a jugar ahora mi rival?

lesson-diagonals = Ojo a las diagonales
lesson-diagonals-1 = Eres Amarillo. Tres de tus fichas están en una misma diagonal. ¿Dónde está la cuarta casilla? ¿Puede caer ahí una ficha?
lesson-diagonals-1-done = La columna tenía justo la altura necesaria. Por eso cuesta ver las diagonales.
lesson-diagonals-2 = Eres Rojo. Amarillo está a punto de ganar en diagonal. Frénalo.
lesson-diagonals-2-done = La cuarta casilla estaba abajo del todo, lejos de las otras tres.
lesson-diagonals-3 = Eres Amarillo otra vez. Gana.
lesson-diagonals-3-done = Sigue cada diagonal con el dedo hasta que te salga solo.

lesson-cell-above = La casilla de arriba
lesson-cell-above-1 = Cada ficha que sueltas permite al rival poner otra encima. La casilla marcada da la victoria a Rojo. Juega donde quieras menos justo debajo de ella.
lesson-cell-above-1-done = Eso es. Una ficha en la columna 3 le habría dado a Rojo la casilla marcada.
lesson-cell-above-2 = Solo hay una columna segura. En las demás, Rojo gana justo encima de tu ficha.
lesson-cell-above-2-done = Mira una casilla más arriba antes de soltar.

lesson-double-threat = Dos amenazas a la vez
lesson-double-threat-1 = Eres Amarillo. Tienes dos fichas juntas, con sitio a ambos lados. Haz una línea de tres que pueda crecer por los dos extremos.
lesson-double-threat-1-done = Ganas en dos casillas, y Rojo solo puede tapar una.
lesson-double-threat-2 = Otra vez. Añade una ficha en el lado que deje libres los dos extremos.
lesson-double-threat-2-done = Busca esta trampa en tus cinco primeras jugadas.
lesson-double-threat-3 = Ahora es Rojo quien tiene dos fichas juntas. No dejes que consiga tres con los extremos libres.
lesson-double-threat-3-done = Frénalo cuando tenga dos. Tres fichas con los dos extremos libres ya no se pueden frenar.

lesson-stacked = Amenazas apiladas
lesson-stacked-1 = Eres Amarillo. Crea una amenaza en una columna donde la casilla de arriba también te haga ganar.
lesson-stacked-1-done = Rojo tiene que ocupar la casilla de abajo. Entonces tú caes en la de arriba.
lesson-stacked-2 = Eres Rojo. La misma idea: la amenaza y la casilla de arriba.
lesson-stacked-2-done = Dos casillas ganadoras, una encima de otra, no se pueden frenar.

lesson-forced-line = Una amenaza tras otra
lesson-forced-line-1 = Cuando amenazas con ganar, tu rival solo tiene una respuesta. Aprovéchalo: gana en 3 jugadas.
lesson-forced-line-1-done = Cada respuesta era forzada, así que sabías lo que venía.
lesson-forced-line-2 = Otra vez: una amenaza, una respuesta que ya conoces y luego dos amenazas a la vez.
lesson-forced-line-2-done = Cuenta tus amenazas antes de usarlas. Una amenaza respondida ya no existe.
lesson-forced-line-3 = Una más. Piensa qué amenaza va primero.
lesson-forced-line-3-done = El orden importa. Prueba los dos en tu cabeza.

lesson-look-ahead = Anticípate
lesson-look-ahead-1 = Eres Rojo. Amarillo no amenaza con ganar ya, sino en dos jugadas. Una sola columna lo frena.
lesson-look-ahead-1-done = Ocupa la casilla que Amarillo quiere.
lesson-look-ahead-2 = Lo mismo: todas las jugadas menos una pierden pronto.
lesson-look-ahead-2-done = Pregúntate en cada jugada: ¿puede ahora mi rival crear dos amenazas?

lesson-odd-even = Filas pares e impares
lesson-odd-even-1 = Las filas se cuentan desde abajo. Rojo gana en la casilla marcada, en la fila 3. Nadie quiere jugar debajo de ella. Quedan otras cuatro casillas libres. Amarillo, Rojo, Amarillo y Rojo las llenan. Entonces Amarillo tiene que jugar debajo de la casilla marcada.
lesson-odd-even-1-done = Al final, el primer jugador se queda con las filas impares.
lesson-odd-even-2 = Eres Rojo. La casilla marcada de la fila 3 será tuya si no juegas debajo. Juega en las demás y espera.
lesson-odd-even-2-done = Esperaste, y Amarillo tuvo que jugar.
lesson-odd-even-3 = Ahora Amarillo tiene una casilla ganadora, en la fila 4. Quedan otras cuatro casillas libres. Rojo, Amarillo, Rojo y Amarillo las llenan. Entonces Rojo tiene que jugar debajo de ella. El segundo jugador se queda con las filas pares.
lesson-odd-even-3-done = Así que, si juegas primero, crea casillas ganadoras en filas impares. Si juegas segundo, en filas pares.

lesson-zugzwang = La obligación de jugar
lesson-zugzwang-1 = Eres Amarillo. Tu casilla ganadora está arriba del todo. Llena las demás columnas y deja a Rojo sin otras jugadas. Eso se llama zugzwang.
lesson-zugzwang-1-done = Rojo tuvo que jugar debajo de tu casilla.
lesson-zugzwang-2 = Eres Rojo. Hay una jugada que no amenaza nada, pero después toda respuesta de Amarillo pierde. Encuéntrala.
lesson-zugzwang-2-done = No amenazabas nada, pero Amarillo tenía que jugar.

lesson-follow-up = Responde encima
lesson-follow-up-1 = Eres Amarillo. Deja un número par de casillas libres en cada columna. Desde ahí, responde a cada ficha con otra encima. Así te quedas con todas las filas pares.
lesson-follow-up-1-done = No hace falta pensar: el plan gana por sí solo.
lesson-follow-up-2 = Aquí el mismo plan no gana, pero tampoco pierde nunca.
lesson-follow-up-2-done = El plan funciona cuando cada columna tiene un número par de casillas libres y le toca jugar al rival.

lesson-save-draw = Salva el empate
lesson-save-draw-1 = Eres Rojo. Todas las columnas menos una pierden. Mantén el empate hasta que nadie pueda hacer cuatro en línea.
lesson-save-draw-1-done = Empatar una mala posición es media victoria.
lesson-save-draw-2 = Una vez más.
lesson-save-draw-2-done = ¡Bien defendido!

lesson-opening = La apertura
lesson-opening-1 = Con juego perfecto gana el primer jugador, pero solo si empieza en el centro. Si empieza al lado, empata, y más afuera, pierde. Haz la mejor primera jugada.
lesson-opening-1-done = La victoria no llega hasta la ficha 41 de 42. Antes pueden fallar muchas cosas.
lesson-opening-2 = Eres Amarillo. Rojo ocupó el centro y gana con juego perfecto. Pónselo lo más difícil posible: ocupa la siguiente casilla de la columna central.
lesson-opening-2-done = De todas las respuestas, esta es la que más aguanta.
lesson-opening-3 = Eres Rojo. Solo una columna mantiene la victoria.
lesson-opening-3-done = El centro otra vez. Todas las demás columnas pierden.
lesson-opening-4 = Rojo empezó en la columna 2, y ahora tú, Amarillo, puedes ganar. Solo lo logra la columna 3.
lesson-opening-4-done = Quien empieza por un lado regala la victoria.

## four learn

lessons-title = Lecciones
lesson-finished = Lección terminada: { $title }
lesson-next-is = Siguiente: four learn { $name }
lesson-unknown = no existe la lección '{ $name }': usa una de estas: { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter: seguir, q: salir{" "}
lesson-suggested = recomendada
lesson-done-mark = hecha
learn-no-mistakes = No hay errores de { $side } que repasar. ¡Bien jugado!
learn-moment = Jugada { $number }: jugaste la columna { $column } ({ $grade }).
learn-overlooked = Se te pasó: { $what }
learn-finished = { $count ->
    [one] Ese fue tu error en esta partida.
   *[other] Esos fueron tus { $count } errores en esta partida.
}
learn-often = Se te suele pasar: { $what }
learn-profile = Se te suele pasar esto: { $what }. Prueba esta lección: four learn { $name }

## Kinds of things that players overlook

oversight-upright = líneas verticales
oversight-level = líneas horizontales
oversight-diagonal = diagonales
oversight-cell-above = la casilla de arriba
oversight-double-threat = dos amenazas a la vez
oversight-forced-line = una amenaza tras otra
oversight-zugzwang = la obligación de jugar
oversight-opening = la apertura
oversight-plan = filas pares e impares
