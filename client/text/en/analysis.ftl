### The analysis of a finished match: how well each player moved.

title = Analysis
# $analysis (Text)
# $match (Text)
title-of-match = { $analysis }: { $match }
judged-so-far = The moves judged so far
working = The computer is analysing the moves, one by one …
# $done (Count)
# $moves (Count)
progress = { $done } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $progress (Text)
working-at = The computer is analysing: { $progress }.
# What the figures are based on.
# $playouts (Count)
simulations = { $playouts ->
    [one] { $playouts } simulation
   *[other] { $playouts } simulations
} per move
# $simulations (Text)
based-on = Analysis by the computer ({ $simulations }):

## Why there is no analysis

not-sent = The server did not send the analysis. Try again.
no-record = Could not load the record of this match. Try again.
nothing-to-judge = No move in this match can be judged.
# $reason (Text)
impossible = The match can’t be analysed: { $reason }.
no-reason = no reason is known
# $reason (Text)
not-started = The program that analyses matches can’t be started: { $reason }.
not-shown = The analysis holds something that this Turnabout can’t show.
newer-version = The analysis was made by a newer Turnabout. Upgrade this one.
# $path (Text)
# $reason (Text)
unwritable = { $path } can’t be written: { $reason }.
not-over = The match is not over yet.
disconnected = The connection to the server was lost.
another-match = Another match has begun. Analyse this one from its record.
# $shown (Count)
only-first = Only the first { $shown } records were analysed. Analyse a later one with --index.

## Players

# A percentage for each player.
accuracy = accuracy
# $leg (Text)
accuracy-in-leg = accuracy, { $leg }
player = player
# The heading of a column: inaccuracies, mistakes and blunders.
faults = faults
# $percent (Int?)
percent = { $percent ->
    [none] –
   *[other] { $percent }%
}
# What a player does in a leg.
role =
    .maximizer = maximizing
    .minimizer = minimizing
    .player = alone
    .owner = owning
    .guesser = guessing
    .together = together
    .equal = playing
# $leg (Text)
# $role (Text)
role-in-leg = { $leg }, { $role }
# $name (Name)
# $role (Text)
# $percent (Text)
# $faults (Text)
accuracy-of = { $name } ({ $role }): accuracy { $percent }, { $faults }.
# $name (Name)
# $role (Text)
no-choices-of = { $name } ({ $role }): never had a choice.

## Faults

no-faults = no faults
# $count (Count)
fault-count =
    .inaccuracy = { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
    .mistake = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
    .blunder = { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
fault =
    .inaccuracy = inaccuracy
    .mistake = mistake
    .blunder = blunder
# The letter of a fault in the graph.
fault-letter =
    .inaccuracy = i
    .mistake = m
    .blunder = B
# $leg (Text?)
# $number (Int)
# $name (Name)
# $move (Text)
# $fault (Choice: inaccuracy mistake blunder)
# $best (Text)
# $lost (Text)
fault-found = Move { $number }{ $leg ->
    [none] {""}
   *[other] {" "}of { $leg }
}: { $name } played { $move }, { $fault ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}; { $best } was { $lost } better.
none-found = No move gave much away.
next-fault = Next fault
previous-fault = Previous fault
only-faults = Only faults

## What can’t be judged

# $name (Name)
movable-by = Moves of { $name } are not judged: { $name } could move placed cards.
movable = Moves are not judged: placed cards could be moved or taken back.

## Whether the deal can be won

# `number` is that of the move after which it can no longer be won.
# $name (Name?)
# $verdict (Choice: won lost unknown)
# $number (Int?)
# $move (Text)
verdict = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $verdict ->
    [won] With all cards known, this deal can be won{ $number ->
        [none] .
       *[other] , but not after move { $number }, { $move }.
    }
    [lost] Even with all cards known, this deal can’t be won.
   *[unknown] It is not known whether this deal can be won.
}
lost-here = lost here
show-move = Show that move

## Legs

# $kind (Choice: leg board)
# $leg (Int)
leg = { $kind ->
    [board] board { $leg }
   *[leg] leg { $leg }
}
legs = Legs

## The graph

# $leader (Name?)
# $leg (Text?)
graph = { $leader ->
    [none] Expected final score
   *[other] Expected lead of { $leader }
}{ $leg ->
    [none] {""}
   *[other] , { $leg }
}
# The graph as a sentence.
# $first (Text)
# $last (Text)
# $lowest (Text)
# $highest (Text)
# $faults (Text)
graph-read = It begins at { $first }, ends at { $last }, and lies between { $lowest } and { $highest }; { $faults }. The table below has each move.
# The graph as a sentence in line mode.
# $graph (Text)
# $first (Text)
# $high (Text)
# $highmove (Int)
# $low (Text)
# $lowmove (Int)
# $last (Text)
curve = { $graph }: { $first } after the first move, highest { $high } (move { $highmove }), lowest { $low } (move { $lowmove }), { $last } at the end.

## Moves

# $leg (Text?)
moves = { $leg ->
    [none] Moves
   *[other] Moves of { $leg }
}
# The columns of the table of moves. `lost` is what a move gave away against the best one.
column =
    .move = move
    .player = player
    .played = played
    .fault = fault
    .lost = lost
    .expected = expected
# $number (Int)
move-number = move { $number }
# $expected (Text)
expected = expected { $expected }
# $leader (Name?)
columns-explained = Expected: { $leader ->
    [none] the likely final score after the move
   *[other] how far the player who moves is likely to be ahead in the end, and in the graph how far { $leader } is
}, estimated by simulations. Lost: how much worse the move was than the best choice. Accuracy: 100% if every move was the best, 0% if no move was better than chance.
watch = Watch it again
# `reason` says why no server answers.
# $reason (Text)
needs-server = This analysis is not kept on this device, so it needs the server. { $reason }

## Choices at a move

# $number (Int)
choices = Choices at move { $number }
# $number (Int)
# $choices (Choice: several one unjudged)
choices-here = move { $number }, { $choices ->
    [several] choices here
    [one] no other choice
   *[unjudged] not judged
}
only-choice = There was no other choice.
# Beside a move: it is the best one.
best = best
# Beside a move: it was played.
played = played
# $picture (Text)
before-move = { $picture } before this move

# The labels of keys.
key =
    .move = move
    .next-fault = next fault
    .leg = other leg
    .board = other board
    .table = other table
