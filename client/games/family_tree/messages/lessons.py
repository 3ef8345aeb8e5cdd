"""What the guided game explains, each when it first comes.

Made from client/games/family_tree/text/en/lessons.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats


def welcome(*, member: str, spouse: str, card: str) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} begin your family tree. You play all other cards into it, one by one, for as many points as you can make. {formats.card(card)} is the current card."


def how_to_play(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "terminal": "It goes where you see a ▸. Choose a place with the arrow keys, and play with Enter.",
        "browser": "It goes where a place is lit. Click or tap there, and once more to play it; or choose with the arrow keys, and play with Enter.",
        "line": "It must be played where it can go. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all the rules, enough to end these explanations.",
    }[key]


def family(card: str) -> str:
    return f"{formats.card(card)} is a family card, as all from 3 to 10 are, and Q, K and jokers: a couple takes it as a child (up to three), a single person as the spouse."


def marriage(*, count: int, singles: Sequence[str]) -> str:
    return f"{formats.cards(singles)} " + ("is" if count == 1 else "are") + " single, and a family card played there marries. A new couple can have children: each further generation is 10 points more."


def celebrity(card: str) -> str:
    return f"{formats.card(card)} is a celebrity: a queen or king in a marriage is worth 10 points, two of them together 30."


def joker(card: str) -> str:
    return f"{formats.card(card)}: a family card, and in a poker hand whatever card helps most. It is no celebrity."


def two(card: str) -> str:
    return f"{formats.card(card)} extends a family: that couple may have five children, and the 2 counts in its hand."


def ace(card: str) -> str:
    return f"{formats.card(card)} divorces a couple: it covers the spouse, and the couple can’t have more children. If it fits, it must be played: put it where it costs least, or where it makes a better hand."


def jack(card: str) -> str:
    return f"{formats.card(card)} kills a living person: the couple can’t have more children, and a dead celebrity scores nothing. A divorced or single person may be the smallest loss."


def skipped(*, count: int, cards: Sequence[str], safe: bool) -> str:
    return f"{formats.cards(cards)}: no place took " + ("it, so it" if count == 1 else "them, so they") + " went to the bottom of the stock and will come again." + (" The first couple is safe from aces and jacks until it has a child." if safe else "")


def hand(*, member: str, spouse: str, hand: str, points: int) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} and their children are a poker hand now, because five cards of that family are in sight: {hand}, " + ("1 point" if points == 1 else f"{formats.number(points)} points") + ". Good hands are where most of the points are."


def over(points: int) -> str:
    return "That was the last card that could be played: " + ("1 point" if points == 1 else f"{formats.number(points)} points") + ". The same number deals the same cards again, so next time you know what comes."
