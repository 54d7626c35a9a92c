### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Tippe jederzeit help (Hilfe).
plain-goodbye = Tschüss.
plain-not-understood = Ich verstehe „{ $line }“ nicht. Tippe help (Hilfe), um zu hören, was du hier tippen kannst.
plain-yes-no = (y für ja, n für nein)
plain-say-yes-no = Bitte tippe y für ja oder n für nein.
plain-looking = Wird geprüft …
plain-languages = Tippe language (Sprache) und ein Kürzel: { $codes }.
plain-language = Das Spiel spricht jetzt Deutsch.
plain-settings-lost = Die Einstellungen können nicht gespeichert werden ({ $why }); sie gelten, bis du gehst.
plain-save-how = Tippe save DATEI (speichern DATEI), mit einem Namen, der auf .pgn, .jsonl, .png, .svg oder .gif endet.
plain-not-written = { $file } wurde nicht geschrieben: { $why }.
plain-changed = { $setting }: { $value }.
plain-usual = { $question } Enter für { $usual }.
plain-dropped = { $who ->
    [you] Du wirfst in Spalte { $column } ein, Reihe { $row }.
   *[other] { $who } wirft in Spalte { $column } ein, Reihe { $row }.
}
plain-popped = { $who ->
    [you] Du wirfst den untersten Stein aus Spalte { $column } aus; die Steine darüber rutschen eins tiefer.
   *[other] { $who } wirft den untersten Stein aus Spalte { $column } aus; die Steine darüber rutschen eins tiefer.
}
plain-removed = { $who ->
    [you] Du entfernst den Stein in Spalte { $column }, Reihe { $row }; die Steine darüber rutschen eins tiefer.
   *[other] { $who } entfernt den Stein in Spalte { $column }, Reihe { $row }; die Steine darüber rutschen eins tiefer.
}
plain-violated = { $who ->
    [you] Du hast einen Fehler gemacht: { $mistake }. Fehler übrig: { $left }.
   *[other] { $who } hat einen Fehler gemacht: { $mistake }. Fehler übrig: { $left }.
}
plain-wins = { $who ->
    [you] Du gewinnst mit { $cells }!
   *[other] { $who } gewinnt mit { $cells }!
}
plain-misere = { $loser ->
    [you] Du hast eine Linie gebildet, mit { $cells }, also gewinnt { $winner }!
   *[other] { $winner ->
        [you] { $loser } hat eine Linie gebildet, mit { $cells }, also gewinnst du!
       *[other] { $loser } hat eine Linie gebildet, mit { $cells }, also gewinnt { $winner }!
    }
}
plain-cell = Spalte { $column } Reihe { $row }
plain-ask-undo = { $who ->
    [you] Zug zurücknehmen? Noch { $count } übrig. (y für ja, n für nein)
   *[other] { $who }, Zug zurücknehmen? Noch { $count } übrig. (y für ja, n für nein)
}
plain-ask-block = { $who ->
    [you] Gegner blockieren? Noch { $count } übrig. (y für ja, n für nein)
   *[other] { $who }, Gegner blockieren? Noch { $count } übrig. (y für ja, n für nein)
}
plain-taken-back = Zurückgenommen: { $moves }.
plain-no-moves = Noch keine Züge.
plain-board-empty = Das Brett ist leer: { $columns } Spalten, { $rows } Reihen.
plain-columns-empty = Leere Spalten: { $columns }.
plain-column = Spalte { $column }, von unten: { $discs }. { $free } frei.
plain-column-empty = Spalte { $column } ist leer. { $free } frei.
plain-column-full = Spalte { $column }, von unten: { $discs }. Sie ist voll.
plain-row = Reihe { $row }, von links: { $cells }.
plain-rows-empty = Leere Reihen darüber: { $count }.
plain-free = frei
plain-threat = Mit dem nächsten Stein könnte { $side } hier eine Linie bilden: { $cells }.
plain-no-threat = Keine Seite kann mit dem nächsten Stein eine Linie bilden.
plain-who = { $side }: { $name }.
plain-undos-left = Rücknahmen übrig: { $count }.
plain-blocks-left = Blocks übrig: { $count }.
plain-removals-left = Steine entfernen: noch { $count }-mal.
plain-mistakes-left = Fehler übrig: { $count }.
plain-series = Gewonnene Partien: { $first }: { $first-won }; { $second }: { $second-won }; Remis: { $ties }.
plain-new-game = Eine neue Partie.
plain-goes-on = Die Partie geht weiter. Züge bisher: { $moves }.
plain-how = Tippe die Nummer einer Spalte, um dort einen Stein einzuwerfen, board (Brett), um das Brett zu hören, help (Hilfe) für mehr.
plain-over = Tippe rematch (Revanche), review (Rückblick), undo (zurücknehmen), save DATEI (speichern DATEI), menu (Menü) oder quit (beenden).
plain-leave = Diese Partie ist nicht zu Ende. Trotzdem gehen?
plain-move-how = Einwerfen: eine Spalte wie 4; pop 4 wirft aus; remove 42 entfernt den Stein in Spalte 4, Reihe 2.
plain-as-good = Genauso gut: { $columns }.
plain-not-column = Meide Spalte { $column }. { $why }
plain-if-it-stands = Wenn der Zug bleibt: { $outlook }.
plain-only-move = Es ist der einzige Zug.
plain-wins-in =
    Soweit ich sehe, gewinnt dieser Zug in höchstens { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }.
plain-loses-in =
    Soweit ich sehe, verliert dieser Zug in höchstens { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }.
plain-points = Soweit ich sehe, ist dieser Zug { $points } Punkte wert; 100 ist ein großer Vorteil.
plain-scores = Spaltenwerte, { $name } am Zug: { $scores }.
plain-score = Spalte { $column } { $result }, { $score }
plain-score-best = Spalte { $column } { $result }, { $score }, am besten
plain-score-wins = gewinnt
plain-score-draws = ist remis
plain-score-loses = verliert
plain-score-open = ist offen
plain-score-none = Spalte { $column } ist nicht spielbar
plain-no-scores = Hier gibt es keine Spaltenwerte.
plain-verdict = Coach: Spalte { $column }, { $grade }: { $outlook }.
plain-review = Rückblick auf eine Partie. Züge: { $moves }. Tippe next (weiter), back (zurück), first (Anfang), last (Ende), turning (Wendepunkt), summary (Zusammenfassung) oder leave (verlassen).
plain-last-move = Mehr Züge gibt es nicht: Die Partie hat { $moves }.
plain-turned = Wendepunkt bei Zug { $number }, { $name }. Vorher: { $name } { $before }. Nachher: { $name } { $after }.
plain-no-turning = Kein Zug hat das Ergebnis geändert.
plain-no-games = Hier sind noch keine Partien.
plain-games = Deine Partien: { $count }. Tippe eine Nummer, um eine zu öffnen.
plain-no-more-games = Mehr Partien gibt es nicht.
plain-more-games = Noch { $count }: Tippe more (mehr).
plain-no-such-game = Es gibt keine Partie „{ $number }“. Tippe eine Nummer aus der Liste, oder games (Partien), um sie zu hören.
plain-not-deleted = Die Partie wurde nicht gelöscht: { $why }.
plain-renumbered = Die Partien danach sind um eins aufgerückt.
plain-won-by = { $side } hat gewonnen
plain-tied = remis
plain-game-line = Rot { $red }, Gelb { $yellow }, Regeln { $rules }, Züge { $moves }: { $result }.
plain-nothing-to-continue = Es gibt keine offene Partie.
plain-puzzle = Rätsel
plain-puzzle-over = Tippe next (weiter) für ein anderes, oder leave (verlassen).
plain-level = Stufe: { $levels }.
plain-no-level = Das ist keine Stufe. Tippe eine Zahl oder einen Namen: { $levels }.
plain-no-perfect = Nach diesen Regeln kann niemand perfekt spielen. Dein Gegner: { $level }.
plain-begins = Wer macht den ersten Zug? Tippe 1 für dich, 2 für den Computer.
plain-wrong-rules = Diese Regeln gehen nicht: { $why }.
plain-one-or-two = Bitte tippe 1 oder 2.
plain-rules = Regeln, zum Beispiel standard, powers, popout, 9x7; help (Hilfe) zählt sie auf.
plain-name = { $title }. Ein Bindestrich heißt: kein Name.
plain-help-move = Die Nummer einer Spalte wirft dort einen Stein ein (nach 9 kommen a, b und so weiter).
plain-help-pop = pop 4 (auswerfen 4): wirft deinen Stein unten aus Spalte 4 aus.
plain-help-remove = remove 42 (entfernen 42): entfernt den Stein des Gegners in Spalte 4, Reihe 2.
plain-help-question = Das Spiel hat dich etwas gefragt: y ist ja, n oder eine leere Zeile ist nein.
plain-help-game =
    board (Brett): das Brett, Spalte für Spalte. column 4 (Spalte 4): eine Spalte. rows (Reihen): Reihe für Reihe. picture (Bild): in Buchstaben, x ist rot und o ist gelb.
    threats (Drohungen): wo eine Seite mit dem nächsten Stein eine Linie bilden könnte. moves (Züge): alle Züge bisher. who (wer): Namen, was noch übrig ist, gewonnene Partien.
    undo (zurücknehmen): nimmt den letzten Zug zurück. redo (wiederholen): spielt ihn wieder. hint (Tipp): was du spielen sollst und warum. scores (Werte), scores on, scores off (Werte an, aus): was jede Spalte wert ist. coach on, coach off (Coach an, aus): ein Kommentar zu jedem Zug.
    resign (aufgeben), draw (Remis): beenden die Partie. rematch (Revanche): noch eine Partie, Seiten getauscht. new (neu): noch eine Partie, gleiche Seiten. review (Rückblick): geh die Partie mit dem Coach durch.
    save DATEI (speichern DATEI): als .pgn, .jsonl, .png, .svg oder .gif. games (Partien): deine Partien. puzzle (Rätsel): ein Rätsel.
    rules (Regeln), settings (Einstellungen), language de, language en, menu (Menü), help (Hilfe), quit (beenden). Deine Partie wird nach jedem Zug gespeichert.
plain-help-menu = Tippe die Nummer von dem, was du willst. Oder: continue (fortsetzen), play (spielen), puzzle (Rätsel), games (Partien), rules (Regeln), settings (Einstellungen), language de, language en, quit (beenden).
plain-help-settings = Tippe die Nummer einer Einstellung, um sie zu ändern; leave (verlassen), um zurückzugehen; menu (Menü); quit (beenden).
plain-help-review =
    next (weiter) oder eine leere Zeile, back (zurück), first (Anfang), last (Ende): geh die Züge durch; eine Zahl springt zu diesem Zug. turning (Wendepunkt): der nächste Zug, der das Ergebnis geändert hat; turning back (Wendepunkt zurück): der davor. summary (Zusammenfassung): die ganze Partie in Kürze. try 4 (probieren 4): was nach Spalte 4 passiert wäre.
    board, column 4, rows, picture, threats, moves: wie in einer Partie. save DATEI (speichern DATEI). leave (verlassen): zurück, wo du warst. menu (Menü), language de, language en, quit (beenden).
plain-help-games = Eine Nummer öffnet eine Partie: Eine offene spielst du weiter, bei einer beendeten kommt der Rückblick. review 3 (Rückblick 3): Rückblick auf Partie 3. delete 3 (löschen 3): löscht Partie 3. search WORT (suchen WORT): Partien mit diesem Wort. games (Partien): alle Partien. more (mehr): die nächsten Partien. open DATEI (öffnen DATEI) oder open 4453: Rückblick auf eine Partie in einer Datei oder auf diese Züge. leave (verlassen), menu (Menü), language de, language en, quit (beenden).
plain-help-puzzle = Tippe die Spalte, die du für richtig hältst. board (Brett), column 4, rows, picture, threats: die Stellung. solution (Lösung): zeigt die Lösung. next (weiter): ein anderes Rätsel. leicht, mittel, schwer, teuflisch, beliebig: ein anderes Rätsel, das so schwer ist. leave (verlassen), menu (Menü), language de, language en, quit (beenden).

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } denkt nach …
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
plain-tie-full = Remis: Das Brett ist voll.
plain-tie-called = Remis: auf vollem Brett erklärt.
plain-tie-agreed = Remis, wie vereinbart.
plain-tie-repetition = Remis: dreimal dieselbe Stellung.
plain-tie-long = Remis: Die Partie war zu lang.
plain-clock = { $time }.
plain-sentence = { $remark }.
plain-the-start = Der Anfang.
plain-move-of = Zug { $number } von { $count }.
plain-puzzle-score = { $solved } von { $given } gelöst.
plain-resume = Zurück zur Partie.
plain-history = Deine Partien.
plain-exported = Gespeichert als { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name }: { $action }.
plain-action = { $name }: { $action }
plain-list-title = { $title }:
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }: { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $count } { $grade }
plain-grades = { $name }: { $grades }.
plain-named-error = { $name }: { $why }.
