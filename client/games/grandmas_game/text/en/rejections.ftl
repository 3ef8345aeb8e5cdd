### Why Grandma’s Game refuses a move. A foundation has a name, such as “hearts up”.

stock-empty = The stock is empty.
nothing-to-undo = There is no move to undo.
nothing-to-redo = There is no move to redo.
race-without-undo = You can’t undo moves in a race.
# $card (Card)
not-in-workspace = { $card } is not in the workspace.
# $pile (Text)
pile-empty = Pile { $pile } is empty.
# $pile (Text)
pile-in-workspace = The cards of pile { $pile } are in the workspace.
# $card (Card)
peek-without-equal = You can look under { $card } only if another pile shows the same card.
# $card (Card)
peek-not-playable = You can look under { $card } only when you can play it.
# $pile (Text)
nothing-under-top = Pile { $pile } has only one card.
# $pile (Text)
peeked-already = You see the card under the top of pile { $pile } already.
# $foundation (Text)
transfer-elsewhere = A card of { $foundation } can go only to the other foundation of its suit.
# $foundation (Text)
foundation-empty = There is no card on { $foundation }.
# $card (Card)
# $foundation (Text)
first-card-stays = { $card } is the first card of { $foundation } and stays there.
order-fixed = This room does not let you reorder the workspace.
workspace-empty = The workspace is empty.
# $cards (Cards)
order-incomplete = Name every card of the workspace once: { $cards }.
order-unchanged = The workspace is in this order already.
# $card (Card)
# $foundation (Text)
other-suit = { $card } does not fit on { $foundation }: the suits differ.
# $foundation (Text)
foundation-complete = The foundation { $foundation } is complete.
# $card (Card)
# $foundation (Text)
# $next (Card)
not-next-card = { $card } does not fit on { $foundation }: it takes { $next } next.
