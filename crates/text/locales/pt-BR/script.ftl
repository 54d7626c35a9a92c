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

live-act-undo = Desfazer a jogada
live-act-keep = Manter a jogada
live-act-block = Bloquear a vez do adversário
live-act-pass = Não bloquear
live-act-draw = Declarar empate

## The board and the table

script-label-free = Coluna { $column }, livres: { $free }
script-label-full = Coluna { $column }, cheia
script-label-pop = Ejetar sua ficha da coluna { $column }
script-label-remove = Remover a ficha da coluna { $column }, fileira { $row }
script-press-again = Coluna { $column }: toque de novo para jogar
live-offline = Conexão perdida, tentando de novo…
live-dismissed = O servidor encerrou a conexão. Recarregue a página para continuar.
script-failed = Não foi possível conectar ao servidor. Tente de novo.
live-copied = Copiado
live-looking-back = Jogada { $number } de { $count }: revendo
live-present = presente
live-away = ausente
live-this-is-you = você
live-watchers = Assistindo: { $count }
live-mine-draw = Você propôs empate.
live-mine-undo = Você pediu para desfazer uma jogada.
live-mine-rematch = Você pediu revanche.
live-accept = Aceitar
live-decline = Recusar
live-sure = Certeza?
live-withdraw = Cancelar
study-looking = Analisando…
study-silent = O treinador não tem nada a dizer aqui.
study-guessed = Uma estimativa, sem prova:
study-no-turning = Nenhuma jogada mudou o resultado.
study-turning = Pontos de virada: { $numbers }
study-list = { join-items }
live-time-days = { $days } d { $hours } h
live-time-left = Tempo restante

## The start page, and the games kept on this device

start-without = Sem { $choice }
start-in-a-row = { $count } em linha
start-tap = Toque em uma coluna para jogar contra o nível { $level }.
start-tap-second = Toque no tabuleiro: o nível { $level } começa.
start-friend = Um amigo
start-waits = Esperando seu amigo
start-my-turn = Sua vez
start-their-turn = { $name } joga
start-drawn = Empate
start-won = Você venceu
start-lost = Você perdeu
start-winner = { $name } venceu
start-review = Rever

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } saiu. A partida fica guardada.
live-back = { $name } voltou.
live-wins = Partidas vencidas: { $count }
live-helped = { page-helped }
live-helped-mine = Você usou ajuda nesta partida.
live-says = { $name }: { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Desfazer ×{ $count }
live-power-block = Bloquear ×{ $count }
live-power-pass = Seguir
live-can-undo = Você pode desfazer a jogada.
live-can-block = Você pode bloquear a vez do adversário.
live-goes-on = A partida continua em { $seconds } segundos.
