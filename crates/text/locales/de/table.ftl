### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = Warten auf den anderen Spieler
table-joined = { $who ->
    [you] Du bist der Partie beigetreten
   *[other] { $who } ist der Partie beigetreten
}
table-offers-draw = { $who ->
    [you] Du bietest Remis an
   *[other] { $who } bietet Remis an
}
table-offers-undo = { $who ->
    [you] Du möchtest den letzten Zug zurücknehmen
   *[other] { $who } möchte den letzten Zug zurücknehmen
}
table-offers-rematch = { $who ->
    [you] Du möchtest noch einmal spielen
   *[other] { $who } möchte noch einmal spielen
}
table-declined = { $who ->
    [you] Du hast abgelehnt
   *[other] { $who } hat abgelehnt
}
table-took-back = { $who ->
    [you] Du hast den letzten Zug zurückgenommen
   *[other] { $who } hat den letzten Zug zurückgenommen
}
table-helped = { $who ->
    [you] Du hast den Coach um Hilfe gebeten
   *[other] { $who } hat den Coach um Hilfe gebeten
}
table-goes-on = Weiter zur nächsten Partie, Seiten getauscht
table-lost-to = Verloren gegen Stufe { $level }. Revanche?
table-lost = Verloren gegen den Computer. Revanche?

## Why something was not done: sentences.

table-not-begun = Der andere Platz ist noch frei.
table-stale = Die Partie hat sich inzwischen geändert; schau noch mal hin.
table-undo-by-rules = In diesem Modus fragt dich das Spiel nach jedem Zug, ob du ihn zurücknimmst.
table-nothing-back = Nichts zum Zurücknehmen.
table-no-draws = Der Computer nimmt kein Remis an.
table-no-rematch = Jetzt gibt es keine Revanche.
table-not-offered = So ein Angebot gibt es nicht.
table-already = Du hast schon gefragt; der Gegner hat noch nicht geantwortet.
table-enough = Diese Partie dauert schon zu lange.
table-spectator = Du schaust zu; das können nur Spieler.
table-not-your-seat = Dieser Platz gehört einem anderen Spieler.
table-malformed = Das habe ich nicht verstanden.
table-too-fast = Zu schnell; warte einen Moment.
table-unavailable = Das konnte nicht gespeichert werden; versuch es gleich noch einmal.

## Why a request was not granted: sentences.

table-no-such-game = Diese Partie gibt es nicht; vielleicht ist sie abgelaufen.
table-seat-taken = Beide Plätze sind besetzt; du kannst zuschauen.
table-foreign = Diese Seite gehört zu einer anderen Website.
table-too-many-games = Von hier wurden zu viele Partien eröffnet; warte eine Weile.
table-busy = Der Coach ist beschäftigt; versuch es gleich noch einmal.
table-wrong-host = Dieser Server hört nicht auf diesen Namen.
table-failed = Hier ist etwas schiefgegangen; versuch es gleich noch einmal.
table-nothing-here = Hier ist nichts.
table-too-large = Die Anfrage ist zu groß.
table-method = Diese Adresse wird mit einer anderen Methode benutzt.
table-picture = Das Bild lässt sich nicht zeichnen.
table-clock = Eine Uhr kann eine Sekunde bis einen Monat geben.
table-token = Ein Token hat 32 hexadezimale Ziffern.
table-bad-body = Ich kann das Gesendete nicht lesen: { $why }.
table-bad-parameters = Ich kann diese Adresse nicht lesen: Ein Wert nach dem „?“ ist falsch oder steht doppelt da.
table-web-socket = Diese Adresse ist für WebSockets.
table-bad-rules = Diese Regeln gehen nicht: { $why }.
table-unknown-rule = Es gibt keine Regel „{ $word }“. Nimm Wörter wie { $examples }.
table-bad-moves = Diese Züge gehen nicht: { $why }.
table-bad-value = Dieser Wert geht nicht: { $why }.
table-too-long = Diese Regeln und Züge sind zu lang.
table-no-answer = Der Coach kann nicht antworten: { $why }.

## Analysis and puzzles

table-outlook = So endet es: { $outlook }.
table-best = { $count ->
    [one] Am besten: Spalte { $columns }.
   *[other] Am besten: Spalten { $columns }.
}
table-sees-win = Sieg in Sicht
table-sees-loss = Niederlage in Sicht
table-looks-good = sieht gut aus
table-looks-bad = sieht schlecht aus
table-looks-even = ausgeglichen
