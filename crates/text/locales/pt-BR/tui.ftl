### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Continuar a última partida
play-computer = Contra o computador
two-players = Dois jogadores aqui
puzzles = Desafios
classics = Modos clássicos
rules = Regras
settings = Ajustes
quit = Sair
start = Começar
back = Voltar
level = Nível
begins = Começa
rule-set = Regras
size = Tabuleiro
first-name = Nome (Vermelho)
second-name = Nome (Amarelo)
your-name = Seu nome
name-prompt = Um nome, ou nada
the-computer = O computador
language-setting = Idioma
theme = Tema
theme-classic = clássico
theme-dark = escuro
theme-contrast = alto contraste
theme-colour-blind = para daltônicos
motion = Fichas caindo
bell = Sino
coach = Treinador
scores = Valor das colunas
scores-off = oculto
scores-numbers = números
scores-bars = barras
scores-both = números e barras
warn = Alerta
power-time = Desfazer e bloquear
power-time-seconds = { $seconds } segundos
power-time-ask = perguntar sempre
on = sim
off = não
own-rules = Suas próprias regras, como: 9x7 connect=5
plays-by = Aperte Enter para jogar com estas regras.
classic-duel = dois jogadores, três avisos, desfazer ×3, um apresentador brincalhão
classic-solo = você contra um computador que joga ao acaso
classic-powers = dois jogadores com nome, centro primeiro, desfazer ×3, bloquear ×1, remover ×1
classic-bitmap = dois jogadores em uma tela de 512×512 pixels ao lado de um console
classic-lc3 = dois jogadores em um tabuleiro de 6×6, byte por byte como em 2019
review-this = Rever esta partida
still-looking = Ainda analisando as jogadas.
classics-about = Cinco programas antigos, exatamente como eram.
come-back = Aperte Enter para voltar ao jogo.

## At the board

ask-undo = { $who ->
    [you] Desfazer a jogada?
   *[other] { $who }: desfazer a jogada?
} ({ $count ->
    [one] resta { $count }
   *[other] restam { $count }
})  y/n
ask-block = { $who ->
    [you] Bloquear a vez do adversário?
   *[other] { $who }: bloquear a vez do adversário?
} ({ $count ->
    [one] resta { $count }
   *[other] restam { $count }
})  y/n
ask-quit = Sair do programa?
ask-powers = { $who ->
    [you] Você tem { $seconds } s: { $keys }
   *[other] { $who }, { $seconds } s: { $keys }
}
ask-key-undo = { $key } desfazer ({ $count })
ask-key-block = { $key } bloquear ({ $count })
aim-remove = Remover qual ficha? Setas e Enter, ou clique; Esc cancela
aim-pop = Ejetar de qual coluna? Número, ou setas e Enter; Esc cancela
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, empates: { $ties }
moves = Jogadas
sure = Coluna { $column }, tem certeza? { $why }
alarm-win = { $who ->
    [you] Você pode vencer agora. Já viu como?
   *[other] { $who } pode vencer agora.
}
alarm-loss = { $count ->
    [one] Cuidado: { $who } pode vencer na coluna { $columns }.
   *[other] Cuidado: { $who } pode vencer nas colunas { $columns }.
}
attack-works = Agora o ataque na coluna { $column } funciona.
attack-stopped = { $who ->
    [you] Você impediu o ataque na coluna { $column }.
   *[other] { $who } impediu o ataque na coluna { $column }.
}
more-pages = w: ler mais ({ $page }/{ $pages })
last-page = w: menos ({ $pages }/{ $pages })
allowed-columns = { $count ->
    [one] Agora só vale a coluna { $columns }.
   *[other] Agora só valem as colunas { $columns }.
}
threats = Ameaças
hint = Dica
short-hint = dica
short-coach = treinador
short-why = por quê
short-keys = teclas
short-menu = menu
short-back = voltar
short-quit = sair
short-search = buscar
short-review = rever
short-play-on = continuar
short-turning = viradas
short-hardness = dificuldade
no-hint = Sem dica enquanto é a vez do computador.
looking = analisando
nothing-back = Nada para desfazer.
nothing-again = Nada para refazer.
undo-by-rules = Por estas regras, você só pode desfazer uma jogada logo depois dela.
answer-first = Responda primeiro: y (sim) ou n (não).
computers-turn = É a vez do computador.
not-saved = Não foi possível salvar ({ $why }); a partida continua.
resume = Voltar à partida
play-again = Refazer
to-title = Ir à tela inicial
rematch-question = Revanche?
short-rematch = revanche
short-drop = soltar
short-remove = remover
short-pop = ejetar
short-solution = solução
short-next = próximo
short-before = antes
short-after = depois
short-export = salvar
short-undo = desfazer
short-block = bloquear
short-go-on = seguir
short-scores = valores
picture = uma imagem de verdade, se o terminal conseguir mostrar
no-picture = Este terminal não consegue mostrar imagens.

## Puzzles

any = qualquer

## Learn: lessons, puzzles, mistakes, statistics

learn = Aprender
daily-puzzle = Desafio do dia
mistakes = Aprender com seus erros
statistics = Suas estatísticas
all-themes = todos os temas
about-lessons = Você concluiu { $done } de { $count } lições.
about-next-lesson = Próxima: { $title }
about-puzzles = Seu rating nos desafios é { $rating }. Você resolveu { $solved } de { $given } na primeira tentativa. ← → escolhem um tema.
about-daily = Um desafio por dia, o mesmo para todo mundo.
about-daily-done = Você já tentou o desafio de hoje. Amanhã tem outro.
about-mistakes = Encontre jogadas melhores para os piores momentos da sua última partida.
about-statistics = Suas partidas, sua precisão e o que aprender a seguir.
no-finished-game = Termine uma partida primeiro.
your-rating = rating { $rating }
your-rating-rose = rating { $rating } ▲
your-rating-fell = rating { $rating } ▼
looking-for-mistakes = Procurando seus erros
no-mistakes = Você não cometeu erros nem erros graves nesta partida. Muito bem!
puzzle-streak = { $count } seguidos
short-mistakes = erros
keys-mistakes = encontrar jogadas melhores para os erros
stats-against = Contra o nível { $level }
stats-score = vitórias { $won }, derrotas { $lost }, empates { $drawn }
stats-games = Partidas contra o computador
stats-none = nenhuma ainda
stats-accuracy = Precisão nas últimas partidas
stats-level = Um bom nível para você
stats-puzzles = { $solved } de { $given } na primeira tentativa
stats-rating = Rating (desafios)
stats-overlooked = Você costuma não ver
stats-lesson = Próxima lição
percent = { $number }%

## How to play, and the words of the game: cards with a board

how-to-play = Como jogar
words = Palavras do jogo
about-how-to-play = As regras em poucas imagens.
about-words = Ameaça, zugzwang, jogada de espera: o que o treinador quer dizer, com imagens. Durante a partida: tecla i.
keys-words = as palavras do jogo, explicadas
keys-next-card = ler mais
keys-cards = um cartão para trás ou para a frente
how-drop = Solte uma ficha
how-drop-about = O Vermelho e o Amarelo se revezam. Você escolhe uma coluna, e sua ficha cai até a casa livre mais baixa.
how-stack = Uma em cima da outra
how-stack-about = A próxima ficha na mesma coluna fica em cima. Se a coluna estiver cheia, escolha outra.
how-across = Quatro na horizontal
how-across-about = Quatro fichas suas lado a lado vencem. As estrelas mostram a linha.
how-up = Quatro na vertical
how-up-about = Quatro empilhadas também vencem.
how-diagonal = Quatro na diagonal
how-diagonal-about = Uma linha diagonal também vence. É a mais difícil de ver.
how-stop = Pare o adversário
how-stop-about = O Vermelho tem três. Se o Amarelo não jogar agora na casa marcada, o Vermelho vence ali.
how-draw = Empate
how-draw-about = O tabuleiro está cheio e ninguém tem quatro em linha. Ninguém vence: é empate.
how-keys = As teclas
how-keys-about = Aperte o número de uma coluna. Ou mova com ← → e solte com Enter, ou clique. t dá uma dica, u desfaz uma jogada, ? mostra todas as teclas.
how-pop = Pop-out
how-pop-about = No pop-out, você também pode ejetar uma ficha sua da fileira de baixo. Todas as fichas acima dela descem uma casa.
how-powers = Poderes
how-powers-about = Com poderes, a primeira ficha de cada lado vai para o meio. Depois da sua jogada, aperte u a tempo para desfazê-la ou b para bloquear a vez do adversário. Uma vez por partida, você pode remover uma ficha com x; as fichas acima dela caem.
word-line = Linha
word-line-about = Quatro fichas do mesmo jogador em sequência: na horizontal, na vertical ou na diagonal.
word-threat = Casa vencedora, ameaça
word-threat-about = Uma casa livre onde mais uma ficha completa uma linha. Aqui, a casa marcada dá a vitória ao Vermelho.
word-double = Duas ameaças de uma vez
word-double-about = Duas casas vencedoras que podem ser jogadas agora. O adversário só consegue bloquear uma delas.
word-stacked = Ameaças empilhadas
word-stacked-about = Duas casas vencedoras, uma logo acima da outra. Quando a de baixo é bloqueada, a de cima vence.
word-forced = Jogada forçada
word-forced-about = Uma jogada obrigatória, porque sem ela o adversário vence. Aqui, o Amarelo tem de jogar na casa marcada.
word-odd = Ameaça ímpar
word-odd-about = Uma casa vencedora na fileira 1, 3 ou 5. No fim, o primeiro jogador fica com as fileiras ímpares; por isso o Vermelho quer ameaças ímpares.
word-even = Ameaça par
word-even-about = Uma casa vencedora na fileira 2, 4 ou 6. No fim, o segundo jogador fica com as fileiras pares; por isso o Amarelo quer ameaças pares.
word-waiting = Jogada de espera
word-waiting-about = Uma ficha segura em outro lugar, que não muda nada. Você espera até o adversário ter de jogar abaixo da sua casa vencedora.
word-zugzwang = Zugzwang
word-zugzwang-about = Ter de jogar quando toda jogada é ruim. Todas as outras colunas estão cheias, e só resta jogar abaixo da casa vencedora do adversário.
word-on-top = Responder em cima
word-on-top-about = Um plano: onde quer que o adversário jogue, você joga em cima. Assim você fica com uma casa sim, outra não, de cada coluna.
word-perfect = Jogo perfeito
word-perfect-about = Os dois lados sempre escolhem a melhor jogada. Pessoas não jogam assim: uma partida perdida ainda pode ser vencida.
word-grades = A melhor, boa, imprecisão, erro, erro grave
word-grades-about = Quanto uma jogada entrega. Um erro grave perde de um jeito que dá para ver. Uma imprecisão é difícil de ver. A precisão junta todas as suas jogadas.
word-turning = Ponto de virada ◆
word-turning-about = Uma jogada que muda o resultado da partida. Aqui, o Amarelo não bloqueou a casa marcada.
word-scores = Valor das colunas
word-scores-about = A tecla s mostra um número para cada coluna: + vence, − perde, 0 é empate. Quanto maior o número, mais cedo.

## Review and history

review = Revisão
history = Suas partidas
no-games = Ainda não há partidas aqui. Aperte o para abrir um arquivo.
no-match = Nenhuma partida encontrada.
search = Buscar
open-file = Um arquivo com uma partida, ou jogadas como 4453
delete-game = Excluir esta partida para sempre?
deleted = Excluída.
move-of = jogada { $number } de { $count }
the-start = o começo
trying = testando { $moves }
turning-point = ponto de virada
no-turning-point = Nenhum ponto de virada nessa direção.
never-turned = O resultado nunca mudou: nenhum ponto de virada.
reviewing = revendo { $done }/{ $count }
export = Salvar como (.pgn, .jsonl, .png, .svg, .gif)
exported = Salvo como { $file }.
overwrite = { $file } já existe. Substituir?
several-games = O arquivo tem { $count } partidas; esta é a última.
ago-now = agora mesmo
ago-minutes = há { $minutes } min
ago-hours = há { $hours } h
ago-days = { $days ->
    [one] há { $days } dia
   *[other] há { $days } dias
}

## Everywhere

too-small = A janela é pequena demais. Precisa de pelo menos { $columns }×{ $lines }; tem { $columns-now }×{ $lines-now }.
keys = Teclas
keys-close = ↑ ↓ rolam, outra tecla fecha
prompt-keys = Enter aceita · Esc cancela
menu = Menu
yes = sim
no = não
keys-choose = andar pela lista
keys-change = mudar
keys-take = escolher
keys-language = o próximo idioma
keys-theme = o próximo tema
keys-quit = sair; a partida fica salva
keys-column = soltar nessa coluna
keys-move = mover a ficha
keys-drop = soltar a ficha
keys-undo = desfazer, refazer
mouse = mouse
keys-mouse = apontar, e clicar para soltar
keys-answer = responder a uma pergunta
keys-powers = a tempo: desfazer sua jogada, bloquear o adversário
keys-menu = menu
keys-scores = valor das colunas: oculto, números, barras, ambos
keys-coach = o treinador em cada jogada
keys-threats = mostrar onde dá para fazer uma linha
keys-why = dizer mais, ler mais, dizer menos
keys-step = uma jogada para trás ou para a frente
keys-ends = ao começo, ao fim
keys-turning = ponto de virada seguinte, anterior
keys-try = testar outra jogada
keys-untry = desfazer o que você testou
keys-export = salvar como arquivo ou imagem
keys-search = buscar
keys-delete = excluir
keys-open = abrir um arquivo
keys-review = ver a partida
keys-open-game = continuar a partida, ou rever uma encerrada
keys-solution = mostrar a solução
keys-next = o próximo desafio
keys-hardness = a dificuldade do próximo
own-rules-item = suas próprias regras…
about-language = O idioma do jogo. F2 muda em qualquer tela.
about-theme = Cores. F3 muda em qualquer tela. NO_COLOR no ambiente as desliga.
about-level = Do aleatório ao perfeito.
about-coach = Uma frase sobre cada jogada: se foi boa, e por quê.
about-warn = Antes de um erro grave que dá para ver em poucas jogadas, o jogo pergunta se você tem certeza.
about-scores = Quanto vale cada coluna para quem joga agora: + vence, − perde, 0 empata.
about-power-time = Por quanto tempo u (desfazer) e b (bloquear) valem depois da sua jogada.
about-motion = Mostra ou oculta a queda das fichas.
about-bell = Toca um sino quando é a sua vez de novo.
setting-is = { $setting }: { $value }
scores-shown = { $setting }: { $value } (+ vence, − perde, 0 empata)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] Você, coluna { $column }: { $grade }
   *[other] { $who }, coluna { $column }: { $grade }
}
verdict-line = { $title }. { $why }
