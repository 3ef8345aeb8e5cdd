"""What is said about a leg of Grandma's Game. Cards are written as people read them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.text.cards import in_signs, show_card
from client.text.counting import count, signed
from client.text.formats import number
from protocol.cards import Card
from protocol.games.grandmas_game.view import Ended, GrandmasGameView, Played

ALL = 104
TABLE = "the table"
TABLE_AUTO = "the table · safe cards go by themselves"
NEWS = "last move"
PLAYERS = "the race"
NO_LEG = "No leg is being played."
SENT = "sent …"
STOCK = "stock"
AWAY = "fan"
FULL = "full"
BUILDS_UP = "build up"
BUILDS_DOWN = "build down"
NO_WORKSPACE = "the workspace is empty: a deal brings a pile into it"
NOT_SEEN = "Each plays on a table of their own, which nobody else sees."
TYPE_A_MOVE = "5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal, :peek 5, or 5 or 8h"
TYPE_AN_ORDER = "cards, the lowest first, such as 8h 3c, go on top; the others stay below"
CARRYING = "←→ carry the card, Enter or Space puts it down, Esc leaves all as it was"
NOTHING_TO_UNDO = "There is nothing to undo."
NO_UNDO = "In a race nothing is undone."
NOTHING_TO_REDO = "There is nothing to redo."
NOTHING_TO_DEAL = "The stock is empty."
NO_PEEK = "One may look under a top only where two piles show the same card, and it can be played."
NOT_CARD = "There is no card to play there."
NO_DEALING = "The dealing can be watched until the first move is made."
AUTO_ON = "Safe cards are played by themselves from now on."
AUTO_OFF = "Safe cards are no longer played by themselves."
STUCK_ALONE = "Nothing more can be played: u undoes, g gives up."
YOUR_TABLE: Mapping[Ended, str] = {
    "won": "You have won: all cards are on the foundations.",
    "given-up": "You gave your table up.",
    "stuck": "Nothing more can be played at your table.",
    "cut-short": "Another player has won.",
}
OTHERS_PLAY = "The others play on."

_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_WAYS = {"+": "up", "-": "down"}
_PLAYED = TypeAdapter(Played)
_FOUNDATION = re.compile(r"\b[CDHS][+-](?!\w)")
_CARD = re.compile(r"[A2-9TJQK][CDHS]")


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(1), counted(57)
    ('1 card', '57 cards')
    """
    return count(score, "card")


def part(name: str) -> str:
    """Name a part of the score in a table: a suit's, or in a race a seat's.

    >>> part("C"), part("1")
    ('clubs', 'seat 2')
    """
    return f"seat {int(name) + 1}" if name.isdecimal() else _SUITS.get(name, name)


def parts(view: GrandmasGameView) -> str:
    """Say what a view's score is made of: of the suits on one's own table, else of the tables."""
    if len(view.tables) > 1 and not view.foundations:
        return ", ".join(f"seat {table.seat + 1} {table.score}" for table in view.tables)
    return ", ".join(f"{_SUITS[suit]} {many}" for suit, many in suits(view).items())


def parts_in_short(view: GrandmasGameView) -> str:
    """Say with signs how many cards of each suit are on the foundations."""
    return " ".join(f"{show_card(Card(f'A{suit}'))[-1]}{many}" for suit, many in suits(view).items())


def chosen(options: Mapping[str, str]) -> str:
    """Say with which options it is played, where they are not the usual ones.

    >>> chosen({"reorder": "off", "winnable": "on"}), chosen({"reorder": "on"})
    ('Workspace: as it lies; numbers: winnable only.', '')
    """
    told = ["workspace: as it lies"] if options.get("reorder") == "off" else []
    told += ["numbers: winnable only"] if options.get("winnable") == "on" else []
    said = "; ".join(told)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def suits(view: GrandmasGameView) -> dict[str, int]:
    """Return how many cards of each suit are on the foundations."""
    found = dict.fromkeys(_SUITS, 0)
    for foundation in view.foundations:
        found[foundation.name[0]] += foundation.size
    return found


def pile(name: str) -> str:
    """Write a pile's name.

    >>> pile("T"), pile("A")
    ('10', 'A')
    """
    return name.replace("T", "10")


def foundation(name: str) -> str:
    """Name a foundation.

    >>> foundation("H+"), foundation("S-")
    ('hearts up', 'spades down')
    """
    return f"{_SUITS.get(name[:1], name[:1])} {_WAYS.get(name[1:], '')}"


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("5>H+"), move("w:8H>H-"), move("H+>H-"), move("order 8H TC"), move("peek T"), move("give-up")
    ('pile 5 to hearts up', '8♥ to hearts down', 'hearts up to down', 'order 8♥ 10♣', 'look under pile 10', 'give up')
    """
    source, sign, target = text.partition(">")
    if sign:
        if len(source) == 2:
            return f"{foundation(source)} to {_WAYS.get(target[1:], target)}"
        card = source.removeprefix("w:")
        return (
            f"{_card(card)} to {foundation(target)}"
            if card != source
            else f"pile {pile(source)} to " + foundation(target)
        )
    verb, _, rest = text.partition(" ")
    if verb == "order":
        return f"order {' '.join(_card(each) for each in rest.split())}"
    return f"look under pile {pile(rest)}" if verb == "peek" else text.replace("give-up", "give up")


def refusal(sentence: str, seat: int | None = None) -> str:
    """Write a refusal of the server's with its cards in signs and its foundations by name.

    >>> refusal("H+ takes 9H next, not TH."), refusal("TS and H- have different suits.")
    ('Hearts up takes 9♥ next, not 10♥.', '10♠ and hearts down have different suits.')
    """
    told = in_signs(_FOUNDATION.sub(lambda found: foundation(found[0]), sentence))
    return f"{told[:1].upper()}{told[1:]}"


def short_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as people read it, with signs for suits.

    >>> short_move("K>D-"), short_move("H+>H-"), short_move("peek T")
    ('pile K to ♦ down', '♥ up to down', 'look under pile 10')
    """
    told = move(text)
    for sign, suit in _SUITS.items():
        told = told.replace(suit, show_card(Card(f"A{sign}"))[1:])
    return told


def shortest_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as people read it, with signs for suits and piles by their ranks alone.

    >>> shortest_move("K>D-"), shortest_move("peek T")
    ('K to ♦ down', 'look under 10')
    """
    return short_move(text).replace("pile ", "")


def _card(text: str) -> str:
    return show_card(Card(text)) if _CARD.fullmatch(text) else text


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read, and of the many at other tables."""
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    return None if did.move is None else played(name, did)


def played(name: str, did: Played) -> str:
    """Say what somebody did; of other tables of a race, only what it added."""
    change = f" ({signed(did.change)})" if did.change else ""
    if did.move is None or did.does is None:
        return f"{name}: {'plays a card' if did.change > 0 else 'moves'}{change}"
    card = show_card(did.card) if did.card is not None else ""
    match did.does:
        case "deal":
            return f"{name}: {card} comes from the stock, onto pile {pile(did.target or '')}"
        case "peek":
            return f"{name}: looks under pile {pile(did.source or '')}"
        case "order":
            return f"{name}: puts the workspace in order"
        case "play":
            where = "the workspace" if did.source == "w" else f"pile {pile(did.source or '')}"
            return f"{name}: {card} from {where} to {foundation(did.target or '')}{change}"
        case "transfer":
            return f"{name}: {card} from {move(did.move)}"
    return f"{name}: {move(did.move)}{change}"


def coming(view: GrandmasGameView) -> str:
    """Say how many cards are to come, in a replay."""
    return stock(view.stock) if view.piles else ""


def stock(many: int) -> str:
    """Say how many cards are in the stock.

    >>> stock(0), stock(23)
    ('the stock is empty', '23 in the stock')
    """
    return f"{number(many)} in the stock" if many else "the stock is empty"


def score(points: int) -> str:
    """Say how many cards are on the foundations."""
    return f"{number(points)} of {ALL} on the foundations"


def score_in_short(points: int) -> str:
    """Say the same where there is little room."""
    return f"{number(points)} of {ALL} on foundations"


def of_all(points: int) -> str:
    """Say the same where there is least room."""
    return f"{number(points)} of {ALL}"


def points_title(points: int) -> str:
    """Name the score in a title."""
    return f"score: {number(points)}"


def made(moves: int, undos: int, redos: int, *, race: bool) -> str:
    """Say how many moves were made, and how often one was undone and redone.

    >>> made(60, 3, 1, race=False), made(1, 0, 0, race=True)
    ('60 moves, 3 undone, 1 redone', '1 move')
    """
    return count(moves, "move") + ("" if race else f", {number(undos)} undone, {number(redos)} redone")


def standing(name: str, points: int, left: int, *, plays: bool) -> str:
    """Say how somebody in a race stands."""
    return f"{name}: {number(points)}, {number(left)} left" + ("" if plays else ", over")


def more(players: int) -> str:
    """Say how many players are not named."""
    return f"and {number(players)} more"


def workspace(name: str, cards: int) -> str:
    """Head the workspace."""
    return f"{fan(name, cards)}{', the lowest at the left' if cards > 1 else ''}"


def fan(name: str, cards: int) -> str:
    """Head the workspace in short."""
    return f"workspace: pile {pile(name)}, {count(cards, 'card')}"


def over(ended: Ended | None, points: int) -> str:
    """Say how the game ended alone.

    >>> over("won", 104), over("given-up", 57)
    ('Won: all 104 cards are on the foundations!', 'Given up, with 57 cards on the foundations.')
    """
    if ended == "won":
        return f"Won: all {ALL} cards are on the foundations!"
    said = "Given up, with" if ended == "given-up" else "It is over, with"
    return f"{said} {counted(points)} on the foundations."


def won(score: int, options: Mapping[str, Any]) -> str | None:
    """Write the score of a game that was won.

    >>> won(104, {}), won(103, {})
    ('Won: all 104 cards', None)
    """
    return f"Won: all {ALL} cards" if score == ALL else None


def race_over(places: Sequence[tuple[str, int]], *, won: bool) -> str:
    """Say how a race ended, the best first.

    >>> race_over([("you", 104), ("Ben", 12)], won=True), race_over([("Ben", 60), ("you", 60)], won=False)
    ('The race is over: you won first; Ben 12.', 'The race is over: Ben 60, you 60.')
    """
    if won and places:
        rest = ", ".join(f"{name} {number(points)}" for name, points in places[1:])
        return f"The race is over: {places[0][0]} won first{f'; {rest}' if rest else ''}."
    return f"The race is over: {', '.join(f'{name} {number(points)}' for name, points in places)}."


GO_ON = "Enter goes on."
LEFT = "Left:"
ROUNDS = (
    "Each line is a round of the thirteen piles, A to K; a + stands for a card that then went onto the stock, face "
    "down. dealing and a round’s number tells it card by card."
)


def left(groups: Sequence[Sequence[Card]]) -> str:
    """List the cards that were not played, pile by pile."""
    names = [*(pile(name) for name in "A23456789TJQK"), "workspace", "stock"]
    told = [f"{name}: {' '.join(map(show_card, group))}" for name, group in zip(names, groups, strict=False) if group]
    return "; ".join(told)


def hint(text: str, expects: float) -> str:
    """Say what the computer would play, and how many cards it expects on the foundations in the end."""
    return f"hint: {move(text)}, expects {expects:.0f} cards"


def beat(points: int) -> str:
    """Say in short what there is to beat; nothing beats a game that is won.

    >>> beat(57), beat(104)
    ('57 to beat', '104 to reach')
    """
    return f"{number(points)} to {'reach' if points == ALL else 'beat'}"


def reached(computer: int | None, own: int | None) -> str:
    """Say what the computer and oneself reached on this number; empty where nothing is known."""
    told = [
        f"The computer brought {counted(computer)} to the foundations." if computer is not None else "",
        f"Your best is {number(own)}." if own is not None else "",
    ]
    return " ".join(each for each in told if each)


def computers_game(points: int) -> str:
    """Say what the computer reached on the table that is looked at."""
    return f"The computer brought {counted(points)} to the foundations. Enter goes back."
