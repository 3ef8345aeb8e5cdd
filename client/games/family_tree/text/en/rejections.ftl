### Why Family Tree refuses a move.

# $card (Card)
# $current (Card)
not-current-card = The current card is { $current }, not { $card }. Play { $current }.
# $target (Card)
not-in-tree = { $target } is not in the tree. Choose a card in the tree.
# $target (Card)
not-a-person = { $target } is not a person. Choose a member or a spouse.
# $target (Card)
# $cover (Card)
target-covered = { $target } is covered by { $cover }. Choose a card that is not covered.
# $target (Card)
tree-top-without-child = { $target } is at the top and has no children yet, so it takes no ace and no jack.
# $member (Card)
member-single = { $member } is single, and this card needs a couple. Choose another place.
# $member (Card)
# $spouse (Card)
couple-divorced = { $member } and { $spouse } are divorced. Choose another place.
# $target (Card)
person-widowed = { $target } is widowed. Choose another place.
# $member (Card)
# $spouse (Card)
# $children (Count)
too-many-children = { $member } and { $spouse } have { $children } children, { $children ->
    [3] and need a 2 to have more
   *[other] the most that a couple can have
}.
# $member (Card)
# $spouse (Card)
# $two (Card)
couple-has-two = { $member } and { $spouse } have { $two } already. A couple takes only one 2.
