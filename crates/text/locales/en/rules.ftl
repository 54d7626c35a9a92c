### Rule sets in sentences.

rules-intro = Two players drop discs into columns in turn; a disc falls to the lowest free cell. The rules that have a name:
rules-words = Put together words such as { $examples }.

# A line of the list of rule sets.
rules-line = { $name }: { $rules }
rule-board = { $columns } columns and { $rows } rows.
rule-line = { $connect } in a row win: across, upwards or diagonally.
rule-misere = A player who makes { $connect } in a row loses.
rule-centre = Each player's first disc goes into the centre column.
rule-undo = Moves each player may take back before the other plays: { $count }.
rule-undo-win = Even a winning move can be taken back.
rule-block = Turns of the other side that each player may block: { $count }.
rule-remove = Discs of the other side that each player may remove instead of dropping: { $count }.
rule-pop = Instead of dropping, a player may pop an own disc out of the bottom row.
rule-mistakes = Mistakes such as a full column are counted: number { $number } loses the game.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = standard
preset-duel = duel
preset-powers = powers
preset-lc3 = small
preset-popout = pop-out
preset-misere = misère
preset-five = five
preset-solo = solo
preset-bitmap = bitmap
preset-standard-about = four in a row on 7×6
preset-duel-about = three undos each, the third violation loses
preset-solo-about = the standard rules, against a computer
preset-powers-about = centre first; undo ×3, block ×1, remove ×1
preset-bitmap-about = the standard rules, on a pixel display
preset-lc3-about = four in a row on 6×6
preset-popout-about = or pop a disc of yours out of the bottom row
preset-misere-about = whoever makes four loses
preset-five-about = five in a row on 9×6
