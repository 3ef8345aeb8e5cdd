### Clocks: how much time the players have.

# In a puzzle, all players share one clock, and each card is a move.
# $move (Duration?)
# $leg (Duration?)
# $increment (Duration)
# $per (Choice: move card)
clock = { $move ->
    [none] { $leg ->
        [none] no clock
       *[other] { $leg } for a leg{ $increment ->
            [0] { "" }
           *[other] { " " }and { $increment } more for each { $per ->
                [card] card placed
               *[move] move
            }
        }
    }
   *[other] { $move } for each { $per ->
        [card] card placed
       *[move] move
    }
}

# The running clock of a correspondence game.
# $time (TimeLeft)
left = { $time } left

## Entering a clock

# $typed (Text)
unknown = “{ $typed }” is not a clock. Type 30 for 30 seconds a move, 3d for 3 days a move, or 5m+3 for 5 minutes a leg and 3 seconds more for each move.
increment-needs-leg = Only a clock for a whole leg can add time for each move, such as 5m+3.
limits = A move has from 5 seconds to 14 days; a leg has from 10 seconds to 1 day, and at most 10 minutes more for each move.
