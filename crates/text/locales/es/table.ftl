### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = Esperando al otro jugador

table-joined = { $who ->
    [you] Entraste en la partida
   *[other] { $who } entró en la partida
}
table-offers-draw = { $who ->
    [you] Ofreces empate
   *[other] { $who } ofrece empate
}
table-offers-undo = { $who ->
    [you] Pides deshacer la última jugada
   *[other] { $who } pide deshacer la última jugada
}
table-offers-rematch = { $who ->
    [you] Quieres jugar otra vez
   *[other] { $who } quiere jugar otra vez
}
table-declined = { $who ->
    [you] No aceptaste
   *[other] { $who } no aceptó
}
table-took-back = { $who ->
    [you] Deshiciste la última jugada
   *[other] { $who } deshizo la última jugada
}
table-helped = { $who ->
    [you] Pediste ayuda al tutor
   *[other] { $who } pidió ayuda al tutor
}
table-goes-on = Siguiente partida, cambiando de lado
table-lost-to = Perdiste contra el nivel { $level }. ¿Revancha?
table-lost = Perdiste contra la máquina. ¿Revancha?

## Why something was not done: sentences.

table-not-begun = El otro lugar sigue libre.
table-stale = La partida cambió antes de que llegara eso; mira otra vez.
table-undo-by-rules = En este modo, el juego te pregunta después de cada jugada si quieres deshacerla.
table-nothing-back = Nada que deshacer.
table-no-draws = La máquina no acepta empates.
table-no-rematch = Ahora no hay revancha.
table-not-offered = No hay ninguna oferta así.
table-already = Ya lo pediste; tu rival aún no responde.
table-enough = Esta partida dura ya demasiado.
table-spectator = Estás mirando; eso solo lo pueden hacer los jugadores.
table-not-your-seat = Ese lugar es de otro jugador.
table-malformed = No entendí eso.
table-too-fast = Demasiado rápido; espera un momento.
table-unavailable = No se pudo guardar; inténtalo de nuevo en un momento.

## Why a request was not granted: sentences.

table-no-such-game = Esa partida no existe; quizá caducó.
table-seat-taken = Los dos lugares están ocupados; puedes mirar.
table-foreign = Esta página es de otro sitio.
table-too-many-games = Se abrieron demasiadas partidas desde aquí; espera un rato.
table-busy = El tutor está ocupado; inténtalo de nuevo en un momento.
table-wrong-host = Este servidor no responde a ese nombre.
table-failed = Algo falló aquí; inténtalo de nuevo en un momento.
table-nothing-here = Aquí no hay nada.
table-too-large = La petición es demasiado grande.
table-method = Esta dirección se usa con otro método.
table-picture = No se puede dibujar la imagen.
table-clock = Un reloj puede dar de un segundo a un mes.
table-token = Un token tiene 32 dígitos hexadecimales.
table-bad-body = No puedo leer lo que se envió: { $why }.
table-bad-parameters = No puedo leer esta dirección: un valor después del «?» está mal o aparece dos veces.
table-web-socket = Esta dirección es para WebSockets.
table-bad-rules = Estas reglas no sirven: { $why }.
table-unknown-rule = No existe la regla «{ $word }». Usa palabras como { $examples }.
table-bad-moves = Estas jugadas no sirven: { $why }.
table-bad-value = Este valor no sirve: { $why }.
table-too-long = Estas reglas y jugadas son demasiado largas.
table-no-answer = El tutor no puede responder: { $why }.

## Analysis and puzzles

table-outlook = Pronóstico: { $outlook }.
table-best = { $count ->
    [one] Mejor: columna { $columns }.
   *[other] Mejores: columnas { $columns }.
}
table-sees-win = victoria a la vista
table-sees-loss = derrota a la vista
table-looks-good = pinta bien
table-looks-bad = pinta mal
table-looks-even = parece igualado
