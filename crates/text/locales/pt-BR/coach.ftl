### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = a melhor
grade-fine = boa
grade-inaccuracy = imprecisão
grade-mistake = erro
grade-blunder = erro grave

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = em aberto, até onde consigo ver
outlook-draw = empate, se ninguém errar
outlook-win = { $side ->
    [you] você vence na jogada { $number }
   *[other] o { $side } vence na jogada { $number }
}
outlook-loss = { $side ->
    [you] você perde na jogada { $number }
   *[other] o { $side } perde na jogada { $number }
}
say-outlook-open = Em aberto, até onde consigo ver.
say-outlook-draw = Empate, se ninguém errar.
say-outlook-win = { $side ->
    [you] Você vence na jogada { $number }.
   *[other] O { $side } vence na jogada { $number }.
}
say-outlook-loss = { $side ->
    [you] Você perde na jogada { $number }.
   *[other] O { $side } perde na jogada { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = A jogada
move-column = A coluna { $column }
move-reply = { $side ->
    [you] Sua resposta na coluna { $column }
   *[other] A resposta do { $side } na coluna { $column }
}
move-reply-after = { $side ->
    [you] Depois da coluna { $column }, sua resposta na coluna { $reply }
   *[other] Depois da coluna { $column }, a resposta do { $side } na coluna { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] você
   *[other] o { $side }
}
person-whose = { $side ->
    [you] seu
   *[other] do { $side }
}
cell-place = coluna { $column }, fileira { $row }
columns-and = { $before } e { $column }
columns-or = { $before } ou { $column }
line-kind = { $direction ->
    [across] uma linha horizontal
    [up] uma linha vertical
   *[diagonal] uma linha diagonal
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } completa { $line } e vence.
claim-stops = { $subject } impede { $other } de vencer na coluna { $column }.
claim-stops-one = { $me } só bloqueia uma ameaça; a outra está na coluna { $column }.
claim-stops-lower = { $me } só bloqueia uma ameaça; a outra está logo acima.
claim-misses-win = A coluna { $column } venceria na hora: completa { $line }.
claim-gives-above = { $subject } deixa { $other } vencer logo em cima.
claim-gives-above-more = A ficha de cima completa { $line }.
claim-leaves-open = { $subject } deixa { $other } vencer na coluna { $column }.
claim-leaves-open-more = A ameaça já estava lá: uma ficha nessa coluna completa { $line }.
claim-two-threats = { $subject } cria duas ameaças de uma vez.
claim-two-threats-more = { $me } pode vencer na coluna { $columns }, e { $other } só consegue bloquear uma.
claim-two-threats-stacked = Elas estão uma acima da outra na coluna { $column }: se a de baixo for bloqueada, a de cima vence.
claim-stacked = { $subject } empilha duas casas vencedoras na coluna { $column }.
claim-stacked-more = Elas estão nas fileiras { $lower } e { $upper }: se a de baixo for bloqueada, a de cima vence.
claim-threatens = { $subject } ameaça vencer na coluna { $column }.
claim-threatens-up = { $subject } empilha { $discs } fichas; { $other } precisa responder em cima.
claim-threatens-also = { $count ->
    [one] { $subject } ameaça a coluna { $column }; outra casa vencedora: coluna { $columns }.
   *[other] { $subject } ameaça a coluna { $column }; outras casas vencedoras: colunas { $columns }.
}
claim-makes-threat = { $subject } cria uma casa vencedora na coluna { $column }.
claim-makes-threat-more = Ela fica na fileira { $row }; a casa logo abaixo ainda está livre.
claim-makes-threats = { $count ->
    [one] { $subject } cria casas vencedoras na coluna { $columns }.
   *[other] { $subject } cria casas vencedoras nas colunas { $columns }.
}
claim-makes-threats-many = { $subject } cria { $count } casas vencedoras.
claim-makes-threats-columns = Elas ficam nas colunas { $columns }.
claim-makes-threats-row = Elas ficam na fileira { $row }.
claim-forces = { $subject } força todas as respostas e vence.
claim-forces-more = { $steps }: vitória.
claim-prevents = { $whose ->
    [seu] { $subject } impede o seu ataque na coluna { $column }.
   *[other] { $subject } impede o ataque { $whose } na coluna { $column }.
}
claim-prevents-takes = { $whose ->
    [seu] { $subject } tira de você a casa-chave: { $place }.
   *[other] { $subject } tira { $whose } a casa-chave: { $place }.
}
claim-prevents-more = Sem ela, { $steps }: vitória.
claim-prepares = { $subject } prepara um ataque na coluna { $column }.
claim-prepares-more = Se ninguém impedir, { $steps }: vitória.
claim-wastes = { $subject } desperdiça a casa vencedora logo acima.
claim-wastes-more = Agora { $other } pode ocupar essa casa, e lá se vai { $line }.
forced-step = { $side } na coluna { $column }
claim-follow-up-wins = { $side } pode vencer respondendo sempre em cima.
claim-follow-up-holds = { $side } pode segurar o empate respondendo sempre em cima.
claim-follow-up-more = Todas as colunas têm um número par de casas livres: sempre há lugar em cima, e não sobra nenhuma linha para { $other }.
claim-decides = { $whose ->
    [seu] Sua casa vencedora ({ $place }) decide a partida.
   *[other] A casa vencedora { $whose } ({ $place }) decide a partida.
}
claim-decides-only = { $whose ->
    [seu] Sua única casa vencedora ({ $place }) decide tudo.
   *[other] A única casa vencedora { $whose } ({ $place }) decide tudo.
}
claim-decides-chance = Para { $winner }, tudo depende da casa da { $place }.
claim-decides-together = Para { $winner }, tudo depende de casas nas colunas { $columns }.
claim-decides-stack = Para { $winner }, tudo depende de casas na coluna { $columns }.
claim-line-across = A linha dela fica na fileira { $row }, colunas { $first } a { $last }.
claim-line-up = A linha dela é vertical, na coluna { $column }.
claim-line-diagonal = A linha dela é a diagonal da { $from }, até a { $to }.
claim-without-draw = { $count ->
    [one] Sem ela, a partida terminaria em empate.
   *[other] Sem elas, a partida terminaria em empate.
}
claim-without-win = { $count ->
    [one] Sem ela, { $side } venceria.
   *[other] Sem elas, { $side } venceria.
}
claim-zugzwang = Quando as outras colunas encherem, { $loser } terá de jogar abaixo da casa da { $place }.
claim-zugzwang-odd = Isso é zugzwang: no fim, o primeiro jogador fica com as fileiras ímpares.
claim-zugzwang-even = Isso é zugzwang: no fim, o segundo jogador fica com as fileiras pares.
claim-runs-out = Não resta nenhuma jogada segura para { $loser }.
claim-runs-out-more = Qualquer jogada deixa { $winner } vencer na coluna { $columns }.
claim-holds = { $whose ->
    [seu] O empate depende da sua casa vencedora ({ $place }).
   *[other] O empate depende da casa vencedora { $whose } ({ $place }).
}
claim-has-threat = { $whose ->
    [seu] Sua casa vencedora fica na { $place }.
   *[other] A casa vencedora { $whose } fica na { $place }.
}
claim-has-threats = { $count ->
    [one] { $whose ->
        [seu] Suas casas vencedoras ficam na coluna { $columns }.
       *[other] As casas vencedoras { $whose } ficam na coluna { $columns }.
    }
   *[other] { $whose ->
        [seu] Suas casas vencedoras ficam nas colunas { $columns }.
       *[other] As casas vencedoras { $whose } ficam nas colunas { $columns }.
    }
}
claim-avoid = { $count ->
    [one] Depois, { $side } precisa evitar a coluna { $columns }.
   *[other] Depois, { $side } precisa evitar as colunas { $columns }.
}
claim-avoid-more = { $other ->
    [you] Você venceria logo em cima; mas, se você jogar ali primeiro, a casa de cima pode ser bloqueada.
   *[other] { $other } venceria logo em cima; mas, se { $other } jogar ali primeiro, a casa de cima pode ser bloqueada.
}
claim-avoid-more-other = { $winner } venceria logo em cima, mas deve esperar: jogar ali primeiro deixa { $side } bloquear.
claim-no-line-left = { $side } não pode mais fazer uma linha.
claim-no-line-left-both = Ninguém mais pode fazer uma linha.
claim-only-move-wins = Só a coluna { $column } vence; todas as outras perdem.
claim-only-move-wins-mixed = Só a coluna { $column } vence; as outras empatam ou perdem.
claim-only-move-wins-drawn = Só a coluna { $column } vence; todas as outras só empatam.
claim-only-move-draws = Só a coluna { $column } segura o empate; todas as outras perdem.
claim-last-column-draw = Só resta a coluna { $column }; a partida termina em empate.
claim-last-column-wins = Só resta a coluna { $column }; { $winner } vai vencer na jogada { $number }.
claim-worse-draw = { $count ->
    [one] A coluna { $columns } só empata.
   *[other] As colunas { $columns } só empatam.
}
claim-worse-lose = { $count ->
    [one] A coluna { $columns } perde.
   *[other] As colunas { $columns } perdem.
}
claim-one-answer = Só a resposta na coluna { $column } derrota essa jogada.
claim-lasts-longest = Contra o jogo perfeito toda jogada perde; esta aguenta até a jogada { $number }.
claim-lost-since = O erro foi antes: na jogada { $number }.
claim-builds-across = { $subject } mira a fileira { $row }, colunas { $first } a { $last }.
claim-builds-up = { $subject } empilha { $discs } fichas na coluna { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } mira uma diagonal subindo até a { $place }.
    [down] { $subject } mira uma diagonal descendo até a { $place }.
   *[through] { $subject } mira uma diagonal passando pela { $place }.
}
claim-spoils-across = { $count ->
    [one] { $whose ->
        [seu] { $subject } corta a sua linha na fileira { $row }.
       *[other] { $subject } corta a linha { $whose } na fileira { $row }.
    }
   *[other] { $whose ->
        [seu] { $subject } corta { $count } linhas suas na fileira { $row }.
       *[other] { $subject } corta { $count } linhas { $whose } na fileira { $row }.
    }
}
claim-spoils-up = { $discs ->
    [one] { $whose ->
        [seu] { $subject } fecha por cima a sua ficha na coluna { $column }.
       *[other] { $subject } fecha por cima a ficha { $whose } na coluna { $column }.
    }
   *[other] { $whose ->
        [seu] { $subject } fecha por cima a sua pilha de { $discs } fichas.
       *[other] { $subject } fecha por cima a pilha de { $discs } fichas { $whose }.
    }
}
claim-spoils-diagonal = { $whose ->
    [seu] { $subject } corta a sua diagonal que passa pela { $place }.
   *[other] { $subject } corta a diagonal { $whose } que passa pela { $place }.
}
claim-spoils-kinds = { $kinds ->
    [across-up] { $whose ->
        [seu] { $subject } corta suas linhas horizontais e verticais.
       *[other] { $subject } corta linhas horizontais e verticais { $whose }.
    }
    [across-diagonal] { $whose ->
        [seu] { $subject } corta suas linhas horizontais e diagonais.
       *[other] { $subject } corta linhas horizontais e diagonais { $whose }.
    }
    [up-diagonal] { $whose ->
        [seu] { $subject } corta suas linhas verticais e diagonais.
       *[other] { $subject } corta linhas verticais e diagonais { $whose }.
    }
   *[all] { $whose ->
        [seu] { $subject } corta suas linhas horizontais, verticais e diagonais.
       *[other] { $subject } corta linhas horizontais, verticais e diagonais { $whose }.
    }
}
claim-shuts-in = { $whose ->
    [seu] { $subject } fecha toda horizontal da sua ficha na coluna { $column }.
   *[other] { $subject } fecha toda horizontal da ficha { $whose } na coluna { $column }.
}
claim-lines = { $subject } tem o maior número de linhas abertas: { $count }.
claim-lines-middle = { $subject } ocupa o meio, por onde passam mais linhas.
claim-keeps-win = { $subject } não ameaça nada, mas mantém a vitória.
claim-keeps-draw = { $subject } não ameaça nada, mas mantém o empate.
claim-keeps-loss = Contra o jogo perfeito, nenhuma jogada salva a partida.
claim-answer = A melhor resposta é a coluna { $column }.
claim-reply-after = Depois da coluna { $column }, { $other } pode responder na coluna { $reply }.
claim-better-wins = A coluna { $column } é melhor: vence na jogada { $number }.
claim-better-draws = A coluna { $column } é melhor: segura o empate.
claim-better-lasts = A coluna { $column } é melhor: aguenta até a jogada { $number }.
claim-opening-win-lost = { $only ->
    [yes] Só a coluna { $column } mantinha a vitória; agora { $other } pode vencer.
   *[no] A coluna { $column } mantinha a vitória; agora { $other } pode vencer.
}
claim-opening-win-drawn = { $only ->
    [yes] Só a coluna { $column } mantinha a vitória; agora é empate.
   *[no] A coluna { $column } mantinha a vitória; agora é empate.
}
claim-opening-draw-lost = { $only ->
    [yes] Só a coluna { $column } mantinha o empate; agora { $other } pode vencer.
   *[no] A coluna { $column } mantinha o empate; agora { $other } pode vencer.
}

## Advice

hint-try = Tente a coluna { $column }.
hint-best = A coluna { $column } é a melhor. { $why }
hint-do = Meu conselho: { $action }.
coach-silent-rules = O treinador não conhece estas regras.
coach-silent-far = Aqui nada pode ser provado a tempo: o fim está longe demais.
coach-silent-over = A partida acabou.
coach-silent-column = Não dá para jogar na coluna { $column }.
coach-silent-stopped = O treinador foi interrompido.
coach-estimate = Aqui nada pode ser provado a tempo; isto é uma estimativa.
coach-trap = Fique longe da coluna { $column }. { $why }
review-accuracy = { $percent }% de precisão: { $side }
