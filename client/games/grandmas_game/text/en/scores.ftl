### Scores of Grandma’s Game: the number of cards on the foundations.

# A score with its unit.
# $points (Points)
counted = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
# A score where there is little room.
# $points (Points)
of-all = { $points } of 104 cards
# $points (Points)
on-foundations = { $points } of 104 cards on the foundations
# The same where there is less room.
# $points (Points)
on-foundations-short = { $points } of 104 cards on foundations
# A score in the line above the table.
# $points (Points)
title = Score: { $points }
# The last card has come to the foundations.
all-home = All 104 cards are home
# Instead of a score, if the game is won.
won = Won: all 104 cards

## What a score is made of

suit =
    .clubs = clubs
    .diamonds = diamonds
    .hearts = hearts
    .spades = spades
# A player’s part of the score in a race.
# $number (Int)
player = Player { $number }
# An item of a list: a suit or a player with a number of cards.
# $name (Name)
# $points (Points)
part = { $name } { $points }

## The score to beat

# No score is higher than 104.
# $points (Points)
to-beat = { $points ->
    [104] to match: all { $points } cards
    [one] { $points } card to beat
   *[other] { $points } cards to beat
}
# $points (Points)
computer-reached = { $points ->
    [one] The computer brought { $points } card to the foundations.
   *[other] The computer brought { $points } cards to the foundations.
}
# $points (Points)
your-best = Your best is { $points }.

## The state of a table

# $cards (Count)
stock = { $cards ->
    [0] the stock is empty
   *[other] { $cards } in the stock
}
# $moves (Count)
# $undos (Count)
# $redos (Count)
# $peeks (Count)
# $race (Flag)
made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $race ->
    [yes] {""}
   *[no] , { $undos } undone, { $redos } redone
}{ $peeks ->
    [0] {""}
    [one] , { $peeks } look
   *[other] , { $peeks } looks
}
# $cards (Count)
left = { $cards } left
# In a race: the player’s table is over.
over = over
# $points (Points)
# $left (Count)
# $plays (Flag)
state = { $points ->
    [one] { $points } card played
   *[other] { $points } cards played
}, { $left } left{ $plays ->
    [yes] {""}
   *[no] , over
}
# $name (Name)
# $points (Points)
# $left (Count)
# $plays (Flag)
player-state = { $name }: { state }
# Ends a list of players.
# $players (Count)
more-players = and { $players } more

## The end

# How a game alone ended.
# $points (Points)
ended =
    .won = Won: all 104 cards are on the foundations!
    .given-up = { $points ->
        [one] Given up with { $points } card on the foundations.
       *[other] Given up with { $points } cards on the foundations.
    }
    .other = { $points ->
        [one] The game is over, with { $points } card on the foundations.
       *[other] The game is over, with { $points } cards on the foundations.
    }
# How the reader’s table in a race ended.
your-table =
    .won = You won: all cards are on the foundations.
    .given-up = You gave up your table.
    .stuck = No more cards can be played at your table.
    .cut-short = Another player has won.
others-play-on = The others play on.
# $places (Text)
race-over = The race is over: { $places }.
# $name (Name)
# $others (Text?)
race-won = The race is over: { $name } won{ $others ->
    [none] {""}
   *[other] ; { $others }
}.

## Cards that were not played

# A heading: the number of cards that are not yet on the foundations.
left-title = Left
# $cards (Count)
left-count = { $cards ->
    [one] Left: { $cards } card
   *[other] Left: { $cards } cards
}
# $groups (Text)
left-cards = Left: { $groups }.
# The cards left in one place.
# $place (Text)
# $cards (Cards)
left-in = { $place }: { $cards }
workspace = workspace
stock-name = stock

## The options

option-any-order = The workspace may be put in any order.
option-fixed-order = The workspace stays in its order, which is much harder.
option-winnable = Only winnable numbers are drawn.
