### Rule sets in sentences.

rules-intro = Dois jogadores se revezam soltando fichas nas colunas; cada ficha cai até a casa livre mais baixa. Conjuntos de regras com nome:
rules-words = Crie o seu com palavras como { $examples }.
rules-line = { $name }: { $rules }
rule-board = { $columns } colunas e { $rows } fileiras.
rule-line = Vence quem fizer { $connect } em linha: na horizontal, na vertical ou na diagonal.
rule-misere = Quem fizer { $connect } em linha perde.
rule-centre = A primeira ficha de cada jogador vai para a coluna central.
rule-undo = { $count ->
    [one] Cada jogador pode desfazer uma jogada, antes de o adversário jogar.
   *[other] Cada jogador pode desfazer { $count } jogadas, sempre antes de o adversário jogar.
}
rule-undo-win = Até uma jogada vencedora pode ser desfeita.
rule-block = { $count ->
    [one] Cada jogador pode bloquear a vez do adversário, uma única vez.
   *[other] Cada jogador pode bloquear a vez do adversário, { $count } vezes ao todo.
}
rule-remove = { $count ->
    [one] Em vez de soltar uma ficha, cada jogador pode remover uma ficha do adversário.
   *[other] Em vez de soltar uma ficha, cada jogador pode remover uma ficha do adversário, { $count } vezes ao todo.
}
rule-pop = Em vez de soltar uma ficha, você pode ejetar uma ficha sua da fileira de baixo.
rule-mistakes = As faltas são contadas, como soltar uma ficha em uma coluna cheia. Quem comete a falta { $number } perde.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = padrão
preset-duel = duelo
preset-powers = poderes
preset-lc3 = pequeno
preset-popout = pop-out
preset-misere = perde-ganha
preset-five = cinco
preset-solo = solo
preset-bitmap = bitmap
preset-standard-about = quatro em linha em 7×6
preset-duel-about = cada um pode desfazer 3 jogadas; na terceira falta, perde
preset-solo-about = as regras padrão, contra o computador
preset-powers-about = centro primeiro; desfazer ×3, bloquear ×1, remover ×1
preset-bitmap-about = as regras padrão, em uma tela de pixels
preset-lc3-about = quatro em linha em 6×6
preset-popout-about = você também pode ejetar suas fichas da fileira de baixo
preset-misere-about = quem faz quatro em linha perde
preset-five-about = cinco em linha em 9×6
