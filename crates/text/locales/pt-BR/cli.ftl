### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }: { $why }
cli-no-command = esse comando não existe; veja four --help
cli-line = linha { $number }: { $why }
cli-no-file = { $why } (e não há arquivo com esse nome)
cli-neither = isto não é um arquivo nem jogadas como 4453
cli-no-game = não existe a partida { $number }: o arquivo tem { $count }
cli-no-move = não existe a jogada { $number }: a partida tem { $count }
cli-board-to-review = isto é um tabuleiro, não uma partida com jogadas; tente four hint
cli-board-to-animate = isto é um tabuleiro, não uma partida com jogadas para animar
cli-board-without-moves = um tabuleiro não diz quais jogadas levaram a ele
cli-more-than-drops = esta partida tem mais do que fichas soltas, então só colunas não bastam; tente --as record
cli-size = um tamanho é colunas x fileiras, como 9x5
cli-too-many-names = há dois jogadores: dê um nome ou dois
cli-not-perfect = o computador não consegue jogar perfeitamente com estas regras neste tabuleiro: use random ou 1–9
cli-too-long = isso é longo demais para uma partida
cli-not-utf8 = isso não é texto em UTF-8
cli-game-over = a partida acabou: { $outcome }
cli-range = um número de { $least } a { $most }

## four draw

draw-name = o nome de uma imagem termina em .png, .svg, .gif ou .txt
draw-terminal = um terminal não consegue mostrar esse arquivo; indique um com -o
draw-over-game = a imagem substituiria a partida da qual é feita
draw-contradiction = --format e o nome do arquivo se contradizem
draw-say-format = escolha um formato com --format: png, svg, gif ou txt
draw-colour = --colour é para texto
draw-bitmap-formats = o visual bitmap é para .png e .txt; .svg e .gif são modernos
draw-bitmap-size = o visual bitmap tem um só tamanho
draw-bitmap-theme = o visual bitmap tem um só tema

## four classic

classic-solo-letters = você (Y) contra um computador (R) que joga ao acaso
classic-list = Os modos clássicos:
classic-how = Jogue um com: four classic NOME
classic-no-mode = esse modo não existe; existem estes: { $names }
classic-only-bitmap = só bitmap tem uma imagem para salvar ou ampliar
classic-picture-name = o nome da imagem deve terminar em .png
classic-same-file = o registro e a imagem não podem ser o mesmo arquivo
classic-leave = aperte Enter, ou feche a janela, para sair
classic-not-saved = a partida continua, mas não está sendo salva: { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } contra { $second }: { $rules }
show-step = { $number }. { $story }
show-next = Qualquer tecla: a próxima jogada. q: parar.
show-stands = A jogada é mantida. { $outcome }
show-turn = { $side } ({ $letter }) joga.
show-may-undo = { $side } ({ $letter }) pode desfazer a jogada.
show-may-block = { $side } ({ $letter }) pode bloquear a vez do { $other }.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } solta uma ficha na coluna { $column }, casa { $cell }.
say-event-popped = { $name } ejeta uma ficha da coluna { $column }.
say-event-removed = { $name } remove a ficha da casa { $cell }.
say-event-violated = { $name } comete uma falta: { $mistake }.
say-event-undone = { $name } desfaz a jogada.
say-event-blocked = { $name } bloqueia a vez do { $other } e joga de novo.
say-outcome-line = { $winner } vence com a linha { $cells }.
say-outcome-misere = { $winner } vence: { $loser } fez a linha { $cells }.
say-outcome-full = Empate: o tabuleiro está cheio.
say-outcome-called = Empate: declarado com o tabuleiro cheio.
say-outcome-agreed = Empate por acordo.
say-outcome-repetition = Empate: a mesma posição pela terceira vez.
say-outcome-long = Empate: a partida ficou longa demais.
say-outcome-disqualified = { $winner } vence: { $loser } cometeu faltas demais.
say-outcome-resigned = { $winner } vence: { $loser } desistiu.
say-outcome-timed-out = { $winner } vence: { $loser } ficou sem tempo.

## four check

check-game = { $file }: partida { $number }: { $rules }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}, { $standing }
check-board = { $file }: um tabuleiro de { $columns }×{ $rows }, { $standing }
check-turn = { $side } joga

## four hint and four review

hint-outlook = { $side } ({ $letter }) joga: { $outlook }.
hint-column = A coluna { $column } é a melhor.
hint-as-good = Igualmente boas: { $columns }
hint-more = (Mais com --verbose.)
hint-scores = Valores a partir da esquerda: { $scores }
hint-only = { $side } ({ $letter }) joga: a única jogada é { $action }.
hint-wins = { $side } ({ $letter }) joga: o melhor é { $action }, até onde consigo ver, { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
} à frente; vence em até { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
hint-loses = { $side } ({ $letter }) joga: o melhor é { $action }, até onde consigo ver, { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
} à frente; perde em até { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
hint-points = { $side } ({ $letter }) joga: o melhor é { $action }, até onde consigo ver, { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
} à frente; parece valer { $points } pontos.
hint-line = A sequência que espero: { $moves }
review-curve = A partida para { $side }: { $curve }
review-estimate = Onde está escrito “até onde consigo ver”, nada pode ser provado a tempo; é uma estimativa.
review-turning = Ponto de virada na jogada { $number }, { $name }: { $before } → { $after }
review-no-turning = Nenhuma jogada mudou o resultado.
review-win = vitória
review-draw = empate
review-loss = derrota
review-count = { $grade } ({ $count })
review-counts = { $name }: { $counts }
progress-thinking = pensando
progress-review = { $done } de { $count } jogadas revistas

## four puzzle

puzzle-prompt = Sua coluna (? para a solução, q para sair):{" "}

## four solve, four bench, four match

progress-solve = linha { $number }: { $nodes } posições examinadas, valor entre { $lower } e { $upper }
progress-games = criando { $count } partidas
progress-bench = criando e resolvendo: { $name }
bench-games = { $positions } posições de { $count } partidas da semente { $seed }, threads: { $threads }, { $megabytes } MB, com o livro:
bench-every-column = cada coluna
bench-choice = escolha de perfect
bench-median = mediana
bench-percent = { $percent }%
bench-longest = máximo
bench-sets = { $count } posições por conjunto, semente { $seed }, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}, { $megabytes } MB, sem livro
bench-set = conjunto
bench-time = tempo médio
bench-nodes = nós (média)
bench-speed = nós por segundo
bench-wrong = achei { $found } e depois { $score }
progress-match = { $one } contra { $two }: { $done } de { $count } partidas jogadas
match-heading = { $one } contra { $two }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $rules }, semente { $seed }:
match-first = começando
match-second = em segundo
match-all = total
match-tally = vitórias { $wins }, empates { $ties }, derrotas { $losses }, { $score }%
match-elo = { $elo }, 95% entre { $least } e { $most }
match-no-elo = desconhecido, porque um lado venceu todas as partidas
match-time-of = tempo de { $level }
match-times = mediana { $median } ms, 99% { $most } ms, máximo { $longest } ms

## four book

book-resume = Continuando { $file }: { $done } de { $count } posições resolvidas.
book-start = { $count } posições de { $discs } fichas a resolver.
book-other-draft = { $why } de { $discs } fichas
progress-book = { $done } de { $count } posições resolvidas, faltam cerca de { $minutes } minutos
book-made = { $file }: { $count } posições, { $bytes } bytes
book-fits = { $count } posições de até { $discs } fichas concordam entre si.
progress-verify = { $done } de { $count } resolvidas de novo
book-wrong = o livro está errado: uma posição com { $discs } fichas tem o valor { $found }, não { $score }
book-verified = { $sample } de { $count } posições com { $discs } fichas resolvidas de novo: todas como no livro.

## four serve and four admin

serve-listening = Escutando em { $url }
serve-network = Nesta rede: { $url }
serve-stop = Aperte Ctrl-C para parar.
serve-no-home = não há pasta pessoal para as partidas; use --db sqlite:CAMINHO
serve-no-database = esse banco de dados não existe
serve-not-a-file = backup e restore são para arquivos SQLite; para PostgreSQL, use pg_dump e pg_restore
serve-bus-alone = um bus conecta servidores que usam o mesmo banco de dados PostgreSQL; use também --db postgres://…
serve-not-built-in = este programa foi compilado sem PostgreSQL e NATS
admin-no-game = essa partida não existe
admin-exists = já existe
admin-deleted = Excluída: { $game }.
admin-copied = Copiado para { $file }.
admin-restored = Restaurado: { $file }.
admin-checked = Partidas: { $games }, entradas: { $entries }. Todas podem ser lidas.
admin-moved = Partidas: { $games }, entradas: { $entries }. Todas estão no outro banco de dados.
admin-same-database = os dois são o mesmo banco de dados
admin-different = o outro banco de dados tem outra partida com este id
admin-newer = uma versão mais nova deste programa mudou esta partida; use essa versão para movê-la
admin-unknown = algo que só uma versão mais nova deste programa conhece: { $what }
admin-damaged = o arquivo está danificado: { $why }
admin-unreadable = partidas que não podem ser lidas: { $games }
admin-game = { $first } – { $second }, { $rules }: { $standing }
admin-waiting = esperando
admin-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
admin-opened = aberta: { $first } – { $second }, { $rules }
admin-joined = { $side }: lugar ocupado por '{ $name }'
admin-played = { $side }: { $action }
admin-agreed = empate por acordo
admin-time-up = { $side }: tempo esgotado
admin-offers = { $offer ->
    [draw] { $side } propõe empate
    [undo] { $side } propõe desfazer
   *[rematch] { $side } propõe revanche
}
admin-declines = { $offer ->
    [draw] { $side } recusa empate
    [undo] { $side } recusa desfazer
   *[rematch] { $side } recusa revanche
}
admin-took-back = desfeito até { $number }, a pedido do { $side }
admin-helped = { $side } pediu ajuda ao treinador
admin-rematch = revanche: { $game }
admin-free = (livre)
admin-human = '{ $name }'
admin-computer = computador { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = essa linha é longa demais
engine-unknown = comando desconhecido '{ $line }'
engine-unknown-query = consulta desconhecida '{ $query }'
engine-ignored = ignorado: { $words }
engine-setoption = use: setoption name NAME value VALUE
engine-no-option = não existe a opção '{ $name }'
engine-position = uma posição é startpos, ou fen e fileiras como ..../.o../xx..
engine-not-moves = eram esperadas jogadas, não '{ $word }'
engine-move = jogada { $number }: { $why }
engine-move-refused = jogada { $number }, '{ $action }': { $why }
engine-author = o projeto Four in a Row

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = isto não é um número inteiro, ou é grande demais
cli-address = um endereço é um número e uma porta, como 127.0.0.1:4444
parse-error = erro: { $message }
parse-tip = {"  "}dica: você quis dizer '{ $word }'?
parse-usage = Uso: { $usage }
parse-more = Para saber mais, tente '--help'.
parse-no-value = '{ $argument }' precisa de um valor, mas nenhum foi dado
parse-bad-value = valor inválido '{ $value }' para '{ $argument }': { $why }
parse-not-one-of = valor inválido '{ $value }' para '{ $argument }': use um destes: { $values }
parse-too-many = valor inesperado '{ $value }' para '{ $argument }': não se esperam mais valores
parse-unknown-argument = argumento inesperado '{ $argument }'
parse-unknown-command = subcomando desconhecido '{ $command }'
parse-conflict = o argumento '{ $argument }' não pode ser usado com '{ $other }'
parse-twice = o argumento '{ $argument }' não pode ser usado mais de uma vez
parse-missing = faltam estes argumentos obrigatórios: { $arguments }

## After the text of an option in --help.

cli-default = [padrão: { $value }]
cli-variable = [ambiente: { $name }]
cli-values = [valores possíveis: { $values }]
