### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Uso:
help-heading-commands = Comandos:
help-heading-arguments = Argumentos:
help-heading-options = Opções:

## four

help-about = Quatro em Linha, para dois no mesmo teclado ou um contra o computador
help-plain = Joga linha por linha, para leitores de tela e terminais simples
help-after =
    Sem um comando, four mostra a tela inicial: aperte Enter duas vezes e você joga.

    Exemplos:
      four play --level 5             jogar contra o computador
      four play --two                 dois jogadores no mesmo teclado
      four serve                      jogar com amigos no navegador
      four join URL                   jogar uma partida pelo link
      four classic solo               jogar contra o computador
      four classic duel               dois jogadores, com um apresentador brincalhão
      four show 44535                 desenhar a posição depois destas jogadas
      four show game.pgn --step       percorrer uma partida
      four draw 44535 -o board.png    fazer uma imagem
      four draw game.pgn -o game.gif  fazer um filme de uma partida
      four check game.pgn             este registro está certo?
      four show game.pgn --as log     transformar um registro em log de eventos
      four solve 4453 --all           quanto vale cada coluna?
      four hint 444541155             o que jogar aqui, e por quê
      four review game.pgn            onde deu errado, e por quê?
      four puzzle                     resolver um desafio
      four learn                      fazer uma lição

    As jogadas são colunas, contadas a partir de 1 na esquerda: 44535. Depois do 9 vêm a, b, c, ….

## Shared options

help-arg-help = Mostra a ajuda
help-arg-version = Mostra a versão
help-arg-language = O idioma, como en ou pt-BR [padrão: o do seu sistema]
help-arg-rules = As regras, se o arquivo não as indicar: veja four rules
help-arg-at = Termina depois deste número de jogadas; desfazer, bloquear e faltas também contam
help-arg-game = Qual partida do arquivo
help-arg-threads = Quantas threads fazem a busca; 0 para uma por núcleo
help-arg-table = Megabytes para a tabela de posições conhecidas
help-arg-seed = Torna repetível toda escolha aleatória
help-arg-plain = Linha por linha, sem imagem: para leitores de tela, pipes e terminais simples
help-arg-db = O banco de dados, como sqlite:games.db ou postgres://user:password@host/name [padrão: um arquivo entre seus dados]
help-arg-bus = O servidor NATS que conecta vários servidores de um banco de dados PostgreSQL, como nats://host:4222
help-arg-what = Jogadas como 4453, ou um arquivo com um registro, um log ou um tabuleiro; - é a entrada padrão

## four play

help-play = Joga contra o computador, ou com dois jogadores aqui
help-play-after =
    As opções que você omitir ficam como escolhidas na tela inicial. Cada jogada é salva na hora.

    Exemplos:
      four play --level 5             um adversário forte
      four play --two                 dois jogadores aqui
      four play --rules popout        com outras regras: veja four rules
      four play --size 9x7            em outro tabuleiro
      four play --plain               linha por linha, para leitores de tela e pipes
      four play --continue            continuar a última partida
help-play-rules = As regras, veja four rules [padrão: as escolhidas na tela inicial]
help-play-level = A força do computador: random, 1 (iniciante) a 9 (campeão), perfect [padrão: a escolhida na tela inicial]
help-play-as = Se você faz a primeira jogada ou a segunda [padrão: como escolhido na tela inicial]
help-play-as-first = Você começa
help-play-as-second = O computador começa
help-play-size = O tamanho do tabuleiro, colunas × fileiras
help-play-two = Dois jogadores aqui, sem computador
help-play-names = Os nomes dos jogadores
help-play-continue = Continua a última partida

## four serve

help-serve = Serve o jogo a navegadores: jogue com amigos por link, em qualquer aparelho
help-serve-after =
    Abra o endereço em um navegador, comece uma partida e envie o link a um amigo.

    Exemplos:
      four serve                        só para esta máquina
      four serve --addr 0.0.0.0:4444    para todos nesta rede; mostra um código para celulares
      four serve --db sqlite:games.db   guardar as partidas neste arquivo
      four serve --db postgres://four@db/four --bus nats://bus   um de vários servidores

    Toda opção também pode ser definida no ambiente: --addr como FOUR_ADDR, --db como FOUR_DB, e assim por diante.
help-serve-addr = Onde escutar; a porta 0 pega uma livre
help-serve-connections-per-address = Conexões simultâneas de um endereço
help-serve-connections = Conexões simultâneas ao todo
help-serve-games-per-address = Partidas abertas de um endereço em uma hora
help-serve-requests-per-second = Pedidos por segundo de um endereço
help-serve-messages-per-second = Mensagens por segundo em uma conexão
help-serve-analyses-per-minute = Posições que um endereço pode mandar analisar por minuto
help-serve-timeout-seconds = Segundos que um cliente pode levar para enviar um pedido
help-serve-keep-days = Dias que uma partida é guardada depois da última mudança
help-serve-keep-waiting-days = Dias que uma partida com um só jogador é guardada
help-serve-threads = Threads que pensam para o computador e o treinador [padrão: quantas a máquina tiver]
help-serve-behind-proxy = Um proxy na frente diz quem são os clientes (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Responde só a pedidos para este nome de host; vários, com vírgulas ou repetindo a opção [padrão: todos]
help-serve-metrics-token = Mostra /metrics só a clientes que enviem isto como bearer token [padrão: só a esta máquina]
help-serve-log = Como escrever o log, na saída de erro
help-serve-log-text = Para pessoas
help-serve-log-json = Para programas, um objeto por linha
help-serve-log-level = Quanto escrever nele
help-serve-log-level-warn = O que não deveria acontecer
help-serve-log-level-info = Também partidas abertas e encerradas
help-serve-log-level-debug = Também cada pedido

## four join

help-join = Entra em uma partida de um servidor, pelo link
help-join-after =
    Você ocupa o lugar livre; se os dois estiverem ocupados, você assiste. Saia e volte quando quiser: seu lugar fica guardado.
    Se a conexão cair, o programa se conecta de novo sozinho.

    Exemplos:
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    jogar esta partida
      four join four.example/g/7h2kq9wxyz --name Lan     dizer o seu nome
      four join four.example/g/7h2kq9wxyz --watch        só assistir
      four join four.example/g/7h2kq9wxyz --plain        linha por linha, para leitores de tela e pipes

    Endereços https são verificados como em um navegador; SSL_CERT_FILE indica um arquivo com outras autoridades certificadoras.
help-join-url = O link da partida, como o navegador mostra
help-join-name = O seu nome [padrão: o da última partida aqui]
help-join-watch = Só assiste, mesmo que um lugar esteja livre ou seja seu

## four admin

help-admin = Gerencia as partidas de um servidor: listar, mostrar, exportar, excluir, verificar, copiar, restaurar
help-admin-after =
    Tudo isto funciona enquanto um servidor usa o mesmo banco de dados, menos restore.

    Exemplos:
      four admin list                   as partidas que mudaram por último
      four admin show 7h2kq9wxyz        uma partida, com tudo o que aconteceu
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         uma cópia de tudo
      four admin restore copy.db        a cópia como banco de dados de novo
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = Lista as partidas, começando pela que mudou por último
help-admin-list-most = No máximo este número
help-admin-show = Mostra uma partida, com tudo o que aconteceu na mesa
help-admin-show-game = O id, como no endereço
help-admin-export = Mostra uma partida como registro, ou como log de eventos
help-admin-export-game = O id, como no endereço
help-admin-export-json = Como linhas JSON
help-admin-delete = Exclui uma partida para sempre
help-admin-delete-game = O id, como no endereço
help-admin-backup = Copia o banco de dados para um novo arquivo, mesmo enquanto um servidor o usa
help-admin-backup-to = O novo arquivo
help-admin-restore = Cria um banco de dados a partir de um backup; ainda não pode existir nenhum
help-admin-restore-from = O backup
help-admin-check = Lê todas as partidas e verifica o arquivo
help-admin-move = Copia todas as partidas para outro banco de dados, como de SQLite para PostgreSQL; pare o servidor antes
help-admin-move-from = O banco de dados que tem as partidas
help-admin-move-to = O banco de dados que as recebe

## four classic

help-classic = Joga um dos cinco modos clássicos
help-classic-name = Qual deles; sem isto, eles são listados
help-classic-record = Guarda a partida neste arquivo: .jsonl é um log de eventos; qualquer outro, um registro. As partidas já gravadas nele ficam
help-classic-save = Grava a imagem final de uma partida bitmap neste arquivo, que deve terminar em .png
help-classic-scale = Amplia tantas vezes a janela de uma partida bitmap

## four show, four draw, four check

help-show = Desenha uma posição, ou percorre uma partida
help-show-step = Percorre a partida, jogada por jogada; em um terminal, uma tecla mostra a próxima jogada
help-show-as = Mostra em outra forma
help-show-as-picture = O tabuleiro, desenhado em texto
help-show-as-moves = As colunas jogadas: 4453
help-show-as-record = Um registro na gramática do PGN
help-show-as-log = O log de eventos em linhas JSON
help-show-as-openspiel = O tabuleiro como fileiras de . x o
help-show-as-kaggle = O tabuleiro como lista de 0, 1, 2
help-draw = Faz uma imagem de uma posição, ou uma animação de uma partida
help-draw-after = Por exemplo: four draw 4453 -o board.png, ou four draw game.pgn -o game.gif --theme dark
help-draw-output = Para onde: um arquivo terminado em .png, .svg, .gif ou .txt; - é a saída padrão. Sem isto, texto para o terminal
help-draw-format = O que gravar, se o nome do arquivo não disser
help-draw-format-png = Pixels
help-draw-format-svg = Formas, nítidas em qualquer tamanho
help-draw-format-gif = A partida inteira, em movimento
help-draw-format-txt = Letras, ou meios blocos com --colour
help-draw-look = O visual
help-draw-look-modern = Um belo tabuleiro de qualquer tamanho
help-draw-look-bitmap = A tela do modo clássico bitmap
help-draw-theme = Escuro sobre claro, ou claro sobre escuro [padrão: light]
help-draw-size = Quantos pixels de largura; um GIF, mais ou menos isso [padrão: 700; um GIF 400, texto 72 ou o que couber]
help-draw-colour = Texto em meios blocos coloridos, não em letras
help-check = Verifica registros de partidas e diz o que está errado e onde
help-check-files = Arquivos com registros, logs ou tabuleiros; - é a entrada padrão

## four solve

help-solve = Encontra o resultado perfeito de posições, uma por linha
help-solve-after =
    Mostra cada posição com o seu valor. Da entrada padrão, lê uma por linha: o que vem depois de um espaço é ignorado, uma
    linha vazia é o tabuleiro vazio, e cada resposta é mostrada antes de a próxima linha ser lida.

    Um valor é positivo se quem joga agora vence e negativo se perde. Quanto maior, mais cedo a partida acaba:
    vencer com a própria última ficha é 1, com a penúltima é 2. Um empate é 0.

    Exemplos:
      four solve 4453                quem vence, e em quanto tempo
      four solve 4453 --all          o valor de cada coluna; . para uma cheia
      four solve --board 9x5 < file  outro tabuleiro; depois da coluna 9 vêm a, b, c, …
help-solve-positions = Posições como 4453; sem nenhuma, elas são lidas da entrada padrão
help-solve-all = O valor de cada coluna
help-solve-weak = Só quem vence: 1, 0 ou -1
help-solve-board = O tamanho do tabuleiro, colunas × fileiras
help-solve-connect = Quantas fichas em linha vencem
help-solve-no-book = Calcula também as aberturas, em vez de consultar o livro
help-solve-stats = Acrescenta quantas posições foram examinadas e quantos microssegundos levou

## four hint and four review

help-hint = Diz o que jogar em uma posição, e por quê
help-hint-after =
    Sem pop-out, perde-ganha ou poderes, cada palavra é provada por cálculo. Com eles, e no começo de uma partida em um tabuleiro
    grande demais para provar algo, é uma estimativa: o programa olha à frente por cerca de um segundo.

    Exemplos:
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language pt-BR
help-hint-what = Jogadas como 4453, ou um arquivo com um registro, um log ou um tabuleiro; - é a entrada padrão; nada é o tabuleiro vazio
help-hint-verbose = Todos os motivos, armadilhas e valores
help-hint-json = Para programas: as afirmações e os valores em JSON
help-review = Percorre uma partida: como foi cada jogada, onde virou, e por quê
help-review-after = Por exemplo: four review 4453627, ou four review game.pgn --json
help-review-what = Jogadas como 4453627, ou um arquivo com um registro ou um log; - é a entrada padrão
help-review-verbose = Todos os motivos, para cada jogada, e tabuleiros para os erros
help-review-json = Para programas: os vereditos e as afirmações em JSON
help-review-interactive = Percorre a partida na tela e permite testar outras jogadas

## four puzzle

help-puzzle = Resolve desafios: alcance um objetivo, como vencer em 2 jogadas
help-puzzle-after =
    Responda com uma coluna; se errar, você fica sabendo por quê e tenta de novo. O adversário responde o melhor possível, até
    você alcançar o objetivo. Está provado que cada desafio tem uma só primeira jogada certa. ? mostra a solução, q sai.

    Exemplos:
      four puzzle                     um desafio
      four puzzle 17                  o desafio com este número
      four puzzle --daily             o desafio de hoje: fácil na segunda, diabólico no domingo
      four puzzle --hardness easy     um que uma criança resolve
      four puzzle --theme stacked     um com duas ameaças empilhadas
      four puzzle -n 100 --list       cem, um por linha: número, jogadas, objetivo, tema, solução, fichas, rating
help-puzzle-id = O número dele
help-puzzle-theme = A ideia: win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = A dificuldade: easy, medium, hard, devilish
help-puzzle-daily = O desafio de hoje
help-puzzle-count = Quantos
help-puzzle-seed = Quais dos desafios possíveis: o mesmo número dá os mesmos
help-puzzle-solution = Mostra a solução, em vez de pedi-la
help-puzzle-list = Um por linha: número, jogadas, objetivo, tema, solução, fichas, rating
help-puzzle-json = Para programas: um por linha, em JSON

## four learn

help-learn = Faz uma lição, ou aprende com os erros de uma partida
help-learn-after =
    Sem argumento, as lições são listadas. Em uma lição, responda com uma coluna; ? mostra a jogada, q sai. O que você concluiu
    e o que costuma não ver fica guardado nesta máquina, junto dos ajustes.

    Exemplos:
      four learn                      a lista das lições
      four learn double-threat        esta lição
      four learn --mistakes game.pgn  as piores jogadas do primeiro jogador, como desafios
help-learn-lesson = O nome de uma lição
help-learn-mistakes = Uma partida cujos erros viram desafios
help-learn-second = Os erros do segundo jogador
help-learn-json = Para programas: as lições, uma lição ou os erros, em JSON

## four book, four bench, four match

help-book = Cria o livro de aberturas, ou o verifica
help-book-build = Resolve todas as aberturas do tabuleiro padrão. O trabalho feito é guardado, e o mesmo comando o continua
help-book-build-discs = Até quantas fichas
help-book-build-output = Onde gravar o livro; o trabalho inacabado fica em ARQUIVO.part
help-book-verify = Verifica se os valores de um livro concordam entre si e resolve de novo algumas das posições
help-book-verify-file = Um livro; sem isto, o deste programa
help-book-verify-sample = Quantas posições resolver de novo
help-book-verify-seed = Quais delas
help-bench = Mede a velocidade do cálculo nesta máquina
help-bench-seed = Quais posições: o mesmo número dá as mesmas
help-bench-count = Quantas posições em cada conjunto
help-bench-games = Em vez dos conjuntos, cada coluna de cada posição deste número de partidas, e a escolha do jogador perfeito, com o livro
help-match = Faz dois níveis jogarem muitas vezes entre si e diz quanto um é mais forte
help-match-after =
    Eles se revezam para começar. Por exemplo:
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = O primeiro nível: random, 1 (iniciante) a 9 (campeão), perfect
help-match-second = O segundo nível
help-match-games = Quantas partidas
help-match-seed = Quais partidas: o mesmo número dá as mesmas
help-match-threads = Quantas partidas ao mesmo tempo; 0 para uma por núcleo
help-match-show = Mostra também as jogadas de cada partida
help-match-rules = As regras com que jogam: veja four rules

## four engine

help-engine = Joga para outro programa, que fala UGI (ou UCI) na entrada e na saída padrão
help-engine-after =
    Os argumentos são os valores iniciais das opções Level, Rules, Seed, Threads e Hash do protocolo.

      position startpos [moves 4 4 p3 …]   4 solta, p4 ejeta, x42 remove; undo, keep, block, pass.
                                           4453 são quatro jogadas. Perguntas omitidas: a resposta é não
      position fen ROW/ROW/… [moves …]     fileiras de . x o, a de cima primeiro
      go movetime MS | p1time MS … | infinite
                                           como o nível joga, mas sem passar disto
      go depth N | nodes N                 até esta profundidade ou número de posições, em qualquer nível
      go                                   como o nível joga
      query gameover | p1turn | result     respondido com response …

    Um go durante uma busca interrompe antes essa busca. Os valores são pontos (cp) ou o número de jogadas até o
    fim, dos dois lados juntos (mate). O valor de um empate provado é 0.

    Por exemplo: printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = A força: random, 1 (iniciante) a 9 (campeão), perfect
help-engine-seed = Torna repetível toda escolha aleatória; 0 para outras escolhas a cada partida

## four rules, four completions, four man

help-rules = Lista os conjuntos de regras e mostra como criar o seu
rules-named = Conjuntos de regras com nome:
rules-own =
    Ou crie o seu: comece com o nome de um conjunto de regras, ou sem nenhum. Ponha espaços ou vírgulas entre as palavras:

      9x7            o tamanho, colunas × fileiras; colunas × (fileiras + 1) não pode passar de 128
      connect=5      quantas em linha vencem, a partir de 3
      popout         ejetar uma ficha sua da fileira de baixo em vez de soltar uma
      misere         quem faz uma linha perde
      centre-first   a primeira ficha de cada jogador vai para o centro; anywhere: pode ir a qualquer lugar
      undo=3         quantas vezes um jogador pode desfazer uma jogada
      undo-from=…    a primeira jogada que pode ser desfeita: first, second, own-second
      settle=…       before-undo: uma vitória vale na hora; after-undo: ela pode ser desfeita
      block=1        quantas vezes um jogador pode fazer o outro perder a vez
      remove=1       quantas vezes um jogador pode remover uma ficha do adversário
      violations=3   quem comete a terceira falta perde; forgiven: faltas não custam nada

    Por exemplo: four show 4455 --rules '9x7 connect=5', ou --rules popout,6x5
help-completions = Mostra o código de autocompletar para um shell
help-completions-after = Por exemplo: four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Qual shell
help-man = Mostra a página de manual
help-man-after = Por exemplo: four man > four.1 && man ./four.1
help-man-command = A página deste comando

## four help

help-help = Mostra esta mensagem ou a ajuda do(s) subcomando(s) indicado(s)
help-help-command = O comando a explicar

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ENDEREÇO
help-value-code = CÓDIGO
help-value-command = COMANDO
help-value-database = BANCO
help-value-file = ARQUIVO
help-value-form = FORMA
help-value-format = FORMATO
help-value-game = PARTIDA
help-value-hardness = DIFICULDADE
help-value-host = HOST
help-value-level = NÍVEL
help-value-log = LOG
help-value-look = VISUAL
help-value-moves = JOGADAS
help-value-name = NOME
help-value-options = OPÇÕES
help-value-pixels = PIXELS
help-value-rules = REGRAS
help-value-shell = SHELL
help-value-side = LADO
help-value-theme = TEMA
help-value-token = TOKEN
help-value-url = URL
