### A match: its titles, and the pages before its first leg and between its legs.

## Titles

# $match (Int)
# $leg (Int)
# $legs (Int)
title-of-leg = Match { $match }, leg { $leg } of { $legs }
# A match with a single leg.
# $match (Int)
title = Match { $match }
# All play on one side.
# $match (Int)
title-together = Game { $match }, together
# Each plays the same cards on a table of their own.
# $match (Int)
title-race = Race { $match }
# Both legs at once, on two boards.
# $match (Int)
title-mirror = Match { $match }, a mirror match

## Roles

# Who plays which role. The reader has no name.
# $maximizer (Name?)
# $minimizer (Name?)
roles = { $maximizer ->
    [none] You maximize and play first; { $minimizer } minimizes.
   *[other] { $minimizer ->
        [none] You minimize; { $maximizer } maximizes and plays first.
       *[other] { BEGIN($maximizer) } maximizes and plays first; { $minimizer } minimizes.
    }
}
# Before the second leg. The reader has no name.
# $maximizer (Name?)
# $minimizer (Name?)
roles-swapped = Now the roles are swapped, on the same cards. { roles }
# $owning (Flag)
# $several (Flag)
roles-drawn = { $owning ->
    [yes] Chance decides who owns the tree first. You see your role when { $several ->
        [yes] all
       *[no] both
    } are ready.
   *[no] Chance decides who maximizes first. You see your role when { $several ->
        [yes] all
       *[no] both
    } are ready.
}
# One player hides a tree, the others guess it. The reader has no name. $several: all others guess.
# $owner (Name?)
# $guesser (Name?)
# $several (Flag)
# $now (Flag)
owns-tree = { $owner ->
    [none] { $now ->
        [yes] Now you own
       *[no] You own
    } the tree
   *[other] { $now ->
        [yes] Now { $owner }
       *[no] { BEGIN($owner) }
    } owns the tree
}, and { $several ->
    [yes] all others guess it.
   *[no] { $guesser ->
        [none] you guess it.
       *[other] { $guesser } guesses it.
    }
}
# A match with one leg, in which both players have the same role.
# $first (Name)
# $second (Name)
equals = { $first } is player 1, { $second } player 2; the match has one leg.
# $mine (Flag)
mirror = { $mine ->
    [yes] You maximize on one board and minimize on the other, dealt the same.
   *[no] Each player maximizes on one board and minimizes on the other, dealt the same.
} The better score as maximizer wins.
# $mine (Flag)
mirror-guess = { $mine ->
    [yes] You guess the tree on one board and own it on the other.
   *[no] Each player guesses the tree on one board and owns it on the other.
} The player who needs fewer guesses wins.
mirror-in-short = The boards keep in step: a move counts once the other board has come as far. So nobody sees a card before the other, and nobody can copy a move.
both-boards = Both legs at once, on two boards.
# $players (Int)
together = { $players } players are on the same side; turns go round the table.
# $players (Int)
race = { $players } players race on the same cards.

## Before a match

number-hidden = The number is hidden until the match is over. Then your client checks that the deal was fair.
# $number (GameNumber)
# $several (Flag)
number-known = Number { $number }, known to { $several ->
    [yes] all
   *[no] both
} from the start.
# $number (GameNumber?)
# $several (Flag)
number-again = The same number{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
} again: you { $several ->
    [yes] all
   *[no] both
} know these cards by now.
# In a tournament.
# $number (GameNumber?)
number-again-in-tournament = The same number{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
} again: players who know these cards can only lower their lowest score.
# $time (Text)
# $kind (Choice: two several together puzzle)
time-limit = { $kind ->
    [puzzle] You share one clock: { $time }. When it runs out, the game ends.
    [together] You each have { $time }. When one of you runs out of time, the game ends for all.
    [several] You each have { $time }. A player who runs out of time can’t guess any more in that leg; the others play on.
   *[two] You each have { $time }. A player who runs out of time loses the match.
}
hints = Players may ask for a hint on their turn.
# The owner's settings, joined by semicolons.
# $number (GameNumber?)
set-number = { $number ->
    [none] the number is random and hidden
   *[other] number { $number }
}
# $role (Choice: maximizer minimizer owner guesser drawn drawn_owner)
set-role = { $role ->
    [maximizer] you maximize first
    [minimizer] you minimize first
    [owner] you own the tree first
    [guesser] you guess first
    [drawn_owner] chance decides who owns the tree first
   *[drawn] chance decides who maximizes first
}
set-both-boards = both legs at once, on two boards
# A setting of the room, in a list: hints are allowed.
set-hints = hints allowed
set-no-spectators = no spectators

## Before a leg

# Beside a player who is ready to start.
ready = ready
not-ready = not ready yet
# Between the legs of a correspondence game.
next-leg-starts-itself = The next leg starts automatically 30 seconds after this one, or as soon as all are ready.
press-enter = Press Enter when you are ready.
press-enter-to-start = Press Enter to start the leg.
# The name of the list of players.
who-is-ready = Who is ready
i-am-ready = I am ready
start = Start the leg
# The label of a button for people who share a screen.
# $names (All)
we-are-ready = { $names } are ready
# $names (Names)
# $several (Flag)
waiting = You are ready. The leg starts as soon as { $names } { $several ->
    [yes] are
   *[no] is
}.
# For spectators.
# $names (Names)
# $several (Flag)
starts-when-ready = The leg starts as soon as { $names } { $several ->
    [yes] are
   *[no] is
} ready.
# Takes the place of a name if a seat is free.
new-player = a new player

## Between the legs

# Under the score of the first leg, in large figures.
to-beat-label = to beat

still-hidden = The number stays hidden until the second leg is over.
# What the second leg is about. The reader has no name.
# $score (Count)
# $maximizer (Name?)
# $minimizer (Name?)
to-beat = { $maximizer ->
    [none] Reach more than { $score } and you win; { $score } is a draw, lower and { $minimizer } wins.
   *[other] { $minimizer ->
        [none] Keep { $maximizer } under { $score } and you win; { $score } is a draw, higher and { $maximizer } wins.
       *[other] With more than { $score }, { $maximizer } wins; { $score } is a draw, lower and { $minimizer } wins.
    }
}
# What the second leg is about, if a leg is only won or lost. $won: the player who minimizes now won the first.
# $won (Flag)
# $maximizer (Name?)
# $minimizer (Name?)
to-win = { $won ->
    [yes] { $maximizer ->
        [none] If you win this leg, it is a draw; otherwise { $minimizer } wins.
       *[other] If { $maximizer } wins this leg, it is a draw; otherwise { $minimizer ->
            [none] you win.
           *[other] { $minimizer } wins.
        }
    }
   *[no] { $maximizer ->
        [none] If you win this leg, you win the match; otherwise it is a draw.
       *[other] If { $maximizer } wins this leg, { $maximizer } wins the match; otherwise it is a draw.
    }
}
# What the second leg is about, if a tree is guessed. The reader has no name. $found: the tree was found in the first leg.
# $score (Count)
# $found (Flag)
# $guesser (Name?)
# $owner (Name?)
guesses-to-beat = { $found ->
    [yes] { $score ->
        [1] Found with the first guess, it is a draw; with more guesses { $owner ->
            [none] you win.
           *[other] { $owner } wins.
        }
       *[other] With fewer than { $score } guesses { $guesser ->
            [none] you win
           *[other] { $guesser } wins
        }; { $score } is a draw; with more { $owner ->
            [none] you win.
           *[other] { $owner } wins.
        }
    }
   *[no] { $guesser ->
        [none] You win
       *[other] { BEGIN($guesser) } wins
    } by finding the tree; otherwise it is a draw.
}
