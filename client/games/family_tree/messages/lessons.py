"""What the guided game explains, each when it first comes.

Made from client/games/family_tree/text/en/lessons.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def welcome(*, member: str, spouse: str, card: str) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} are the first couple of your family tree. Play the other cards into it, one by one, for many points. The current card is {formats.card(card)}."


def how_to_play(key: Literal["terminal", "browser", "line"]) -> str:
    return {
        "terminal": "Each place that takes it has a ▸. Choose one with the arrow keys, and press Enter.",
        "browser": "Each place that takes it is lit. Click or tap one, and again to play. Or use the arrow keys and Enter.",
        "line": "If it fits anywhere, you must play it. When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. Type rules for all rules, or enough to end these tips.",
    }[key]


def family(card: str) -> str:
    return f"{formats.card(card)} is a family card, like all cards from 3 to 10, queens, kings and jokers. On a couple it becomes a child; on a single person, the spouse. A couple has up to three children."


def marriage(*, count: int, singles: Sequence[str]) -> str:
    return f"{formats.cards(singles)} " + ("is single. A family card played there becomes the spouse" if count == 1 else "are single. A family card played on one of them becomes the spouse") + ", and the new couple can have children. Each new generation scores 10 points."


def celebrity(card: str) -> str:
    return f"{formats.card(card)} is a celebrity. A marriage with one queen or king scores 10 points, a marriage with two scores 30."


def joker(card: str) -> str:
    return f"{formats.card(card)} is played like any family card. In a poker hand it counts as the card that helps most. It is not a celebrity."


def two(card: str) -> str:
    return f"{formats.card(card)} is for a couple, which can then have five children instead of three. It also counts in the family’s poker hand."


def ace(card: str) -> str:
    return f"{formats.card(card)} divorces a couple: it covers the spouse, and the couple has no further children. If it fits, you must play it. Choose the couple that costs least, or gets a better hand."


def jack(card: str) -> str:
    return f"{formats.card(card)} means a death: it covers a living person. A couple that loses a partner has no further children, and no points for celebrities. A single or divorced person is often the smallest loss."


def skipped(*, count: int, cards: Sequence[str], safe: bool) -> str:
    return f"{formats.cards(cards)} " + ("fits nowhere yet. It is at the bottom of the stock, and comes" if count == 1 else "fit nowhere yet. They are at the bottom of the stock, and come") + " up again." + (" The first couple is safe from aces and jacks until it has a child." if safe else "")


def hand(*, member: str, spouse: str, hand: str, points: int) -> str:
    return f"The family of {formats.card(member)} and {formats.card(spouse)} has five cards in sight, so it scores as a poker hand: {hand}, " + ("1 point" if points == 1 else f"{formats.number(points)} points") + ". The partners, a 2, an ace and the children count. Most points come from good hands."


def over(points: int) -> str:
    return "No card fits any more. You have " + ("1 point" if points == 1 else f"{formats.number(points)} points") + ". The same number deals the same cards again, so next time you know what comes."


language.register(globals())
