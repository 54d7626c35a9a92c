### What the game says about itself: players, turns, moves, how games end.

## Languages

language-name = Deutsch
unknown-language = „{ $code }“ ist keine Sprache dieses Spiels; es gibt { $codes }

## Who plays

title = Vier gewinnt
red = Rot
yellow = Gelb
red-disc = rot
yellow-disc = gelb
you = Du
player-number = Spieler { $number }
computer-name = Computer { $level }
level-dice = (Zufall)
level-perfect = (perfekt)
computer-level = Computer { $level } ({ $name })
computer-at = Computer ({ $name })
level-named = { $level } { $name }
level-name-dice = Zufall
level-name-1 = Anfänger
level-name-2 = Lehrling
level-name-3 = Amateur
level-name-4 = Könner
level-name-5 = Fuchs
level-name-6 = Veteran
level-name-7 = Experte
level-name-8 = Meister
level-name-9 = Champion
level-name-perfect = Perfekt

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
thinking = { $name } denkt nach

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = Spalte { $column }
act-pop = aus Spalte { $column } auswerfen
act-remove = den Stein in Spalte { $column }, Reihe { $row } entfernen
act-undo = den Zug zurücknehmen
act-keep = den Zug behalten
act-block = den Gegner blockieren
act-pass = nicht blockieren
act-draw = Remis erklären
act-resign = aufgeben
act-agree = Remis vereinbaren
act-time = Zeit abgelaufen

## What is left to a player, in a row of such notes.

left-undo = Rücknahme { $count }
left-block = Block { $count }
left-remove = Entfernen { $count }
left-mistakes = Fehler übrig { $count }

## Buttons and menu items.

take-back = Zurücknehmen
resign = Aufgeben
give-up = Aufgeben?
call-draw = Remis erklären
remove = Stein entfernen
pop = Stein auswerfen
rematch = Revanche, Seiten getauscht

## Counts.

moves-count = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
unfinished = nicht beendet

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
}
tie-full = Remis: Das Brett ist voll
tie-called = Remis: auf vollem Brett erklärt
tie-agreed = Remis, wie vereinbart
tie-repetition = Remis: dreimal dieselbe Stellung
tie-long = Remis: Die Partie war zu lang
misere-line = { $loser ->
    [you] Du hast eine Linie gebildet, also gewinnt { $winner }!
   *[other] { $winner ->
        [you] { $loser } hat eine Linie gebildet, also gewinnst du!
       *[other] { $loser } hat eine Linie gebildet, also gewinnt { $winner }!
    }
}
disqualified = { $loser ->
    [you] Du hast zu viele Fehler gemacht: { $winner } gewinnt!
   *[other] { $winner ->
        [you] { $loser } hat zu viele Fehler gemacht: Du gewinnst!
       *[other] { $loser } hat zu viele Fehler gemacht: { $winner } gewinnt!
    }
}
resigned = { $loser ->
    [you] Du hast aufgegeben: { $winner } gewinnt!
   *[other] { $winner ->
        [you] { $loser } hat aufgegeben: Du gewinnst!
       *[other] { $loser } hat aufgegeben: { $winner } gewinnt!
    }
}
timed-out = { $loser ->
    [you] Deine Zeit ist abgelaufen: { $winner } gewinnt!
   *[other] { $winner ->
        [you] Zeit abgelaufen für { $loser }: Du gewinnst!
       *[other] Zeit abgelaufen für { $loser }: { $winner } gewinnt!
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] Du: Spalte { $column }.
   *[other] { $who }: Spalte { $column }.
}
popped = { $who ->
    [you] Du wirfst einen Stein aus Spalte { $column } aus.
   *[other] { $who } wirft einen Stein aus Spalte { $column } aus.
}
removed = { $who ->
    [you] Du entfernst den Stein in Spalte { $column }, Reihe { $row }.
   *[other] { $who } entfernt den Stein in Spalte { $column }, Reihe { $row }.
}
violated = { $who ->
    [you] Du hast einen Fehler gemacht: { $mistake }.
   *[other] { $who } hat einen Fehler gemacht: { $mistake }.
}
undone = { $who ->
    [you] Du nimmst den Zug zurück.
   *[other] { $who } nimmt den Zug zurück.
}
blocked = { $who ->
    [you] Du blockierst den Gegner und ziehst noch einmal.
   *[other] { $who } blockiert den Gegner und zieht noch einmal.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title } auf { $columns }×{ $rows } nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}: { $standing }

## Puzzles

hardness-easy = leicht
hardness-medium = mittel
hardness-hard = schwer
hardness-devilish = teuflisch

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
