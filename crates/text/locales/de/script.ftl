### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = Zug zurücknehmen
live-act-keep = Zug behalten
live-act-block = Gegner blockieren
live-act-pass = Nicht blockieren
live-act-draw = Remis erklären

## The board and the table

script-label-free = Spalte { $column }, { $free } frei
script-label-full = Spalte { $column }, voll
script-label-pop = Deinen Stein aus Spalte { $column } auswerfen
script-label-remove = Den Stein in Spalte { $column }, Reihe { $row } entfernen
script-press-again = Spalte { $column }: zum Spielen noch einmal drücken
live-offline = Verbindung verloren, neuer Versuch …
live-dismissed = Der Server hat die Verbindung beendet. Lade die Seite neu, um weiterzuspielen.
script-failed = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
live-copied = Kopiert
live-looking-back = Zug { $number } von { $count }: Rückschau
live-present = gerade da
live-away = nicht da
live-this-is-you = du
live-watchers = Zuschauer: { $count }
live-mine-draw = Du hast Remis angeboten.
live-mine-undo = Du hast um Rücknahme eines Zuges gebeten.
live-mine-rematch = Du hast um eine Revanche gebeten.
live-accept = Annehmen
live-decline = Ablehnen
live-sure = Wirklich?
live-withdraw = Abbrechen
study-looking = Wird geprüft …
study-silent = Der Coach hat hier nichts zu sagen.
study-guessed = Geschätzt, nicht bewiesen:
study-no-turning = Kein Zug hat das Ergebnis geändert.
study-turning = Wendepunkte: { $numbers }
study-list = { join-items }
live-time-days = { $days } T { $hours } h
live-time-left = Restzeit

## The start page, and the games kept on this device

start-without = Ohne { $choice }
start-in-a-row = { $count }er-Linie
start-tap = Tippe auf eine Spalte, um gegen Stufe { $level } zu spielen.
start-tap-second = Tippe auf das Brett: Stufe { $level } beginnt.
start-friend = Einladung
start-waits = Wartet auf Gegner
start-my-turn = Du bist am Zug
start-their-turn = { $name } ist am Zug
start-drawn = Remis
start-won = Gewonnen
start-lost = Verloren
start-winner = Sieg: { $name }
start-review = Rückblick

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } ist gegangen. Die Partie bleibt gespeichert.
live-back = { $name } ist wieder da.
live-wins = Gewonnene Partien: { $count }
live-helped = { page-helped }
live-helped-mine = Du hast in dieser Partie Hilfe benutzt.
live-says = { $name }: { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Zurück ×{ $count }
live-power-block = Block ×{ $count }
live-power-pass = Weiter
live-can-undo = Du kannst den Zug zurücknehmen.
live-can-block = Du kannst den Gegner blockieren.
live-goes-on = Die Partie geht in { $seconds } Sekunden weiter.
