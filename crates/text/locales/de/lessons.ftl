### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Einwerfen und verbinden
lesson-drop-1 = Ein Stein fällt auf das unterste freie Feld seiner Spalte. Vier deiner Steine in einer Linie gewinnen. Fang in der Mitte an: Spiel Spalte 4.
lesson-drop-1-done = Gut. Durch die mittlere Spalte laufen mehr Viererlinien als durch jede andere.
lesson-drop-2 = Du spielst Rot (x). Unten hast du drei nebeneinander. Mach vier daraus.
lesson-drop-2-done = Vier nebeneinander: Du gewinnst.
lesson-drop-3 = Eine Viererlinie kann auch senkrecht stehen. Finde sie.
lesson-drop-3-done = Vier übereinander: Du gewinnst.
lesson-drop-4 = Du spielst Gelb (o). Eine Viererlinie kann auch diagonal sein. Wirf den fehlenden Stein ein.
lesson-drop-4-done = Vier auf der Diagonale. Diagonalen sieht man am schwersten, also such sie zuerst.

lesson-block = Den Gegner stoppen
lesson-block-1 = Du spielst Gelb. Rot hat drei nebeneinander und gewinnt als Nächstes, wenn du nichts tust. Stopp Rot.
lesson-block-1-done = Jetzt hast du beide Enden, also kann Rot hier nicht mehr gewinnen.
lesson-block-2 = Rot hat drei übereinander. Stopp Rot.
lesson-block-2-done = Oben auf dem Dreierstapel genügt ein Stein.
lesson-block-3 = Drei Steine mit einer Lücke sind genauso gefährlich. Füll die Lücke.
lesson-block-3-done = Frag dich vor jedem Zug: Was spielt der Gegner als Nächstes?

lesson-diagonals = Diagonalen sehen
lesson-diagonals-1 = Du spielst Gelb. Drei deiner Steine liegen auf einer Diagonale. Wo ist das vierte Feld, und kann dort ein Stein landen?
lesson-diagonals-1-done = Die Spalte war gerade hoch genug. Deshalb sind Diagonalen so schwer zu sehen.
lesson-diagonals-2 = Du spielst Rot. Gelb gewinnt gleich auf einer Diagonale. Stopp Gelb.
lesson-diagonals-2-done = Das vierte Feld lag ganz unten, weit weg von den anderen drei.
lesson-diagonals-3 = Du spielst wieder Gelb. Gewinne.
lesson-diagonals-3-done = Fahr jede Diagonale mit dem Finger nach, bis es zur Gewohnheit wird.

lesson-cell-above = Das Feld darüber
lesson-cell-above-1 = Auf jedem Stein, den du einwirfst, kann der Gegner landen. Das markierte Feld gewinnt für Rot. Spiel irgendwo, nur nicht direkt darunter.
lesson-cell-above-1-done = Richtig. Ein Stein in Spalte 3 hätte Rot das markierte Feld geschenkt.
lesson-cell-above-2 = Nur eine Spalte ist sicher. In den anderen gewinnt Rot direkt über deinem Stein.
lesson-cell-above-2-done = Schau vor jedem Einwurf ein Feld höher.

lesson-double-threat = Zwei Drohungen auf einmal
lesson-double-threat-1 = Du spielst Gelb. Zwei Steine nebeneinander, mit Platz auf beiden Seiten. Mach einen Dreier, der an beiden Enden wachsen kann.
lesson-double-threat-1-done = Zwei Felder gewinnen, und Rot kann nur eins besetzen.
lesson-double-threat-2 = Noch einmal. Wirf einen Stein auf der Seite ein, die beide Enden frei lässt.
lesson-double-threat-2-done = Achte in den ersten fünf Zügen auf diese Falle.
lesson-double-threat-3 = Jetzt hat Rot zwei Steine nebeneinander. Lass nicht zu, dass Rot den Dreier mit freien Enden bekommt.
lesson-double-threat-3-done = Greif schon bei zwei Steinen ein. Drei Steine mit zwei freien Enden sind nicht mehr zu stoppen.

lesson-stacked = Drohungen übereinander
lesson-stacked-1 = Du spielst Gelb. Schaff eine Drohung in einer Spalte, in der auch das Feld darüber für dich gewinnt.
lesson-stacked-1-done = Rot muss das untere Feld nehmen. Dann landest du auf dem oberen.
lesson-stacked-2 = Du spielst Rot. Dieselbe Idee: die Drohung und das Feld darüber.
lesson-stacked-2-done = Zwei Gewinnfelder übereinander sind nicht zu stoppen.

lesson-forced-line = Drohung auf Drohung
lesson-forced-line-1 = Wenn du mit dem Sieg drohst, hat der Gegner nur eine Antwort. Nutz das: Gewinne in 3 Zügen.
lesson-forced-line-1-done = Jede Antwort war erzwungen, also wusstest du, was kommt.
lesson-forced-line-2 = Noch einmal: eine Drohung, eine Antwort, die du kennst, und dann zwei Drohungen auf einmal.
lesson-forced-line-2-done = Zähl deine Drohungen, bevor du sie einsetzt. Eine beantwortete Drohung ist weg.
lesson-forced-line-3 = Eine noch. Überleg, welche Drohung zuerst kommt.
lesson-forced-line-3-done = Die Reihenfolge zählt. Spiel im Kopf beide durch.

lesson-look-ahead = Vorausschauen
lesson-look-ahead-1 = Du spielst Rot. Gelb droht nicht sofort zu gewinnen, aber in zwei Zügen. Eine Spalte verhindert das.
lesson-look-ahead-1-done = Nimm das Feld, das Gelb haben will.
lesson-look-ahead-2 = Dasselbe noch einmal: Alle Züge bis auf einen verlieren bald.
lesson-look-ahead-2-done = Frag dich bei jedem deiner Züge: Kann der Gegner jetzt zwei Drohungen schaffen?

lesson-odd-even = Ungerade und gerade Reihen
lesson-odd-even-1 = Zähl die Reihen von unten. Rot gewinnt auf dem markierten Feld in Reihe 3. Niemand will darunter spielen. Vier andere Felder sind frei. Gelb, Rot, Gelb und Rot füllen sie. Dann muss Gelb unter das markierte Feld spielen.
lesson-odd-even-1-done = Am Ende bekommt der erste Spieler die ungeraden Reihen.
lesson-odd-even-2 = Du spielst Rot. Das markierte Feld in Reihe 3 gehört dir, wenn du nicht darunter spielst. Spiel woanders und warte.
lesson-odd-even-2-done = Du hast gewartet, und Gelb musste ziehen.
lesson-odd-even-3 = Jetzt hat Gelb ein Gewinnfeld, in Reihe 4. Vier andere Felder sind frei. Rot, Gelb, Rot und Gelb füllen sie. Dann muss Rot darunter spielen. Der zweite Spieler bekommt die geraden Reihen.
lesson-odd-even-3-done = Also: Als erster Spieler schaff dir Gewinnfelder in ungeraden Reihen, als zweiter in geraden.

lesson-zugzwang = Ziehen müssen
lesson-zugzwang-1 = Du spielst Gelb. Dein Gewinnfeld ist ganz oben. Füll die anderen Spalten, bis Rot keinen sicheren Zug mehr hat. Das nennt man Zugzwang.
lesson-zugzwang-1-done = Rot musste unter dein Feld spielen.
lesson-zugzwang-2 = Du spielst Rot. Ein Zug schafft keine Drohung, aber jede Antwort von Gelb verliert. Finde ihn.
lesson-zugzwang-2-done = Keine Drohung, und doch musste Gelb ziehen und verlieren.

lesson-follow-up = Obendrauf antworten
lesson-follow-up-1 = Du spielst Gelb. Lass in jeder Spalte eine gerade Zahl freier Felder. Antworte von da an auf jeden Stein mit einem obendrauf. So bekommst du alle geraden Reihen.
lesson-follow-up-1-done = Ganz ohne Nachdenken: Der Plan allein gewinnt.
lesson-follow-up-2 = Hier gewinnt derselbe Plan nicht, aber er verliert nie.
lesson-follow-up-2-done = Der Plan klappt, wenn jede Spalte eine gerade Zahl freier Felder hat und der Gegner am Zug ist.

lesson-save-draw = Das Remis retten
lesson-save-draw-1 = Du spielst Rot. Alle Spalten bis auf eine verlieren. Halte das Remis, bis niemand mehr eine Viererlinie bilden kann.
lesson-save-draw-1-done = Ein Remis aus schlechter Stellung ist ein halber Sieg.
lesson-save-draw-2 = Noch einmal.
lesson-save-draw-2-done = Gut gehalten.

lesson-opening = Die Eröffnung
lesson-opening-1 = Bei perfektem Spiel gewinnt der erste Spieler, aber nur, wenn er in der Mitte anfängt. Direkt daneben ist es remis, weiter außen verliert er. Spiel den besten ersten Zug.
lesson-opening-1-done = Der Sieg kommt erst mit Stein 41 von 42. Bis dahin kann viel schiefgehen.
lesson-opening-2 = Du spielst Gelb. Rot hat die Mitte genommen und gewinnt bei perfektem Spiel. Mach es Rot so schwer wie möglich: Nimm das nächste Feld der mittleren Spalte.
lesson-opening-2-done = Von allen Antworten hält diese am längsten durch.
lesson-opening-3 = Du spielst Rot. Nur eine Spalte hält den Sieg fest.
lesson-opening-3-done = Wieder die Mitte. Jede andere Spalte verliert.
lesson-opening-4 = Rot hat in Spalte 2 angefangen, und jetzt kannst du mit Gelb gewinnen. Nur mit Spalte 3.
lesson-opening-4-done = Wer am Rand anfängt, verschenkt den Sieg.

## four learn

lessons-title = Lektionen
lesson-finished = Lektion geschafft: { $title }
lesson-next-is = Weiter mit: four learn { $name }
lesson-unknown = es gibt keine Lektion „{ $name }“; es gibt { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter: weiter, q: beenden{" "}
lesson-suggested = empfohlen
lesson-done-mark = geschafft
learn-no-mistakes = Keine Fehler von { $side }, aus denen du lernen kannst. Gut gespielt.
learn-moment = Zug { $number }: Du hast Spalte { $column } gespielt ({ $grade }).
learn-overlooked = Übersehen: { $what }
learn-finished = { $count ->
    [one] Das war dein Fehler in dieser Partie.
   *[other] Das waren deine { $count } Fehler in dieser Partie.
}
learn-often = Das übersiehst du oft: { $what }
learn-profile = Das übersiehst du oft: { $what }. Versuch diese Lektion: four learn { $name }

## Kinds of things that players overlook

oversight-upright = senkrechte Linien
oversight-level = waagerechte Linien
oversight-diagonal = Diagonalen
oversight-cell-above = das Feld darüber
oversight-double-threat = zwei Drohungen auf einmal
oversight-forced-line = Drohung auf Drohung
oversight-zugzwang = Zugzwang
oversight-opening = die Eröffnung
oversight-plan = ungerade und gerade Reihen
