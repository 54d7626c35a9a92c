### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Revisão: { $first } contra { $second }
page-review-about = O que foi bom, o que não foi e o que jogar da próxima vez.
page-review-game = Rever a partida
page-course = Como foi a partida
page-course-about = Para cima: bom para o Vermelho. Para baixo: bom para o Amarelo.
page-learn-mistakes = Aprender com os erros
page-to-game = Voltar à partida
page-daily-about = Um desafio por dia, o mesmo para todo mundo.
page-learn = Aprender
page-themes = Desafios por tema
page-glossary = Palavras do treinador
page-learn-about = Lições e desafios: da sua primeira ficha ao zugzwang.
page-steps = Passos da lição
page-next-lesson = Próxima lição:
page-all-lessons = Todas as lições
page-go-on = Continuar
page-legal-part = Você vê as jogadas anteriores a essa.
page-scores-words = Cada coluna em palavras

## Help in a game against the computer

page-ask-coach = Ouvir o treinador
page-hint = Dica
page-show-threats = Ameaças dos dois lados
page-helped = { $name } usou ajuda nesta partida.

## What the scripts say

study-more = Mais
study-show = Mostrar no tabuleiro
study-progress = Analisando as jogadas: { $number } de { $count }
study-percent = { $percent }%
study-start = O começo da partida. Avance jogada por jogada.
study-move = Jogada { $number }, coluna { $column }: { $grade }
study-turning-points = Pontos de virada:
study-no-mistakes = Nenhum erro aqui. Muito bem!
study-mistake-of = Erro { $number } de { $count }
study-to-review = Voltar à revisão
study-next-mistake = Próximo erro
study-lesson-about = Lição: { $title }
study-next-move = Próxima jogada
study-find-it = Sua vez
study-read = Leia e depois continue.
study-streak = Seguidos: { $count }. Seu rating: { $rating }.
study-rated = Seu rating: { $before } → { $rating }
study-days = Dias seguidos: { $count }
study-lessons-done = { $count } de { $all } feitas
study-your-rating = Seu rating: { $rating }
study-guesses = ✓ vence, ✗ perde, ▲ parece bom, ▼ parece ruim, ≈ equilibrado, para quem joga agora. ▲, ▼ e ≈ são palpites.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Ameaça
study-term-threat = ameaça|ameaças
study-about-threat = Três fichas suas em uma linha, com a quarta casa livre. Se uma ficha já pode cair ali, o adversário tem de bloquear.
study-word-winning-cell = Casa vencedora
study-term-winning-cell = casa vencedora|casas vencedoras
study-about-winning-cell = Uma casa livre que completa a sua linha de quatro. Muitas vezes uma ficha ainda não chega até ela, porque as casas de baixo estão livres.
study-word-two-threats = Duas ameaças de uma vez
study-term-two-threats = duas ameaças|duas ameaças de uma vez
study-about-two-threats = Você pode vencer em dois lugares. O adversário só consegue bloquear um deles.
study-word-zugzwang = Zugzwang
study-term-zugzwang = zugzwang
study-about-zugzwang = Você tem de jogar, mas toda jogada ajuda o adversário. Ninguém pode passar a vez. Por isso, no fim, alguém tem de jogar logo abaixo da casa vencedora do adversário.
study-word-odd-rows = Fileiras ímpares e pares
study-term-odd-rows = fileiras ímpares|ameaça ímpar|fileiras pares|ameaça par
study-about-odd-rows = Conte as fileiras de baixo para cima: 1, 3 e 5 são ímpares; 2, 4 e 6 são pares. Quando o tabuleiro enche, o primeiro jogador fica com as casas ímpares e o segundo, com as pares.
study-word-quiet-move = Jogada tranquila
study-term-quiet-move = jogada tranquila|jogada de espera
study-about-quiet-move = Uma jogada que não ameaça nada. Ela espera, para que o adversário tenha de entregar alguma coisa.
study-word-on-top = Responder em cima
study-term-on-top = responder em cima|responde em cima|respondendo em cima|respondendo sempre em cima
study-about-on-top = Você joga sempre na casa logo acima da última ficha do adversário. Assim você fica com todas as fileiras pares.
study-word-diagonal = Diagonal
study-term-diagonal = diagonal|diagonais
study-about-diagonal = Uma linha que sobe ou desce uma casa a cada coluna. As diagonais são as linhas mais fáceis de não ver.
