"""What is said about a Family Tree leg. Cards are written as people read them."""

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.text.cards import in_signs, show_card
from client.text.counting import count, ordinal, signed
from client.text.formats import number
from client.text.messages import match as match_text
from client.text.people_words import YOU, turn
from protocol.cards import Card
from protocol.games.family_tree.view import FamilyTreeView, HandName, Played
from protocol.ids import Role

HANDS: dict[HandName, str] = {
    "high_card": "high card",
    "pair": "pair",
    "two_pair": "two pair",
    "three_of_a_kind": "three of a kind",
    "straight": "straight",
    "flush": "flush",
    "full_house": "full house",
    "four_of_a_kind": "four of a kind",
    "straight_flush": "straight flush",
    "royal_flush": "royal flush",
}
CELEBRITY = "celebrity"
CURRENT = "current card"
HANDS_TITLE = "hands"
LEVELS = "levels"
MORE_LEFT = "more on the left"
MORE_RIGHT = "more on the right"
NEWS = "what happened"
NO_LEG = "No leg is being played."
SENT = "sent …"
OVER = "the leg is over"
TREE = "the tree"
TYPE_A_CARD = "a card as it lies in the tree: 7d, 10d, qh, x1"


def cards(these: Sequence[Card]) -> str:
    """List cards."""
    return " ".join(show_card(card) for card in these)


def couple(member: Card, spouse: Card) -> str:
    """Name a family by its partners."""
    return f"{show_card(member)} and {show_card(spouse)}"


def family(member: Card, spouse: Card) -> str:
    """Name a family in a list."""
    return f"{show_card(member)}═{show_card(spouse)}"


def is_born(card: Card, member: Card, spouse: Card, child: int, children: int) -> str:
    """Say whose child a card becomes, and which of the so many they can have."""
    return f"{show_card(card)} is born to {couple(member, spouse)}, the {ordinal(child)} of at most {children} children"


def marries(card: Card, target: Card) -> str:
    """Say whom a card marries."""
    return f"{show_card(card)} marries {show_card(target)}"


def joins(card: Card, member: Card, spouse: Card) -> str:
    """Say whose family a 2 extends."""
    return f"{show_card(card)} joins {couple(member, spouse)}, who may then have up to five children"


def divorces(card: Card, member: Card, spouse: Card) -> str:
    """Say whom an ace parts."""
    return f"{show_card(card)} divorces {couple(member, spouse)}, and covers {show_card(spouse)}: no more children"


def dies(card: Card, target: Card, widowed: Card | None, single: bool) -> str:
    """Say whom a jack covers, and whom or what that leaves behind."""
    died = f"{show_card(card)} covers {show_card(target)}, who dies"
    if single:
        return f"{died} unmarried"
    return f"{died}: {show_card(widowed)} is widowed, no more children" if widowed else died


def gains(level: int, celebrity: int, hands: int) -> str:
    """Say which parts of the score a move changes; empty where none."""
    parts = ((level, "a new level"), (celebrity, "celebrity"), (hands, "hands"))
    return " · ".join(f"{name} {signed(points)}" for points, name in parts if points)


def score_after(score: int, change: int) -> str:
    """Say what the score becomes."""
    return f"score {number(score)} → {number(score + change)}" if change else f"the score stays {number(score)}"


def choose_a_place(card: Card) -> str:
    """Say how to choose where a card goes, while no place is chosen."""
    return f"Choose a place for {show_card(card)} with the arrow keys, or type a card."


def play_on(card: Card) -> str:
    """Stand before the target that is being typed."""
    return f"play {show_card(card)} on: "


def no_card(typed: str) -> str:
    """Say that what was typed names no card."""
    return f"'{typed}' is no card. Type {TYPE_A_CARD}."


def not_marked(target: Card) -> str:
    """Say that a typed card is in no place that takes the current card."""
    return f"{show_card(target)} is not marked: Enter asks for the rule that says why"


def plays_on(places: int, mine: bool) -> str:
    """Say how many places there are for the current card, after its mark; none: a move with it waits, sealed.

    >>> plays_on(2, mine=True), plays_on(0, mine=False)
    ('▸ 2 places', '▹ a move waits')
    """
    return f"{'▸' if mine else '▹'} {count(places, 'place') if places else 'a move waits'}"


def waiting(name: str, card: Card, places: int) -> str:
    """Say that somebody else is to move, and where that can go."""
    return f"{turn(name, mine=False)}: {show_card(card)} can go to {plays_on(places, mine=False)}"


def ended(leg: int, legs: int, score: int) -> str:
    """Say how a leg ended, or the only one there is: a game alone."""
    return (
        match_text.leg_over(leg=leg, score=count(score, "point"))
        if legs > 1
        else f"The game is over: {count(score, 'point')}."
    )


def leg_over_go_on(leg: int, legs: int, score: int) -> str:
    """Say how a leg ended, and how to go on from it."""
    return f"{ended(leg, legs, score)} Enter goes on."


def computers_game(score: int) -> str:
    """Say what the computer reached on the tree that is looked at."""
    return f"The computer reached {count(score, 'point')}. Enter goes back."


def never_played(left: Sequence[Card]) -> str:
    """List the cards that no place took."""
    return f"{count(len(left), 'card')} never played: {cards(left)}" if left else "Every card was played."


def score(points: int) -> str:
    """Say what the score is."""
    return f"score {number(points)}"


def parts(levels: int, celebrity: int, hands: int) -> str:
    """Say of which parts the score is made."""
    return f"{LEVELS} {number(levels)}, {CELEBRITY} {number(celebrity)}, {HANDS_TITLE} {number(hands)}"


def more_hands(hands: int) -> str:
    """Say that not every hand is listed here: the tree shows them all."""
    return f" and {hands} more in the tree"


def stock_in_short(cards: int) -> str:
    """Say how many cards are left beside the current one, where there is little room."""
    return f"{cards} left"


def stock(cards: int) -> str:
    """Say how many cards are left beside the current one."""
    return f"{count(cards, 'card')} left"


def lines_above(lines: int) -> str:
    """Say how many lines of the tree are out of sight above."""
    return f"{count(lines, 'line')} above"


def lines_below(lines: int) -> str:
    """Say how many lines of the tree are out of sight below."""
    return f"{count(lines, 'line')} below"


def played(name: str, card: Card, target: Card, change: int) -> str:
    """Say what somebody played."""
    return f"{name}: {show_card(card)} on {show_card(target)}" + (f", {signed(change)}" if change else "")


def to_the_bottom(skipped: Sequence[Card]) -> str:
    """Say which cards no place took; only how many if there are many.

    >>> to_the_bottom([Card("2C"), Card("AD")]), to_the_bottom([Card("2C")] * 5)
    ('2 cards to the bottom: 2♣ A♦', '5 cards to the bottom')
    """
    told = f"{count(len(skipped), 'card')} to the bottom"
    return f"{told}: {cards(skipped)}" if len(skipped) <= _MOST_NAMED else told


def news(what: str, skipped: Sequence[Card]) -> str:
    """Say what happened, and with it what no place took."""
    return f"{what}; {to_the_bottom(skipped)}" if skipped else what


def opened(member: Card, spouse: Card) -> str:
    """Say with whom the tree begins."""
    return f"{couple(member, spouse)} begin the tree"


def beat(score: int, role: Role | None, maximizer: str) -> str:
    """Say in a few words what leg two is about, to a player of a role or (None) to a spectator."""
    if role == "maximizer":
        return f"beat {number(score)}"
    if role == "minimizer":
        return f"keep under {number(score)}"
    return f"{maximizer} must beat {number(score)}"


def beat_title(score: int) -> str:
    """Name the score to beat."""
    return f"to beat: {number(score)}"


def beat_in_full(score: int, role: Role | None, maximizer: str, minimizer: str) -> str:
    """Say what leg two is about, and where the score to beat comes from; the roles are this leg's."""
    if role == "maximizer":
        return f"{minimizer} reached {number(score)}. More than that wins for you, the same is a draw."
    if role == "minimizer":
        return f"You reached {number(score)}. Keep {maximizer} under that to win; the same is a draw."
    return f"{minimizer} reached {number(score)}: {maximizer} wins with more, the same is a draw."


def decided(score: int, beat: int, maximizer: str, minimizer: str) -> str:
    """Say in a few words how leg two has decided a match, `beat` being what leg one came to.

    >>> decided(130, 180, "Ben", "you"), decided(190, 180, "Ben", "you"), decided(180, 180, "Ben", "you")
    ('you win', 'Ben wins', 'a draw')
    """
    if score == beat:
        return "a draw"
    winner = maximizer if score > beat else minimizer
    return f"{winner} {'win' if winner == YOU else 'wins'}"


def decided_in_full(score: int, beat: int, maximizer: str, minimizer: str) -> str:
    """Say how leg two has decided a match, and by what.

    >>> decided_in_full(130, 180, "Ben", "you")
    'Leg 1 came to 180, leg 2 to 130: you win.'
    """
    outcome = decided(score, beat, maximizer, minimizer)
    return f"Leg 1 came to {number(beat)}, leg 2 to {number(score)}: {outcome}."


def coming(seen: Sequence[Card]) -> str:
    """List what leg one showed to come next."""
    return f"next: {cards(seen)}"


_MOST_NAMED = 4
"""The most cards that went to the bottom that are named."""
_PLAYED = TypeAdapter(Played)


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read."""
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    return news(played(name, did.card, did.target, did.change), did.skipped)


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("QS>7D")
    'Q♠ on 7♦'
    """
    return in_signs(text.replace(">", " on "))


def coming_up(view: FamilyTreeView) -> str:
    """Say which card is played next, in a replay; empty at the end."""
    return f"▹ {show_card(view.current)}" if view.current else ""
