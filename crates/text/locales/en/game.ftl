### What the game says about itself: players, turns, moves, how games end.

## Languages

# What this language calls itself.
language-name = English
unknown-language = '{ $code }' is not a language of this game: use one of { $codes }

## Who plays

title = Four in a Row
red = Red
yellow = Yellow

# The colours inside a sentence.
red-disc = red
yellow-disc = yellow
you = You

# A player without a name: 1 or 2.
player-number = Player { $number }

# $level is 1 to 9, level-dice or level-perfect.
computer-name = Computer { $level }
level-dice = (random)
level-perfect = (perfect)

# The same with the name of the level: one of the messages level-name-….
computer-level = Computer { $level } ({ $name })
computer-at = Computer ({ $name })

# Where a level is chosen: 3 Amateur. $level is 1 to 9.
level-named = { $level } { $name }

# The names of the levels, from the weakest to the strongest. One word each if possible.
level-name-dice = Random
level-name-1 = Beginner
level-name-2 = Learner
level-name-3 = Amateur
level-name-4 = Skilled
level-name-5 = Sharp
level-name-6 = Veteran
level-name-7 = Expert
level-name-8 = Master
level-name-9 = Champion
level-name-perfect = Perfect

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] Your turn
   *[other] { $who } to move
}
thinking = { $name } is thinking

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = column { $column }
act-pop = pop column { $column }
act-remove = remove the disc at column { $column }, row { $row }
act-undo = undo the move
act-keep = keep the move
act-block = block the other side's turn
act-pass = do not block
act-draw = call a draw
act-resign = resign
act-agree = agree on a draw
act-time = run out of time

## What is left to a player, in a row of such notes.

left-undo = undo { $count }
left-block = block { $count }
left-remove = remove { $count }
left-mistakes = mistakes left { $count }

## Buttons and menu items.

take-back = Undo
resign = Resign
give-up = Resign?
call-draw = Call a draw
remove = Remove a disc
pop = Pop a disc
rematch = Rematch, sides swapped

## Counts.

moves-count = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
unfinished = unfinished

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] You win!
   *[other] { $who } wins!
}
tie-full = A draw: the board is full
tie-called = A draw: called on a full board
tie-agreed = A draw, as agreed
tie-repetition = A draw: the same position three times
tie-long = A draw: the game was too long
misere-line = { $loser ->
    [you] You made a line, so { $winner } wins!
   *[other] { $winner ->
        [you] { $loser } made a line, so you win!
       *[other] { $loser } made a line, so { $winner } wins!
    }
}
disqualified = { $loser ->
    [you] You made too many mistakes: { $winner } wins!
   *[other] { $winner ->
        [you] { $loser } made too many mistakes: you win!
       *[other] { $loser } made too many mistakes: { $winner } wins!
    }
}
resigned = { $loser ->
    [you] You resigned: { $winner } wins!
   *[other] { $winner ->
        [you] { $loser } resigned: you win!
       *[other] { $loser } resigned: { $winner } wins!
    }
}
timed-out = { $loser ->
    [you] You ran out of time: { $winner } wins!
   *[other] { $winner ->
        [you] { $loser } ran out of time: you win!
       *[other] { $loser } ran out of time: { $winner } wins!
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] You: column { $column }.
   *[other] { $who }: column { $column }.
}
popped = { $who ->
    [you] You pop column { $column }.
   *[other] { $who } pops column { $column }.
}
removed = { $who ->
    [you] You remove the disc at column { $column }, row { $row }.
   *[other] { $who } removes the disc at column { $column }, row { $row }.
}

# $mistake is one of the messages under "What is wrong with a move" in errors.ftl.
violated = { $who ->
    [you] You made a mistake: { $mistake }.
   *[other] { $who } made a mistake: { $mistake }.
}
undone = { $who ->
    [you] You undo the move.
   *[other] { $who } undoes the move.
}
blocked = { $who ->
    [you] You block the other side and move again.
   *[other] { $who } blocks the other side and moves again.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title } on { $columns }×{ $rows } after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: { $standing }

## Puzzles

hardness-easy = easy
hardness-medium = medium
hardness-hard = hard
hardness-devilish = devilish

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
