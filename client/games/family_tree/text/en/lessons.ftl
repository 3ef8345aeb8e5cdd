### What the guided game explains, each when it first comes.

# $member (Card)
# $spouse (Card)
# $card (Card)
welcome = { $member } and { $spouse } begin your family tree. You play all other cards into it, one by one, for as many points as you can make. { $card } is the current card.
# After the sentences of the welcome.
how-to-play =
    .terminal = It goes where you see a ▸. Choose a place with the arrow keys, and play with Enter.
    .browser = It goes where a place is lit. Click or tap there, and once more to play it; or choose with the arrow keys, and play with Enter.
    .line = It must be played where it can go. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all the rules, enough to end these explanations.
# $card (Card)
family = { $card } is a family card, as all from 3 to 10 are, and Q, K and jokers: a couple takes it as a child (up to three), a single person as the spouse.
# $count (Int)
# $singles (Cards)
marriage = { $singles } { $count ->
    [one] is
   *[other] are
} single, and a family card played there marries. A new couple can have children: each further generation is 10 points more.
# $card (Card)
celebrity = { $card } is a celebrity: a queen or king in a marriage is worth 10 points, two of them together 30.
# $card (Card)
joker = { $card }: a family card, and in a poker hand whatever card helps most. It is no celebrity.
# $card (Card)
two = { $card } extends a family: that couple may have five children, and the 2 counts in its hand.
# $card (Card)
ace = { $card } divorces a couple: it covers the spouse, and the couple can’t have more children. If it fits, it must be played: put it where it costs least, or where it makes a better hand.
# $card (Card)
jack = { $card } kills a living person: the couple can’t have more children, and a dead celebrity scores nothing. A divorced or single person may be the smallest loss.
# $count (Int)
# $cards (Cards)
# $safe (Flag)
skipped = { $cards }: no place took { $count ->
    [one] it, so it
   *[other] them, so they
} went to the bottom of the stock and will come again.{ $safe ->
    [yes] { " " }The first couple is safe from aces and jacks until it has a child.
   *[no] { "" }
}
# $member (Card)
# $spouse (Card)
# $hand (Text)
# $points (Points)
hand = { $member } and { $spouse } and their children are a poker hand now, because five cards of that family are in sight: { $hand }, { -points }. Good hands are where most of the points are.
# $points (Points)
over = That was the last card that could be played: { -points }. The same number deals the same cards again, so next time you know what comes.
