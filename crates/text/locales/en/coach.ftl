### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = best
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = open, as far as I can see
outlook-draw = a draw with best play
outlook-win = { $side ->
    [you] you win on move { $number }
   *[other] { $side } wins on move { $number }
}
outlook-loss = { $side ->
    [you] you lose on move { $number }
   *[other] { $side } loses on move { $number }
}
say-outlook-open = Open, as far as I can see.
say-outlook-draw = A draw with best play.
say-outlook-win = { $side ->
    [you] You win on move { $number }.
   *[other] { $side } wins on move { $number }.
}
say-outlook-loss = { $side ->
    [you] You lose on move { $number }.
   *[other] { $side } loses on move { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = It
move-column = Column { $column }
move-reply = { $side ->
    [you] Your reply in column { $column }
   *[other] { $side }'s reply in column { $column }
}
move-reply-after = { $side ->
    [you] After column { $column }, your reply in column { $reply }
   *[other] After column { $column }, { $side }'s reply in column { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] you
   *[other] { $side }
}
person-whose = { $side ->
    [you] your
   *[other] { $side }'s
}
cell-place = row { $row } of column { $column }
columns-and = { $before } and { $column }
columns-or = { $before } or { $column }
line-kind = { $direction ->
    [across] a line across
    [up] an upright line
   *[diagonal] a diagonal line
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } completes { $line } and wins.
claim-stops = { $subject } stops { $other } from winning in column { $column }.
claim-stops-one = { $me } can stop only one threat; the other is in column { $column }.
claim-stops-lower = { $me } can stop only one threat; the other is right above.
claim-misses-win = Column { $column } would have won at once: it completes { $line }.
claim-gives-above = { $subject } lets { $other } win right on top.
claim-gives-above-more = The disc on top completes { $line }.
claim-leaves-open = { $subject } lets { $other } win in column { $column }.
claim-leaves-open-more = The threat was already there: a disc in that column completes { $line }.
claim-two-threats = { $subject } makes two threats at once.
claim-two-threats-more = { $me } can win in column { $columns }, and { $other } can stop only one.
claim-two-threats-stacked = They are one above the other in column { $column }: stop the lower one, and the upper one wins.
claim-stacked = { $subject } stacks two winning cells in column { $column }.
claim-stacked-more = They are in rows { $lower } and { $upper }: block the lower one, and the upper one wins.
claim-threatens = { $subject } threatens to win in column { $column }.
claim-threatens-up = { $subject } stacks { $discs } discs; { $other } must answer on top.
claim-threatens-also = { $count ->
    [one] { $subject } threatens column { $column } and makes a winning cell in column { $columns }.
   *[other] { $subject } threatens column { $column }; more winning cells: columns { $columns }.
}
claim-makes-threat = { $subject } makes a winning cell in column { $column }.
claim-makes-threat-more = It is in row { $row }; the cell right below it is still free.
claim-makes-threats = { $count ->
    [one] { $subject } makes winning cells in column { $columns }.
   *[other] { $subject } makes winning cells in columns { $columns }.
}
claim-makes-threats-many = { $subject } makes { $count } winning cells.
claim-makes-threats-columns = They are in columns { $columns }.
claim-makes-threats-row = They are in row { $row }.
claim-forces = { $subject } forces every reply and wins.
claim-forces-more = { $steps } wins.
claim-prevents = { $subject } stops { $whose } attack in column { $column }.
claim-prevents-takes = { $subject } takes { $place }, which { $whose } attack needs.
claim-prevents-more = Without it: { $steps } wins.
claim-prepares = { $subject } prepares an attack in column { $column }.
claim-prepares-more = If nobody stops it: { $steps } wins.
claim-wastes = { $subject } wastes the winning cell above it.
claim-wastes-more = { $other } can now block it, and { $line } is gone.
forced-step = { $side } column { $column }
claim-follow-up-wins = { $side } can win by always answering on top.
claim-follow-up-holds = { $side } can hold the draw by always answering on top.
claim-follow-up-more = Every column has an even number of free cells, so there is always room on top, and no line is left for { $other }.
claim-decides = { $whose } winning cell, { $place }, decides the game.
claim-decides-only = { $whose } only winning cell, { $place }, decides the game.
claim-decides-chance = For { $winner }, everything depends on { $place }.
claim-decides-together = For { $winner }, everything depends on cells in columns { $columns }.
claim-decides-stack = For { $winner }, everything depends on cells in column { $columns }.
claim-line-across = Its line is row { $row }, columns { $first } to { $last }.
claim-line-up = Its line is upright in column { $column }.
claim-line-diagonal = Its line is the diagonal from { $from } to { $to }.

# $count is how many cells decide. Without them, the game would end otherwise.
claim-without-draw = { $count ->
    [one] Without it, the game would be a draw.
   *[other] Without them, the game would be a draw.
}
claim-without-win = { $count ->
    [one] Without it, { $side } would win.
   *[other] Without them, { $side } would win.
}
claim-zugzwang = Once the other columns are full, { $loser } must play below { $place }.
claim-zugzwang-odd = That is zugzwang: in the end, the first player gets the odd rows.
claim-zugzwang-even = That is zugzwang: in the end, the second player gets the even rows.
claim-runs-out = No safe move is left for { $loser }.
claim-runs-out-more = Every move lets { $winner } win, in column { $columns }.
claim-holds = The draw depends on { $whose } winning cell, { $place }.
claim-has-threat = { $whose } winning cell is { $place }.
claim-has-threats = { $count ->
    [one] { $whose } winning cells are in column { $columns }.
   *[other] { $whose } winning cells are in columns { $columns }.
}
claim-avoid = { $count ->
    [one] Then { $side } must stay out of column { $columns }.
   *[other] Then { $side } must stay out of columns { $columns }.
}
claim-avoid-more = { $other ->
    [you] You would win right on top. If you play there first, that cell can be taken.
   *[other] { $other } would win right on top. Wait for { $other } to play there first, then take the cell on top.
}
claim-avoid-more-other = { $winner } would win right on top, but should wait: playing there first lets { $side } block.
claim-no-line-left = { $side } can no longer make a line.
claim-no-line-left-both = Neither side can make a line any more.
claim-only-move-wins = Only column { $column } wins; every other column loses.
claim-only-move-wins-mixed = Only column { $column } wins; the others draw or lose.
claim-only-move-wins-drawn = Only column { $column } wins; every other column only draws.
claim-only-move-draws = Only column { $column } holds the draw; every other column loses.
claim-last-column-draw = Only column { $column } is left; the game ends in a draw.
claim-last-column-wins = Only column { $column } is left; { $winner } will win on move { $number }.
claim-worse-draw = { $count ->
    [one] Column { $columns } only draws.
   *[other] Columns { $columns } only draw.
}
claim-worse-lose = { $count ->
    [one] Column { $columns } loses.
   *[other] Columns { $columns } lose.
}
claim-one-answer = Only the reply in column { $column } beats it.
claim-lasts-longest = Against perfect play every move loses; this one lasts until move { $number }.
claim-lost-since = The mistake was earlier: move { $number }.
claim-builds-across = { $subject } aims at row { $row }, columns { $first } to { $last }.
claim-builds-up = { $subject } stacks { $discs } discs in column { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } aims at a diagonal up to { $place }.
    [down] { $subject } aims at a diagonal down to { $place }.
   *[through] { $subject } aims at a diagonal through { $place }.
}
claim-spoils-across = { $count ->
    [one] { $subject } cuts { $whose } line in row { $row }.
   *[other] { $subject } cuts { $count } of { $whose } lines in row { $row }.
}
claim-spoils-up = { $discs ->
    [one] { $subject } blocks { $whose } disc in column { $column } from above.
   *[other] { $subject } blocks { $whose } stack of { $discs } from above.
}
claim-spoils-diagonal = { $subject } cuts { $whose } diagonal through { $place }.
claim-spoils-kinds = { $kinds ->
    [across-up] { $subject } cuts { $whose } lines across and upright.
    [across-diagonal] { $subject } cuts { $whose } lines across and diagonal.
    [up-diagonal] { $subject } cuts { $whose } lines upright and diagonal.
   *[all] { $subject } cuts { $whose } lines across, upright and diagonal.
}
claim-shuts-in = { $subject } blocks every line across for { $whose } disc in column { $column }.
claim-lines = { $subject } has the most lines still open: { $count }.
claim-lines-middle = { $subject } takes the middle, where most lines run.
claim-keeps-win = { $subject } threatens nothing, but keeps the win.
claim-keeps-draw = { $subject } threatens nothing, but keeps the draw.
claim-keeps-loss = Against perfect play, no move saves the game.
claim-answer = The best reply is column { $column }.
claim-reply-after = After column { $column }, { $other } can reply in column { $reply }.
claim-better-wins = Column { $column } is better: it wins on move { $number }.
claim-better-draws = Column { $column } is better: it holds the draw.
claim-better-lasts = Column { $column } is better: it lasts until move { $number }.
# A move that changed the result. $only is yes if no other column keeps it.
claim-opening-win-lost = { $only ->
    [yes] Only column { $column } kept the win; now { $other } can win.
   *[no] Column { $column } kept the win; now { $other } can win.
}
claim-opening-win-drawn = { $only ->
    [yes] Only column { $column } kept the win; now it is a draw.
   *[no] Column { $column } kept the win; now it is a draw.
}
claim-opening-draw-lost = { $only ->
    [yes] Only column { $column } kept the draw; now { $other } can win.
   *[no] Column { $column } kept the draw; now { $other } can win.
}

## Advice

hint-try = Try column { $column }.
hint-best = Column { $column } is best. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = My advice: { $action }.

# Why the coach says nothing, or only estimates.
coach-silent-rules = The coach does not know these rules.
coach-silent-far = Nothing can be proved in time here: the end is too far away.
coach-silent-over = The game is over.
coach-silent-column = Column { $column } cannot be played.
coach-silent-stopped = The coach was interrupted.
coach-estimate = Nothing can be proved in time here; this is an estimate.

coach-trap = Stay out of column { $column }. { $why }

# $side is a player, $percent a number such as 87.
review-accuracy = { $percent }% accuracy: { $side }
