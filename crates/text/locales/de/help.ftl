### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Aufruf:
help-heading-commands = Befehle:
help-heading-arguments = Argumente:
help-heading-options = Optionen:

## four

help-about = Vier gewinnt, zu zweit an einer Tastatur oder allein gegen den Computer
help-plain = Zeile für Zeile spielen, für Screenreader und einfache Terminals
help-after =
    Ohne Befehl zeigt four den Startbildschirm: Drück zweimal Enter, und du spielst.

    Beispiele:
      four play --level 5             gegen den Computer spielen
      four play --two                 zu zweit an einer Tastatur
      four serve                      mit Freunden im Browser spielen
      four join URL                   eine Partie über ihren Link spielen
      four classic solo               gegen den Computer spielen
      four classic duel               zu zweit, mit witzigem Moderator
      four show 44535                 die Stellung nach diesen Zügen zeichnen
      four show game.pgn --step       eine Partie Zug für Zug ansehen
      four draw 44535 -o board.png    ein Bild machen
      four draw game.pgn -o game.gif  einen Film aus einer Partie machen
      four check game.pgn             stimmt diese Aufzeichnung?
      four show game.pgn --as log     eine Aufzeichnung in ein Protokoll umwandeln
      four solve 4453 --all           was ist jede Spalte wert?
      four hint 444541155             was du hier spielen sollst, und warum
      four review game.pgn            wo ging es schief, und warum?
      four puzzle                     ein Rätsel lösen
      four learn                      eine Lektion machen

    Züge sind Spalten, von links ab 1 gezählt: 44535. Nach 9 kommen a, b, c, ….

## Shared options

help-arg-help = Hilfe ausgeben
help-arg-version = Version ausgeben
help-arg-language = Die Sprache, etwa de oder en [Standard: die deines Systems]
help-arg-rules = Die Regeln, falls die Datei sie nicht nennt: siehe four rules
help-arg-at = Nach so vielen Zügen anhalten; Rücknahmen, Blocks und Fehler zählen mit
help-arg-game = Welche Partie der Datei
help-arg-threads = Wie viele Threads suchen; 0 für einen pro Kern
help-arg-table = Megabytes für die Tabelle bekannter Stellungen
help-arg-seed = Jede zufällige Wahl wiederholbar machen
help-arg-plain = Zeile für Zeile, ohne Bild: für Screenreader, Pipes und einfache Terminals
help-arg-db = Die Datenbank, etwa sqlite:games.db oder postgres://user:password@host/name [Standard: eine Datei bei deinen Daten]
help-arg-bus = Der NATS-Server, der mehrere Server einer PostgreSQL-Datenbank verbindet, etwa nats://host:4222
help-arg-what = Züge wie 4453, oder eine Datei mit einer Aufzeichnung, einem Protokoll oder einem Brett; - ist die Standardeingabe

## four play

help-play = Gegen den Computer spielen, oder zu zweit hier
help-play-after =
    Optionen, die du weglässt, sind wie auf dem Startbildschirm gewählt. Jeder Zug wird sofort gespeichert.

    Beispiele:
      four play --level 5             ein starker Gegner
      four play --two                 zu zweit hier
      four play --rules popout        nach anderen Regeln: siehe four rules
      four play --size 9x7            auf einem anderen Brett
      four play --plain               Zeile für Zeile, für Screenreader und Pipes
      four play --continue            die letzte Partie fortsetzen
help-play-rules = Die Regeln, siehe four rules [Standard: wie auf dem Startbildschirm gewählt]
help-play-level = Wie stark der Computer spielt: random, 1 (Anfänger) bis 9 (Champion), perfect [Standard: wie auf dem Startbildschirm gewählt]
help-play-as = Ob du den ersten oder den zweiten Zug machst [Standard: wie auf dem Startbildschirm gewählt]
help-play-as-first = Du beginnst
help-play-as-second = Der Computer beginnt
help-play-size = Die Größe des Bretts, Spalten × Reihen
help-play-two = Zu zweit hier, ohne Computer
help-play-names = Wie die Spieler heißen
help-play-continue = Die letzte Partie fortsetzen

## four serve

help-serve = Das Spiel für Browser bereitstellen: mit Freunden über einen Link spielen, auf jedem Gerät
help-serve-after =
    Öffne die Adresse in einem Browser, starte eine Partie und verschick den Link.

    Beispiele:
      four serve                        nur für diesen Rechner
      four serve --addr 0.0.0.0:4444    für alle in diesem Netzwerk; zeigt einen Code für Handys
      four serve --db sqlite:games.db   die Partien in dieser Datei speichern
      four serve --db postgres://four@db/four --bus nats://bus   einer von mehreren Servern

    Jede Option lässt sich auch in der Umgebung setzen: --addr als FOUR_ADDR, --db als FOUR_DB, und so weiter.
help-serve-addr = Die Adresse des Servers; Port 0 nimmt einen freien
help-serve-connections-per-address = Gleichzeitige Verbindungen von einer Adresse
help-serve-connections = Gleichzeitige Verbindungen insgesamt
help-serve-games-per-address = Partien, die eine Adresse pro Stunde eröffnen darf
help-serve-requests-per-second = Anfragen pro Sekunde von einer Adresse
help-serve-messages-per-second = Nachrichten pro Sekunde auf einer Verbindung
help-serve-analyses-per-minute = Stellungen, die eine Adresse pro Minute prüfen lassen darf
help-serve-timeout-seconds = Sekunden, die ein Client für eine Anfrage brauchen darf
help-serve-keep-days = Tage, die eine Partie nach der letzten Änderung bleibt
help-serve-keep-waiting-days = Tage, die eine Partie mit nur einem Spieler bleibt
help-serve-threads = Threads, die für Computer und Coach rechnen [Standard: so viele, wie der Rechner hat]
help-serve-behind-proxy = Ein vorgeschalteter Proxy sagt, wer die Clients sind (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Nur Anfragen an diesen Hostnamen beantworten; mehrere mit Kommas oder wiederholt [Standard: alle]
help-serve-metrics-token = /metrics nur Clients zeigen, die das als Bearer-Token senden [Standard: nur diesem Rechner]
help-serve-log = Wie das Protokoll auf die Standardfehlerausgabe geschrieben wird
help-serve-log-text = Für Menschen
help-serve-log-json = Für Programme, ein Objekt pro Zeile
help-serve-log-level = Wie viel dort geschrieben wird
help-serve-log-level-warn = Was nicht passieren sollte
help-serve-log-level-info = Auch eröffnete und beendete Partien
help-serve-log-level-debug = Auch jede Anfrage

## four join

help-join = Einer Partie auf einem Server beitreten, über ihren Link
help-join-after =
    Du nimmst den freien Platz; sind beide besetzt, schaust du zu. Geh und komm wieder, wie du willst: Dein Platz bleibt für
    dich frei. Bricht die Verbindung ab, verbindet sich das Programm von selbst neu.

    Beispiele:
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    diese Partie spielen
      four join four.example/g/7h2kq9wxyz --name Lan     sagen, wie du heißt
      four join four.example/g/7h2kq9wxyz --watch        nur zuschauen
      four join four.example/g/7h2kq9wxyz --plain        Zeile für Zeile, für Screenreader und Pipes

    https-Adressen wird vertraut wie in einem Browser; SSL_CERT_FILE nennt eine Datei mit anderen Zertifizierungsstellen.
help-join-url = Der Link zur Partie, wie der Browser ihn zeigt
help-join-name = Wie du heißt [Standard: dein Name aus der letzten Partie hier]
help-join-watch = Nur zuschauen, auch wenn ein Platz frei ist oder dir gehört

## four admin

help-admin = Die Partien eines Servers verwalten: auflisten, zeigen, exportieren, löschen, prüfen, sichern, wiederherstellen
help-admin-after =
    All das geht, während ein Server dieselbe Datenbank benutzt, außer restore.

    Beispiele:
      four admin list                   die zuletzt geänderten Partien
      four admin show 7h2kq9wxyz        eine Partie, mit allem, was geschah
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         eine Kopie von allem
      four admin restore copy.db        die Kopie wieder als Datenbank
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = Partien auflisten, die zuletzt geänderte zuerst
help-admin-list-most = Höchstens so viele
help-admin-show = Eine Partie zeigen, mit allem, was am Tisch geschah
help-admin-show-game = Ihre ID, wie in ihrer Adresse
help-admin-export = Eine Partie als Aufzeichnung oder als Protokoll ausgeben
help-admin-export-game = Ihre ID, wie in ihrer Adresse
help-admin-export-json = Als JSON-Zeilen
help-admin-delete = Eine Partie endgültig löschen
help-admin-delete-game = Ihre ID, wie in ihrer Adresse
help-admin-backup = Die Datenbank in eine neue Datei kopieren, auch während ein Server sie benutzt
help-admin-backup-to = Die neue Datei
help-admin-restore = Eine Datenbank aus einer Sicherung machen; es darf noch keine geben
help-admin-restore-from = Die Sicherung
help-admin-check = Jede Partie lesen und die Datei prüfen
help-admin-move = Alle Partien in eine andere Datenbank kopieren, etwa von SQLite nach PostgreSQL; halte vorher den Server an
help-admin-move-from = Die Datenbank, die die Partien hat
help-admin-move-to = Die Datenbank, die sie bekommt

## four classic

help-classic = Einen der fünf klassischen Modi spielen
help-classic-name = Welchen; ohne Angabe werden sie aufgelistet
help-classic-record = Die Partie in dieser Datei speichern: .jsonl ein Protokoll, alles andere eine Aufzeichnung. Partien, die schon darin sind, bleiben
help-classic-save = Das letzte Bild einer bitmap-Partie in diese Datei schreiben, die auf .png enden muss
help-classic-scale = Das Fenster einer bitmap-Partie um diesen Faktor vergrößern

## four show, four draw, four check

help-show = Eine Stellung zeichnen, oder eine Partie durchgehen
help-show-step = Die Partie Zug für Zug durchgehen; im Terminal zeigt eine Taste den nächsten Zug
help-show-as = In einer anderen Form ausgeben
help-show-as-picture = Das Brett, als Text gezeichnet
help-show-as-moves = Die gespielten Spalten: 4453
help-show-as-record = Eine Aufzeichnung in der Grammatik von PGN
help-show-as-log = Das Protokoll der Ereignisse in JSON-Zeilen
help-show-as-openspiel = Das Brett als Reihen aus . x o
help-show-as-kaggle = Das Brett als Liste aus 0, 1, 2
help-draw = Ein Bild einer Stellung machen, oder eine Animation einer Partie
help-draw-after = Zum Beispiel: four draw 4453 -o board.png, oder four draw game.pgn -o game.gif --theme dark
help-draw-output = Wohin: eine Datei, die auf .png, .svg, .gif oder .txt endet; - ist die Standardausgabe. Ohne Angabe: Text für das Terminal
help-draw-format = Was geschrieben wird, falls der Name der Datei es nicht sagt
help-draw-format-png = Pixel
help-draw-format-svg = Formen, in jeder Größe scharf
help-draw-format-gif = Die ganze Partie, bewegt
help-draw-format-txt = Buchstaben, oder mit --colour Halbblöcke
help-draw-look = Wie es aussieht
help-draw-look-modern = Ein schönes Brett in jeder Größe
help-draw-look-bitmap = Die Anzeige des klassischen Modus bitmap
help-draw-theme = Dunkel auf hell, oder hell auf dunkel [Standard: light]
help-draw-size = Wie viele Pixel breit; ein GIF ungefähr so viele [Standard: 700; ein GIF 400, Text 72 oder was passt]
help-draw-colour = Text in farbigen Halbblöcken statt in Buchstaben
help-check = Aufzeichnungen von Partien prüfen und sagen, was wo falsch ist
help-check-files = Dateien mit Aufzeichnungen, Protokollen oder Brettern; - ist die Standardeingabe

## four solve

help-solve = Das perfekte Ergebnis von Stellungen finden, eine pro Zeile
help-solve-after =
    Gibt jede Stellung mit ihrem Wert aus. Von der Standardeingabe liest es eine pro Zeile: Alles nach einem Leerzeichen
    zählt nicht, eine leere Zeile ist das leere Brett, und jede Antwort kommt, bevor die nächste Zeile gelesen wird.

    Ein Wert ist positiv, wenn die Seite am Zug gewinnt, und negativ, wenn sie verliert. Je größer, desto früher endet
    die Partie: Ein Sieg mit dem letzten eigenen Stein ist 1, mit dem vorletzten 2. Ein Remis ist 0.

    Beispiele:
      four solve 4453                wer gewinnt, und wie bald
      four solve 4453 --all          der Wert jeder Spalte; . für eine volle
      four solve --board 9x5 < file  ein anderes Brett; nach Spalte 9 kommen a, b, c, …
help-solve-positions = Stellungen wie 4453; ohne Angabe werden sie von der Standardeingabe gelesen
help-solve-all = Der Wert jeder Spalte
help-solve-weak = Nur wer gewinnt: 1, 0 oder -1
help-solve-board = Die Größe des Bretts, Spalten × Reihen
help-solve-connect = Wie viele in einer Linie gewinnen
help-solve-no-book = Auch Eröffnungen suchen, statt sie nachzuschlagen
help-solve-stats = Dazu, wie viele Stellungen durchsucht wurden und wie viele Mikrosekunden es dauerte

## four hint and four review

help-hint = Sagen, was in einer Stellung zu spielen ist, und warum
help-hint-after =
    Ohne Pop-out, Misère und Joker ist jedes Wort vom Löser bewiesen. Mit ihnen, und früh in einer Partie auf einem Brett, das
    für Beweise zu groß ist, ist es eine Schätzung: Das Programm schaut etwa eine Sekunde lang voraus.

    Beispiele:
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language de
help-hint-what = Züge wie 4453, oder eine Datei mit einer Aufzeichnung, einem Protokoll oder einem Brett; - ist die Standardeingabe; ohne Angabe das leere Brett
help-hint-verbose = Alle Gründe, Fallen und Spaltenwerte
help-hint-json = Für Programme: die Aussagen und Werte als JSON
help-review = Eine Partie durchgehen: wie gut jeder Zug war, wo sie kippte, und warum
help-review-after = Zum Beispiel: four review 4453627, oder four review game.pgn --json
help-review-what = Züge wie 4453627, oder eine Datei mit einer Aufzeichnung oder einem Protokoll; - ist die Standardeingabe
help-review-verbose = Alle Gründe, für jeden Zug, und Bretter zu den Fehlern
help-review-json = Für Programme: die Urteile und Aussagen als JSON
help-review-interactive = Auf dem Bildschirm durchgehen und andere Züge ausprobieren

## four puzzle

help-puzzle = Rätsel lösen: ein Ziel erreichen, etwa einen Sieg in 2 Zügen
help-puzzle-after =
    Antworte mit einer Spalte; nach einer falschen erfährst du, warum, und versuchst es noch einmal. Der Gegner antwortet, so
    gut er kann, bis du das Ziel erreicht hast. Jedes Rätsel hat bewiesen genau einen richtigen ersten Zug. ? zeigt die
    Lösung, q beendet.

    Beispiele:
      four puzzle                     ein Rätsel
      four puzzle 17                  das Rätsel mit dieser Nummer
      four puzzle --daily             das Rätsel von heute: montags leicht, sonntags teuflisch
      four puzzle --hardness easy     eins, das ein Kind lösen kann
      four puzzle --theme stacked     eins mit zwei Drohungen übereinander
      four puzzle -n 100 --list       hundert, eins pro Zeile: Nummer, Züge, Ziel, Thema, Lösung, Steine, Wertung
help-puzzle-id = Seine Nummer
help-puzzle-theme = Die Idee: win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = Wie schwer sie zu sehen sind: easy, medium, hard, devilish
help-puzzle-daily = Das Rätsel von heute
help-puzzle-count = Wie viele
help-puzzle-seed = Welche von den passenden: dieselbe Zahl ergibt dieselben
help-puzzle-solution = Die Lösung zeigen und nicht danach fragen
help-puzzle-list = Eins pro Zeile: Nummer, Züge, Ziel, Thema, Lösung, Steine, Wertung
help-puzzle-json = Für Programme: eins pro Zeile, als JSON

## four learn

help-learn = Eine Lektion machen, oder aus den Fehlern einer Partie lernen
help-learn-after =
    Ohne Argument werden die Lektionen aufgelistet. Antworte in einer Lektion mit einer Spalte; ? zeigt den Zug, q beendet.
    Was du geschafft hast und was du übersiehst, bleibt auf diesem Rechner gespeichert, bei den Einstellungen.

    Beispiele:
      four learn                      die Liste der Lektionen
      four learn double-threat        diese Lektion
      four learn --mistakes game.pgn  die schlechtesten Züge des ersten Spielers, als Rätsel
help-learn-lesson = Der Name einer Lektion
help-learn-mistakes = Eine Partie, deren Fehler zu Rätseln werden
help-learn-second = Die Fehler des zweiten Spielers
help-learn-json = Für Programme: die Lektionen, eine Lektion oder die Fehler, als JSON

## four book, four bench, four match

help-book = Das Eröffnungsbuch des Lösers erstellen oder prüfen
help-book-build = Jede Eröffnung des Standardbretts lösen. Erledigtes bleibt erhalten, und derselbe Befehl macht damit weiter
help-book-build-discs = Bis zu wie vielen Steinen
help-book-build-output = Wohin das Buch geschrieben wird; Unfertiges bleibt in DATEI.part
help-book-verify = Prüfen, ob die Werte eines Buches zueinander passen, und einige seiner Stellungen noch einmal lösen
help-book-verify-file = Ein Buch; ohne Angabe das dieses Programms
help-book-verify-sample = Wie viele Stellungen noch einmal gelöst werden
help-book-verify-seed = Welche
help-bench = Messen, wie schnell der Löser auf diesem Rechner ist
help-bench-seed = Welche Stellungen: dieselbe Zahl ergibt dieselben
help-bench-count = Wie viele Stellungen pro Satz
help-bench-games = Statt der Sätze jede Spalte jeder Stellung von so vielen Partien, und die Wahl des perfekten Spielers, mit dem Buch
help-match = Zwei Stufen oft gegeneinander spielen lassen und sagen, wie viel stärker eine ist
help-match-after =
    Sie machen abwechselnd den ersten Zug. Zum Beispiel:
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = Die erste Stufe: random, 1 (Anfänger) bis 9 (Champion), perfect
help-match-second = Die zweite Stufe
help-match-games = Wie viele Partien
help-match-seed = Welche Partien: dieselbe Zahl ergibt dieselben
help-match-threads = Wie viele Partien gleichzeitig gespielt werden; 0 für eine pro Kern
help-match-show = Auch die Züge jeder Partie ausgeben
help-match-rules = Die Regeln, nach denen sie spielen: siehe four rules

## four engine

help-engine = Für ein anderes Programm spielen, das über Standardeingabe und -ausgabe UGI (oder UCI) spricht
help-engine-after =
    Die Argumente sind die Anfangswerte der Optionen Level, Rules, Seed, Threads und Hash des Protokolls.

      position startpos [moves 4 4 p3 …]   4 wirft ein, p4 wirft aus, x42 entfernt; undo, keep, block, pass.
                                           4453 sind vier Züge. Ausgelassene Fragen gelten als nein
      position fen ROW/ROW/… [moves …]     Reihen aus . x o, die oberste zuerst
      go movetime MS | p1time MS … | infinite
                                           wie die Stufe spielt, aber höchstens so lange
      go depth N | nodes N                 bis zu dieser Tiefe oder Zahl von Stellungen, egal welche Stufe
      go                                   wie die Stufe spielt
      query gameover | p1turn | result     beantwortet mit response …

    Ein go während einer Suche beendet zuerst diese Suche. Werte sind Punkte (cp) oder die Zahl der Züge bis zum
    Ende, beide Seiten zusammen (mate). Der Wert eines bewiesenen Remis ist 0.

    Zum Beispiel: printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = Wie stark es ist: random, 1 (Anfänger) bis 9 (Champion), perfect
help-engine-seed = Jede zufällige Wahl wiederholbar machen; 0 für eine andere Wahl in jeder Partie

## four rules, four completions, four man

help-rules = Die Regelsätze auflisten, und wie du eigene machst
rules-named = Regelsätze mit Namen:
rules-own =
    Oder mach dir eigene: Beginne mit dem Namen eines Regelsatzes, oder ohne. Setz Leerzeichen oder Kommas zwischen die Wörter:

      9x7            die Größe, Spalten × Reihen; Spalten × (Reihen + 1) darf höchstens 128 sein
      connect=5      wie viele in einer Linie gewinnen, ab 3
      popout         statt einzuwerfen einen eigenen Stein aus der untersten Reihe auswerfen
      misere         wer eine Linie bildet, verliert
      centre-first   der erste Stein jedes Spielers kommt in die Mitte; anywhere: er darf überallhin
      undo=3         wie oft ein Spieler einen Zug zurücknehmen darf
      undo-from=…    der erste Zug, der sich zurücknehmen lässt: first, second, own-second
      settle=…       before-undo: ein Sieg zählt sofort; after-undo: er lässt sich zurücknehmen
      block=1        wie oft ein Spieler den anderen aussetzen lassen darf
      remove=1       wie oft ein Spieler einen Stein des Gegners entfernen darf
      violations=3   der dritte Fehler verliert; forgiven: Fehler kosten nichts

    Zum Beispiel: four show 4455 --rules '9x7 connect=5', oder --rules popout,6x5
help-completions = Vervollständigungen für eine Shell ausgeben
help-completions-after = Zum Beispiel: four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Welche Shell
help-man = Die Handbuchseite ausgeben
help-man-after = Zum Beispiel: four man > four.1 && man ./four.1
help-man-command = Die Seite dieses Befehls

## four help

help-help = Diese Hilfe oder die Hilfe zu einem Befehl ausgeben
help-help-command = Der Befehl, der erklärt wird

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ADRESSE
help-value-code = KÜRZEL
help-value-command = BEFEHL
help-value-database = DATENBANK
help-value-file = DATEI
help-value-form = FORM
help-value-format = FORMAT
help-value-game = PARTIE
help-value-hardness = SCHWIERIGKEIT
help-value-host = HOST
help-value-level = STUFE
help-value-log = PROTOKOLL
help-value-look = STIL
help-value-moves = ZÜGE
help-value-name = NAME
help-value-options = OPTIONEN
help-value-pixels = PIXEL
help-value-rules = REGELN
help-value-shell = SHELL
help-value-side = SEITE
help-value-theme = THEMA
help-value-token = TOKEN
help-value-url = URL
