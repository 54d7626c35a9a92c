### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = Español
unknown-language = '{ $code }' no es un idioma de este juego: usa uno de estos: { $codes }

## Who plays

title = Cuatro en línea
red = Rojo
yellow = Amarillo
red-disc = rojo
yellow-disc = amarillo
you = Tú
player-number = Jugador { $number }
computer-name = Máquina { $level }
level-dice = (al azar)
level-perfect = (perfecta)
computer-level = Máquina { $level } ({ $name })
computer-at = Máquina ({ $name })
level-named = { $level } { $name }
level-name-dice = Azar
level-name-1 = Novato
level-name-2 = Aprendiz
level-name-3 = Amateur
level-name-4 = Hábil
level-name-5 = Astuto
level-name-6 = Veterano
level-name-7 = Experto
level-name-8 = Maestro
level-name-9 = Campeón
level-name-perfect = Perfecto

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
thinking = { $name } está pensando

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = columna { $column }
act-pop = sacar de la columna { $column }
act-remove = quitar la ficha de la columna { $column }, fila { $row }
act-undo = deshacer la jugada
act-keep = mantener la jugada
act-block = bloquear el turno del rival
act-pass = no bloquear
act-draw = declarar empate
act-resign = rendirse
act-agree = acordar el empate
act-time = quedarse sin tiempo

## What is left to a player, in a row of such notes.

left-undo = deshacer { $count }
left-block = bloquear { $count }
left-remove = quitar { $count }
left-mistakes = faltas restantes { $count }

## Buttons and menu items.

take-back = Deshacer
resign = Rendirse
give-up = ¿Rendirse?
call-draw = Declarar empate
remove = Quitar una ficha
pop = Sacar una ficha
rematch = Revancha, cambiando de lado

## Counts.

moves-count = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
unfinished = sin terminar

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] ¡Ganaste!
   *[other] ¡Gana { $who }!
}
tie-full = Empate: el tablero está lleno
tie-called = Empate: declarado con el tablero lleno
tie-agreed = Empate de común acuerdo
tie-repetition = Empate: la misma posición tres veces
tie-long = Empate: la partida fue demasiado larga
misere-line = { $loser ->
    [you] Hiciste una línea: ¡gana { $winner }!
   *[other] { $winner ->
        [you] { $loser } hizo una línea: ¡ganaste!
       *[other] { $loser } hizo una línea: ¡gana { $winner }!
    }
}
disqualified = { $loser ->
    [you] Cometiste demasiadas faltas: ¡gana { $winner }!
   *[other] { $winner ->
        [you] { $loser } cometió demasiadas faltas: ¡ganaste!
       *[other] { $loser } cometió demasiadas faltas: ¡gana { $winner }!
    }
}
resigned = { $loser ->
    [you] Te rendiste: ¡gana { $winner }!
   *[other] { $winner ->
        [you] { $loser } se rindió: ¡ganaste!
       *[other] { $loser } se rindió: ¡gana { $winner }!
    }
}
timed-out = { $loser ->
    [you] Te quedaste sin tiempo: ¡gana { $winner }!
   *[other] { $winner ->
        [you] { $loser } se quedó sin tiempo: ¡ganaste!
       *[other] { $loser } se quedó sin tiempo: ¡gana { $winner }!
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] Tú: columna { $column }.
   *[other] { $who }: columna { $column }.
}
popped = { $who ->
    [you] Sacas una ficha de la columna { $column }.
   *[other] { $who } saca una ficha de la columna { $column }.
}
removed = { $who ->
    [you] Quitas la ficha de la columna { $column }, fila { $row }.
   *[other] { $who } quita la ficha de la columna { $column }, fila { $row }.
}
violated = { $who ->
    [you] Cometiste una falta: { $mistake }.
   *[other] { $who } cometió una falta: { $mistake }.
}
undone = { $who ->
    [you] Deshaces la jugada.
   *[other] { $who } deshace la jugada.
}
blocked = { $who ->
    [you] Bloqueas al rival y juegas otra vez.
   *[other] { $who } bloquea al rival y juega otra vez.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title } en { $columns }×{ $rows } tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}: { $standing }

## Puzzles

hardness-easy = fácil
hardness-medium = medio
hardness-hard = difícil
hardness-devilish = diabólico

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
