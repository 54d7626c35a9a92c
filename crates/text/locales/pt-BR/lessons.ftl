### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Solte e ligue
lesson-drop-1 = Uma ficha cai até a casa livre mais baixa da coluna. Quatro fichas suas em linha vencem. Comece pelo meio: jogue na coluna 4.
lesson-drop-1-done = Boa! Pela coluna do meio passam mais linhas de quatro do que por qualquer outra.
lesson-drop-2 = Você é o Vermelho (x). Você tem três em linha na fileira de baixo. Complete as quatro.
lesson-drop-2-done = Quatro lado a lado: você venceu.
lesson-drop-3 = Uma linha de quatro também pode ficar em pé. Onde está a sua?
lesson-drop-3-done = Quatro empilhadas: você venceu.
lesson-drop-4 = Você é o Amarelo (o). Uma linha de quatro também pode ser diagonal. Solte a ficha que falta.
lesson-drop-4-done = Quatro na diagonal. As diagonais são as linhas mais difíceis de ver, por isso procure por elas primeiro.

lesson-block = Pare o adversário
lesson-block-1 = Você é o Amarelo. O Vermelho tem três em linha e vence na próxima, se você deixar. Não deixe.
lesson-block-1-done = Agora as duas pontas são suas, e o Vermelho não pode mais vencer ali.
lesson-block-2 = O Vermelho empilhou três. Não deixe vir a quarta.
lesson-block-2-done = Em cima de três, basta uma ficha.
lesson-block-3 = Três fichas com um buraco no meio são tão perigosas quanto três seguidas. Tape o buraco.
lesson-block-3-done = Antes de cada jogada, pergunte-se: onde o adversário vai jogar depois?

lesson-diagonals = Enxergue as diagonais
lesson-diagonals-1 = Você é o Amarelo. Três fichas suas estão na mesma diagonal. Onde fica a quarta casa? Uma ficha já pode cair nela?
lesson-diagonals-1-done = A coluna tinha a altura certa. É isso que torna as diagonais difíceis de ver.
lesson-diagonals-2 = Você é o Vermelho. O Amarelo está quase vencendo na diagonal. Não deixe.
lesson-diagonals-2-done = A quarta casa ficava lá embaixo, longe das outras três.
lesson-diagonals-3 = Você é o Amarelo de novo. Vença.
lesson-diagonals-3-done = Siga cada diagonal com o dedo até virar hábito.

lesson-cell-above = A casa de cima
lesson-cell-above-1 = Toda ficha que você solta permite que o adversário jogue em cima dela. A casa marcada dá a vitória ao Vermelho. Jogue em qualquer lugar, menos logo abaixo dela.
lesson-cell-above-1-done = Certo. Uma ficha na coluna 3 daria a casa marcada ao Vermelho.
lesson-cell-above-2 = Só uma coluna é segura. Nas outras, o Vermelho vence bem em cima da sua ficha.
lesson-cell-above-2-done = Antes de soltar a ficha, olhe uma casa acima.

lesson-double-threat = Duas ameaças de uma vez
lesson-double-threat-1 = Você é o Amarelo. Há duas fichas suas lado a lado, com espaço dos dois lados. Faça uma trinca que possa crescer nas duas pontas.
lesson-double-threat-1-done = Duas casas vencem, e o Vermelho só consegue bloquear uma.
lesson-double-threat-2 = Mais uma vez. Solte uma ficha do lado que deixa as duas pontas livres.
lesson-double-threat-2-done = Procure essa armadilha nas suas cinco primeiras jogadas.
lesson-double-threat-3 = Agora é o Vermelho que tem duas fichas lado a lado. Não deixe o Vermelho fazer a trinca com as pontas livres.
lesson-double-threat-3-done = Bloqueie quando ainda são duas. Três fichas com as duas pontas livres ninguém segura.

lesson-stacked = Ameaças empilhadas
lesson-stacked-1 = Você é o Amarelo. Crie uma ameaça em uma coluna onde a casa de cima também dá a vitória a você.
lesson-stacked-1-done = O Vermelho tem de ocupar a casa de baixo. Aí você joga na de cima.
lesson-stacked-2 = Você é o Vermelho. A mesma ideia: a ameaça e a casa logo acima.
lesson-stacked-2-done = Duas casas vencedoras empilhadas ninguém segura.

lesson-forced-line = Uma ameaça atrás da outra
lesson-forced-line-1 = Quando você ameaça vencer, o adversário só tem uma resposta. Aproveite: vença em 3 jogadas.
lesson-forced-line-1-done = Todas as respostas eram forçadas, então você sabia o que vinha depois.
lesson-forced-line-2 = De novo: uma ameaça, uma resposta que você já conhece e, então, duas ameaças de uma vez.
lesson-forced-line-2-done = Conte suas ameaças antes de usá-las. Ameaça respondida é ameaça perdida.
lesson-forced-line-3 = Mais uma. Pense bem em qual ameaça vem primeiro.
lesson-forced-line-3-done = A ordem importa. Teste as duas ordens de cabeça.

lesson-look-ahead = Preveja o perigo
lesson-look-ahead-1 = Você é o Vermelho. O Amarelo não ameaça vencer já, mas em duas jogadas. Só uma coluna impede isso.
lesson-look-ahead-1-done = Ocupe a casa que o Amarelo quer.
lesson-look-ahead-2 = Outra igual: todas as jogadas, menos uma, perdem logo.
lesson-look-ahead-2-done = A cada jogada sua, pergunte-se: agora o adversário consegue criar duas ameaças?

lesson-odd-even = Fileiras ímpares e pares
lesson-odd-even-1 = Conte as fileiras de baixo para cima. O Vermelho vence na casa marcada, na fileira 3. Ninguém quer jogar abaixo dela. Há outras quatro casas livres. Amarelo, Vermelho, Amarelo e Vermelho ocupam essas casas. Aí o Amarelo tem de jogar abaixo da casa marcada.
lesson-odd-even-1-done = No fim, o primeiro jogador fica com as fileiras ímpares.
lesson-odd-even-2 = Você é o Vermelho. A casa marcada, na fileira 3, é sua, desde que você não jogue abaixo dela. Jogue no resto e espere.
lesson-odd-even-2-done = Você esperou, e o Amarelo teve de jogar.
lesson-odd-even-3 = Agora é o Amarelo que tem uma casa vencedora, na fileira 4. Há outras quatro casas livres. Vermelho, Amarelo, Vermelho e Amarelo ocupam essas casas. Aí o Vermelho tem de jogar abaixo dela. O segundo jogador fica com as fileiras pares.
lesson-odd-even-3-done = Portanto: primeiro jogador, crie casas vencedoras em fileiras ímpares. Segundo jogador, em fileiras pares.

lesson-zugzwang = Obrigação de jogar
lesson-zugzwang-1 = Você é o Amarelo. Sua casa vencedora fica bem no topo. Encha as outras colunas e deixe o Vermelho sem jogadas. Isso se chama zugzwang.
lesson-zugzwang-1-done = O Vermelho teve de jogar abaixo da sua casa.
lesson-zugzwang-2 = Você é o Vermelho. Uma jogada não ameaça nada, mas toda resposta do Amarelo perde. Qual é?
lesson-zugzwang-2-done = Você não ameaçou nada, mas o Amarelo teve de jogar.

lesson-follow-up = Responda em cima
lesson-follow-up-1 = Você é o Amarelo. Deixe um número par de casas livres em cada coluna. A partir daí, responda a cada ficha com outra em cima dela. Assim você fica com todas as fileiras pares.
lesson-follow-up-1-done = Nem precisa pensar: o plano vence sozinho.
lesson-follow-up-2 = Aqui o mesmo plano não vence, mas nunca perde.
lesson-follow-up-2-done = O plano funciona quando cada coluna tem um número par de casas livres e é a vez do adversário.

lesson-save-draw = Salve o empate
lesson-save-draw-1 = Você é o Vermelho. Todas as colunas perdem, menos uma. Segure o empate até ninguém mais poder fazer uma linha de quatro.
lesson-save-draw-1-done = Empatar em uma posição ruim é meia vitória.
lesson-save-draw-2 = Mais uma vez.
lesson-save-draw-2-done = Segurou bem!

lesson-opening = A abertura
lesson-opening-1 = Com jogo perfeito, o primeiro jogador vence, mas só se começar pelo meio. Começar ao lado do meio empata, e mais longe perde. Faça a melhor primeira jogada.
lesson-opening-1-done = A vitória só chega com a ficha 41 de 42. Até lá, muita coisa pode dar errado.
lesson-opening-2 = Você é o Amarelo. O Vermelho ocupou o meio e vence com jogo perfeito. Dificulte ao máximo: ocupe a próxima casa da coluna do meio.
lesson-opening-2-done = De todas as respostas, esta é a que aguenta mais.
lesson-opening-3 = Você é o Vermelho. Só uma coluna mantém a vitória.
lesson-opening-3-done = O meio outra vez. Todas as outras colunas perdem.
lesson-opening-4 = O Vermelho começou na coluna 2, e agora você, o Amarelo, pode vencer. Só a coluna 3 consegue.
lesson-opening-4-done = Quem começa na lateral entrega a vitória.

## four learn

lessons-title = Lições
lesson-finished = Lição concluída: { $title }
lesson-next-is = Próxima: four learn { $name }
lesson-unknown = não existe a lição '{ $name }': use uma destas: { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter: continuar, q: sair{" "}
lesson-suggested = sugerida
lesson-done-mark = feita
learn-no-mistakes = { $side }: nenhum erro com que aprender. Muito bem!
learn-moment = Jogada { $number }: você jogou na coluna { $column } ({ $grade }).
learn-overlooked = Passou despercebido: { $what }
learn-finished = { $count ->
    [one] Esse foi o seu erro nesta partida.
   *[other] Esses foram os seus { $count } erros nesta partida.
}
learn-often = Você costuma não ver: { $what }
learn-profile = Você costuma não ver isto: { $what }. Experimente esta lição: four learn { $name }

## Kinds of things that players overlook

oversight-upright = linhas verticais
oversight-level = linhas horizontais
oversight-diagonal = diagonais
oversight-cell-above = a casa de cima
oversight-double-threat = duas ameaças de uma vez
oversight-forced-line = uma ameaça atrás da outra
oversight-zugzwang = a obrigação de jogar
oversight-opening = a abertura
oversight-plan = fileiras ímpares e pares
