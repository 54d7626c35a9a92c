### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = Esperando o outro jogador
table-joined = { $who ->
    [you] Você entrou na partida
   *[other] { $who } entrou na partida
}
table-offers-draw = { $who ->
    [you] Você propõe empate
   *[other] { $who } propõe empate
}
table-offers-undo = { $who ->
    [you] Você pede para desfazer a última jogada
   *[other] { $who } pede para desfazer a última jogada
}
table-offers-rematch = { $who ->
    [you] Você quer revanche
   *[other] { $who } quer revanche
}
table-declined = { $who ->
    [you] Você recusou
   *[other] { $who } recusou
}
table-took-back = { $who ->
    [you] Você desfez a última jogada
   *[other] { $who } desfez a última jogada
}
table-helped = { $who ->
    [you] Você pediu ajuda ao treinador
   *[other] { $who } pediu ajuda ao treinador
}
table-goes-on = Próxima partida, com os lados trocados
table-lost-to = Você perdeu para o nível { $level }. Revanche?
table-lost = Você perdeu para o computador. Revanche?

## Why something was not done: sentences.

table-not-begun = O outro lugar ainda está livre.
table-stale = A partida mudou antes de isso chegar; olhe de novo.
table-undo-by-rules = Neste modo, o jogo pergunta depois de cada jogada se você quer desfazê-la.
table-nothing-back = Nada para desfazer.
table-no-draws = O computador não aceita empates.
table-no-rematch = Não há revanche agora.
table-not-offered = Essa proposta não existe.
table-already = Você já pediu; o adversário ainda não respondeu.
table-enough = Esta partida já durou demais.
table-spectator = Você está assistindo; só os jogadores podem fazer isso.
table-not-your-seat = Esse lugar é de outro jogador.
table-malformed = Não entendi.
table-too-fast = Rápido demais; espere um pouco.
table-unavailable = Não foi possível salvar; tente de novo daqui a pouco.

## Why a request was not granted: sentences.

table-no-such-game = Essa partida não existe; talvez tenha expirado.
table-seat-taken = Os dois lugares estão ocupados; você pode assistir.
table-foreign = Esta página é de outro site.
table-too-many-games = Muitas partidas foram abertas daqui; espere um pouco.
table-busy = O treinador está ocupado; tente de novo daqui a pouco.
table-wrong-host = Este servidor não atende por esse nome.
table-failed = Algo falhou aqui; tente de novo daqui a pouco.
table-nothing-here = Não há nada aqui.
table-too-large = O pedido é grande demais.
table-method = Este endereço se usa com outro método.
table-picture = Não foi possível desenhar a imagem.
table-clock = O relógio pode ir de um segundo a um mês.
table-token = Um token tem 32 dígitos hexadecimais.
table-bad-body = Não consigo ler o que foi enviado: { $why }.
table-bad-parameters = Não consigo ler este endereço: um valor depois do “?” está errado ou aparece duas vezes.
table-web-socket = Este endereço é para WebSockets.
table-bad-rules = Estas regras não funcionam: { $why }.
table-unknown-rule = Não existe a regra “{ $word }”. Use palavras como { $examples }.
table-bad-moves = Estas jogadas não funcionam: { $why }.
table-bad-value = Este valor não funciona: { $why }.
table-too-long = Estas regras e jogadas são longas demais.
table-no-answer = O treinador não pode responder: { $why }.

## Analysis and puzzles

table-outlook = Como termina: { $outlook }.
table-best = { $count ->
    [one] Melhor: coluna { $columns }.
   *[other] Melhores: colunas { $columns }.
}
table-sees-win = vitória à vista
table-sees-loss = derrota à vista
table-looks-good = parece bom
table-looks-bad = parece ruim
table-looks-even = parece equilibrado
