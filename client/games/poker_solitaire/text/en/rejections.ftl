### Why Poker Solitaire refuses a move. A place has a name, such as “c3”, “Ann’s c3” or “x1”.

# $card (Card)
# $dealt (Cards)
not-dealt = { $card } is not dealt to you. You can take { $dealt }.
# $card (Card)
# $place (Text)
# $taker (Choice: you other nobody)
card-taken = { $taker ->
    [you] You have taken { $card } already
    [other] The other player has taken { $card }
   *[nobody] { $card } has been taken
}: it is on { $place }.
# $place (Text)
place-empty = There is no card on { $place }.
# $place (Text)
# $card (Card)
square-taken = { $card } is on { $place }. Choose a free square.
# $place (Text)
# $touching (Choice: edges corners)
touches-no-card = A card on { $place } would touch no other. { $touching ->
    [corners] Choose a square that touches one at a side or a corner.
   *[edges] Choose a square beside one.
}
nothing-to-pass = There are no turns here, so there is nothing to pass.
pass-too-early = You can pass only if your matrix is full or no cards are dealt to you.
done-only-in-race = Done is only for races. This leg ends by itself.
# $free (Count)
matrix-not-full = Your matrix is not full: { $free ->
    [one] { $free } square is free
   *[other] { $free } squares are free
}. Fill it first.
# $place (Text)
# $places (Either?)
no-such-reject-square = There is no reject square { $place }. { $places ->
    [none] This game has none.
   *[other] Choose { $places }.
}
# $place (Text)
which-matrix = There are two matrices. Write 1:{ $place } or 2:{ $place }.
# $place (Text)
only-one-matrix = There is only one matrix. Write { $place }.
no-planting = You can’t plant cards here. Put the card into your own matrix.
# $card (Card)
move-between-matrices = { $card } can only move within its matrix.
# $card (Card)
placed-card-not-planted = You can plant only a dealt card: { $card } is placed already.
# $card (Card)
# $place (Text)
placed-cards-stay = Placed cards stay: { $card } on { $place } can only be rejected.
# $place (Text)
reject-square-of-other = You can’t use { $place }: it is the other player’s reject square.
# $place (Text)
# $card (Card)
reject-square-used = { $card } is on { $place } already. Choose a free reject square.
# $card (Card)
rejected-card-elsewhere = { $card } is rejected. It can only go back into a matrix.
# $card (Card)
rejected-card-to-other = { $card } is rejected. It can only go back into your own matrix.
# $card (Card)
rejected-cards-stay = { $card } is rejected and can’t come back.
# $card (Card)
reject-of-other = { $card } is the other player’s. You can reject only your own cards.
# $card (Card)
no-stealing = You can’t steal { $card }: this game has no stealing.
# $card (Card)
stolen-already = { $card } was stolen once, so it can’t be stolen back.
# $card (Card)
steal-elsewhere = Put { $card } into your own matrix to steal it.
nothing-left-to-do = You have nothing left to do. Wait for the other player.
# In the name of a place, such as “the other player’s c3”.
other-player = the other player
