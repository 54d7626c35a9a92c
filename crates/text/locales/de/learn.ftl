### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Rückblick: { $first } – { $second }
page-review-about = Was gut war, was nicht, und was du nächstes Mal spielst.
page-review-game = Zum Rückblick
page-course = So lief die Partie
page-course-about = Oben: gut für Rot. Unten: gut für Gelb.
page-learn-mistakes = Aus Fehlern lernen
page-to-game = Zurück zur Partie
page-daily-about = Ein Rätsel am Tag, für alle dasselbe.
page-learn = Lernen
page-themes = Rätsel nach Thema
page-glossary = Wörter des Coachs
page-learn-about = Lektionen und Rätsel: vom ersten Stein bis zum Zugzwang.
page-steps = Schritte der Lektion
page-next-lesson = Nächste Lektion:
page-all-lessons = Alle Lektionen
page-go-on = Weiter
page-legal-part = Du siehst die Züge davor.
page-scores-words = Jede Spalte in Worten

## Help in a game against the computer

page-ask-coach = Coach fragen
page-hint = Tipp
page-show-threats = Drohungen beider Seiten
page-helped = { $name } hat in dieser Partie Hilfe benutzt.

## What the scripts say

study-more = Mehr
study-show = Auf dem Brett zeigen
study-progress = Züge werden geprüft: { $number } von { $count }
study-percent = { $percent } %
study-start = Der Anfang der Partie. Geh die Züge durch.
study-move = Zug { $number }, Spalte { $column }: { $grade }
study-turning-points = Wendepunkte:
study-no-mistakes = Keine Fehler hier. Gut gespielt!
study-mistake-of = Fehler { $number } von { $count }
study-to-review = Zurück zum Rückblick
study-next-mistake = Nächster Fehler
study-lesson-about = Lektion: { $title }
study-next-move = Nächster Zug
study-find-it = Du bist am Zug
study-read = Lies und geh weiter.
study-streak = In Folge: { $count }. Deine Wertung: { $rating }.
study-rated = Deine Wertung: { $before } → { $rating }
study-days = Tage in Folge: { $count }
study-lessons-done = { $count } von { $all } geschafft
study-your-rating = Deine Wertung: { $rating }
study-guesses = ✓ gewinnt, ✗ verliert, ▲ sieht gut aus, ▼ sieht schlecht aus, ≈ ausgeglichen, für die Seite am Zug. ▲, ▼ und ≈ sind geschätzt.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Drohung
study-term-threat = Drohung|Drohungen
study-about-threat = Drei deiner Steine liegen in einer Linie, und das vierte Feld ist frei. Kann dort jetzt ein Stein landen, muss der Gegner das verhindern.
study-word-winning-cell = Gewinnfeld
study-term-winning-cell = Gewinnfeld|Gewinnfelder|Gewinnfeldern
study-about-winning-cell = Ein freies Feld, auf dem ein Stein deine vier vollendet. Oft kann dort noch kein Stein landen, weil die Felder darunter noch frei sind.
study-word-two-threats = Zwei Drohungen auf einmal
study-term-two-threats = zwei Drohungen|zwei Drohungen auf einmal|Doppeldrohung
study-about-two-threats = Du kannst an zwei Stellen gewinnen. Der Gegner kann nur eine davon abwehren.
study-word-zugzwang = Zugzwang
study-term-zugzwang = Zugzwang
study-about-zugzwang = Du musst ziehen, aber jeder Zug hilft dem Gegner. Niemand darf aussetzen. Also muss am Ende jemand direkt unter das Gewinnfeld des Gegners spielen.
study-word-odd-rows = Ungerade und gerade Reihen
study-term-odd-rows = ungerade Reihen|ungeraden Reihen|ungerade Drohung|ungerade Drohungen|gerade Reihen|geraden Reihen|gerade Drohung|gerade Drohungen
study-about-odd-rows = Zähl die Reihen von unten: 1, 3 und 5 sind ungerade, 2, 4 und 6 gerade. Füllt sich das Brett, bekommt der erste Spieler die ungeraden Felder und der zweite die geraden.
study-word-quiet-move = Stiller Zug
study-term-quiet-move = stiller Zug|stillen Zug|Wartezug|Wartezüge
study-about-quiet-move = Ein Zug ohne Drohung. Er wartet ab, damit der Gegner etwas hergeben muss.
study-word-on-top = Obendrauf antworten
study-term-on-top = obendrauf antworten|obendrauf
study-about-on-top = Du spielst immer auf das Feld über dem letzten Stein des Gegners. So bekommst du alle geraden Reihen.
study-word-diagonal = Diagonale
study-term-diagonal = Diagonale|Diagonalen|diagonal|diagonale
study-about-diagonal = Eine Linie, die in jeder Spalte um ein Feld steigt oder fällt. Diagonalen übersieht man am leichtesten.
