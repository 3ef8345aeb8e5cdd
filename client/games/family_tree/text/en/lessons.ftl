### What the guided game explains, each when it first comes.

# $member (Card)
# $spouse (Card)
# $card (Card)
welcome = { $member } and { $spouse } are the first couple of your family tree. Play the other cards into it, one by one, for many points. The current card is { $card }.
# After the sentences of the welcome.
how-to-play =
    .terminal = Each place that takes it has a ▸. Choose one with the arrow keys, and press Enter.
    .browser = Each place that takes it is lit. Click or tap one, and again to play. Or use the arrow keys and Enter.
    .line = If it fits anywhere, you must play it. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all rules, or enough to end these tips.
# $card (Card)
family = { $card } is a family card, like all cards from 3 to 10, queens, kings and jokers. On a couple it becomes a child; on a single person, the spouse. A couple has up to three children.
# $count (Int)
# $singles (Cards)
marriage = { $singles } { $count ->
    [one] is single. A family card played there becomes the spouse
   *[other] are single. A family card played on one of them becomes the spouse
}, and the new couple can have children. Each new generation scores 10 points.
# $card (Card)
celebrity = { $card } is a celebrity. A marriage with one queen or king scores 10 points, a marriage with two scores 30.
# $card (Card)
joker = { $card } is played like any family card. In a poker hand it counts as the card that helps most. It is not a celebrity.
# $card (Card)
two = { $card } is for a couple, which can then have five children instead of three. It also counts in the family’s poker hand.
# $card (Card)
ace = { $card } divorces a couple: it covers the spouse, and the couple has no further children. If it fits, you must play it. Choose the couple that costs least, or gets a better hand.
# $card (Card)
jack = { $card } means a death: it covers a living person. A couple that loses a partner has no further children, and no points for celebrities. A single or divorced person is often the smallest loss.
# $count (Int)
# $cards (Cards)
# $safe (Flag)
skipped = { $cards } { $count ->
    [one] fits nowhere yet. It is at the bottom of the stock, and comes
   *[other] fit nowhere yet. They are at the bottom of the stock, and come
} up again.{ $safe ->
    [yes] { " " }The first couple is safe from aces and jacks until it has a child.
   *[no] { "" }
}
# $member (Card)
# $spouse (Card)
# $hand (Text)
# $points (Points)
hand = The family of { $member } and { $spouse } has five cards in sight, so it scores as a poker hand: { $hand }, { -points }. The partners, a 2, an ace and the children count. Most points come from good hands.
# $points (Points)
over = No card fits any more. You have { -points }. The same number deals the same cards again, so next time you know what comes.
