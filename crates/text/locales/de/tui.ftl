### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Letzte Partie fortsetzen
play-computer = Gegen den Computer
two-players = Zu zweit hier
puzzles = Rätsel
classics = Klassische Modi
rules = Regeln
settings = Einstellungen
quit = Beenden
start = Los
back = Zurück
level = Stufe
begins = Erster Zug
rule-set = Regeln
size = Brett
first-name = Name von Rot
second-name = Name von Gelb
your-name = Dein Name
name-prompt = Ein Name, oder nichts
the-computer = Der Computer
language-setting = Sprache
theme = Design
theme-classic = klassisch
theme-dark = dunkel
theme-contrast = hoher Kontrast
theme-colour-blind = für Farbenblinde
motion = Fallende Steine
bell = Glocke
coach = Coach
scores = Spaltenwerte
scores-off = aus
scores-numbers = Zahlen
scores-bars = Balken
scores-both = Zahlen und Balken
warn = Warnungen
power-time = Rücknahme, Block
power-time-seconds = { $seconds } Sekunden
power-time-ask = jedes Mal fragen
on = an
off = aus
own-rules = Deine Regeln, zum Beispiel: 9x7 connect=5
plays-by = Enter: nach diesen Regeln spielen.
classic-duel = zwei Spieler, drei Verwarnungen, drei Rücknahmen, ein witziger Moderator
classic-solo = du gegen einen Computer, der Spalten zufällig wählt
classic-powers = zwei Spieler mit Namen, Mitte zuerst, Rücknahme ×3, Block ×1, Entfernen ×1
classic-bitmap = zwei Spieler auf einer Anzeige mit 512×512 Pixeln neben einer Konsole
classic-lc3 = zwei Spieler auf einem Brett mit 6×6, Byte für Byte wie 2019
review-this = Zum Rückblick
still-looking = Die Züge werden noch geprüft.
classics-about = Fünf alte Programme, genau wie sie waren.
come-back = Enter: zurück zur Partie.

## At the board

ask-undo = { $who ->
    [you] Zug zurücknehmen? (noch { $count })  y/n
   *[other] { $who }: Zug zurücknehmen? (noch { $count })  y/n
}
ask-block = { $who ->
    [you] Gegner blockieren? (noch { $count })  y/n
   *[other] { $who }: Gegner blockieren? (noch { $count })  y/n
}
ask-quit = Programm beenden?
ask-powers = { $who ->
    [you] Du hast { $seconds } s: { $keys }
   *[other] { $who }, { $seconds } s: { $keys }
}
ask-key-undo = { $key } Rücknahme ({ $count })
ask-key-block = { $key } Block ({ $count })
aim-remove = Welchen Stein entfernen? Pfeile und Enter, oder Klick; Esc: abbrechen
aim-pop = Aus welcher Spalte auswerfen? Zahl, oder Pfeile und Enter; Esc: abbrechen
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, Remis { $ties }
moves = Züge
sure = Spalte { $column }, bist du sicher? { $why }
alarm-win = { $who ->
    [you] Du kannst jetzt gewinnen. Siehst du es?
   *[other] { $who } kann jetzt gewinnen.
}
alarm-loss = { $count ->
    [one] Vorsicht: { $who } kann in Spalte { $columns } gewinnen.
   *[other] Vorsicht: { $who } kann in den Spalten { $columns } gewinnen.
}
attack-works = Jetzt klappt der Angriff in Spalte { $column }.
attack-stopped = { $who ->
    [you] Du hast den Angriff in Spalte { $column } gestoppt.
   *[other] { $who } hat den Angriff in Spalte { $column } gestoppt.
}
more-pages = w: weiterlesen ({ $page }/{ $pages })
last-page = w: weniger ({ $pages }/{ $pages })
allowed-columns = { $count ->
    [one] Jetzt ist nur Spalte { $columns } erlaubt.
   *[other] Jetzt sind nur die Spalten { $columns } erlaubt.
}
threats = Drohungen
hint = Tipp
short-hint = Tipp
short-coach = Coach
short-why = warum
short-keys = Tasten
short-menu = Menü
short-back = zurück
short-quit = beenden
short-search = suchen
short-review = Rückblick
short-play-on = weiter
short-turning = Wendepunkte
short-hardness = Niveau
no-hint = Kein Tipp, solange der Computer am Zug ist.
looking = wird geprüft
nothing-back = Nichts zum Zurücknehmen.
nothing-again = Nichts zum Wiederholen.
undo-by-rules = Nach diesen Regeln kannst du einen Zug nur sofort zurücknehmen.
answer-first = Antworte zuerst: y oder n.
computers-turn = Der Computer ist am Zug.
not-saved = Speichern geht nicht ({ $why }); die Partie geht weiter.
resume = Zurück zur Partie
play-again = Wiederholen
to-title = Zum Startbildschirm
rematch-question = Revanche?
short-rematch = Revanche
short-drop = werfen
short-remove = entfernen
short-pop = auswerfen
short-solution = Lösung
short-next = weiter
short-before = davor
short-after = danach
short-export = speichern
short-undo = Rücknahme
short-block = Block
short-go-on = weiter
short-scores = Werte
picture = ein echtes Bild, wenn das Terminal es zeigen kann
no-picture = Dieses Terminal kann keine Bilder zeigen.

## Puzzles

any = beliebig

## Learn: lessons, puzzles, mistakes, statistics

learn = Lernen
daily-puzzle = Rätsel des Tages
mistakes = Aus deinen Fehlern lernen
statistics = Deine Statistik
all-themes = alle Themen
about-lessons = Du hast { $done } von { $count } Lektionen geschafft.
about-next-lesson = Weiter: { $title }
about-puzzles = Deine Rätselwertung ist { $rating }. Beim ersten Versuch hast du { $solved } von { $given } gelöst. ← → wählen ein Thema.
about-daily = Ein Rätsel am Tag, für alle dasselbe.
about-daily-done = Du hast das Rätsel von heute schon versucht. Morgen kommt ein neues.
about-mistakes = Finde bessere Züge für die schlimmsten Momente deiner letzten Partie.
about-statistics = Deine Partien, deine Genauigkeit, und was du als Nächstes lernst.
no-finished-game = Spiel zuerst eine Partie zu Ende.
your-rating = Wertung { $rating }
your-rating-rose = Wertung { $rating } ▲
your-rating-fell = Wertung { $rating } ▼
looking-for-mistakes = Deine Fehler werden gesucht
no-mistakes = Kein Fehler und kein Patzer von dir in dieser Partie. Gut gespielt!
puzzle-streak = { $count } in Folge
short-mistakes = Fehler
keys-mistakes = bessere Züge für die Fehler finden
stats-against = Gegen Stufe { $level }
stats-score = { $won } gewonnen, { $lost } verloren, { $drawn } remis
stats-games = Partien gegen den Computer
stats-none = noch keine
stats-accuracy = Genauigkeit zuletzt
stats-level = Eine gute Stufe für dich
stats-puzzles = { $solved } von { $given } beim ersten Versuch
stats-rating = Rätselwertung
stats-overlooked = Oft übersehen
stats-lesson = Nächste Lektion
percent = { $number } %

## How to play, and the words of the game: cards with a board

how-to-play = So geht’s
words = Wörter des Spiels
about-how-to-play = Die Regeln in ein paar Bildern.
about-words = Drohung, Zugzwang, Wartezug: was der Coach meint, mit Bildern. In einer Partie: Taste i.
keys-words = die Wörter des Spiels, erklärt
keys-next-card = weiterlesen
keys-cards = eine Karte zurück oder vor
how-drop = Stein einwerfen
how-drop-about = Rot und Gelb ziehen abwechselnd. Du wählst eine Spalte, und dein Stein fällt auf das unterste freie Feld.
how-stack = Übereinander
how-stack-about = Der nächste Stein in derselben Spalte landet obendrauf. Ist eine Spalte voll, nimm eine andere.
how-across = Vier waagerecht
how-across-about = Vier deiner Steine nebeneinander gewinnen. Die Sterne zeigen die Linie.
how-up = Vier senkrecht
how-up-about = Vier übereinander gewinnen auch.
how-diagonal = Vier diagonal
how-diagonal-about = Eine diagonale Linie gewinnt ebenfalls. Sie ist am schwersten zu sehen.
how-stop = Den Gegner stoppen
how-stop-about = Rot hat drei. Wenn Gelb jetzt nicht auf das markierte Feld spielt, gewinnt Rot dort.
how-draw = Remis
how-draw-about = Das Brett ist voll, und niemand hat vier in einer Linie. Niemand gewinnt: Die Partie endet unentschieden, also remis.
how-keys = Die Tasten
how-keys-about = Drück die Nummer einer Spalte. Oder wähl sie mit ← → und wirf mit Enter ein, oder klick. t ist ein Tipp, u nimmt einen Zug zurück, ? zeigt alle Tasten.
how-pop = Pop-out
how-pop-about = Bei Pop-out darfst du auch einen deiner Steine aus der untersten Reihe auswerfen. Alle Steine darüber rutschen ein Feld tiefer.
how-powers = Joker
how-powers-about = Mit Jokern kommt der erste Stein jeder Seite in die Mitte. Drück nach deinem Zug rechtzeitig u, um ihn zurückzunehmen, oder b, um den Gegner zu blockieren. Einmal pro Partie darfst du mit x einen Stein entfernen; die Steine darüber rutschen nach.
word-line = Linie
word-line-about = Vier Steine einer Seite in einer Linie: waagerecht, senkrecht oder diagonal.
word-threat = Gewinnfeld, Drohung
word-threat-about = Ein freies Feld, auf dem ein weiterer Stein eine Linie vollendet. Hier gewinnt das markierte Feld für Rot.
word-double = Zwei Drohungen auf einmal
word-double-about = Zwei Gewinnfelder, die jetzt spielbar sind. Der Gegner kann nur eins davon besetzen.
word-stacked = Gestapelte Drohungen
word-stacked-about = Zwei Gewinnfelder, eins direkt über dem anderen. Wird das untere besetzt, gewinnt das obere.
word-forced = Erzwungener Zug
word-forced-about = Ein Zug, der sein muss, weil sonst der Gegner gewinnt. Hier muss Gelb auf das markierte Feld spielen.
word-odd = Ungerade Drohung
word-odd-about = Ein Gewinnfeld in Reihe 1, 3 oder 5. Am Ende bekommt der erste Spieler die ungeraden Reihen, also will Rot ungerade Drohungen.
word-even = Gerade Drohung
word-even-about = Ein Gewinnfeld in Reihe 2, 4 oder 6. Am Ende bekommt der zweite Spieler die geraden Reihen, also will Gelb gerade Drohungen.
word-waiting = Wartezug
word-waiting-about = Ein sicherer Stein an anderer Stelle, der nichts ändert. Du wartest, bis der Gegner unter dein Gewinnfeld spielen muss.
word-zugzwang = Zugzwang
word-zugzwang-about = Ziehen müssen, obwohl jeder Zug schlecht ist. Alle anderen Spalten sind voll, also bleibt nur der Zug unter das Gewinnfeld des Gegners.
word-on-top = Obendrauf antworten
word-on-top-about = Ein Plan: Was der Gegner auch spielt, du spielst obendrauf. So bekommst du jedes zweite Feld jeder Spalte.
word-perfect = Perfektes Spiel
word-perfect-about = Beide Seiten wählen immer den besten Zug. Menschen spielen nicht so: Auch eine verlorene Partie lässt sich noch gewinnen.
word-grades = Optimal, gut, ungenau, Fehler, Patzer
word-grades-about = Wie viel ein Zug verschenkt. Ein Patzer verliert so, dass man es sehen kann. Dass ein Zug ungenau war, sieht man kaum. Die Genauigkeit fasst alle deine Züge zusammen.
word-turning = Wendepunkt ◆
word-turning-about = Ein Zug, nach dem die Partie anders enden würde. Hier hat Gelb das markierte Feld nicht besetzt.
word-scores = Spaltenwerte
word-scores-about = Die Taste s zeigt für jede Spalte eine Zahl: + gewinnt, − verliert, 0 ist remis. Je größer die Zahl, desto früher das Ende.

## Review and history

review = Rückblick
history = Deine Partien
no-games = Hier sind noch keine Partien. Drück o, um eine Datei zu öffnen.
no-match = Keine Partie passt.
search = Suchen
open-file = Eine Datei mit einer Partie, oder Züge wie 4453
delete-game = Diese Partie endgültig löschen?
deleted = Gelöscht.
move-of = Zug { $number } von { $count }
the-start = der Anfang
trying = Versuch { $moves }
turning-point = Wendepunkt
no-turning-point = Kein Wendepunkt in dieser Richtung.
never-turned = Das Ergebnis hat sich nie geändert: kein Wendepunkt.
reviewing = wird geprüft { $done }/{ $count }
export = Speichern als (.pgn, .jsonl, .png, .svg, .gif)
exported = Gespeichert als { $file }.
overwrite = { $file } gibt es schon. Ersetzen?
several-games = In der Datei sind { $count } Partien; das ist die letzte.
ago-now = gerade eben
ago-minutes = vor { $minutes } min
ago-hours = vor { $hours } h
ago-days = { $days ->
    [one] vor 1 Tag
   *[other] vor { $days } Tagen
}

## Everywhere

too-small = Das Fenster ist zu klein. Nötig sind mindestens { $columns }×{ $lines }; es hat { $columns-now }×{ $lines-now }.
keys = Tasten
keys-close = ↑ ↓ blättern, jede andere Taste schließt
prompt-keys = Enter: fertig · Esc: abbrechen
menu = Menü
yes = ja
no = nein
keys-choose = durch die Liste gehen
keys-change = ändern
keys-take = wählen
keys-language = die nächste Sprache
keys-theme = das nächste Design
keys-quit = beenden; Partie ist gespeichert
keys-column = in diese Spalte einwerfen
keys-move = den Stein bewegen
keys-drop = einwerfen
keys-undo = zurücknehmen, wiederholen
mouse = Maus
keys-mouse = zeigen, und klicken zum Einwerfen
keys-answer = eine Frage beantworten
keys-powers = rechtzeitig Zug zurücknehmen, Gegner blockieren
keys-menu = Menü
keys-scores = Spaltenwerte: aus, Zahlen, Balken, beides
keys-coach = der Coach zu jedem Zug
keys-threats = zeigen, wo eine Linie möglich ist
keys-why = mehr sagen, weiterlesen, weniger sagen
keys-step = einen Zug zurück oder vor
keys-ends = zum Anfang, zum Ende
keys-turning = nächster Wendepunkt, voriger
keys-try = anderen Zug probieren
keys-untry = Ausprobiertes zurücknehmen
keys-export = als Datei oder Bild speichern
keys-search = suchen
keys-delete = löschen
keys-open = Datei öffnen
keys-review = die Partie ansehen
keys-open-game = weiterspielen, oder Rückblick auf eine beendete Partie
keys-solution = die Lösung zeigen
keys-next = das nächste Rätsel
keys-hardness = wie schwer das nächste ist
own-rules-item = Eigene Regeln …
about-language = Die Sprache des Spiels. F2 ändert sie überall.
about-theme = Farben. F3 ändert sie überall. NO_COLOR in der Umgebung schaltet sie aus.
about-level = Von Zufall bis perfekt.
about-coach = Ein Satz zu jedem Zug: wie gut er war, und warum.
about-warn = Vor einem Patzer, den man in wenigen Zügen sieht, fragt das Spiel, ob du sicher bist.
about-scores = Was jede Spalte für die Seite am Zug wert ist: + gewinnt, − verliert, 0 ist remis.
about-power-time = Wie lange u (Rücknahme) und b (Block) nach deinem Zug wirken.
about-motion = Ob du die Steine fallen siehst.
about-bell = Ob es klingelt, wenn du wieder am Zug bist.
setting-is = { $setting }: { $value }
scores-shown = { $setting }: { $value } (+ gewinnt, − verliert, 0 remis)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] Du, Spalte { $column }: { $grade }
   *[other] { $who }, Spalte { $column }: { $grade }
}
verdict-line = { $title }. { $why }
