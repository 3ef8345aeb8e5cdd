### Scores of Happy Graphs. A card is happy if it touches as many cards as its rank says; the score counts the unhappy cards.

# A score with its unit.
# $points (Points)
counted = { $points ->
    [one] { $points } unhappy card
   *[other] { $points } unhappy cards
}

# A score at the end of a leg.
# $points (Points)
result = { $points ->
    [0] every card is happy
    [one] { $points } unhappy card
   *[other] { $points } unhappy cards
}

# A score where there is little room.
# $points (Points)
short = { $points } unhappy

# A part of the score, in a table.
part =
    .ace = unhappy aces
    .two = unhappy twos
    .three = unhappy threes
    .four = unhappy fours
    .five = unhappy fives
    .six = unhappy sixes
    .seven = unhappy sevens
    .eight = unhappy eights

# A number of cards of a rank, in a list. The rank is a word: “2 3s” would be two numbers in a row.
# $cards (Count)
cards-of-rank =
    .ace = { $cards ->
        [one] { $cards } ace
       *[other] { $cards } aces
    }
    .two = { $cards ->
        [one] { $cards } two
       *[other] { $cards } twos
    }
    .three = { $cards ->
        [one] { $cards } three
       *[other] { $cards } threes
    }
    .four = { $cards ->
        [one] { $cards } four
       *[other] { $cards } fours
    }
    .five = { $cards ->
        [one] { $cards } five
       *[other] { $cards } fives
    }
    .six = { $cards ->
        [one] { $cards } six
       *[other] { $cards } sixes
    }
    .seven = { $cards ->
        [one] { $cards } seven
       *[other] { $cards } sevens
    }
    .eight = { $cards ->
        [one] { $cards } eight
       *[other] { $cards } eights
    }

# Stands in place of the list of unhappy cards.
all-happy = all happy
