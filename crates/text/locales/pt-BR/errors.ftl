### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = isso não é uma jogada
mistake-no-column = não existe a coluna { $column }
mistake-column-full = a coluna { $column } está cheia
mistake-not-centre = sua primeira ficha vai para a coluna central
mistake-no-power = estas regras não permitem isso
mistake-spent = esse poder já acabou
mistake-nothing-to-remove = o adversário não tem ficha para remover
mistake-not-their-disc = ali não há ficha do adversário
mistake-not-your-disc = a ficha de baixo da coluna { $column } não é sua
mistake-no-draw = só dá para declarar empate com o tabuleiro cheio

## Why a move was not made

refusal-game-over = a partida acabou
refusal-not-now = responda primeiro à pergunta
refusal-could-win = você não pode bloquear agora: o adversário poderia vencer com a próxima ficha
refusal-no-question = faça uma jogada primeiro
refusal-not-your-turn = não é a sua vez

## The same as whole sentences.

say-mistake-nonsense = Isso não é uma jogada.
say-mistake-no-column = Não existe a coluna { $column }.
say-mistake-column-full = A coluna { $column } está cheia.
say-mistake-not-centre = Sua primeira ficha vai para a coluna central.
say-mistake-no-power = Estas regras não permitem isso.
say-mistake-spent = Esse poder já acabou.
say-mistake-nothing-to-remove = O adversário não tem ficha para remover.
say-mistake-not-their-disc = Ali não há ficha do adversário.
say-mistake-not-your-disc = A ficha de baixo da coluna { $column } não é sua.
say-mistake-no-draw = Só dá para declarar empate com o tabuleiro cheio.
say-refusal-game-over = A partida acabou.
say-refusal-not-now = Responda primeiro à pergunta.
say-refusal-could-win = Você não pode bloquear agora: o adversário poderia vencer com a próxima ficha.
say-refusal-no-question = Faça uma jogada primeiro.
say-refusal-not-your-turn = Não é a sua vez.

## Moves and rules as a person writes them

moves-error = jogada { $number }, '{ $word }': { $why }
not-a-column = isso não é uma coluna
not-an-action = '{ $word }' não é uma jogada: use 4 para soltar na coluna 4 (a, b, … depois do 9), p4 para ejetar, x42 para remover
names-no-column = '{ $word }' não é uma coluna
unknown-rule = não existe a regra '{ $word }': comece com o nome de um conjunto de regras ({ $names }) ou use palavras como { $examples }
rule-value = valor inválido '{ $value }' para '{ $word }': use { $takes }
rule-takes-number = um número de 0 a 255
rule-takes-or = { $before } ou { $after }
board-no-cells = um tabuleiro de { $columns }×{ $rows } não tem casas
board-too-big = um tabuleiro de { $columns }×{ $rows } é grande demais: colunas × (fileiras + 1) não pode passar de 128
line-too-short = uma linha de { $connect } é curta demais: precisa de pelo menos 3 fichas
line-too-long = uma linha de { $connect } é mais longa que o tabuleiro
lose-on-zero = violations deve ser pelo menos 1

## Boards of other programs

board-error-empty = não há tabuleiro neste texto
board-error-cell = fileira { $row } a partir de cima, casa { $column }: '{ $found }' não é uma casa: use { $cells }
board-cells-openspiel = '.', 'x' ou 'o'
board-cells-kaggle = 0, 1 ou 2
board-error-ragged = a fileira { $row } a partir de cima tem { $found } casas, e as outras têm { $expected }
board-error-count = { $cells } casas não preenchem um tabuleiro de { $columns }×{ $rows }
board-error-cut-off = a lista está cortada: falta o colchete final
board-error-size = o tabuleiro é de { $found }, mas as regras dizem { $wanted }
board-error-floating = fileira { $row } a partir de cima, casa { $column }: uma ficha flutua acima de uma casa livre
board-error-counts = { $first } x e { $second } o: impossível quando os jogadores se revezam
board-error-two-lines = os dois jogadores têm uma linha, mas a primeira linha encerra a partida
board-error-moved-on = { $side } já tem uma linha, então a partida tinha acabado antes da última ficha

## Logs of events

replay-format = o log tem o formato { $found }, e este programa lê o formato { $known }
replay-no-cause = este evento não pode acontecer aqui
replay-refused = este evento não pode acontecer aqui: { $why }
replay-different = pelas regras, aqui acontece outra coisa: { $event }
replay-cut-off = o log termina no meio de uma jogada
log-line = linha { $line }: { $why }
log-too-long = a linha é longa demais
log-cut-off = a linha está cortada
log-not-json = coluna { $column }: isto não é JSON: { $message }
log-not-an-event = esta linha não pertence a um log: { $message }
log-no-game = um log começa com uma linha {"{"}"game":…{"}"} que indica as regras e os jogadores
too-many-games = há mais de { $most } partidas neste arquivo
no-game-here = não há partida aqui

## What happened, as a part of replay-different.

event-dropped = { $name } solta uma ficha na coluna { $column }, casa { $cell }
event-popped = { $name } ejeta uma ficha da coluna { $column }
event-removed = { $name } remove a ficha da casa { $cell }
event-violated = { $name } comete uma falta: { $mistake }
event-undo-offered = { $name } pode desfazer a jogada
event-undone = { $name } desfaz a jogada
event-block-offered = { $name } pode bloquear a vez do { $other }
event-blocked = { $name } bloqueia a vez do { $other } e joga de novo
event-turn = é a vez do { $name }

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner } vence com a linha { $cells }
outcome-misere = { $winner } vence: { $loser } fez a linha { $cells }
outcome-full = empate: o tabuleiro está cheio
outcome-called = empate: declarado com o tabuleiro cheio
outcome-agreed = empate por acordo
outcome-repetition = empate: a mesma posição pela terceira vez
outcome-long = empate: a partida ficou longa demais
outcome-disqualified = { $winner } vence: { $loser } cometeu faltas demais
outcome-resigned = { $winner } vence: { $loser } desistiu
outcome-timed-out = { $winner } vence: { $loser } ficou sem tempo

## Records

record-place = linha { $line }, coluna { $column }: { $why }
record-cut-off = o registro está cortado: { $what }
record-ends-in-tag = termina dentro de uma tag
record-ends-in-comment = termina dentro de um comentário
record-ends-without-result = termina sem resultado (1-0, 0-1, 1/2-1/2 ou *)
record-next-game = a próxima partida começa antes do resultado desta
record-tag = uma tag é assim: [Name "value"]
record-stray = '{ $character }' não cabe aqui; variantes não podem ser lidas
record-refused = '{ $word }' não pode ser jogado: { $why }
record-result = o resultado indicado é { $claimed }, mas as jogadas levam a { $actual }

## Files

document-empty = está vazio
file-too-large = o arquivo tem mais de { $megabytes } MB
file-not-text = linha { $line }: o byte { $byte } do arquivo não é texto UTF-8
file-not-a-record = o arquivo existe, mas não dá para acrescentar uma partida a ele ({ $why })
file-changed = outro programa mudou o arquivo, por isso ele fica como está
file-dangling-link = o arquivo é um link que não leva a nada
file-not-a-file = isto não é um arquivo comum
file-read-only = o arquivo é somente leitura
export-name = o nome deve terminar em .pgn, .jsonl, .png, .svg ou .gif
only-a-board = isto é um tabuleiro, não uma partida com jogadas
input-ended = a entrada acabou antes da partida
no-randomness = o sistema não fornece números aleatórios

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = não existe esse arquivo ou pasta
io-permission = permissão negada
io-is-a-folder = é uma pasta
io-not-a-folder = não é uma pasta
io-exists = o arquivo já existe
io-full = não há espaço no disco
io-read-only = sistema de arquivos somente leitura
io-in-use = endereço já em uso
io-refused = conexão recusada
io-timed-out = tempo de conexão esgotado
io-other = o sistema informa: { $message }
errors-and = { $before }; { $error }

## Pictures and windows

picture-not-the-display = o visual bitmap é para um tabuleiro de 7×6; este tem { $columns }×{ $rows }
picture-width = uma imagem pode ter de { $least } a { $most } pixels de largura, não { $width }
picture-too-large = uma imagem de { $width }×{ $height } pixels é grande demais; use uma largura menor
picture-too-long = esta partida tem { $moves } jogadas, demais para uma animação de { $width } pixels de largura; use uma largura menor
picture-drawing = não foi possível desenhar a imagem: { $why }
picture-unwanted = a imagem foi cancelada
window-failed = não foi possível abrir uma janela: { $why }
window-colours = não foi possível abrir uma janela: a tela não tem 24 bits por pixel
window-closed = a janela foi fechada antes do fim da partida

## The engine

coach-not-plain = o treinador só conhece partidas sem pop-out, sem perde-ganha e sem poderes
coach-over = a partida acabou
coach-unplayable = não dá para jogar na coluna { $column }
coach-too-hard = esta posição está longe demais do fim para provar alguma coisa
search-stopped = a busca foi interrompida
unknown-level = '{ $level }' não é um nível: use random, 1 (iniciante) a 9 (campeão) ou perfect
unknown-hardness = '{ $hardness }' não é easy, medium, hard nem devilish
unknown-theme = '{ $theme }' não é um tema: use um destes: { $themes }
not-a-book = isto não é um livro de aberturas
book-contradiction = o livro se contradiz: o valor { $score } depois de { $discs } fichas não é o que suas jogadas dão, { $moves }
position-board = um tabuleiro precisa de colunas × (fileiras + 1) de no máximo 128, e linhas de pelo menos 3
position-move = a jogada { $number } não pode ser feita

## The way to a server

client-host-not-found = não existe computador com esse nome; confira o endereço
client-connection-refused = não há servidor rodando ali
client-connection-failed = não foi possível conectar: { $why }
client-certificate-file = não foi possível ler os certificados em { $file }: { $why }
client-no-certificate = nenhum certificado em { $file } pode ser usado
client-timed-out = o servidor não responde a tempo
client-disconnected = a conexão caiu
client-closed = o servidor fechou a conexão: { $why }
client-server-down = o servidor está fora do ar (status { $status })
client-policy-violation = o servidor recusou este cliente
client-no-such-game = essa partida não existe ali; talvez tenha expirado
client-seat-taken = os dois lugares estão ocupados
client-refused = o servidor diz: { $message }
client-https-required = este servidor só fala https: ponha https:// antes do endereço
client-invalid-response = isto não é um servidor deste jogo, ou a versão é diferente
address-form = isto não é o endereço de uma partida; um endereço é assim: http://four.example:4444/g/7h2kq9wxyz
address-scheme = o endereço deve começar com http:// ou https://
address-user = o endereço não pode ter nome de usuário: tire o que está antes do @
address-host = '{ $host }' não é o nome de um computador
address-port = '{ $port }' não é uma porta: 1 a 65535
address-path = o endereço deve terminar com uma partida, como /g/7h2kq9wxyz

## The store of a server

store-conflict = a partida mudou
store-corrupt = o banco de dados contém algo que não é uma partida: { $why }
store-too-new = o banco de dados é da versão { $found }, e este programa conhece no máximo a versão { $known }
store-closed = o banco de dados está fechado
store-foreign = este é o banco de dados de outro programa
store-in-use = outro servidor usa este banco de dados
store-address = isto não é o endereço de um banco de dados: { $why }
store-unreachable = não foi possível conectar ao banco de dados: { $why }
store-password = o banco de dados não aceita este usuário ou senha: { $why }
store-no-database = esse banco de dados não existe: { $why }
store-rights = o usuário do banco de dados não pode fazer isto: { $why }
store-replaced = o arquivo do banco de dados foi excluído ou substituído durante o uso
store-unavailable = não foi possível salvar nada: { $why }
store-unknown = não se sabe se foi salvo: { $why }
store-database = o banco de dados informa: { $message }
store-entry = a entrada { $number } da partida não é possível: { $why }
bus-address = isto não é o endereço de um servidor NATS: { $why }
bus-scheme = o endereço de um servidor NATS começa com nats:// ou tls://, como nats://host:4222
bus-unreachable = não foi possível conectar ao servidor NATS: { $why }
bus-refused = o servidor NATS não aceita este usuário ou senha: { $why }
unknown-database = '{ $address }' não é um banco de dados que este programa conheça: use sqlite:CAMINHO ou postgres://…
