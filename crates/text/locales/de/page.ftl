### The pages of the server, as they are first shown.

page-tagline = Steine einwerfen, vier in eine Linie bringen, gewinnen.
page-free = frei
page-skip = Zum Inhalt springen
page-analysis = Analyse
page-puzzle = Rätsel
page-help = Hilfe
page-menu = Seiten
page-language = Sprache: { $name }
page-no-script = Zum Spielen brauchst du JavaScript. Partien lesen kannst du auch ohne.

## The start page

page-friend = Mit Freunden
page-friend-about = Verschick einen Link. Wer ihn öffnet, tippt auf „Spielen“.
page-against-computer = Gegen den Computer
page-level = Stufe
page-two-here = Zu zweit hier
page-two-here-about = Abwechselnd an einem Gerät.
page-my-games = Meine Partien
page-chosen = Ausgewählt
page-options = Optionen
page-rules = Regeln
page-own-rules = Eigenes Brett
page-board-columns = Spalten
page-board-rows = Reihen
page-board-connect = Linienlänge
page-rule-words = Regeln in Worten
page-own-rules-about = Zum Beispiel 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Dein Name
page-other-name = Name des anderen Spielers, an diesem Gerät
page-side = Du spielst
page-either = Zufall
page-side-first = Rot, zuerst
page-side-second = Gelb, danach
page-clock = Uhr
page-clock-none = keine
page-clock-move = Für jeden Zug
page-clock-bank = Für die Partie, plus etwas pro Zug
page-clock-days = Tage für jeden Zug
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
page-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
page-bank = { $minutes } min + { $seconds } s
page-analysis-about = Was ist jeder Zug wert, und warum? Frag den Coach.
page-puzzle-about = Finde den einen richtigen Zug.

## The board

page-board-caption = Das Brett, Reihen von oben
page-row = Reihe { $row }
page-column = Spalte { $column }
page-columns = Spalten: wo du einwirfst
page-moves = Züge
page-no-moves = Noch keine Züge
page-first = Zum Anfang
page-back = Einen Zug zurück
page-forth = Einen Zug vor
page-last = Zum Ende

## The game

page-against = { $first } – { $second }
page-players = Spieler
page-invite = Lade jemanden ein
page-invite-about = Verschick diesen Link. Wer ihn öffnet, tippt auf „Spielen“, und die Partie beginnt.
page-invite-link = Link zur Partie
page-qr = Der Link als QR-Code
page-copy = Kopieren
page-send = Senden …
page-invites = { $name } lädt dich zu einer Partie ein.
page-invited = Du bist zu einer Partie eingeladen.
page-you-play = Du spielst { $colour }.
page-join-button = Spielen
page-watching = Du schaust zu.
page-drop-mode = Einwerfen
page-pop-mode = Auswerfen
page-remove-mode = Entfernen
page-modes = Was du tust
page-draw = Remis anbieten
page-play-again = Revanche
page-analyse = Analysieren
page-next-game = Zur nächsten Partie
page-new-game = Neue Partie
page-share = Teilen
page-picture = Bild
page-film = Animation
page-record = Partie als Text
page-embed = Für Webseite kopieren
page-settings = Einstellungen
page-react = Etwas sagen
react-hi = Hallo!
react-nice = Guter Zug!
react-wow = Wow!
react-oops = Ups!
react-thanks = Danke!
react-good-game = Gutes Spiel!
page-confirm-moves = Zum Einwerfen 2× tippen
page-sound = Ton
page-preview = Eine Partie Vier gewinnt. { $status }

## Analysis and puzzles

page-show-scores = Spaltenwerte
page-scores-about = + gewinnt, − verliert, 0 ist remis, für die Seite am Zug. Je größer die Zahl, desto früher das Ende.
page-coach = Coach
page-review = Wendepunkte suchen
page-clear = Brett leeren
page-position = Züge bisher
page-hardness = Schwierigkeit
page-next-puzzle = Nächstes Rätsel
page-solution = Lösung zeigen
page-try-again = Noch einmal

## Help and problems

page-problem = Das hat nicht geklappt
page-not-found = Hier ist nichts
page-not-found-about = Vielleicht ist die Partie abgelaufen, oder ein Teil des Links fehlt.
page-to-start = Zur Startseite
page-help-play = So wird gespielt
page-help-play-1 = Zwei Spieler ziehen abwechselnd. Ein Stein fällt auf das unterste freie Feld der Spalte, in die er eingeworfen wird.
page-help-play-2 = Vier einer Farbe in einer Linie gewinnen: waagerecht, senkrecht oder diagonal. Ein volles Brett ohne Linie ist remis.
page-help-play-3 = Schick jemandem den Link deiner Partie. Wer zuerst auf „Spielen“ tippt, spielt mit dir, alle anderen schauen zu. Deine Partie wird gespeichert: Schließ die Seite und komm später mit demselben Link auf demselben Gerät zurück.
page-help-keys = Tasten
page-help-key-number = wirft in diese Spalte ein (nach 9 kommen a, b, …)
page-help-key-arrows = auf dem Brett: von Spalte zu Spalte; sonst: einen Zug zurück oder vor
page-help-key-enter = wirft in die Spalte ein, die den Fokus hat
page-help-key-ends = zum Anfang, zum Ende der Partie
page-help-rules = Regeln mit Namen
page-help-more = Jeder Regelsatz lässt sich mit Wörtern wie 9x7 oder connect=5 ändern, in den Optionen einer neuen Partie.
page-window-title = { $page } · { $game }
