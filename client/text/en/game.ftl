### What the clients say of any game: its forms, its computer players.

computer-has-not-played = The computer has not played this number yet. It is working on it now.

# A form of a game, as a choice among the ways to play it.
form =
    .match = A match
    .mirror = A mirror match: both legs at once
    .together = Together
    .race = A race
    .solo = Alone

-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $points (Points)
points = { -points }

## A game that this page does not know

table = The table
computers-game = The computer’s game

## A leg, whatever the game

no-leg = No leg is being played.
# Enter was pressed, but no place is chosen.
choose-first = Choose a place with the arrow keys first, then press Enter.
enter-goes-on = Press Enter to continue.
enter-goes-back = Press Enter to go back.
# The title of the list of moves and other events.
news = What happened
# A move has been sent to the server.
sent = Sent …
# The label of the list of players.
players = Players
# Marks the player to move in the list of players.
to-move = to move
your-turn = your turn
# $name (Name)
# $computer (Flag)
turn = { $computer ->
    [yes] { $name } thinks
   *[no] { $name }’s turn
}

## Legs and roles

# $leg (Int)
# $legs (Int)
leg-of = leg { $leg } of { $legs }
# What is played, in the line above the board.
kind =
    .alone = alone
    .together = together
    .race = race
# What a player does in this leg, after the player's name.
# $role (Choice: maximizer minimizer owner guesser)
# $mine (Flag)
does = { $role ->
    [maximizer] { $mine ->
        [yes] maximize
       *[no] maximizes
    }
    [minimizer] { $mine ->
        [yes] minimize
       *[no] minimizes
    }
    [owner] { $mine ->
        [yes] own
       *[no] owns
    }
   *[guesser] { $mine ->
        [yes] guess
       *[no] guesses
    }
}
# After the player's name.
# $mine (Flag)
plays-alone = { $mine ->
    [yes] play alone
   *[no] plays alone
}
# $score (Text)
# $leg (Int)
leg-over = Leg { $leg } is over: { $score }.
# Cards that can be played without a disadvantage.
safe-on = Safe cards are now played automatically.
safe-off = Safe cards are no longer played automatically.
