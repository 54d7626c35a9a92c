### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }: { $why }
cli-no-command = diesen Befehl gibt es nicht; siehe four --help
cli-line = Zeile { $number }: { $why }
cli-no-file = { $why } (und eine Datei mit diesem Namen gibt es nicht)
cli-neither = das ist weder eine Datei noch sind es Züge wie 4453
cli-no-game = es gibt keine Partie { $number }: die Datei hat { $count }
cli-no-move = es gibt keinen Zug { $number }: die Partie hat { $count }
cli-board-to-review = das ist ein Brett, keine Partie mit Zügen; versuch four hint
cli-board-to-animate = das ist ein Brett, keine Partie mit Zügen für eine Animation
cli-board-without-moves = ein Brett verrät nicht, welche Züge dazu geführt haben
cli-more-than-drops = diese Partie besteht nicht nur aus Einwürfen, Spalten können sie nicht darstellen; versuch --as record
cli-size = eine Größe ist Spalten x Reihen, etwa 9x5
cli-too-many-names = es gibt zwei Spieler: gib einen Namen an oder zwei
cli-not-perfect = mit diesen Regeln kann der Computer auf diesem Brett nicht perfekt spielen: nimm random oder 1–9
cli-too-long = das ist zu lang für eine Partie
cli-not-utf8 = das ist kein Text in UTF-8
cli-game-over = die Partie ist zu Ende: { $outcome }
cli-range = eine Zahl von { $least } bis { $most }

## four draw

draw-name = der Name eines Bildes endet auf .png, .svg, .gif oder .txt
draw-terminal = ein Terminal kann diese Datei nicht zeigen; nenn eine mit -o
draw-over-game = das Bild würde die Partie überschreiben, aus der es entsteht
draw-contradiction = --format und der Name der Datei widersprechen sich
draw-say-format = wähl ein Format mit --format: png, svg, gif oder txt
draw-colour = --colour ist für Text
draw-bitmap-formats = der Bitmap-Stil ist für .png und .txt; .svg und .gif sind modern
draw-bitmap-size = der Bitmap-Stil hat nur eine Größe
draw-bitmap-theme = der Bitmap-Stil hat nur ein Design

## four classic

classic-solo-letters = du (Y) gegen einen Computer (R), der Spalten zufällig wählt
classic-list = Die klassischen Modi:
classic-how = Einen davon spielen: four classic NAME
classic-no-mode = diesen Modus gibt es nicht; es gibt { $names }
classic-only-bitmap = nur bitmap hat ein Bild, das man speichern oder vergrößern kann
classic-picture-name = der Name des Bildes muss auf .png enden
classic-same-file = Aufzeichnung und Bild können nicht dieselbe Datei sein
classic-leave = drück Enter oder schließ das Fenster, um zu gehen
classic-not-saved = die Partie geht weiter, wird aber nicht gespeichert: { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } – { $second }: { $rules }
show-step = { $number }. { $story }
show-next = Beliebige Taste: nächster Zug. q: Schluss.
show-stands = Der Zug bleibt. { $outcome }
show-turn = { $side } ({ $letter }) ist am Zug.
show-may-undo = { $side } ({ $letter }) darf den Zug zurücknehmen.
show-may-block = { $side } ({ $letter }) darf { $other } blockieren.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } wirft in Spalte { $column } ein, auf { $cell }.
say-event-popped = { $name } wirft einen Stein aus Spalte { $column } aus.
say-event-removed = { $name } entfernt den Stein auf { $cell }.
say-event-violated = { $name } macht einen Fehler: { $mistake }.
say-event-undone = { $name } nimmt den Zug zurück.
say-event-blocked = { $name } blockiert { $other } und zieht noch einmal.
say-outcome-line = { $winner } gewinnt mit der Linie { $cells }.
say-outcome-misere = { $winner } gewinnt: { $loser } hat die Linie { $cells } gebildet.
say-outcome-full = Remis: Das Brett ist voll.
say-outcome-called = Remis: auf vollem Brett erklärt.
say-outcome-agreed = Remis, wie vereinbart.
say-outcome-repetition = Remis: dieselbe Stellung zum dritten Mal.
say-outcome-long = Remis: Die Partie war zu lang.
say-outcome-disqualified = { $winner } gewinnt: { $loser } hat zu viele Fehler gemacht.
say-outcome-resigned = { $winner } gewinnt: { $loser } hat aufgegeben.
say-outcome-timed-out = { $winner } gewinnt: Zeit abgelaufen für { $loser }.

## four check

check-game = { $file }: Partie { $number }: { $rules }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $standing }
check-board = { $file }: ein Brett mit { $columns }×{ $rows }, { $standing }
check-turn = { $side } ist am Zug

## four hint and four review

hint-outlook = { $side } ({ $letter }) am Zug: { $outlook }.
hint-column = Spalte { $column } ist am besten.
hint-as-good = Genauso gut: { $columns }
hint-more = (Mehr mit --verbose.)
hint-scores = Spaltenwerte von links: { $scores }
hint-only = { $side } ({ $letter }) am Zug. Der einzige Zug: { $action }.
hint-wins = { $side } ({ $letter }) am Zug. Am besten: { $action }. Soweit ich sehe, { $depth ->
    [one] 1 Zug
   *[other] { $depth } Züge
} voraus, gewinnt das in höchstens { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}.
hint-loses = { $side } ({ $letter }) am Zug. Am besten: { $action }. Soweit ich sehe, { $depth ->
    [one] 1 Zug
   *[other] { $depth } Züge
} voraus, verliert das in höchstens { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}.
hint-points = { $side } ({ $letter }) am Zug. Am besten: { $action }. Soweit ich sehe, { $depth ->
    [one] 1 Zug
   *[other] { $depth } Züge
} voraus, ist das { $points } Punkte wert.
hint-line = Die Zugfolge, die ich erwarte: { $moves }
review-curve = Die Partie für { $side }: { $curve }
review-estimate = Wo „soweit ich sehe“ steht, lässt sich so schnell nichts beweisen; das ist eine Schätzung.
review-turning = Wendepunkt bei Zug { $number }, { $name }: { $before } → { $after }
review-no-turning = Kein Zug hat das Ergebnis geändert.
review-win = Sieg
review-draw = Remis
review-loss = Niederlage
review-count = { $grade } ({ $count })
review-counts = { $name }: { $counts }
progress-thinking = denkt nach
progress-review = { $done } von { $count } Zügen geprüft

## four puzzle

puzzle-prompt = Deine Spalte (?: Lösung, q: beenden):{" "}

## four solve, four bench, four match

progress-solve = Zeile { $number }: { $nodes } Stellungen durchsucht, Wert zwischen { $lower } und { $upper }
progress-games = { $count } Partien werden erzeugt
progress-bench = wird erzeugt und gelöst: { $name }
bench-games = { $positions } Stellungen aus { $count } Partien mit Startzahl { $seed }, Threads: { $threads }, { $megabytes } MB, mit Buch:
bench-every-column = jede Spalte
bench-choice = Wahl von perfect
bench-median = Median
bench-percent = { $percent } %
bench-longest = längste
bench-sets = { $count } Stellungen pro Satz mit Startzahl { $seed }, { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
}, { $megabytes } MB, ohne Buch
bench-set = Satz
bench-time = Zeit (Ø)
bench-nodes = Knoten (Ø)
bench-speed = Knoten pro s
bench-wrong = erst { $found } gefunden, dann { $score }
progress-match = { $one } gegen { $two }: { $done } von { $count } Partien gespielt
match-heading = { $one } gegen { $two }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Regeln { $rules }, Startzahl { $seed }:
match-first = als Erster
match-second = als Zweiter
match-all = alle
match-tally = { $wins } gewonnen, { $ties } remis, { $losses } verloren, { $score } %
match-elo = { $elo }, 95 % zwischen { $least } und { $most }
match-no-elo = unbekannt, weil eine Seite jede Partie gewonnen hat
match-time-of = Zeit von { $level }
match-times = Median { $median } ms, 99 % { $most } ms, längste { $longest } ms

## four book

book-resume = { $file } wird fortgesetzt: { $done } von { $count } Stellungen sind gelöst.
book-start = { $count } Stellungen mit { $discs } Steinen sind zu lösen.
book-other-draft = { $why } mit { $discs } Steinen
progress-book = { $done } von { $count } Stellungen gelöst, noch etwa { $minutes } min
book-made = { $file }: { $count } Stellungen, { $bytes } Bytes
book-fits = { $count } Stellungen mit bis zu { $discs } Steinen passen zueinander.
progress-verify = { $done } von { $count } noch einmal gelöst
book-wrong = das Buch ist falsch: eine Stellung mit { $discs } Steinen hat den Wert { $found }, nicht { $score }
book-verified = { $sample } von { $count } Stellungen mit { $discs } Steinen noch einmal gelöst: alle wie im Buch.

## four serve and four admin

serve-listening = Adresse: { $url }
serve-network = In diesem Netzwerk: { $url }
serve-stop = Drück Ctrl-C zum Beenden.
serve-no-home = es gibt keinen Home-Ordner für die Partien; nimm --db sqlite:PFAD
serve-no-database = diese Datenbank gibt es nicht
serve-not-a-file = backup und restore sind für SQLite-Dateien; für PostgreSQL nimm dessen pg_dump und pg_restore
serve-bus-alone = ein Bus verbindet Server, die sich eine PostgreSQL-Datenbank teilen; nimm auch --db postgres://…
serve-not-built-in = dieses Programm wurde ohne PostgreSQL und NATS gebaut
admin-no-game = diese Partie gibt es nicht
admin-exists = gibt es schon
admin-deleted = { $game } gelöscht.
admin-copied = Nach { $file } kopiert.
admin-restored = { $file } wiederhergestellt.
admin-checked = Partien: { $games }, Einträge: { $entries }. Alle sind lesbar.
admin-moved = Partien: { $games }, Einträge: { $entries }. Alle sind in der anderen Datenbank.
admin-same-database = beide sind dieselbe Datenbank
admin-different = die andere Datenbank hat eine andere Partie mit dieser ID
admin-newer = eine neuere Version dieses Programms hat diese Partie geändert; nimm jene Version, um sie zu verschieben
admin-unknown = etwas, das nur eine neuere Version dieses Programms kennt: { $what }
admin-damaged = die Datei ist beschädigt: { $why }
admin-unreadable = Partien, die nicht lesbar sind: { $games }
admin-game = { $first } – { $second }, { $rules }: { $standing }
admin-waiting = wartet
admin-moves = Züge: { $moves }
admin-opened = eröffnet: { $first } – { $second }, { $rules }
admin-joined = { $side } besetzt von „{ $name }“
admin-played = { $side }: { $action }
admin-agreed = Remis vereinbart
admin-time-up = { $side }: Zeit abgelaufen
admin-offers = { $offer ->
    [draw] { $side }: bietet Remis an
    [undo] { $side }: bittet um Rücknahme
   *[rematch] { $side }: bittet um Revanche
}
admin-declines = { $offer ->
    [draw] { $side }: lehnt Remis ab
    [undo] { $side }: lehnt Rücknahme ab
   *[rematch] { $side }: lehnt Revanche ab
}
admin-took-back = zurückgenommen bis { $number }, auf Bitte von { $side }
admin-helped = { $side } hat den Coach um Hilfe gebeten
admin-rematch = Revanche: { $game }
admin-free = (frei)
admin-human = „{ $name }“
admin-computer = Computer { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = diese Zeile ist zu lang
engine-unknown = unbekannter Befehl „{ $line }“
engine-unknown-query = unbekannte Abfrage „{ $query }“
engine-ignored = ignoriert: { $words }
engine-setoption = so geht es: setoption name NAME value WERT
engine-no-option = es gibt keine Option „{ $name }“
engine-position = eine Stellung ist startpos, oder fen und Reihen wie ..../.o../xx..
engine-not-moves = moves erwartet, nicht „{ $word }“
engine-move = Zug { $number }: { $why }
engine-move-refused = Zug { $number }, „{ $action }“: { $why }
engine-author = das Projekt Four in a Row

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = das ist keine ganze Zahl, oder sie ist zu groß
cli-address = eine Adresse besteht aus Nummer und Port, etwa 127.0.0.1:4444
parse-error = Fehler: { $message }
parse-tip = {"  "}Tipp: Meintest du „{ $word }“?
parse-usage = Aufruf: { $usage }
parse-more = Mehr erfährst du mit „--help“.
parse-no-value = „{ $argument }“ braucht einen Wert, aber keiner ist angegeben
parse-bad-value = ungültiger Wert „{ $value }“ für „{ $argument }“: { $why }
parse-not-one-of = ungültiger Wert „{ $value }“ für „{ $argument }“: nimm { $values }
parse-too-many = unerwarteter Wert „{ $value }“ für „{ $argument }“: mehr Werte sind nicht vorgesehen
parse-unknown-argument = unbekanntes Argument „{ $argument }“
parse-unknown-command = unbekannter Befehl „{ $command }“
parse-conflict = das Argument „{ $argument }“ geht nicht zusammen mit „{ $other }“
parse-twice = das Argument „{ $argument }“ darf nur einmal vorkommen
parse-missing = diese Argumente fehlen: { $arguments }

## After the text of an option in --help.

cli-default = [Standard: { $value }]
cli-variable = [Umgebung: { $name }]
cli-values = [mögliche Werte: { $values }]
