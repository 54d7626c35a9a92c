### Rule sets in sentences.

rules-intro = Zwei Spieler werfen abwechselnd Steine in die Spalten; ein Stein fällt auf das unterste freie Feld. Regelsätze mit Namen:
rules-words = Mach dir eigene, mit Wörtern wie { $examples }.
rules-line = { $name }: { $rules }
rule-board = { $columns } Spalten und { $rows } Reihen.
rule-line = { $connect } in einer Linie gewinnen: waagerecht, senkrecht oder diagonal.
rule-misere = Wer { $connect } in eine Linie bringt, verliert.
rule-centre = Der erste Stein jedes Spielers kommt in die mittlere Spalte.
rule-undo = { $count ->
    [one] Jeder darf einen Zug zurücknehmen, bevor der andere spielt.
   *[other] Jeder darf { $count } Züge zurücknehmen, jeweils bevor der andere spielt.
}
rule-undo-win = Auch ein Siegzug lässt sich zurücknehmen.
rule-block = { $count ->
    [one] Jeder darf einen Zug des Gegners blockieren.
   *[other] Jeder darf { $count } Züge des Gegners blockieren.
}
rule-remove = { $count ->
    [one] Statt einzuwerfen darf jeder einmal einen Stein des Gegners entfernen.
   *[other] Statt einzuwerfen darf jeder einen Stein des Gegners entfernen, insgesamt { $count }-mal.
}
rule-pop = Statt einzuwerfen darfst du einen deiner Steine aus der untersten Reihe auswerfen.
rule-mistakes = Fehler werden gezählt, etwa ein Einwurf in eine volle Spalte. Mit Fehler { $number } ist die Partie verloren.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = Standard
preset-duel = Duell
preset-powers = Joker
preset-lc3 = Klein
preset-popout = Pop-out
preset-misere = Misère
preset-five = Fünf
preset-solo = Solo
preset-bitmap = Bitmap
preset-standard-about = vier in einer Linie auf 7×6
preset-duel-about = je drei Rücknahmen, der dritte Fehler verliert
preset-solo-about = die Standardregeln, gegen einen Computer
preset-powers-about = Mitte zuerst; Rücknahme ×3, Block ×1, Entfernen ×1
preset-bitmap-about = die Standardregeln, auf einer Pixelanzeige
preset-lc3-about = vier in einer Linie auf 6×6
preset-popout-about = du darfst auch Steine aus der untersten Reihe auswerfen
preset-misere-about = vier in einer Linie verlieren
preset-five-about = fünf in einer Linie auf 9×6
