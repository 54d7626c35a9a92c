### What the coach says. $me and $other are the colours of the player who moves and of the opponent; $cell is a cell such as 42
### (column 4, row 2), $cells several of them with spaces between, $columns a row of columns such as 4453.

## Grades of moves, as a note.

grade-best = best
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-draw = a draw with best play
outlook-win = { $side } wins with move { $number }
outlook-loss = { $side } loses with move { $number }
say-outlook-draw = A draw with best play.
say-outlook-win = { $side } wins with move { $number }.
say-outlook-loss = { $side } loses with move { $number }.

## The claims: whole sentences.

claim-wins = It wins with the line { $cells }.
claim-stops = It stops { $other }, who would have won at { $cell }.
claim-misses-win = { $me } could have won at once, at { $cell } with the line { $cells }.
claim-gives-above = It gives away the cell above: { $other } wins at { $cell } with { $cells }.
claim-leaves-open = It leaves { $cell } open, where { $other } wins with { $cells }.
claim-two-threats = It makes two threats at once, at { $cells }: { $other } cannot stop both.
cells-and = { $before } and { $cell }
cells-or = { $before } or { $cell }
claim-wins-at = It wins with move { $number }.
claim-forces = Every answer to it is forced: { $columns }, and { $me } wins with move { $number }.

# $threats are one or more of threat-ready and threat-chance, joined by threats-together; $count is how many. Without them,
# the game would end otherwise.
claim-decides-draw =
    What decides is { $winner }'s { $threats }. { $count ->
        [one] Without it
       *[other] Without them
    }, it would be a draw.
claim-decides-loss =
    What decides is { $winner }'s { $threats }. { $count ->
        [one] Without it
       *[other] Without them
    }, { $loser } would win.

# $parity is odd or even: the row of the cell, counted from 1.
threat-ready = { $parity ->
    [odd] odd threat at { $cell } (line { $cells })
   *[even] even threat at { $cell } (line { $cells })
}

# Not all of the line is there yet.
threat-chance = { $parity ->
    [odd] chance to make an odd threat at { $cell } (line { $cells })
   *[even] chance to make an even threat at { $cell } (line { $cells })
}
threats-together = { $before } together with the { $threat }

# Waiting moves: moves that give nothing away. $cells are joined by cells-or.
claim-runs-out = In the main line { $loser } runs out of waiting moves and must let { $winner } play { $cells }.
claim-runs-out-after = In the main line { $loser } runs out of waiting moves (after { $columns }) and must let { $winner } play { $cells }.
claim-runs-out-later = In the main line { $loser } runs out of waiting moves, { $discs } discs later, and must let { $winner } play { $cells }.
claim-no-line-left = { $side } cannot make a line any more.
claim-lasts-longest = All moves lose; none of the others lasts longer than move { $number }.
claim-only-move = It is the only move: all others lead to a worse result.
claim-answer = { $other } answers with column { $column }.
claim-better-wins = Better is column { $column }: it wins with move { $number }.
claim-better-draws = Better is column { $column }: it holds the draw.
claim-better-lasts = Better is column { $column }: it lasts until move { $number }.

## Advice

hint-best = Column { $column } is best. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = My advice: { $action }.
coach-silent = The coach does not know these rules.
coach-trap = Not column { $column }: { $why }
