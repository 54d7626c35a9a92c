### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [one] { $name } am Zug: Gewinne mit diesem Stein.
   *[other] { $name } am Zug: Gewinne in { $moves } Zügen.
}
goal-win = { $name } am Zug: Gewinne, egal in wie vielen Zügen.
goal-hold = { $moves ->
    [one] { $name } am Zug: Lass { $other } nicht mit dem nächsten Stein gewinnen.
   *[other] { $name } am Zug: Lass { $other } in den nächsten { $moves } Zügen nicht gewinnen.
}
goal-draw = { $name } am Zug: Rette das Remis. Nur ein Zug schafft es.
goal-keep = { $name } am Zug: Finde einen besseren Zug.
goal-play = { $name } am Zug.

## What came of a move

step-answered = Richtig! { $other } antwortet in Spalte { $column }. Du bist am Zug.
step-solved = Gelöst!
step-right = Gut gemacht!
step-shown = Spalte { $column } war richtig.
step-shown-answered = Spalte { $column } ist richtig. { $other } antwortet in Spalte { $reply }.
wrong-loses-now = Spalte { $column } ist falsch: { $other } gewinnt in Spalte { $reply }.
wrong-loses = Spalte { $column } ist falsch: { $other } kann jetzt gewinnen.
wrong-lets-go = Spalte { $column } ist falsch: { $other } kann jetzt entkommen.
wrong-slow = Spalte { $column } ist zu langsam.
wrong-slow-reply = Spalte { $column } ist zu langsam: { $other } antwortet in Spalte { $reply }.
wrong-not-asked = Spalte { $column } ist es nicht. Schau noch mal hin.

## What the themes are called

puzzle-theme-win-in-one = Sieg in 1
puzzle-theme-win-in-two = Sieg in 2
puzzle-theme-win-in-three = Sieg in 3
puzzle-theme-win-in-more = Sieg in 4 oder mehr
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-stacked = Gestapelte Drohungen
puzzle-theme-cell-above = Das Feld darüber
puzzle-theme-defend = Abwehr
puzzle-theme-zugzwang = Ziehen müssen (Zugzwang)
puzzle-theme-follow-up = Obendrauf antworten
puzzle-theme-save-draw = Remis retten

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Rätsel { $id } · { $hardness }
puzzle-about = { $theme }, Wertung { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = es gibt kein Rätsel { $id }: nimm 1 bis { $last }
puzzle-none = kein Rätsel hat dieses Thema und ist so schwer
