### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = das ist kein Zug
mistake-no-column = es gibt keine Spalte { $column }
mistake-column-full = Spalte { $column } ist voll
mistake-not-centre = der erste Stein muss in die mittlere Spalte
mistake-no-power = diese Regeln erlauben das nicht
mistake-spent = davon ist nichts mehr übrig
mistake-nothing-to-remove = der Gegner hat keinen Stein, der entfernt werden kann
mistake-not-their-disc = dort liegt kein Stein des Gegners
mistake-not-your-disc = in Spalte { $column } liegt unten kein eigener Stein
mistake-no-draw = Remis erklären geht nur, wenn das Brett voll ist

## Why a move was not made

refusal-game-over = die Partie ist zu Ende
refusal-not-now = beantworte zuerst die Frage
refusal-could-win = du kannst jetzt nicht blockieren: der Gegner könnte mit dem nächsten Stein gewinnen
refusal-no-question = mach zuerst einen Zug
refusal-not-your-turn = du bist nicht am Zug

## The same as whole sentences.

say-mistake-nonsense = Das ist kein Zug.
say-mistake-no-column = Es gibt keine Spalte { $column }.
say-mistake-column-full = Spalte { $column } ist voll.
say-mistake-not-centre = Dein erster Stein muss in die mittlere Spalte.
say-mistake-no-power = Diese Regeln erlauben das nicht.
say-mistake-spent = Davon hast du nichts mehr übrig.
say-mistake-nothing-to-remove = Der Gegner hat keinen Stein, den du entfernen kannst.
say-mistake-not-their-disc = Dort liegt kein Stein des Gegners.
say-mistake-not-your-disc = Der unterste Stein von Spalte { $column } gehört nicht dir.
say-mistake-no-draw = Remis erklären geht nur, wenn das Brett voll ist.
say-refusal-game-over = Die Partie ist zu Ende.
say-refusal-not-now = Beantworte zuerst die Frage.
say-refusal-could-win = Du kannst jetzt nicht blockieren: Der Gegner könnte mit dem nächsten Stein gewinnen.
say-refusal-no-question = Mach zuerst einen Zug.
say-refusal-not-your-turn = Du bist nicht am Zug.

## Moves and rules as a person writes them

moves-error = Zug { $number }, „{ $word }“: { $why }
not-a-column = das ist keine Spalte
not-an-action = „{ $word }“ ist kein Zug: 4 wirft in Spalte 4 ein (nach 9 kommen a, b, …), p4 wirft aus, x42 entfernt
names-no-column = „{ $word }“ ist keine Spalte
unknown-rule = es gibt keine Regel „{ $word }“: beginne mit dem Namen eines Regelsatzes ({ $names }) oder nimm Wörter wie { $examples }
rule-value = ungültiger Wert „{ $value }“ für „{ $word }“: nimm { $takes }
rule-takes-number = eine Zahl von 0 bis 255
rule-takes-or = { $before } oder { $after }
board-no-cells = ein Brett mit { $columns }×{ $rows } hat keine Felder
board-too-big = ein Brett mit { $columns }×{ $rows } ist zu groß: Spalten × (Reihen + 1) darf höchstens 128 sein
line-too-short = eine Linie aus { $connect } ist zu kurz: sie braucht mindestens 3 Steine
line-too-long = eine Linie aus { $connect } ist länger als das Brett
lose-on-zero = violations muss mindestens 1 sein

## Boards of other programs

board-error-empty = in diesem Text ist kein Brett
board-error-cell = Reihe { $row } von oben, Feld { $column }: „{ $found }“ ist kein Feld: nimm { $cells }
board-cells-openspiel = „.“, „x“ oder „o“
board-cells-kaggle = 0, 1 oder 2
board-error-ragged = Reihe { $row } von oben hat { $found } Felder, die anderen haben { $expected }
board-error-count = { $cells } Felder füllen kein Brett mit { $columns }×{ $rows }
board-error-cut-off = die Liste ist abgeschnitten: die schließende Klammer fehlt
board-error-size = das Brett hat { $found }, aber die Regeln sagen { $wanted }
board-error-floating = Reihe { $row } von oben, Feld { $column }: ein Stein schwebt über einem freien Feld
board-error-counts = { $first } x und { $second } o: das geht nicht, wenn beide abwechselnd ziehen
board-error-two-lines = beide Spieler haben eine Linie, aber die erste Linie beendet die Partie
board-error-moved-on = { $side } hat schon eine Linie, also war die Partie vor dem letzten Stein zu Ende

## Logs of events

replay-format = das Protokoll hat Format { $found }, dieses Programm liest Format { $known }
replay-no-cause = dieses Ereignis kann hier nicht vorkommen
replay-refused = dieses Ereignis kann hier nicht vorkommen: { $why }
replay-different = nach den Regeln passiert hier etwas anderes: { $event }
replay-cut-off = das Protokoll endet mitten in einem Zug
log-line = Zeile { $line }: { $why }
log-too-long = die Zeile ist zu lang
log-cut-off = die Zeile ist abgeschnitten
log-not-json = Zeichen { $column }: das ist kein JSON: { $message }
log-not-an-event = diese Zeile gehört nicht in ein Protokoll: { $message }
log-no-game = ein Protokoll beginnt mit einer Zeile {"{"}"game":…{"}"}, die Regeln und Spieler nennt
too-many-games = in dieser Datei sind mehr als { $most } Partien
no-game-here = hier ist keine Partie

## What happened, as a part of replay-different.

event-dropped = { $name } wirft in Spalte { $column } ein, auf { $cell }
event-popped = { $name } wirft einen Stein aus Spalte { $column } aus
event-removed = { $name } entfernt den Stein auf { $cell }
event-violated = { $name } macht einen Fehler: { $mistake }
event-undo-offered = { $name } darf den Zug zurücknehmen
event-undone = { $name } nimmt den Zug zurück
event-block-offered = { $name } darf { $other } blockieren
event-blocked = { $name } blockiert { $other } und zieht noch einmal
event-turn = { $name } ist am Zug

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner } gewinnt mit der Linie { $cells }
outcome-misere = { $winner } gewinnt: { $loser } hat die Linie { $cells } gebildet
outcome-full = remis: das Brett ist voll
outcome-called = remis: auf vollem Brett erklärt
outcome-agreed = remis, wie vereinbart
outcome-repetition = remis: dieselbe Stellung zum dritten Mal
outcome-long = remis: die Partie war zu lang
outcome-disqualified = { $winner } gewinnt: { $loser } hat zu viele Fehler gemacht
outcome-resigned = { $winner } gewinnt: { $loser } hat aufgegeben
outcome-timed-out = { $winner } gewinnt: Zeit abgelaufen für { $loser }

## Records

record-place = Zeile { $line }, Zeichen { $column }: { $why }
record-cut-off = die Aufzeichnung ist abgeschnitten: { $what }
record-ends-in-tag = sie endet in einer Angabe
record-ends-in-comment = sie endet in einem Kommentar
record-ends-without-result = sie endet ohne Ergebnis (1-0, 0-1, 1/2-1/2 oder *)
record-next-game = die nächste Partie beginnt, bevor das Ergebnis kommt
record-tag = eine Angabe sieht so aus: [Name "Wert"]
record-stray = „{ $character }“ gehört nicht hierher; Varianten können nicht gelesen werden
record-refused = „{ $word }“ ist nicht spielbar: { $why }
record-result = als Ergebnis steht { $claimed }, aber die Züge führen zu { $actual }

## Files

document-empty = enthält nichts
file-too-large = die Datei ist größer als { $megabytes } MB
file-not-text = Zeile { $line }: Byte { $byte } der Datei ist kein UTF-8-Text
file-not-a-record = die Datei gibt es, aber eine Partie lässt sich nicht anhängen ({ $why })
file-changed = ein anderes Programm hat die Datei geändert, sie bleibt unberührt
file-dangling-link = die Datei ist ein Link ins Leere
file-not-a-file = das ist keine gewöhnliche Datei
file-read-only = die Datei ist schreibgeschützt
export-name = der Name muss auf .pgn, .jsonl, .png, .svg oder .gif enden
only-a-board = das ist ein Brett, keine Partie mit Zügen
input-ended = die Eingabe endete vor der Partie
no-randomness = das System liefert keine Zufallszahlen

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = Datei oder Ordner nicht gefunden
io-permission = Zugriff verweigert
io-is-a-folder = das ist ein Ordner
io-not-a-folder = das ist kein Ordner
io-exists = die Datei gibt es schon
io-full = kein Speicherplatz mehr frei
io-read-only = das Dateisystem ist schreibgeschützt
io-in-use = die Adresse wird schon benutzt
io-refused = Verbindung abgelehnt
io-timed-out = Zeitüberschreitung bei der Verbindung
io-other = das System meldet: { $message }
errors-and = { $before }; { $error }

## Pictures and windows

picture-not-the-display = der Bitmap-Stil ist für ein Brett mit 7×6; dieses hat { $columns }×{ $rows }
picture-width = ein Bild kann { $least } bis { $most } Pixel breit sein, nicht { $width }
picture-too-large = ein Bild mit { $width }×{ $height } Pixeln ist zu groß; mach es schmaler
picture-too-long = diese Partie hat { $moves } Züge, zu viele für eine Animation mit { $width } Pixeln Breite; mach sie schmaler
picture-drawing = das Bild konnte nicht gezeichnet werden: { $why }
picture-unwanted = das Bild wurde abgebrochen
window-failed = es ließ sich kein Fenster öffnen: { $why }
window-colours = es ließ sich kein Fenster öffnen: der Bildschirm hat keine 24 Bit pro Pixel
window-closed = das Fenster wurde vor dem Ende der Partie geschlossen

## The engine

coach-not-plain = der Coach kennt nur Partien ohne Pop-out, Misère und Joker
coach-over = die Partie ist zu Ende
coach-unplayable = Spalte { $column } ist nicht spielbar
coach-too-hard = diese Stellung ist zu weit vom Ende weg, um etwas zu beweisen
search-stopped = die Suche wurde abgebrochen
unknown-level = „{ $level }“ ist keine Stufe: nimm random, 1 (Anfänger) bis 9 (Champion) oder perfect
unknown-hardness = „{ $hardness }“ ist keine Schwierigkeit: nimm easy, medium, hard oder devilish
unknown-theme = „{ $theme }“ ist kein Thema; es gibt { $themes }
not-a-book = das ist kein Eröffnungsbuch
book-contradiction = das Buch widerspricht sich: der Wert { $score } nach { $discs } Steinen ist nicht der, den seine Züge ergeben: { $moves }
position-board = Spalten × (Reihen + 1) darf höchstens 128 sein, und eine Linie braucht mindestens 3 Steine
position-move = Zug { $number } ist nicht spielbar

## The way to a server

client-host-not-found = es gibt keinen Rechner mit diesem Namen; prüf die Adresse
client-connection-refused = dort läuft kein Server
client-connection-failed = nicht erreichbar: { $why }
client-certificate-file = die Zertifikate in { $file } sind nicht lesbar: { $why }
client-no-certificate = kein Zertifikat in { $file } ist brauchbar
client-timed-out = der Server antwortet nicht rechtzeitig
client-disconnected = die Verbindung ist abgebrochen
client-closed = der Server hat die Verbindung geschlossen: { $why }
client-server-down = der Server ist außer Betrieb (Status { $status })
client-policy-violation = der Server hat dieses Programm abgewiesen
client-no-such-game = dort gibt es diese Partie nicht; vielleicht ist sie abgelaufen
client-seat-taken = beide Plätze sind besetzt
client-refused = der Server sagt: { $message }
client-https-required = dieser Server spricht nur https: schreib https:// vor die Adresse
client-invalid-response = das ist kein Server dieses Spiels, oder er hat eine andere Version
address-form = das ist nicht die Adresse einer Partie; so sieht eine aus: http://four.example:4444/g/7h2kq9wxyz
address-scheme = die Adresse muss mit http:// oder https:// beginnen
address-user = die Adresse darf keinen Benutzernamen enthalten: lass weg, was vor dem @ steht
address-host = „{ $host }“ ist nicht der Name eines Rechners
address-port = „{ $port }“ ist kein Port: 1 bis 65535
address-path = die Adresse muss mit einer Partie enden, etwa /g/7h2kq9wxyz

## The store of a server

store-conflict = die Partie hat sich geändert
store-corrupt = im Speicher ist etwas, das keine Partie ist: { $why }
store-too-new = die Datenbank hat Version { $found }, dieses Programm kennt höchstens Version { $known }
store-closed = der Speicher ist geschlossen
store-foreign = das ist die Datenbank eines anderen Programms
store-in-use = ein anderer Server benutzt diese Datenbank
store-address = das ist nicht die Adresse einer Datenbank: { $why }
store-unreachable = die Datenbank ist nicht erreichbar: { $why }
store-password = die Datenbank akzeptiert Benutzer oder Passwort nicht: { $why }
store-no-database = diese Datenbank gibt es nicht: { $why }
store-rights = der Benutzer der Datenbank darf das nicht: { $why }
store-replaced = die Datei der Datenbank wurde während der Benutzung gelöscht oder ersetzt
store-unavailable = nichts konnte gespeichert werden: { $why }
store-unknown = es ist unklar, ob gespeichert wurde: { $why }
store-database = die Datenbank meldet: { $message }
store-entry = Eintrag { $number } der Partie ist nicht möglich: { $why }
bus-address = das ist nicht die Adresse eines NATS-Servers: { $why }
bus-scheme = die Adresse eines NATS-Servers beginnt mit nats:// oder tls://, etwa nats://host:4222
bus-unreachable = der NATS-Server ist nicht erreichbar: { $why }
bus-refused = der NATS-Server akzeptiert Benutzer oder Passwort nicht: { $why }
unknown-database = „{ $address }“ ist keine Datenbank, die dieses Programm kennt: nimm sqlite:PFAD oder postgres://…
