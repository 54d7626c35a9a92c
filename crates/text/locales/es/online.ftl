### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Conectando con { $address }.
net-lost = Sin conexión; reintentando.
net-back = Conexión recuperada.
net-not-kept = No se puede guardar tu lugar ({ $why }): no salgas.
net-no-folder = no hay una carpeta para eso
net-gone = Esta partida ya no existe.
net-nonsense = El servidor y este programa no se entienden.
net-watching = Estás mirando.
net-watchers = espectadores: { $count }
net-you = { $name } (tú)
net-away = { $name }, ausente
net-days = { $days } d { $time }
net-unanswered = El servidor aún no responde.
net-ask-draw = { $name } ofrece empate. ¿Aceptas?
net-ask-undo = { $name } pide deshacer la última jugada. ¿Aceptas?
net-ask-rematch = { $name } quiere jugar otra vez. ¿Aceptas?
net-own-draw = Ofreciste empate.
net-own-undo = Pediste deshacer tu jugada.
net-own-rematch = Pediste jugar otra vez.
net-next-game = La siguiente partida, cambiando de lado.

## Footers and the list of keys

net-short-leave = salir
net-short-draw = empate
net-short-resign = rendirse
net-help-answer = responder a una pregunta o una oferta
net-help-undo = pedir deshacer tu última jugada
net-help-draw = ofrecer empate
net-help-rematch = pedir otra partida, cambiando de lado
net-help-leave = salir; tu lugar queda guardado

## Line by line

net-plain-watch = Estás mirando. Escribe board (tablero) para oír el tablero, help (ayuda) para saber más, quit (salir) para irte.
net-plain-over = Escribe rematch (revancha) para jugar otra vez, o quit (salir).
net-plain-no-question = Nadie te preguntó nada.
net-plain-help =
    undo (deshacer): pide deshacer tu última jugada. draw (empate): ofrece empate. yes (sí), no: responde a una pregunta o una oferta. resign (rendirse): termina la partida, y gana tu rival. rematch (revancha): pide otra partida, cambiando de lado.
    board (tablero): el tablero, columna por columna. column 4 (columna 4): una columna. rows (filas): fila por fila. picture (imagen): en letras, x es rojo y o es amarillo. who (quién): quién juega, quién está, los relojes.
    language en, language es, help (ayuda), quit (salir). Tu lugar queda guardado cuando sales.
