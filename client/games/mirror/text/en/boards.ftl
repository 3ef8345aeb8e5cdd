### The two boards of a mirror match: both legs at once, on the same deal.

boards = The two boards
# $number (Int)
board = Board { $number }
# A board and something about it.
# $number (Int)
# $text (Text)
about-board = Board { $number }: { $text }
# $step (Int)
kind = mirror, step { $step }

# What a player does on a board. The reader has no name.
# $name (Name?)
# $role (Choice: maximizer minimizer owner guesser player)
plays = { $name ->
    [none] { $role ->
        [maximizer] you maximize
        [minimizer] you minimize
        [owner] you own
        [guesser] you guess
       *[player] you play
    }
   *[other] { $name } { $role ->
        [maximizer] maximizes
        [minimizer] minimizes
        [owner] owns
        [guesser] guesses
       *[player] plays
    }
}
# $plays (Text)
# $score (Points)
plays-score = { $plays } { $score }
# Whose move it is on a board, or who has moved.
# $state (Choice: yours you-moved moved both over thinks theirs)
# $name (Name)
status = { $state ->
    [yours] your move
    [you-moved] you moved
    [moved] { $name } moved
    [both] both to move
    [over] over
    [thinks] { $name } thinks
   *[theirs] { $name }’s move
}

## Waiting for the other board

# A move waits for a player’s move on the other board. The reader has no name.
# $move (Text)
# $name (Name?)
# $number (Int)
waits = You have moved here: { $move }. It counts once { $name ->
    [none] you have
   *[other] { $name } has
} moved on board { $number }.
# $mover (Name)
# $name (Name?)
# $number (Int)
has-moved = { $mover } has moved here. It counts once { $name ->
    [none] you have
   *[other] { $name } has
} moved on board { $number }.
# $number (Int)
your-turn-on = It is your turn on board { $number }.
# $number (Int)
play-on = Play on board { $number }

## The end

# $number (Int)
# $score (Text)
# $other (Int)
board-over = Board { $number } is over: { $score }. Board { $other } goes on.
# $name (Name)
# $score (Text)
reached = { $name } { $score }
# $results (Text)
over = Both boards are over: { $results }.
both-over = Both boards are over.

## In line mode

# $number (Text)
begins = A mirror match: both legs at once, on two boards; { $number }.
# $plays (Text)
# $status (Text)
state = { $plays }, { $status }
# $number (Int)
looks-at = You look at board { $number }.
# $number (Int)
not-your-turn-on = It is not your turn on board { $number }.
# $name (Name?)
# $number (Int)
moved = { $name ->
    [none] You have
   *[other] { $name } has
} moved on board { $number }.
# How a move is typed.
# $moves (Text)
moves-help = { $moves }; put 1: or 2: before it to play on that board
boards-command = show who moves on each board
other-command = look at the other board
