### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = optimal
grade-fine = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = Patzer

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = offen, soweit ich sehe
outlook-draw = remis bei bestem Spiel
outlook-win = { $side ->
    [you] du gewinnst mit Zug { $number }
   *[other] { $side } gewinnt mit Zug { $number }
}
outlook-loss = { $side ->
    [you] du verlierst mit Zug { $number }
   *[other] { $side } verliert mit Zug { $number }
}
say-outlook-open = Offen, soweit ich sehe.
say-outlook-draw = Remis bei bestem Spiel.
say-outlook-win = { $side ->
    [you] Du gewinnst mit Zug { $number }.
   *[other] { $side } gewinnt mit Zug { $number }.
}
say-outlook-loss = { $side ->
    [you] Du verlierst mit Zug { $number }.
   *[other] { $side } verliert mit Zug { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = Der Zug
move-column = Spalte { $column }
move-reply = { $side ->
    [you] Deine Antwort in Spalte { $column }
   *[other] { $side }s Antwort in Spalte { $column }
}
move-reply-after = { $side ->
    [you] Nach Spalte { $column }: Deine Antwort in Spalte { $reply }
   *[other] Nach Spalte { $column }: { $side }s Antwort in Spalte { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] du
   *[other] { $side }
}
person-whose = { $side ->
    [you] dein
   *[other] { $side }s
}
cell-place = Reihe { $row } in Spalte { $column }
columns-and = { $before } und { $column }
columns-or = { $before } oder { $column }
line-kind = { $direction ->
    [across] eine waagerechte Linie
    [up] eine senkrechte Linie
   *[diagonal] eine diagonale Linie
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } vollendet { $line } und gewinnt.
claim-stops = { $other ->
    [du] { $subject } verhindert, dass du in Spalte { $column } gewinnst.
   *[other] { $subject } verhindert, dass { $other } in Spalte { $column } gewinnt.
}
claim-stops-one = { $me ->
    [du] Du kannst nur eine Drohung abwehren; die andere ist in Spalte { $column }.
   *[other] { $me } kann nur eine Drohung abwehren; die andere ist in Spalte { $column }.
}
claim-stops-lower = { $me ->
    [du] Du kannst nur eine Drohung abwehren; die andere liegt direkt darüber.
   *[other] { $me } kann nur eine Drohung abwehren; die andere liegt direkt darüber.
}
claim-misses-win = Spalte { $column } hätte sofort gewonnen: Sie vollendet { $line }.
claim-gives-above = { $other ->
    [du] { $subject } lässt dich direkt darüber gewinnen.
   *[other] { $subject } lässt { $other } direkt darüber gewinnen.
}
claim-gives-above-more = Der Stein darüber vollendet { $line }.
claim-leaves-open = { $other ->
    [du] { $subject } lässt dich in Spalte { $column } gewinnen.
   *[other] { $subject } lässt { $other } in Spalte { $column } gewinnen.
}
claim-leaves-open-more = Die Drohung war schon da: Ein Stein in dieser Spalte vollendet { $line }.
claim-two-threats = { $subject } schafft zwei Drohungen auf einmal.
claim-two-threats-more = { $me ->
    [du] Du kannst in Spalte { $columns } gewinnen, und { $other } kann nur eine Drohung abwehren.
   *[other] { $other ->
        [du] { $me } kann in Spalte { $columns } gewinnen, und du kannst nur eine Drohung abwehren.
       *[other] { $me } kann in Spalte { $columns } gewinnen, und { $other } kann nur eine Drohung abwehren.
    }
}
claim-two-threats-stacked = Sie liegen in Spalte { $column } übereinander: Wird die untere abgewehrt, gewinnt die obere.
claim-stacked = { $subject } schafft zwei Gewinnfelder übereinander in Spalte { $column }.
claim-stacked-more = Sie liegen in den Reihen { $lower } und { $upper }: Wird das untere besetzt, gewinnt das obere.
claim-threatens = { $subject } droht mit dem Sieg in Spalte { $column }.
claim-threatens-up = { $other ->
    [du] { $subject } stapelt { $discs } Steine; du musst obendrauf antworten.
   *[other] { $subject } stapelt { $discs } Steine; { $other } muss obendrauf antworten.
}
claim-threatens-also = { $count ->
    [one] { $subject } droht in Spalte { $column } und schafft ein Gewinnfeld in Spalte { $columns }.
   *[other] { $subject } droht in Spalte { $column }; weitere Gewinnfelder: Spalten { $columns }.
}
claim-makes-threat = { $subject } schafft ein Gewinnfeld in Spalte { $column }.
claim-makes-threat-more = Es liegt in Reihe { $row }; das Feld direkt darunter ist noch frei.
claim-makes-threats = { $count ->
    [one] { $subject } schafft Gewinnfelder in Spalte { $columns }.
   *[other] { $subject } schafft Gewinnfelder in den Spalten { $columns }.
}
claim-makes-threats-many = { $subject } schafft { $count } Gewinnfelder.
claim-makes-threats-columns = Sie liegen in den Spalten { $columns }.
claim-makes-threats-row = Sie liegen in Reihe { $row }.
claim-forces = { $subject } erzwingt jede Antwort und gewinnt.
claim-forces-more = Der Weg zum Sieg: { $steps }.
claim-prevents = { $whose ->
    [dein] { $subject } stoppt deinen Angriff in Spalte { $column }.
   *[other] { $subject } stoppt { $whose } Angriff in Spalte { $column }.
}
claim-prevents-takes = { $subject } besetzt { $place }: Dieses Feld braucht { $whose } Angriff.
claim-prevents-more = Sonst gewinnt diese Zugfolge: { $steps }.
claim-prepares = { $subject } bereitet einen Angriff in Spalte { $column } vor.
claim-prepares-more = Stoppt ihn niemand, gewinnt diese Zugfolge: { $steps }.
claim-wastes = { $subject } verschenkt das Gewinnfeld direkt darüber.
claim-wastes-more = { $other ->
    [du] Du kannst es jetzt besetzen, und { $line } ist weg.
   *[other] { $other } kann es jetzt besetzen, und { $line } ist weg.
}
forced-step = { $side } Spalte { $column }
claim-follow-up-wins = { $side ->
    [du] Du kannst gewinnen, wenn du immer obendrauf antwortest.
   *[other] { $side } kann gewinnen: immer obendrauf antworten.
}
claim-follow-up-holds = { $side ->
    [du] Du kannst das Remis halten, wenn du immer obendrauf antwortest.
   *[other] { $side } kann das Remis halten: immer obendrauf antworten.
}
claim-follow-up-more = { $other ->
    [du] Jede Spalte hat eine gerade Zahl freier Felder. Also ist obendrauf immer Platz, und für dich bleibt keine Linie.
   *[other] Jede Spalte hat eine gerade Zahl freier Felder. Also ist obendrauf immer Platz, und für { $other } bleibt keine Linie.
}
claim-decides = { $whose } Gewinnfeld, { $place }, entscheidet die Partie.
claim-decides-only = { $whose } einziges Gewinnfeld, { $place }, entscheidet die Partie.
claim-decides-chance = { $winner ->
    [du] Für dich kommt alles auf ein Feld an: { $place }.
   *[other] Für { $winner } kommt alles auf ein Feld an: { $place }.
}
claim-decides-together = { $winner ->
    [du] Für dich kommt alles auf Felder in den Spalten { $columns } an.
   *[other] Für { $winner } kommt alles auf Felder in den Spalten { $columns } an.
}
claim-decides-stack = { $winner ->
    [du] Für dich kommt alles auf Felder in Spalte { $columns } an.
   *[other] Für { $winner } kommt alles auf Felder in Spalte { $columns } an.
}
claim-line-across = Die Linie liegt in Reihe { $row }, Spalten { $first } bis { $last }.
claim-line-up = Die Linie steht senkrecht in Spalte { $column }.
claim-line-diagonal = Die Linie ist die Diagonale von { $from } bis { $to }.
claim-without-draw = { $count ->
    [one] Ohne dieses Feld wäre die Partie remis.
   *[other] Ohne diese Felder wäre die Partie remis.
}
claim-without-win = { $side ->
    [du] { $count ->
        [one] Ohne dieses Feld würdest du gewinnen.
       *[other] Ohne diese Felder würdest du gewinnen.
    }
   *[other] { $count ->
        [one] Ohne dieses Feld würde { $side } gewinnen.
       *[other] Ohne diese Felder würde { $side } gewinnen.
    }
}
claim-zugzwang = { $loser ->
    [du] Sind die anderen Spalten voll, musst du unter { $place } spielen.
   *[other] Sind die anderen Spalten voll, muss { $loser } unter { $place } spielen.
}
claim-zugzwang-odd = Das ist Zugzwang: Am Ende bekommt der erste Spieler die ungeraden Reihen.
claim-zugzwang-even = Das ist Zugzwang: Am Ende bekommt der zweite Spieler die geraden Reihen.
claim-runs-out = { $loser ->
    [du] Du hast keinen sicheren Zug mehr.
   *[other] { $loser } hat keinen sicheren Zug mehr.
}
claim-runs-out-more = { $winner ->
    [du] Jeder Zug lässt dich gewinnen, in Spalte { $columns }.
   *[other] Jeder Zug lässt { $winner } gewinnen, in Spalte { $columns }.
}
claim-holds = { $whose ->
    [dein] Das Remis hängt an deinem Gewinnfeld, { $place }.
   *[other] Das Remis hängt an { $whose } Gewinnfeld, { $place }.
}
claim-has-threat = { $whose } Gewinnfeld ist { $place }.
claim-has-threats = { $whose ->
    [dein] { $count ->
        [one] Deine Gewinnfelder liegen in Spalte { $columns }.
       *[other] Deine Gewinnfelder liegen in den Spalten { $columns }.
    }
   *[other] { $count ->
        [one] { $whose } Gewinnfelder liegen in Spalte { $columns }.
       *[other] { $whose } Gewinnfelder liegen in den Spalten { $columns }.
    }
}
claim-avoid = { $side ->
    [du] { $count ->
        [one] Dann musst du Spalte { $columns } meiden.
       *[other] Dann musst du die Spalten { $columns } meiden.
    }
   *[other] { $count ->
        [one] Dann muss { $side } Spalte { $columns } meiden.
       *[other] Dann muss { $side } die Spalten { $columns } meiden.
    }
}
claim-avoid-more = { $other ->
    [you] Du würdest direkt darüber gewinnen. Spiel also nicht selbst zuerst dort.
   *[other] { $other } würde direkt darüber gewinnen. Warte, bis { $other } dort zuerst spielt, und nimm dann das Feld darüber.
}
claim-avoid-more-other = { $winner ->
    [du] Du würdest direkt darüber gewinnen, musst aber warten: Spielst du dort zuerst, kann { $side } das Feld besetzen.
   *[other] { $side ->
        [du] { $winner } würde direkt darüber gewinnen, muss aber warten: Spielt { $winner } dort zuerst, kannst du das Feld besetzen.
       *[other] { $winner } würde direkt darüber gewinnen, muss aber warten: Spielt { $winner } dort zuerst, kann { $side } das Feld besetzen.
    }
}
claim-no-line-left = { $side ->
    [du] Du kannst keine Linie mehr bilden.
   *[other] { $side } kann keine Linie mehr bilden.
}
claim-no-line-left-both = Keine Seite kann noch eine Linie bilden.
claim-only-move-wins = Nur Spalte { $column } gewinnt; alle anderen Spalten verlieren.
claim-only-move-wins-mixed = Nur Spalte { $column } gewinnt; die anderen führen zum Remis oder verlieren.
claim-only-move-wins-drawn = Nur Spalte { $column } gewinnt; alle anderen reichen nur zum Remis.
claim-only-move-draws = Nur Spalte { $column } hält das Remis; alle anderen Spalten verlieren.
claim-last-column-draw = Nur Spalte { $column } ist noch frei; die Partie endet remis.
claim-last-column-wins = { $winner ->
    [du] Nur Spalte { $column } ist noch frei; du gewinnst mit Zug { $number }.
   *[other] Nur Spalte { $column } ist noch frei; { $winner } gewinnt mit Zug { $number }.
}
claim-worse-draw = { $count ->
    [one] Spalte { $columns } reicht nur zum Remis.
   *[other] Die Spalten { $columns } reichen nur zum Remis.
}
claim-worse-lose = { $count ->
    [one] Spalte { $columns } verliert.
   *[other] Die Spalten { $columns } verlieren.
}
claim-one-answer = Nur die Antwort in Spalte { $column } widerlegt den Zug.
claim-lasts-longest = Gegen perfektes Spiel verliert jeder Zug; dieser hält bis Zug { $number } durch.
claim-lost-since = Der Fehler war früher: Zug { $number }.
claim-builds-across = { $subject } zielt auf Reihe { $row }, Spalten { $first } bis { $last }.
claim-builds-up = { $subject } stapelt { $discs } Steine in Spalte { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } zielt auf eine Diagonale hinauf bis { $place }.
    [down] { $subject } zielt auf eine Diagonale hinab bis { $place }.
   *[through] { $subject } zielt auf eine Diagonale durch { $place }.
}
claim-spoils-across = { $whose ->
    [dein] { $count ->
        [one] { $subject } unterbricht deine Linie in Reihe { $row }.
       *[other] { $subject } unterbricht { $count } deiner Linien in Reihe { $row }.
    }
   *[other] { $count ->
        [one] { $subject } unterbricht { $whose } Linie in Reihe { $row }.
       *[other] { $subject } unterbricht { $count } von { $whose } Linien in Reihe { $row }.
    }
}
claim-spoils-up = { $whose ->
    [dein] { $discs ->
        [one] { $subject } sperrt deinen Stein in Spalte { $column } von oben.
       *[other] { $subject } sperrt deinen { $discs }er-Stapel von oben.
    }
   *[other] { $discs ->
        [one] { $subject } sperrt { $whose } Stein in Spalte { $column } von oben.
       *[other] { $subject } sperrt { $whose } { $discs }er-Stapel von oben.
    }
}
claim-spoils-diagonal = { $whose ->
    [dein] { $subject } unterbricht deine Diagonale durch { $place }.
   *[other] { $subject } unterbricht { $whose } Diagonale durch { $place }.
}
claim-spoils-kinds = { $whose ->
    [dein] { $kinds ->
        [across-up] { $subject } unterbricht deine Linien, waagerecht und senkrecht.
        [across-diagonal] { $subject } unterbricht deine Linien, waagerecht und diagonal.
        [up-diagonal] { $subject } unterbricht deine Linien, senkrecht und diagonal.
       *[all] { $subject } unterbricht deine Linien, waagerecht, senkrecht und diagonal.
    }
   *[other] { $kinds ->
        [across-up] { $subject } unterbricht { $whose } Linien, waagerecht und senkrecht.
        [across-diagonal] { $subject } unterbricht { $whose } Linien, waagerecht und diagonal.
        [up-diagonal] { $subject } unterbricht { $whose } Linien, senkrecht und diagonal.
       *[all] { $subject } unterbricht { $whose } Linien, waagerecht, senkrecht und diagonal.
    }
}
claim-shuts-in = { $whose ->
    [dein] { $subject } sperrt jede waagerechte Linie für deinen Stein in Spalte { $column }.
   *[other] { $subject } sperrt jede waagerechte Linie für { $whose } Stein in Spalte { $column }.
}
claim-lines = { $subject } hat die meisten noch offenen Linien: { $count }.
claim-lines-middle = { $subject } nimmt die Mitte, wo die meisten Linien verlaufen.
claim-keeps-win = { $subject } schafft keine Drohung, hält aber den Sieg fest.
claim-keeps-draw = { $subject } schafft keine Drohung, hält aber das Remis.
claim-keeps-loss = Gegen perfektes Spiel rettet kein Zug die Partie.
claim-answer = Die beste Antwort ist Spalte { $column }.
claim-reply-after = { $other ->
    [du] Nach Spalte { $column } kannst du in Spalte { $reply } antworten.
   *[other] Nach Spalte { $column } kann { $other } in Spalte { $reply } antworten.
}
claim-better-wins = Spalte { $column } ist besser: Sie gewinnt mit Zug { $number }.
claim-better-draws = Spalte { $column } ist besser: Sie hält das Remis.
claim-better-lasts = Spalte { $column } ist besser: Sie hält bis Zug { $number } durch.
claim-opening-win-lost = { $other ->
    [du] { $only ->
        [yes] Nur Spalte { $column } hielt den Sieg fest; jetzt kannst du gewinnen.
       *[no] Spalte { $column } hielt den Sieg fest; jetzt kannst du gewinnen.
    }
   *[other] { $only ->
        [yes] Nur Spalte { $column } hielt den Sieg fest; jetzt kann { $other } gewinnen.
       *[no] Spalte { $column } hielt den Sieg fest; jetzt kann { $other } gewinnen.
    }
}
claim-opening-win-drawn = { $only ->
    [yes] Nur Spalte { $column } hielt den Sieg fest; jetzt ist es remis.
   *[no] Spalte { $column } hielt den Sieg fest; jetzt ist es remis.
}
claim-opening-draw-lost = { $other ->
    [du] { $only ->
        [yes] Nur Spalte { $column } hielt das Remis; jetzt kannst du gewinnen.
       *[no] Spalte { $column } hielt das Remis; jetzt kannst du gewinnen.
    }
   *[other] { $only ->
        [yes] Nur Spalte { $column } hielt das Remis; jetzt kann { $other } gewinnen.
       *[no] Spalte { $column } hielt das Remis; jetzt kann { $other } gewinnen.
    }
}

## Advice

hint-try = Versuch Spalte { $column }.
hint-best = Spalte { $column } ist am besten. { $why }
hint-do = Mein Rat: { $action }.
coach-silent-rules = Der Coach kennt diese Regeln nicht.
coach-silent-far = Hier lässt sich so schnell nichts beweisen: Das Ende ist zu weit weg.
coach-silent-over = Die Partie ist zu Ende.
coach-silent-column = Spalte { $column } ist nicht spielbar.
coach-silent-stopped = Der Coach wurde unterbrochen.
coach-estimate = Hier lässt sich so schnell nichts beweisen; das ist eine Schätzung.
coach-trap = Meide Spalte { $column }. { $why }
review-accuracy = { $percent } % Genauigkeit: { $side }
