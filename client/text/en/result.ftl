### The result of a match, and the rematch.

## Outcome

# The scores follow if they are points, rather than only won or lost.
# $winner (Choice: you player nobody)
# $name (Name)
# $points (Flag)
# $high (Points)
# $low (Points)
outcome = { $winner ->
    [you] You win
    [player] { BEGIN($name) } wins
   *[nobody] A draw
}{ $points ->
    [yes] , { $high } to { $low }
   *[no] { "" }
}.
# The match ended early. The reader has no name.
# $why (Choice: resigned flag claimed)
# $winner (Name?)
# $loser (Name?)
ended-early = { $why ->
    [resigned] { $loser ->
        [none] You resigned
       *[other] { BEGIN($loser) } resigned
    }
    [flag] { $loser ->
        [none] Your time ran out
       *[other] { $loser }’s time ran out
    }
   *[claimed] { $loser ->
        [none] You were away
       *[other] { BEGIN($loser) } was away
    }
}, and { $winner ->
    [none] you win
   *[other] { $winner } wins
} the match.
no-time-left = Time ran out for both at the same instant: a draw.
# The reader, among other names.
you = you
# More than two players, each of whom may win legs.
# $winner (Choice: you player several nobody)
# $names (All)
# $legs (Count)
legs-won = { $winner ->
    [nobody] A draw.
    [several] { BEGIN($names) } share the win, with { $legs ->
        [one] { $legs } leg
       *[other] { $legs } legs
    } won.
   *[other] { $winner ->
        [you] You win
       *[other] { BEGIN($names) } wins
    }, with { $legs ->
        [one] { $legs } leg
       *[other] { $legs } legs
    } won.
}
# All play on one side. The reader was one of them, or a spectator.
# $score (Text)
# $number (GameNumber?)
# $mine (Flag)
together = Together { $mine ->
    [yes] you
   *[no] they
} reached { $score }{ $number ->
    [none] .
   *[other] { " " }on number { $number }.
}
# $why (Choice: resigned flag other)
together-ended-early = { $why ->
    [resigned] The game ended: everyone left.
    [flag] The game ended: the time ran out.
   *[other] The game ended early.
}
# $score (Text)
difference = The difference is { $score }.
# $change (Text)
rating-change = Your rating changes by { $change }.
# A button: the figures then appear above the final boards.
show-accuracy = Show each player’s accuracy
# $key (Text)
accuracy-key = { $key } shows each player’s accuracy.
# Nobody’s rating changes.
unrated = Unrated: a takeback followed a revealed card.

## A race

# $winner (Choice: you player several nobody)
# $names (Names)
# $score (Text)
race = { $winner ->
    [nobody] A draw, at { $score }.
    [you] You win with { $score }.
    [player] { BEGIN($names) } wins with { $score }.
   *[several] { BEGIN($names) } win with { $score }.
}
# The losers are the reader, one other player, or all others.
# $why (Choice: resigned claimed flag)
# $losers (Choice: you one all)
# $loser (Name)
# $winner (Choice: you player several)
# $names (Names)
race-ended-early = { $why ->
    [resigned] { $losers ->
        [you] You left
        [one] { BEGIN($loser) } left
       *[all] All others left
    }
    [claimed] { $losers ->
        [you] You were away
        [one] { BEGIN($loser) } was away
       *[all] All others were away
    }
   *[flag] { $losers ->
        [you] Your time ran out
        [one] { $loser }’s time ran out
       *[all] The time ran out
    }
}: { $winner ->
    [you] you win.
    [player] { $names } wins.
   *[several] { $names } win.
}
# $left (Flag)
race-without-winner = { $left ->
    [yes] Everyone left: nobody wins.
   *[no] The race ended early: nobody wins.
}

## The legs

# The title of a table.
legs = The two legs
boards = The two boards
scores = The scores
# $leg (Int)
# $status (Choice: waiting playing over unfinished)
leg = { $status ->
    [unfinished] leg { $leg }, cut short
    [waiting] leg { $leg }, not played
   *[other] leg { $leg }
}
# A board of a mirror match.
# $board (Int)
# $status (Choice: waiting playing over unfinished)
board = { $status ->
    [unfinished] board { $board }, cut short
   *[other] board { $board }
}
# Before a player's name in a table.
role =
    .maximizer = maximized
    .minimizer = minimized
    .owner = owned the tree
    .guesser = guessed
score = score
# $role (Text)
accuracy-of = accuracy, { $role }
# $name (Name)
score-of = score, { $name }
# $leg (Int)
# $owner (Name)
# $reached (Text)
leg-in-short = { $leg } { $owner }’s: { $reached }

## The next match

next = What next?
# Both or all players have to agree, on one of several rematches or on the only one.
# $agreement (Choice: both all any)
rematch-starts = Play again? The rematch starts when { $agreement ->
    [both] you both choose the same deal.
    [all] all players choose the same deal.
   *[any] all players choose it.
}
# In a correspondence game, where the player asks for a rematch or accepts one.
rematch-starts-itself = An agreed rematch starts automatically, even while you are away.
# The argument is $what (Choice: same_number new_number any).
-rematch = { $what ->
    [same_number] a rematch on the same number
    [new_number] a rematch on a new number
   *[any] a rematch
}
# $name (Name)
# $what (Choice: same_number new_number any)
you-want-rematch = You want { -rematch }. Waiting for { $name }.
# $accept (Text?)
# $name (Name)
# $what (Choice: same_number new_number any)
wants-rematch = { BEGIN($name) } wants { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
}
# $names (Names)
# $several (Flag)
# $accept (Text?)
# $what (Choice: same_number new_number any)
# $missing (Count)
want-rematch = { BEGIN($names) } { $several ->
    [yes] want
   *[no] wants
} { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
} { $missing ->
    [one] { $missing } seat has
   *[other] { $missing } seats have
} not agreed yet.
# The label of a key or a button.
# $key (Text)
press-to-accept = press { $key } to accept
# $command (Text)
type-to-accept = type { $command } to accept
# A button: ask for another match.
another-match = Rematch
# $label (Text)
named-button = “{ $label }”
# The cards of a rematch, beside its button.
deal = Cards
deal-of =
    .new_number = new deal
    .same_number = same deal
decline = No, thanks
