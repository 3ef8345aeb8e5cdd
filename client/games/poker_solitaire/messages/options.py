"""The options of Poker Solitaire.

Made from client/games/poker_solitaire/text/en/options.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def option(key: Literal["mode", "touching", "movable", "hands", "scoring", "points", "unequal", "touching-2", "movable-2", "hands-2", "scoring-2", "rejects-1", "rejects-2", "rejects-common", "dealt", "decks", "stealing", "planting"]) -> str:
    return {
        "mode": "Played",
        "touching": "Cards touch",
        "movable": "Placed cards",
        "hands": "Hands",
        "scoring": "Scoring",
        "points": "Points",
        "unequal": "Rules",
        "touching-2": "Player 2 touches",
        "movable-2": "Player 2’s cards",
        "hands-2": "Player 2’s hands",
        "scoring-2": "Player 2’s scoring",
        "rejects-1": "Reject squares",
        "rejects-2": "Player 2’s rejects",
        "rejects-common": "Common rejects",
        "dealt": "Dealt at a time",
        "decks": "Packs",
        "stealing": "Stealing",
        "planting": "Planting",
    }[key]


def mode(key: Literal["one-hand", "best-of-two", "sum-of-two", "alternate", "same-deck", "race", "race-both", "duel"]) -> str:
    return {
        "one-hand": "one hand",
        "best-of-two": "best of two",
        "sum-of-two": "sum of two",
        "alternate": "alternate",
        "same-deck": "same deck",
        "race": "race",
        "race-both": "race, both",
        "duel": "duel",
    }[key]


def mode_note(key: Literal["one-hand", "best-of-two", "sum-of-two", "alternate", "same-deck", "race", "race-both", "duel"]) -> str:
    return {
        "one-hand": "one matrix, alone",
        "best-of-two": "two matrices, the better one counts",
        "sum-of-two": "two matrices, both count",
        "alternate": "in turn, a matrix each",
        "same-deck": "in turn, each with the same cards",
        "race": "both at once, until one is full and says Done",
        "race-both": "both at once, until both are full",
        "duel": "one matrix: many points against few",
    }[key]


def touching(key: Literal["edges", "corners", "anywhere"]) -> str:
    return {
        "edges": "edges",
        "corners": "corners",
        "anywhere": "anywhere",
    }[key]


def touching_note(key: Literal["edges", "corners", "anywhere"]) -> str:
    return {
        "edges": "an edge of another card",
        "corners": "edges or corners",
        "anywhere": "any free square",
    }[key]


def movable(key: Literal["off", "on"]) -> str:
    return {
        "off": "stay",
        "on": "may move",
    }[key]


def movable_note(key: Literal["off", "on"]) -> str:
    return {
        "off": "as they are placed",
        "on": "in the matrix, and back from rejects",
    }[key]


def hands_note(key: Literal["ten", "twelve"]) -> str:
    return {
        "ten": "rows and columns",
        "twelve": "and the two diagonals",
    }[key]


def scoring(key: Literal["english", "american", "pat", "user"]) -> str:
    return {
        "english": "English",
        "american": "American",
        "pat": "pat",
        "user": "your own",
    }[key]


def scoring_note(key: Literal["english", "american", "pat", "user"]) -> str:
    return {
        "english": "four of a kind 16, flush 5",
        "american": "four of a kind 50, flush 20",
        "pat": "all five rows must be pat hands",
        "user": "points that you choose, or the table’s",
    }[key]


def points_example() -> str:
    return "flush=13,flush+one-pair=20"


def points_note() -> str:
    return "empty: the last column of the table (? shows it)"


def unequal(key: Literal["off", "on"]) -> str:
    return {
        "off": "same for both",
        "on": "each their own",
    }[key]


def unequal_note(key: Literal["off", "on"]) -> str:
    return {
        "off": "",
        "on": "a handicap; player 1’s above",
    }[key]


def rejects_note() -> str:
    return "at most five, dealt cards included"


def on_off(key: Literal["off", "on"]) -> str:
    return {
        "off": "no",
        "on": "yes",
    }[key]


def stealing_note() -> str:
    return "take a card of the other’s matrix"


def planting_note() -> str:
    return "a dealt card into the other’s matrix"


def way(key: Literal["one-hand", "best-of-two", "sum-of-two", "alternate", "same-deck", "race", "race-both", "duel"]) -> str:
    return {
        "one-hand": "One matrix",
        "best-of-two": "Two matrices, the better one counts",
        "sum-of-two": "Two matrices, both count",
        "alternate": "In turn, a matrix each",
        "same-deck": "In turn, each with the same cards",
        "race": "A race until one says Done",
        "race-both": "A race until both are full",
        "duel": "A duel in one matrix",
    }[key]


def too_many(*, dealt: int, rejects: int) -> str:
    return f"{formats.number(dealt)} dealt and " + (f"{formats.number(rejects)} reject square" if rejects == 1 else f"{formats.number(rejects)} reject squares") + " are more than five together."


def pat_for_both() -> str:
    return "Pat hands are for both players or for neither."


def no_points(line: str) -> str:
    return f"“{line}” needs a hand and its points, such as “flush=13”."


def unknown_hand(*, name: str, names: Sequence[str]) -> str:
    return f"No hand is called “{name}”. Choose from {formats.every(names)}."


def too_much(*, name: str, most: int) -> str:
    return f"“{name}” can be worth {most} points at most."


def rules_of(*, sentence: str, player: str) -> str:
    return f"{formats.name(player)}: {sentence}."


def touching_rule(key: Literal["edges", "corners", "anywhere"]) -> str:
    return {
        "edges": "a card must touch another’s edge",
        "corners": "a card must touch another’s edge or corner",
        "anywhere": "a card goes anywhere",
    }[key]


def movable_rule(key: Literal["off", "on"]) -> str:
    return {
        "off": "placed cards stay",
        "on": "placed cards may be moved, and rejected ones fetched back",
    }[key]


def hands_rule(key: Literal["ten", "twelve"]) -> str:
    return {
        "ten": "rows and columns count",
        "twelve": "rows, columns and both diagonals count",
    }[key]


def scoring_rule(key: Literal["english", "american", "pat", "user"]) -> str:
    return {
        "english": "English scoring",
        "american": "American scoring",
        "pat": "all five rows must be pat hands",
        "user": "the room’s own points",
    }[key]


def points_rule(hands: str) -> str:
    return f"Points: {hands}."


def hand_points(*, hand: str, points: int) -> str:
    return f"{hand} {formats.number(points)}"


def dealt_rule(*, cards: int, decks: int) -> str:
    return (f"{formats.number(cards)} card" if cards == 1 else f"{formats.number(cards)} cards") + " dealt at a time" + ("" if decks == 1 else f", from {formats.number(decks)} packs") + "."


def no_rejects() -> str:
    return "No reject squares."


def rejects_alone(squares: int) -> str:
    return f"{formats.number(squares)} reject square." if squares == 1 else f"{formats.number(squares)} reject squares."


def rejects_rule(rejects: str) -> str:
    return f"Reject squares: {rejects}."


def rejects_each(squares: int) -> str:
    return f"{formats.number(squares)} each"


def rejects_of(*, squares: int, name: str) -> str:
    return f"{formats.number(squares)} {formats.name(name)}’s"


def rejects_common(squares: int) -> str:
    return f"{formats.number(squares)} common"


def stealing_rule() -> str:
    return "Stealing: a card may be taken from the other’s matrix."


def planting_rule() -> str:
    return "Planting: a card may be placed in the other’s matrix."


def player(number: int) -> str:
    return f"Player {number}"


def rules_in_short(*, touching: Literal["edges", "corners", "anywhere"], moves: Literal["stay", "move", "duel"], twelve: bool, scoring: Literal["english", "american", "pat", "user"]) -> str:
    return ("touch edges" if touching == "edges" else "touch corners" if touching == "corners" else "anywhere") + (", cards stay" if moves == "stay" else ", movable" if moves == "move" else "") + (", 12 hands" if twelve else "") + ", " + ("English" if scoring == "english" else "American" if scoring == "american" else "pat hands" if scoring == "pat" else "own points")


language.register(globals())
