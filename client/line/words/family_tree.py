"""What line mode says of families, of trees, and of what a card could do in them."""

from collections.abc import Mapping, Sequence

from client.games.family_tree.branches import Branch, Sign
from client.games.family_tree.words import HANDS, cards, couple, gains, score_after, stock
from client.text.cards import show_card
from client.text.counting import count
from client.text.formats import number
from client.text.people_words import begun
from protocol.cards import Card
from protocol.games.family_tree.view import Family, Hand, LegalMove

NO_HANDS = "No family has five cards in sight yet, so there are no hands."
FIRST_COUPLE = "The first couple."
NO_CHILDREN = "There are no children here yet."
_SIGNS: Mapping[Sign, str] = {
    Sign.CHILD: "can be a child",
    Sign.SPOUSE: "can be a spouse",
    Sign.EITHER: "can be a child or a spouse",
    Sign.JACK: "can cover somebody",
    Sign.COUPLE: "has a couple to go on",
}
AT_THE_TOP = "This is the first couple: there is nothing above it."


def family_line(family: Family) -> str:
    """Describe a family in the tree, in a line."""
    member = _person(family.member, family.member_cover)
    if family.spouse is None:
        told = [f"{member}, {'unmarried' if family.member_cover else 'single'}"]
    elif family.spouse_cover is not None and family.spouse_cover[0] == "A":
        told = [f"{member}, divorced from {_person(family.spouse, family.spouse_cover, 'covered by')}"]
    else:
        told = [f"{member} and {_person(family.spouse, family.spouse_cover)}"]
    if family.extended is not None:
        told.append(f"with {show_card(family.extended)}")
    if family.children:
        told.append(f"{'child' if len(family.children) == 1 else 'children'} {cards(family.children)}")
    if family.room:
        told.append(f"room for {count(family.room, 'child', 'children')}")
    if family.celebrity:
        told.append(f"celebrity {family.celebrity}")
    if family.hand is not None:
        told.append(hand(family.hand))
    return "; ".join(told)


def generation(level: int, line: str) -> str:
    """Put before a family's line which generation it is of."""
    return f"Generation {level}: {line}"


def hand(hand: Hand) -> str:
    """Name a hand and what it is worth."""
    return f"{HANDS[hand.name]} {hand.points}"


def hand_of(family: Family, hand: Hand) -> str:
    """Say which family has which hand, of which cards."""
    who = couple(family.member, family.spouse) if family.spouse else show_card(family.member)
    return f"{who}: {HANDS[hand.name]} {hand.points}, of {cards(hand.cards)}"


def born_to(member: Card, spouse: Card | None) -> str:
    """Say whose child somebody is."""
    return f"Born to {couple(member, spouse) if spouse else show_card(member)}."


def no_family(card: Card) -> str:
    """Say that a card is in no family."""
    return f"{show_card(card)} is in no family of this tree."


def child(number: int, family: Family, branch: Branch, current: Card | None) -> str:
    """Tell of a child of a family, how many more lie in its branch, and what the current card could do there."""
    who = couple(family.member, family.spouse) if family.spouse else show_card(family.member)
    told = [f"{number}. {who}"]
    if branch.children:
        told.append(f"{count(branch.children, 'child', 'children')} below")
    if branch.sign is not None and current is not None:
        told.append(f"here or below {show_card(current)} {_SIGNS[branch.sign]}, in {count(branch.places, 'place')}")
    return "; ".join(told)


def _person(card: Card, cover: Card | None, how: str = "dead, under") -> str:
    return f"{show_card(card)} ({how} {show_card(cover)})" if cover is not None else show_card(card)


def your_turn(card: Card, left: int, score: int) -> str:
    """Say that it is the reader's turn."""
    return f"Your turn: play {show_card(card)}. Score {score}, {stock(left)}."


def their_turn(who: str, card: Card, places: int, score: int, left: int) -> str:
    """Say whose turn it is."""
    turn = f"{who}: {show_card(card)} can go to {count(places, 'place')}."
    return f"{begun(turn)} Score {score}, {stock(left)}."


def place(number: int, move: LegalMove, meaning: str, score: int) -> str:
    """Describe a place for the current card, under the number that plays it."""
    target = show_card(move.target) + (f" or {show_card(move.also)}" if move.also else "")
    gained = gains(move.levels, move.celebrity, move.hands).replace(" · ", ", ")
    after = score_after(score, move.change).replace("→", "to")
    return f"{number}. on {target}: {meaning}; {f'{gained}; {after}' if gained else after}"


def expected(place: int, move: LegalMove, score: float) -> str:
    """Say what final score is expected of a place, under the number that plays it."""
    return f"{place}. on {show_card(move.target)} {number(round(score))}"


def hint(best: str, others: Sequence[str]) -> str:
    """Say what the computer would play and the final score it expects then, and what of the other places."""
    rest = f"; of the others: {', '.join(others)}" if others else "; there is no other place"
    return f"Hint: {best} points expected in the end{rest}."
