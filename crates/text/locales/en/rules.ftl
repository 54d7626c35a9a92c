### Rule sets in sentences.

rules-intro = Two players drop discs into columns in turn; a disc falls to the lowest free cell. Rule sets with a name:
rules-words = Make your own with words such as { $examples }.

# A line of the list of rule sets.
rules-line = { $name }: { $rules }
rule-board = { $columns } columns and { $rows } rows.
rule-line = { $connect } in a row win: across, upright or diagonal.
rule-misere = A player who makes { $connect } in a row loses.
rule-centre = Each player's first disc goes into the centre column.
rule-undo = { $count ->
    [one] Each player may undo one move before the other plays.
   *[other] Each player may undo { $count } moves, each before the other plays.
}
rule-undo-win = Even a winning move can be undone.
rule-block = { $count ->
    [one] Each player may block one turn of the other side.
   *[other] Each player may block { $count } turns of the other side.
}
rule-remove = { $count ->
    [one] Instead of dropping, each player may remove one disc of the other side.
   *[other] Instead of dropping, each player may remove a disc of the other side, { $count } times in all.
}
rule-pop = Instead of dropping, you may pop one of your discs out of the bottom row.
rule-mistakes = Mistakes are counted, such as dropping into a full column. Mistake { $number } loses the game.

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
preset-duel-about = three undos each, the third mistake loses
preset-solo-about = the standard rules, against a computer
preset-powers-about = centre first; undo ×3, block ×1, remove ×1
preset-bitmap-about = the standard rules, on a pixel display
preset-lc3-about = four in a row on 6×6
preset-popout-about = you may also pop your discs out of the bottom row
preset-misere-about = four in a row loses
preset-five-about = five in a row on 9×6
