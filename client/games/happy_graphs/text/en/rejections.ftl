### Why Happy Graphs refuses a move. A square has a name, such as “N50” or “N50 in group 2”.

only-in-puzzle = You can take back cards and finish early only in a puzzle. Play a card.
# $card (Card)
card-not-in-hand = { $card } is not in your hand. Play a card that is.
# $square (Text)
no-card-on-square = There is no card on { $square }. Choose a card on the board.
# $square (Text)
not-on-hex-board = The hex board has no square { $square }: every other column is half a step lower.
# $square (Text)
# $card (Card)
square-occupied = { $card } is on { $square }. Choose a free square.
# $square (Text)
square-next-to-no-card = { $square } is next to no card. Choose a square beside one.
# $square (Text)
# $card (Card)
square-walled = { $card } is happy and takes no more neighbours, so { $square } is closed.
# $square (Text)
# $card (Card)
# $connections (Count)
card-too-connected = { $card } would have { $connections ->
    [one] { $connections } neighbour
   *[other] { $connections } neighbours
} on { $square }, more than it wants.
# $square (Text)
first-card-elsewhere = The first card goes to { $square }.
group-too-early = You can start a new group only if no card in your hand fits beside another card.
# $square (Text)
# $group (Int)
group-elsewhere = The next new group is group { $group }. Its first card goes to { $square }.
