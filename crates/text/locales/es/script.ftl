### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = Deshacer la jugada
live-act-keep = Mantener la jugada
live-act-block = Bloquear el turno del rival
live-act-pass = No bloquear
live-act-draw = Declarar empate

## The board and the table

script-label-free = Columna { $column }, libres: { $free }
script-label-full = Columna { $column }, llena
script-label-pop = Sacar tu ficha de la columna { $column }
script-label-remove = Quitar la ficha de la columna { $column }, fila { $row }
script-press-again = Columna { $column }: toca otra vez para jugar
live-offline = Sin conexión, reintentando…
live-dismissed = El servidor cerró la conexión. Recarga la página para seguir.
script-failed = No se puede contactar con el servidor. Inténtalo de nuevo.
live-copied = Copiado
live-looking-back = Jugada { $number } de { $count }: repasando
live-present = presente
live-away = ausente
live-this-is-you = tú
live-watchers = Espectadores: { $count }
live-mine-draw = Ofreciste empate.
live-mine-undo = Pediste deshacer una jugada.
live-mine-rematch = Pediste la revancha.
live-accept = Aceptar
live-decline = Rechazar
live-sure = ¿Seguro?
live-withdraw = Cancelar
study-looking = Déjame ver…
study-silent = El tutor no tiene nada que decir aquí.
study-guessed = Una estimación, sin demostrar:
study-no-turning = Ninguna jugada cambió el resultado.
study-turning = Giros: { $numbers }
study-list = { join-items }
live-time-days = { $days } d { $hours } h
live-time-left = Tiempo restante

## The start page, and the games kept on this device

start-without = Sin { $choice }
start-in-a-row = { $count } en línea
start-tap = Toca una columna para jugar contra el nivel { $level }.
start-tap-second = Toca el tablero: empieza el nivel { $level }.
start-friend = Un amigo
start-waits = Esperando a tu amigo
start-my-turn = Tu turno
start-their-turn = Turno de { $name }
start-drawn = Empate
start-won = Ganaste
start-lost = Perdiste
start-winner = Ganó { $name }
start-review = Repasar

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } se fue. La partida queda guardada.
live-back = { $name } está de vuelta.
live-wins = Partidas ganadas: { $count }
live-helped = { page-helped }
live-helped-mine = Usaste ayuda en esta partida.
live-says = { $name }: { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Deshacer ×{ $count }
live-power-block = Bloquear ×{ $count }
live-power-pass = Seguir
live-can-undo = Puedes deshacer la jugada.
live-can-block = Puedes bloquear al rival.
live-goes-on = La partida sigue en { $seconds } segundos.
