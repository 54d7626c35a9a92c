### The pages of the server, as they are first shown.

page-tagline = Solte fichas, faça uma linha de quatro e vença.
page-free = livre
page-skip = Pular para o conteúdo
page-analysis = Análise
page-puzzle = Desafio
page-help = Ajuda
page-menu = Páginas
page-language = Idioma: { $name }
page-no-script = Para jogar, é preciso JavaScript. Para ler partidas, não.

## The start page

page-friend = Com um amigo
page-friend-about = Envie um link. Seu amigo toca em Jogar.
page-against-computer = Contra o computador
page-level = Nível
page-two-here = Dois nesta tela
page-two-here-about = Revezem-se no mesmo aparelho.
page-my-games = Minhas partidas
page-chosen = Escolhido
page-options = Opções
page-rules = Regras
page-own-rules = Tabuleiro próprio
page-board-columns = Colunas
page-board-rows = Fileiras
page-board-connect = Em linha
page-rule-words = Regras em palavras
page-own-rules-about = Como 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Seu nome
page-other-name = Nome do outro jogador, nesta tela
page-side = Sua cor
page-either = Sorteio
page-side-first = Vermelho, 1º
page-side-second = Amarelo, 2º
page-clock = Relógio
page-clock-none = nenhum
page-clock-move = Por jogada
page-clock-bank = Para a partida, e mais a cada jogada
page-clock-days = Dias por jogada
page-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
page-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
page-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
page-bank = { $minutes } min + { $seconds } s
page-analysis-about = Quanto vale cada jogada, e por quê? Pergunte ao treinador.
page-puzzle-about = Encontre a única jogada certa.

## The board

page-board-caption = O tabuleiro, fileiras de cima para baixo
page-row = Fileira { $row }
page-column = Coluna { $column }
page-columns = Colunas: onde soltar
page-moves = Jogadas
page-no-moves = Ainda não há jogadas
page-first = Ir ao começo
page-back = Voltar uma jogada
page-forth = Avançar uma jogada
page-last = Ir ao fim

## The game

page-against = { $first } contra { $second }
page-players = Jogadores
page-invite = Convide um amigo
page-invite-about = Envie este link. Seu amigo toca em Jogar, e a partida começa.
page-invite-link = Link da partida
page-qr = O link como código QR
page-copy = Copiar
page-send = Enviar…
page-invites = { $name } convida você para uma partida.
page-invited = Você recebeu um convite para uma partida.
page-you-play = Você joga com o { $colour }.
page-join-button = Jogar
page-watching = Você está assistindo.
page-drop-mode = Soltar
page-pop-mode = Ejetar
page-remove-mode = Remover
page-modes = O que fazer
page-draw = Propor empate
page-play-again = Revanche
page-analyse = Analisar
page-next-game = Próxima partida
page-new-game = Nova partida
page-share = Compartilhar
page-picture = Imagem
page-film = Animação
page-record = Partida em texto
page-embed = Copiar para um site
page-settings = Ajustes
page-react = Dizer algo
react-hi = Oi!
react-nice = Boa jogada!
react-wow = Uau!
react-oops = Ops!
react-thanks = Valeu!
react-good-game = Bom jogo!
page-confirm-moves = Dois toques para soltar
page-sound = Som
page-preview = Uma partida de Quatro em Linha. { $status }

## Analysis and puzzles

page-show-scores = Valor das colunas
page-scores-about = + vence, − perde, 0 empata, para quem joga agora. Quanto maior o número, mais perto o fim.
page-coach = Treinador
page-review = Achar os pontos de virada
page-clear = Limpar o tabuleiro
page-position = Jogadas até aqui
page-hardness = Dificuldade
page-next-puzzle = Próximo desafio
page-solution = Mostrar a solução
page-try-again = Tentar de novo

## Help and problems

page-problem = Não deu certo
page-not-found = Não há nada aqui
page-not-found-about = Talvez a partida tenha expirado ou falte uma parte do link.
page-to-start = Ir à página inicial
page-help-play = Como jogar
page-help-play-1 = Dois jogadores se revezam. A ficha cai até a casa livre mais baixa da coluna em que foi solta.
page-help-play-2 = Quatro da mesma cor em linha vencem: na horizontal, na vertical ou na diagonal. Tabuleiro cheio sem nenhuma linha é empate.
page-help-play-3 = Envie a um amigo o link da sua partida. A primeira pessoa que tocar em Jogar joga com você; as outras assistem. A partida fica salva: feche a página e volte mais tarde pelo mesmo link, no mesmo aparelho.
page-help-keys = Teclas
page-help-key-number = solta a ficha nessa coluna (depois do 9 vêm a, b, …)
page-help-key-arrows = no tabuleiro: de coluna em coluna; fora dele: uma jogada para trás ou para a frente
page-help-key-enter = solta a ficha na coluna em foco
page-help-key-ends = ao começo, ao fim da partida
page-help-rules = Regras com nome
page-help-more = Todo conjunto de regras pode ser mudado com palavras como 9x7 ou connect=5, nas opções de uma nova partida.
page-window-title = { $page } · { $game }
