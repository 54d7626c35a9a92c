### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Verbinde mit { $address }.
net-lost = Keine Verbindung; neuer Versuch.
net-back = Wieder verbunden.
net-not-kept = Dein Platz kann nicht freigehalten werden ({ $why }): Geh nicht weg.
net-no-folder = es gibt keinen Ordner dafür
net-gone = Diese Partie gibt es nicht mehr.
net-nonsense = Der Server und dieses Programm verstehen sich nicht.
net-watching = Du schaust zu.
net-watchers = Zuschauer: { $count }
net-you = { $name } (du)
net-away = { $name }, nicht da
net-days = { $days } T { $time }
net-unanswered = Der Server hat noch nicht geantwortet.
net-ask-draw = { $name } bietet Remis an. Annehmen?
net-ask-undo = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
net-ask-rematch = { $name } möchte noch einmal spielen. Einverstanden?
net-own-draw = Du hast Remis angeboten.
net-own-undo = Du hast um Rücknahme deines Zuges gebeten.
net-own-rematch = Du hast um eine Revanche gebeten.
net-next-game = Die nächste Partie, Seiten getauscht.

## Footers and the list of keys

net-short-leave = gehen
net-short-draw = Remis
net-short-resign = aufgeben
net-help-answer = eine Frage oder ein Angebot beantworten
net-help-undo = um Rücknahme deines letzten Zuges bitten
net-help-draw = Remis anbieten
net-help-rematch = um eine Revanche bitten, Seiten getauscht
net-help-leave = gehen; dein Platz bleibt für dich frei

## Line by line

net-plain-watch = Du schaust zu. Tippe board (Brett), um das Brett zu hören, help (Hilfe) für mehr, quit (beenden) zum Gehen.
net-plain-over = Tippe rematch (Revanche), um noch einmal zu spielen, oder quit (beenden).
net-plain-no-question = Du wurdest nichts gefragt.
net-plain-help =
    undo (zurücknehmen): bittet darum, deinen letzten Zug zurückzunehmen. draw (Remis): bietet Remis an. yes (ja), no (nein): beantwortet eine Frage oder ein Angebot. resign (aufgeben): beendet die Partie, der Gegner gewinnt. rematch (Revanche): bittet um eine weitere Partie, Seiten getauscht.
    board (Brett): das Brett, Spalte für Spalte. column 4 (Spalte 4): eine Spalte. rows (Reihen): Reihe für Reihe. picture (Bild): in Buchstaben, x ist rot und o ist gelb. who (wer): wer spielt, wer da ist, die Uhren.
    language de, language en, help (Hilfe), quit (beenden). Wenn du gehst, bleibt dein Platz für dich frei.
