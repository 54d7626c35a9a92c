### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = Português (Brasil)
unknown-language = '{ $code }' não é um idioma deste jogo; use um destes: { $codes }

## Who plays

title = Quatro em Linha
red = Vermelho
yellow = Amarelo
red-disc = vermelho
yellow-disc = amarelo
you = Você
player-number = Jogador { $number }
computer-name = Computador { $level }
level-dice = (aleatório)
level-perfect = (perfeito)
computer-level = Computador { $level } ({ $name })
computer-at = Computador ({ $name })
level-named = { $level } { $name }
level-name-dice = Aleatório
level-name-1 = Iniciante
level-name-2 = Aprendiz
level-name-3 = Amador
level-name-4 = Hábil
level-name-5 = Afiado
level-name-6 = Veterano
level-name-7 = Craque
level-name-8 = Mestre
level-name-9 = Campeão
level-name-perfect = Perfeito

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] Sua vez
   *[other] { $who } joga
}
thinking = { $name } está pensando

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = coluna { $column }
act-pop = ejetar uma ficha da coluna { $column }
act-remove = remover a ficha da coluna { $column }, fileira { $row }
act-undo = desfazer a jogada
act-keep = manter a jogada
act-block = bloquear a vez do adversário
act-pass = não bloquear
act-draw = declarar empate
act-resign = desistir
act-agree = empate por acordo
act-time = tempo esgotado

## What is left to a player, in a row of such notes.

left-undo = desfazer { $count }
left-block = bloquear { $count }
left-remove = remover { $count }
left-mistakes = faltas restantes { $count }

## Buttons and menu items.

take-back = Desfazer
resign = Desistir
give-up = Desistir?
call-draw = Declarar empate
remove = Remover ficha
pop = Ejetar ficha
rematch = Revanche, lados trocados

## Counts.

moves-count = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
unfinished = inacabada

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] Você venceu!
   *[other] { $who } venceu!
}
tie-full = Empate: o tabuleiro está cheio
tie-called = Empate: declarado com o tabuleiro cheio
tie-agreed = Empate por acordo
tie-repetition = Empate: a mesma posição três vezes
tie-long = Empate: a partida ficou longa demais
misere-line = { $loser ->
    [you] Você fez uma linha: { $winner } venceu!
   *[other] { $winner ->
        [you] { $loser } fez uma linha: você venceu!
       *[other] { $loser } fez uma linha: { $winner } venceu!
    }
}
disqualified = { $loser ->
    [you] Você cometeu faltas demais: { $winner } venceu!
   *[other] { $winner ->
        [you] { $loser } cometeu faltas demais: você venceu!
       *[other] { $loser } cometeu faltas demais: { $winner } venceu!
    }
}
resigned = { $loser ->
    [you] Você desistiu: { $winner } venceu!
   *[other] { $winner ->
        [you] { $loser } desistiu: você venceu!
       *[other] { $loser } desistiu: { $winner } venceu!
    }
}
timed-out = { $loser ->
    [you] Seu tempo acabou: { $winner } venceu!
   *[other] { $winner ->
        [you] { $loser } ficou sem tempo: você venceu!
       *[other] { $loser } ficou sem tempo: { $winner } venceu!
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] Você: coluna { $column }.
   *[other] { $who }: coluna { $column }.
}
popped = { $who ->
    [you] Você ejeta uma ficha da coluna { $column }.
   *[other] { $who } ejeta uma ficha da coluna { $column }.
}
removed = { $who ->
    [you] Você remove a ficha da coluna { $column }, fileira { $row }.
   *[other] { $who } remove a ficha da coluna { $column }, fileira { $row }.
}
violated = { $who ->
    [you] Você cometeu uma falta: { $mistake }.
   *[other] { $who } cometeu uma falta: { $mistake }.
}
undone = { $who ->
    [you] Você desfaz a jogada.
   *[other] { $who } desfaz a jogada.
}
blocked = { $who ->
    [you] Você bloqueia a vez do adversário e joga de novo.
   *[other] { $who } bloqueia a vez do adversário e joga de novo.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title } em { $columns }×{ $rows } após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}: { $standing }

## Puzzles

hardness-easy = fácil
hardness-medium = médio
hardness-hard = difícil
hardness-devilish = diabólico

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
