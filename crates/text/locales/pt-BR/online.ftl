### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Conectando a { $address }.
net-lost = Sem conexão; tentando de novo.
net-back = Conexão restabelecida.
net-not-kept = Não dá para guardar o seu lugar ({ $why }): não saia.
net-no-folder = não há pasta para isso
net-gone = Esta partida não existe mais.
net-nonsense = O servidor e este programa não se entendem.
net-watching = Você está assistindo.
net-watchers = assistindo: { $count }
net-you = { $name } (você)
net-away = { $name }, ausente
net-days = { $days } d { $time }
net-unanswered = O servidor ainda não respondeu.
net-ask-draw = { $name } propõe empate. Aceitar?
net-ask-undo = { $name } pede para desfazer a última jogada. Aceitar?
net-ask-rematch = { $name } quer revanche. Aceitar?
net-own-draw = Você propôs empate.
net-own-undo = Você pediu para desfazer sua jogada.
net-own-rematch = Você pediu revanche.
net-next-game = A próxima partida, com os lados trocados.

## Footers and the list of keys

net-short-leave = sair
net-short-draw = empate
net-short-resign = desistir
net-help-answer = responder a uma pergunta ou proposta
net-help-undo = pedir para desfazer sua última jogada
net-help-draw = propor empate
net-help-rematch = pedir revanche, com os lados trocados
net-help-leave = sair; seu lugar fica guardado

## Line by line

net-plain-watch = Você está assistindo. Digite board (tabuleiro) para ouvir o tabuleiro, help (ajuda) para saber mais, quit (sair) para sair.
net-plain-over = Digite rematch (revanche) para jogar de novo, ou quit (sair).
net-plain-no-question = Ninguém perguntou nada a você.
net-plain-help =
    undo (desfazer): pede para desfazer sua última jogada. draw (empate): propõe empate. yes (sim), no (não): responde a uma pergunta ou proposta. resign (desistir): encerra a partida, e o adversário vence. rematch (revanche): pede outra partida, com os lados trocados.
    board (tabuleiro): o tabuleiro, coluna por coluna. column 4 (coluna 4): uma coluna. rows (fileiras): fileira por fileira. picture (imagem): em letras, x é vermelho e o é amarelo. who (quem): quem joga, quem está presente, os relógios.
    language en, language pt-BR, help (ajuda), quit (sair). Seu lugar fica guardado quando você sai.
