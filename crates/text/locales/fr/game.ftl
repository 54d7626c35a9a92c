### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = Français
unknown-language = « { $code } » n’est pas une langue de ce jeu : choisis parmi { $codes }

## Who plays

title = Quatre en ligne
red = Rouge
yellow = Jaune
red-disc = rouge
yellow-disc = jaune
you = Toi
player-number = Joueur { $number }
computer-name = Ordinateur { $level }
level-dice = (hasard)
level-perfect = (parfait)
computer-level = Ordinateur { $level } ({ $name })
computer-at = Ordinateur ({ $name })
level-named = { $level } { $name }
level-name-dice = Hasard
level-name-1 = Débutant
level-name-2 = Apprenti
level-name-3 = Amateur
level-name-4 = Habile
level-name-5 = Rusé
level-name-6 = Vétéran
level-name-7 = Expert
level-name-8 = Maître
level-name-9 = Champion
level-name-perfect = Parfait

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] À toi de jouer
   *[other] À { $who } de jouer
}
thinking = { $name } réfléchit

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = colonne { $column }
act-pop = éjecter en colonne { $column }
act-remove = retirer le jeton en colonne { $column }, rangée { $row }
act-undo = annuler le coup
act-keep = garder le coup
act-block = bloquer le tour adverse
act-pass = ne pas bloquer
act-draw = déclarer la nulle
act-resign = abandonner
act-agree = accord pour la nulle
act-time = temps écoulé

## What is left to a player, in a row of such notes.

left-undo = annuler { $count }
left-block = bloquer { $count }
left-remove = retirer { $count }
left-mistakes = fautes permises { $count }

## Buttons and menu items.

take-back = Annuler
resign = Abandon
give-up = Abandon ?
call-draw = Déclarer la nulle
remove = Retirer un jeton
pop = Éjecter un jeton
rematch = Revanche, camps inversés

## Counts.

moves-count = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
unfinished = en cours

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
}
tie-full = Nulle : la grille est pleine
tie-called = Nulle déclarée, grille pleine
tie-agreed = Nulle par accord
tie-repetition = Nulle : trois fois la même position
tie-long = Nulle : la partie était trop longue
misere-line = { $loser ->
    [you] Tu as fait une ligne : { $winner } gagne !
   *[other] { $winner ->
        [you] { $loser } a fait une ligne : tu gagnes !
       *[other] { $loser } a fait une ligne : { $winner } gagne !
    }
}
disqualified = { $loser ->
    [you] Tu as fait trop de fautes : { $winner } gagne !
   *[other] { $winner ->
        [you] { $loser } a fait trop de fautes : tu gagnes !
       *[other] { $loser } a fait trop de fautes : { $winner } gagne !
    }
}
resigned = { $loser ->
    [you] Tu as abandonné : { $winner } gagne !
   *[other] { $winner ->
        [you] { $loser } a abandonné : tu gagnes !
       *[other] { $loser } a abandonné : { $winner } gagne !
    }
}
timed-out = { $loser ->
    [you] Tu n’as plus de temps : { $winner } gagne !
   *[other] { $winner ->
        [you] { $loser } n’a plus de temps : tu gagnes !
       *[other] { $loser } n’a plus de temps : { $winner } gagne !
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] Toi : colonne { $column }.
   *[other] { $who } : colonne { $column }.
}
popped = { $who ->
    [you] Tu éjectes un jeton de la colonne { $column }.
   *[other] { $who } éjecte un jeton de la colonne { $column }.
}
removed = { $who ->
    [you] Tu retires le jeton en colonne { $column }, rangée { $row }.
   *[other] { $who } retire le jeton en colonne { $column }, rangée { $row }.
}
violated = { $who ->
    [you] Tu as fait une faute : { $mistake }.
   *[other] { $who } a fait une faute : { $mistake }.
}
undone = { $who ->
    [you] Tu annules le coup.
   *[other] { $who } annule le coup.
}
blocked = { $who ->
    [you] Tu bloques l’adversaire et tu rejoues.
   *[other] { $who } bloque l’adversaire et rejoue.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title }, grille { $columns }×{ $rows }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $standing }

## Puzzles

hardness-easy = facile
hardness-medium = moyen
hardness-hard = difficile
hardness-devilish = diabolique

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
