### The options of Poker Solitaire.

## Labels of options

# In a form; values follow.
option =
    .mode = Played
    .touching = Cards touch
    .movable = Placed cards
    .hands = Hands
    .scoring = Scoring
    .points = Points
    .unequal = Rules
    .touching-2 = Player 2 touches
    .movable-2 = Player 2’s cards
    .hands-2 = Player 2’s hands
    .scoring-2 = Player 2’s scoring
    .rejects-1 = Reject squares
    .rejects-2 = Player 2’s rejects
    .rejects-common = Common rejects
    .dealt = Dealt at a time
    .decks = Packs
    .stealing = Stealing
    .planting = Planting

## Values, each with a note

mode =
    .one-hand = one hand
    .best-of-two = best of two
    .sum-of-two = sum of two
    .alternate = alternate
    .same-deck = same deck
    .race = race
    .race-both = race, both
    .duel = duel
mode-note =
    .one-hand = one matrix, alone
    .best-of-two = two matrices, the better one counts
    .sum-of-two = two matrices, both count
    .alternate = in turn, a matrix each
    .same-deck = in turn, each with the same cards
    .race = both at once, until one is full and says Done
    .race-both = both at once, until both are full
    .duel = one matrix: many points against few
# What cards touch.
touching =
    .edges = edges
    .corners = corners
    .anywhere = anywhere
touching-note =
    .edges = an edge of another card
    .corners = edges or corners
    .anywhere = any free square
# After “Placed cards:”.
movable =
    .off = stay
    .on = may move
movable-note =
    .off = as they are placed
    .on = in the matrix, and back from rejects
hands-note =
    .ten = rows and columns
    .twelve = and the two diagonals
scoring =
    .english = English
    .american = American
    .pat = pat
    .user = your own
scoring-note =
    .english = four of a kind 16, flush 5
    .american = four of a kind 50, flush 20
    .pat = all five rows must be pat hands
    .user = points that you choose, or the table’s
# An example, in an empty field; keep the names of hands in English.
points-example = flush=13,flush+one-pair=20
points-note = empty: the last column of the table (? shows it)
unequal =
    .off = same for both
    .on = each their own
unequal-note =
    .off = {""}
    .on = a handicap; player 1’s above
rejects-note = at most five, dealt cards included
on-off =
    .off = no
    .on = yes
stealing-note = take a card of the other’s matrix
planting-note = a dealt card into the other’s matrix

## Ways to play, as a choice

way =
    .one-hand = One matrix
    .best-of-two = Two matrices, the better one counts
    .sum-of-two = Two matrices, both count
    .alternate = In turn, a matrix each
    .same-deck = In turn, each with the same cards
    .race = A race until one says Done
    .race-both = A race until both are full
    .duel = A duel in one matrix

## A form with radio buttons

# The values of `touching-field` end this sentence.
touching-field = A card must touch another’s
touching-value =
    .edges = edges
    .corners = edges or corners
    .anywhere = nothing: it goes anywhere
movable-value =
    .off = stay
    .on = may be moved, and fetched back
hands-value =
    .ten = 10: rows and columns
    .twelve = 12: and both diagonals
scoring-value =
    .english = English
    .american = American
    .pat = pat: all five rows must be pat hands
    .user = your own points
# $label (Text)
# $player (Int)
of-player = { $label } (player { $player })
unequal-field = Other rules for player 2
dealt-field = Dealt at a time
decks-field = Packs
# $player (Int)
rejects-field = Player { $player }’s reject squares
stealing-field = Stealing: a card may be taken from the other’s matrix
planting-field = Planting: a card may be placed in the other’s matrix
points-field = Your own points
points-help = Write a hand and its points on each line. Join hands with + if they are worth that together, such as flush+one-pair 20. Besides the hands of the table there are blaze, four-flush, kilter, round-the-corner-straight and round-the-corner-kilter.

## What is wrong with options

# $dealt (Count)
# $rejects (Count)
too-many = { $dealt } dealt and { $rejects ->
    [one] { $rejects } reject square
   *[other] { $rejects } reject squares
} are more than five together.
pat-for-both = Pat hands are for both players or for neither.
# $line (Text)
no-points = “{ $line }” needs a hand and its points, such as “flush=13”.
# $name (Text)
# $names (All)
unknown-hand = No hand is called “{ $name }”. Choose from { $names }.
# $name (Text)
# $most (Int)
too-much = “{ $name }” can be worth { $most } points at most.

## The rules of a room or a leg, in sentences

# $sentence (Text)
# $player (Name)
rules-of = { $player }: { $sentence }.
touching-rule =
    .edges = a card must touch another’s edge
    .corners = a card must touch another’s edge or corner
    .anywhere = a card goes anywhere
movable-rule =
    .off = placed cards stay
    .on = placed cards may be moved, and rejected ones fetched back
hands-rule =
    .ten = rows and columns count
    .twelve = rows, columns and both diagonals count
scoring-rule =
    .english = English scoring
    .american = American scoring
    .pat = all five rows must be pat hands
    .user = the room’s own points
# $hands (Text)
points-rule = Points: { $hands }.
# $hand (Text)
# $points (Points)
hand-points = { $hand } { $points }
# $cards (Count)
# $decks (Count)
dealt-rule = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} dealt at a time{ $decks ->
    [1] {""}
   *[other] , from { $decks } packs
}.
no-rejects = No reject squares.
# $squares (Count)
rejects-alone = { $squares ->
    [one] { $squares } reject square.
   *[other] { $squares } reject squares.
}
# $rejects (Text)
rejects-rule = Reject squares: { $rejects }.
# $squares (Count)
rejects-each = { $squares } each
# $squares (Count)
# $name (Name)
rejects-of = { $squares } { $name }’s
# $squares (Count)
rejects-yours = { $squares } yours
# $squares (Count)
rejects-common = { $squares } common
stealing-rule = Stealing: a card may be taken from the other’s matrix.
planting-rule = Planting: a card may be placed in the other’s matrix.
# $number (Int)
player = Player { $number }

## The rules of a matrix in a few words

# $touching (Choice: edges corners anywhere)
# $moves (Choice: stay move duel)
# $twelve (Flag)
# $scoring (Choice: english american pat user)
rules-in-short = { $touching ->
    [edges] touch edges
    [corners] touch corners
   *[anywhere] anywhere
}{ $moves ->
    [stay] , cards stay
    [move] , movable
   *[duel] {""}
}{ $twelve ->
    [yes] , 12 hands
   *[no] {""}
}, { $scoring ->
    [english] English
    [american] American
    [pat] pat hands
   *[user] own points
}
