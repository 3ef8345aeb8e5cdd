"""What is said of the options of Poker Solitaire, one by one and all together."""

from collections.abc import Mapping

from client.games.poker_solitaire.options import SOLO
from client.text.counting import count


def chosen(options: Mapping[str, str]) -> str:
    """Say by which options a game is played; each player's own rules one after the other."""
    mode = MODES[options["mode"]][0]
    unequal = options["unequal"] == "on" and options["mode"] not in (*SOLO, "duel")
    first, second = _matrix_rules(options, ""), _matrix_rules(options, "-2") if unequal else ""
    ruled = f"player 1: {first}; player 2: {second}" if unequal and first != second else first
    solo = options["mode"] in SOLO
    rejects = (
        f"reject squares {options['rejects-1']}"
        + ("" if solo else f" and {options['rejects-2']}")
        + (f", common {options['rejects-common']}" if options["rejects-common"] != "0" else "")
    )
    dealt = f"{count(int(options['dealt']), 'card')} dealt"
    more = [each for each in ("stealing", "planting") if options[each] == "on"]
    points = f"points {options['points'].replace(',', ', ')}" if options["points"] else ""
    packs = count(int(options["decks"]), "deck")
    said = "; ".join(filter(None, [mode, ruled, dealt, rejects, packs, " and ".join(more), points]))
    return f"{said[:1].upper()}{said[1:]}."


def _matrix_rules(options: Mapping[str, str], of: str) -> str:
    scoring = options["scoring"] if options["scoring"] == "pat" else options[f"scoring{of}"]
    hands = "" if scoring == "pat" else f", {options[f'hands{of}']} hands"
    moves = "" if options["mode"] == "duel" else f", cards {'may move' if options[f'movable{of}'] == 'on' else 'stay'}"
    touching = {"edges": "edges touch", "corners": "edges or corners touch", "anywhere": "anywhere"}
    return f"{touching[options[f'touching{of}']]}{moves}{hands}, {scoring}"


MODES: Mapping[str, tuple[str, str]] = {
    "one-hand": ("one hand", "one matrix, alone"),
    "best-of-two": ("best of two", "two matrices, the better one counts"),
    "sum-of-two": ("sum of two", "two matrices, both count"),
    "alternate": ("alternate", "turns, a matrix each"),
    "same-deck": ("same deck", "turns, each gets the chance of the same cards"),
    "race": ("race", "both at once, until one is full and says Done"),
    "race-both": ("race, both", "both at once, until both are full"),
    "duel": ("duel", "one matrix, one for many points and one for few"),
}
_TOUCH = {
    "edges": ("edges", "a card touches the edge of another"),
    "corners": ("corners", "edges or corners"),
    "anywhere": ("anywhere", "any free square"),
}
_MOVE = {"off": ("stay", "as they are placed"), "on": ("may move", "in the matrix, and back from rejects")}
_HANDS = {"10": ("10", "rows and columns"), "12": ("12", "and the two diagonals")}
_SCORE = {
    "english": ("English", "four of a kind 16, flush 5"),
    "american": ("American", "four of a kind 50, flush 20"),
    "pat": ("pat", "all five rows pat hands, or lost"),
    "user": ("user", "points of your own, or the table’s"),
}
_REJECTS = {str(many): (str(many), "") for many in range(5)}
OPTIONS: Mapping[str, tuple[str, Mapping[str, tuple[str, str]]]] = {
    "mode": ("Played", MODES),
    "touching": ("Cards touch", _TOUCH),
    "movable": ("Placed cards", _MOVE),
    "hands": ("Hands", _HANDS),
    "scoring": ("Scoring", _SCORE),
    "points": ("Points", {"": ("flush=13,flush+one-pair=20", "empty: the user column of the table (? has it)")}),
    "unequal": ("Rules", {"off": ("the same for both", ""), "on": ("each their own", "a handicap; player 1’s above")}),
    "touching-2": ("Player 2 touches", _TOUCH),
    "movable-2": ("Player 2’s cards", _MOVE),
    "hands-2": ("Player 2’s hands", _HANDS),
    "scoring-2": ("Player 2’s scoring", {name: each for name, each in _SCORE.items() if name != "pat"}),
    "rejects-1": ("Reject squares", {**_REJECTS, "1": ("1", "player 1’s; with the dealt ones five at most")}),
    "rejects-2": ("Reject squares of player 2", _REJECTS),
    "rejects-common": ("Common reject squares", _REJECTS),
    "dealt": ("Cards dealt at a time", {str(many): (str(many), "") for many in range(1, 6)}),
    "decks": ("Decks", {str(many): (str(many), "") for many in range(1, 5)}),
    "stealing": (
        "Stealing",
        {"off": ("no", ""), "on": ("yes", "a card of the other’s matrix in place of a dealt one")},
    ),
    "planting": ("Planting", {"off": ("no", ""), "on": ("yes", "a dealt card into the other’s matrix")}),
}
