### What the coach says. $me and $other are the colours of the player who moves and of the opponent. $subject is the move that a
### sentence is about: one of the messages move-…. A sentence that can be a headline has at most 12 words.

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

## The move that a claim is about: the beginning of a sentence.

move-it = It
move-column = Column { $column }
move-reply = { $side }'s reply in column { $column }
move-reply-after = After column { $column }, { $side }'s reply in column { $reply }

## Cells and columns inside a sentence.

cell-place = row { $row } of column { $column }
columns-and = { $before } and { $column }
columns-or = { $before } or { $column }
line-kind = { $direction ->
    [across] a line across
    [up] an upright line
   *[diagonal] a diagonal line
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim.

claim-wins = { $subject } completes { $line } and wins.
claim-stops = { $subject } stops { $other } in column { $column }.
claim-stops-one = Only one can be stopped: { $other } also wins in column { $column }.
claim-misses-win = { $me } had a win: column { $column } completes { $line }.
claim-gives-above = { $subject } lets { $other } win right on top.
claim-gives-above-more = The disc on top completes { $line }.
claim-leaves-open = { $subject } leaves column { $column } open, where { $other } wins.
claim-leaves-open-more = A disc there completes { $line }.
claim-two-threats = { $subject } makes two threats at once.
claim-two-threats-more = { $me } can win in column { $columns }, and { $other } can stop only one.
claim-two-threats-stacked = They are one above the other in column { $column }: stop the lower one, and the upper one wins.
claim-stacked = { $subject } stacks two winning cells in column { $column }.
claim-stacked-more = They are rows { $lower } and { $upper }. If { $other } fills the lower one, { $me } wins in the upper one.
claim-threatens = { $subject } threatens to win in column { $column }.
claim-makes-threat = { $subject } makes a winning cell in column { $column }.
claim-makes-threat-more = It is row { $row }; the cells below it are still free.
claim-forces = { $subject } forces every reply and wins.
claim-forces-more = { $steps }. That wins with move { $number }.
forced-step = { $side } column { $column }
claim-follow-up-wins = { $side } wins by answering every disc on top.
claim-follow-up-holds = { $side } holds by answering every disc on top.
claim-follow-up-more = Every column has an even number of free cells, so the answer always fits, and { $other } gets no line.
claim-decides = { $winner }'s threat in { $place } decides.
claim-decides-only = { $winner }'s only threat, { $place }, decides.
claim-decides-chance = { $winner }'s chance in { $place } decides.
claim-decides-together = { $winner }'s chances in columns { $columns } decide together.

# $count is how many cells decide. Without them, the game would end otherwise.
claim-without-draw = { $count ->
    [one] Without it, it would be a draw.
   *[other] Without them, it would be a draw.
}
claim-without-win = { $count ->
    [one] Without it, { $side } would win.
   *[other] Without them, { $side } would win.
}
claim-zugzwang = Once the other columns are full, { $loser } must play below { $place }.
claim-zugzwang-odd = That is zugzwang: odd rows fall to the first player, { $winner }.
claim-zugzwang-even = That is zugzwang: even rows fall to the second player, { $winner }.
claim-runs-out = { $loser } has no safe move left.
claim-runs-out-more = Every move lets { $winner } win, in column { $columns }.
claim-holds = { $side }'s threat in { $place } holds the draw.
claim-avoid = { $count ->
    [one] { $side } must stay out of column { $columns } now.
   *[other] { $side } must stay out of columns { $columns } now.
}
claim-avoid-more = { $other } would win right on top.
claim-no-line-left = { $side } cannot make a line any more.
claim-no-line-left-both = Neither side can make a line any more.
claim-only-move-wins = It is the only move that wins.
claim-only-move-draws = It is the only move that holds the draw.
claim-lasts-longest = Every move loses; none lasts beyond move { $number }.
claim-lost-since = The mistake was earlier: move { $number }.
claim-builds = { $subject } joins { $discs } discs in an open line.
claim-spoils = { $subject } breaks a line that { $other } was building.
claim-lines = { $subject } has the most open lines: { $count }.
claim-keeps-win = { $subject } waits, gives nothing away and keeps the win.
claim-keeps-draw = { $subject } waits, gives nothing away and keeps the draw.
claim-keeps-loss = The game is lost, whatever { $me } plays.
claim-answer = { $other }'s best reply is column { $column }.
claim-better-wins = Better is column { $column }: it wins with move { $number }.
claim-better-draws = Better is column { $column }: it holds the draw.
claim-better-lasts = Better is column { $column }: it lasts until move { $number }.
claim-opening-wins = Opening knowledge: column { $column } keeps the win.
claim-opening-draws = Opening knowledge: column { $column } keeps the draw.

## Advice

hint-best = Column { $column } is best. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = My advice: { $action }.
coach-silent = The coach does not know these rules.
coach-trap = Not column { $column }: { $why }

# $side is a player, $percent a number such as 87.
review-accuracy = { $side }: { $percent } % accuracy
