### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Digite help (ajuda) a qualquer momento.
plain-goodbye = Até logo.
plain-not-understood = Não entendi "{ $line }". Digite help (ajuda) para saber o que você pode digitar aqui.
plain-yes-no = (y: sim, n: não)
plain-say-yes-no = Digite y para sim ou n para não.
plain-looking = Analisando…
plain-languages = Digite language (idioma) e um código: { $codes }.
plain-language = Agora o jogo fala português.
plain-settings-lost = Não foi possível salvar os ajustes ({ $why }); eles valem até você sair.
plain-save-how = Digite save ARQUIVO (salvar ARQUIVO), com um nome que termine em .pgn, .jsonl, .png, .svg ou .gif.
plain-not-written = { $file } não foi gravado: { $why }.
plain-changed = { $setting }: { $value }.
plain-usual = { $question } Enter para { $usual }.
plain-dropped = { $who ->
    [you] Você solta uma ficha na coluna { $column }, fileira { $row }.
   *[other] { $who } solta uma ficha na coluna { $column }, fileira { $row }.
}
plain-popped = { $who ->
    [you] Você ejeta a ficha de baixo da coluna { $column }; as fichas acima dela descem uma casa.
   *[other] { $who } ejeta a ficha de baixo da coluna { $column }; as fichas acima dela descem uma casa.
}
plain-removed = { $who ->
    [you] Você remove a ficha da coluna { $column }, fileira { $row }; as fichas acima dela descem uma casa.
   *[other] { $who } remove a ficha da coluna { $column }, fileira { $row }; as fichas acima dela descem uma casa.
}
plain-violated = { $who ->
    [you] Você cometeu uma falta: { $mistake }. Faltas restantes: { $left }.
   *[other] { $who } cometeu uma falta: { $mistake }. Faltas restantes: { $left }.
}
plain-wins = { $who ->
    [you] Você venceu com { $cells }!
   *[other] { $who } venceu com { $cells }!
}
plain-misere = { $loser ->
    [you] Você fez uma linha com { $cells }: { $winner } venceu!
   *[other] { $winner ->
        [you] { $loser } fez uma linha com { $cells }: você venceu!
       *[other] { $loser } fez uma linha com { $cells }: { $winner } venceu!
    }
}
plain-cell = coluna { $column } fileira { $row }
plain-ask-undo = { $who ->
    [you] Desfazer a jogada?
   *[other] { $who }, desfazer a jogada?
} { $count ->
    [one] Resta { $count }.
   *[other] Restam { $count }.
} (y: sim, n: não)
plain-ask-block = { $who ->
    [you] Bloquear a vez do adversário?
   *[other] { $who }, bloquear a vez do adversário?
} { $count ->
    [one] Resta { $count }.
   *[other] Restam { $count }.
} (y: sim, n: não)
plain-taken-back = Desfeito: { $moves }.
plain-no-moves = Nenhuma jogada ainda.
plain-board-empty = O tabuleiro está vazio: { $columns } colunas, { $rows } fileiras.
plain-columns-empty = Colunas vazias: { $columns }.
plain-column = Coluna { $column }, de baixo para cima: { $discs }. Livres: { $free }.
plain-column-empty = A coluna { $column } está vazia. Livres: { $free }.
plain-column-full = Coluna { $column }, de baixo para cima: { $discs }. Está cheia.
plain-row = Fileira { $row }, da esquerda para a direita: { $cells }.
plain-rows-empty = Fileiras vazias acima: { $count }.
plain-free = livre
plain-threat = Com a próxima ficha, o { $side } poderia fazer uma linha em: { $cells }.
plain-no-threat = Ninguém pode fazer uma linha com a próxima ficha.
plain-who = { $side }: { $name }.
plain-undos-left = Desfazer: { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}.
plain-blocks-left = Bloquear: { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}.
plain-removals-left = Remover: { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}.
plain-mistakes-left = Faltas restantes: { $count }.
plain-series = Partidas vencidas: { $first }: { $first-won }; { $second }: { $second-won }; empates: { $ties }.
plain-new-game = Uma nova partida.
plain-goes-on = A partida continua. Jogadas até aqui: { $moves }.
plain-how = Digite o número de uma coluna para soltar uma ficha nela, board (tabuleiro) para ouvir o tabuleiro, help (ajuda) para saber mais.
plain-over = Digite rematch (revanche), review (rever), undo (desfazer), save ARQUIVO (salvar ARQUIVO), menu ou quit (sair).
plain-leave = Esta partida não terminou. Sair dela?
plain-move-how = Para soltar, digite uma coluna, como 4; pop 4 (ejetar 4) ejeta; remove 42 (remover 42) remove a ficha da coluna 4, fileira 2.
plain-as-good = Igualmente boas: { $columns }.
plain-not-column = Fique longe da coluna { $column }. { $why }
plain-if-it-stands = Se a jogada for mantida: { $outlook }.
plain-only-move = É a única jogada.
plain-wins-in =
    Até onde consigo ver, vence em até { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
plain-loses-in =
    Até onde consigo ver, perde em até { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
plain-points = Até onde consigo ver, vale { $points } pontos; 100 é uma grande vantagem.
plain-scores = Valores para { $name }: { $scores }.
plain-score = coluna { $column } { $result }, { $score }
plain-score-best = coluna { $column } { $result }, { $score }, a melhor
plain-score-wins = vence
plain-score-draws = empata
plain-score-loses = perde
plain-score-open = fica em aberto
plain-score-none = coluna { $column } não pode ser jogada
plain-no-scores = Aqui não há valores.
plain-verdict = Treinador: coluna { $column }, { $grade }: { $outlook }.
plain-review = Revisão de uma partida. Jogadas: { $moves }. Digite next (próxima), back (voltar), first (primeira), last (última), turning (virada), summary (resumo) ou leave (fechar).
plain-last-move = Não há mais jogadas: a partida tem { $moves }.
plain-turned = Ponto de virada na jogada { $number }, { $name }: antes dela, o { $name } { $before }; depois dela, o { $name } { $after }.
plain-no-turning = Nenhuma jogada mudou o resultado.
plain-no-games = Ainda não há partidas aqui.
plain-games = Suas partidas: { $count }. Digite um número para abrir uma.
plain-no-more-games = Não há mais partidas.
plain-more-games = Mais { $count }: digite more (mais).
plain-no-such-game = Não existe a partida "{ $number }". Digite um número da lista, ou games (partidas) para ouvi-la.
plain-not-deleted = A partida não foi excluída: { $why }.
plain-renumbered = As partidas seguintes subiram uma posição.
plain-won-by = vitória: { $side }
plain-tied = empate
plain-game-line = Vermelho { $red }, Amarelo { $yellow }, regras { $rules }, jogadas { $moves }: { $result }.
plain-nothing-to-continue = Não há partida inacabada.
plain-puzzle = Desafio
plain-puzzle-over = Digite next (próximo) para outro, ou leave (fechar).
plain-level = Nível: { $levels }.
plain-no-level = Esse nível não existe. Digite um número ou um nome: { $levels }.
plain-no-perfect = Ninguém consegue jogar perfeitamente com estas regras. Você joga contra { $level }.
plain-begins = Quem começa? Digite 1 para você, 2 para o computador.
plain-wrong-rules = Estas regras não funcionam: { $why }.
plain-one-or-two = Digite 1 ou 2.
plain-rules = Regras, como standard, powers, popout, 9x7; help (ajuda) mostra a lista.
plain-name = { $title }. Digite um hífen para ficar sem nome.
plain-help-move = O número de uma coluna solta uma ficha nela (depois do 9 vêm a, b e assim por diante).
plain-help-pop = pop 4 (ejetar 4): ejeta sua ficha de baixo da coluna 4.
plain-help-remove = remove 42 (remover 42): remove a ficha do adversário da coluna 4, fileira 2.
plain-help-question = O jogo fez uma pergunta: y é sim; n ou uma linha vazia é não.
plain-help-game =
    board (tabuleiro): o tabuleiro, coluna por coluna. column 4 (coluna 4): uma coluna. rows (fileiras): fileira por fileira. picture (imagem): em letras, x é vermelho e o é amarelo.
    threats (ameaças): onde um lado poderia fazer uma linha com a próxima ficha. moves (jogadas): todas as jogadas até aqui. who (quem): nomes, o que resta, partidas vencidas.
    undo (desfazer): desfaz a última jogada. redo (refazer): joga de novo o que foi desfeito. hint (dica): o que jogar e por quê. scores (valores), scores on, scores off: quanto vale cada coluna. coach on, coach off (treinador ligado, treinador desligado): um comentário a cada jogada.
    resign (desistir), draw (empate): encerram a partida. rematch (revanche): outra partida, com os lados trocados. new (nova): outra partida, mesmos lados. review (rever): rever a partida com o treinador.
    save ARQUIVO (salvar ARQUIVO): como .pgn, .jsonl, .png, .svg ou .gif. games (partidas): suas partidas. puzzle (desafio): um desafio.
    rules (regras), settings (ajustes), language en, language pt-BR, menu, help (ajuda), quit (sair). Sua partida é salva depois de cada jogada.
plain-help-menu = Digite o número do que você quer. Ou: continue (continuar), play (jogar), puzzle (desafio), games (partidas), rules (regras), settings (ajustes), language en, language pt-BR, quit (sair).
plain-help-settings = Digite o número de um ajuste para mudá-lo; leave (fechar) para voltar; menu; quit (sair).
plain-help-review =
    next (próxima) ou uma linha vazia, back (voltar), first (primeira), last (última): percorrem as jogadas; um número vai até essa jogada. turning (virada): a próxima jogada que mudou o resultado; turning back: a anterior. summary (resumo): a partida inteira em poucas palavras. try 4 (testar 4): o que teria acontecido depois da coluna 4.
    board, column 4, rows, picture, threats, moves: como durante a partida. save ARQUIVO. leave (fechar): volta para onde você estava. menu, language en, language pt-BR, quit (sair).
plain-help-games = Um número abre uma partida: se não terminou, você continua jogando; se terminou, você a revê. review 3 (rever 3): revê a partida 3. delete 3 (excluir 3): exclui a partida 3. search PALAVRA (buscar PALAVRA): partidas com essa palavra. games (partidas): todas as partidas. more (mais): as próximas partidas. open ARQUIVO (abrir ARQUIVO), ou open 4453: revê uma partida de um arquivo, ou essas jogadas. leave (fechar), menu, language en, language pt-BR, quit (sair).
plain-help-puzzle = Digite a coluna que você acha certa. board (tabuleiro), column 4, rows, picture, threats: a posição. solution (solução): mostra a solução. next (próximo): outro desafio. easy (fácil), medium (médio), hard (difícil), devilish (diabólico), any (qualquer): outro desafio com essa dificuldade. leave (fechar), menu, language en, language pt-BR, quit (sair).

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } está pensando…
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] Sua vez.
   *[other] { $who } joga.
}
plain-tie-full = Empate: o tabuleiro está cheio.
plain-tie-called = Empate: declarado com o tabuleiro cheio.
plain-tie-agreed = Empate por acordo.
plain-tie-repetition = Empate: a mesma posição três vezes.
plain-tie-long = Empate: a partida ficou longa demais.
plain-clock = { $time }.
plain-sentence = { $remark }.
plain-the-start = O começo.
plain-move-of = Jogada { $number } de { $count }.
plain-puzzle-score = Resolvidos: { $solved } de { $given }.
plain-resume = De volta à partida.
plain-history = Suas partidas.
plain-exported = Salvo como { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name }: { $action }.
plain-action = { $name }: { $action }
plain-list-title = { $title }:
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }: { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $grade } ({ $count })
plain-grades = { $name }: { $grades }.
plain-named-error = { $name }: { $why }.
