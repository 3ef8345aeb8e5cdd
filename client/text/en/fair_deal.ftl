### The check that a deal was fair, once the number is revealed.

# A sign comes before it, and the evidence below it.
verified = Fair deal verified
not-verified = The deal is not verified
checking = Checking that the deal was fair …
# The number was hidden, and all checks are good.
fair = Fair deal: the number was fixed at the start, and the cards match it.
# $number (GameNumber)
# $known (Flag)
number-was = The number was { $number }{ $known ->
    [yes] , known from the start
   *[no] { "" }
}.
# Each leg had its own number.
# $leg (Int)
# $number (GameNumber)
number-of-leg = Leg { $leg } was on number { $number }.
# $numbers (All)
numbers-were = The numbers were { $numbers }.
# $number (GameNumber)
# $leg (Int)
number-in-list = { $number } (leg { $leg })
finding =
    .commitment_kept = The number matches the fingerprint shown at the start.
    .commitment_broken = The number doesn’t match the fingerprint shown at the start.
    .commitment_changed = The fingerprint is not the one shown at the start.
    .number_missing = The server did not fully reveal the number, so nothing can be checked.
    .deck_dealt = Verified: this number deals the deck you played.
    .deck_different = The cards that were played are not the cards of this number.
    .cards_as_seen = Every card you saw came in that deck’s order.
    .cards_different = A card you saw is different in the record.
    .cards_unchecked = The cards are not checked here: run turnabout verify where the game is installed.
    .record_missing = The server did not give the record, so the cards can’t be compared.
no-cards-seen = You saw no cards revealed, so there is nothing to compare.
# $move (Int)
# $leg (Int)
first-difference = The first difference is move { $move } of leg { $leg }.
