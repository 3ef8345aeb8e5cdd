"""The positions that the figures of the pages show, as the rules of the games give them.

`python -m tests.client.cases.figures` writes them for both clients. Run it when a figure or a view has changed.

A figure names its position in the notation of its game:

- Family Tree: `7D+9C&2H: QH/JC, (3S+3C/AH: 4D)`, and ` > KS` for the current card; see tests/games/family_tree.
- Happy Graphs: `4H@0,0 2D@1,0 AS@1,1`, and ` > 3S` for the hand; `hex:` or `corners:` before it names the board.
- The Patriarch: the tree, and below it the guesses, each on a line.
- Poker Solitaire: the rows, `--` for a free square, and ` > 9S` for the dealt card; a line before them has options.
- Grandma's Game: foundations by their tops (`7S+ 8S-`), piles (`5=8H,3C`), the workspace (`J:JS,AC`), `stock=4`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from client.catalogue.__main__ import CLIENT, WEB
from client.text.figures import figures_in
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.games.happy_graphs.deck import deck_of
from protocol.games.happy_graphs.options import Variant
from protocol.games.patriarch.view import PatriarchView
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat
from protocol.views import View
from server.games.errors import IllegalMove
from server.games.family_tree.view import view as family_tree_view
from server.games.grandmas_game.view import view as grandmas_game_view
from server.games.happy_graphs.view import view as happy_graphs_view
from tests.client.cases.coded import coded
from tests.games.family_tree.builders import built, leg_of
from tests.games.grandmas_game.conftest import laid
from tests.games.grandmas_game.conftest import leg as grandmas_game_leg
from tests.games.happy_graphs.builders import lying as graphs
from tests.games.patriarch import playing as patriarch
from tests.games.poker_solitaire import builders as poker

FIRST = Seat(0)


def family_tree(position: str) -> View:
    """Return the view of a tree."""
    tree, _, card = position.partition(" > ")
    return family_tree_view(leg_of(built(tree), card, ("player",)))


def happy_graphs(position: str) -> View:
    """Return the view of the boards."""
    variants: Mapping[str, Variant] = {"hex:": "hex", "corners:": "corners"}
    variant = next((each for each in variants if position.startswith(each)), "")
    cards, _, hand = position.removeprefix(variant).strip().partition(" > ")
    chosen = variants.get(variant, "classic")
    out = {word.partition("@")[0] for word in cards.split()} | set(hand.split())
    stock = " ".join(card for card in deck_of(chosen, "together", 1).cards if card not in out)
    return happy_graphs_view(graphs(cards, hand, stock, variant=chosen), FIRST)


def patriarch_view(position: str) -> PatriarchView:
    """Return the view of an owner after some guesses, without the note board."""
    tree, *guesses = position.splitlines()
    ranks = sum(sign.isalnum() for sign in tree)
    for variant in ("patriarch", "matriarch") if ranks == 5 else ("advanced-patriarch", "advanced-matriarch"):
        opening = patriarch.opening_by("owner", variant=variant)
        try:
            state = patriarch.after(opening, f"0 tree H {tree}")
        except IllegalMove:
            continue
        state = patriarch.after(state, *(f"1 guess {guess}" for guess in guesses))
        view = patriarch.GAME.view(state, FIRST)
        rows = [replace(row, guesses=tuple(replace(guess, left=None) for guess in row.guesses)) for row in view.rows]
        return replace(view, board=None, rows=tuple(rows))
    raise ValueError(f"no variant allows the tree {tree}")


def poker_solitaire(position: str) -> PokerSolitaireView:
    """Return the view of a matrix."""
    matrix, _, dealt = position.partition(" > ")
    options, _, rows = matrix.partition(":\n") if ":\n" in matrix else ("", "", matrix)
    chosen: dict[str, Any] = dict(option.split("=") for option in options.split())
    if "hands" in chosen:
        chosen["hands"] = int(chosen["hands"])
    view = poker.GAME.view(poker.lying(poker.leg(dealt, **chosen), rows), FIRST)
    deals = tuple(replace(deal, coming=()) for deal in view.deals) if dealt else ()
    return replace(view, moves=(), rejects=(), deals=deals, sources=view.sources if dealt else ())


def grandmas_game(position: str) -> GrandmasGameView:
    """Return the view of some places of a table."""
    foundations, piles, workspace, stock = [], {}, "", 0
    for word in position.split():
        if word[-1] in "+-":
            foundations.append(word)
        elif word.startswith("stock="):
            stock = int(word.removeprefix("stock="))
        elif ":" in word:
            workspace = word.replace(":", ": ").replace(",", " ")
        else:
            name, _, cards = word.partition("=")
            piles[f"p{name}"] = cards.replace(",", " ")
    position_of = laid(" ".join(foundations), " ".join(["2C"] * stock), workspace, **piles)
    view = grandmas_game_view(grandmas_game_leg(position_of), FIRST)
    home = workspace.partition(":")[0]
    suits = {foundation[1] for foundation in foundations}
    return replace(
        view,
        piles=tuple(pile for pile in view.piles if f"p{pile.name}" in piles or pile.name == home),
        foundations=tuple(each for each in view.foundations if each.name[0] in suits),
        moves=tuple(move for move in view.moves if move.does in ("play", "transfer", "peek")),
        dealt=(),
    )


POSITIONS: Mapping[str, Callable[[str], View]] = {
    "family_tree": family_tree,
    "grandmas_game": grandmas_game,
    "happy_graphs": happy_graphs,
    "patriarch": patriarch_view,
    "poker_solitaire": poker_solitaire,
}
"""The reader of each game's notation, by the game's folder."""


def pages(folder: str) -> Mapping[str, str]:
    """Return the pages of a game, by name."""
    module = import_module(f"client.games.{folder}.messages.pages")
    return {name: page() for name, page in vars(module).items() if callable(page)}


def positions(folder: str) -> dict[str, Any]:
    """Return the views of all positions that the pages of a game show, by their notation."""
    figures = [figure for page in pages(folder).values() for figure in figures_in(page)]
    return {figure.position: coded(POSITIONS[folder](figure.position)) for figure in figures}


def python_file(folder: str) -> Path:
    """Return the file that the Python clients read."""
    return CLIENT / "games" / folder / "figures.json"


def script_file(folder: str) -> Path:
    """Return the module that the browser loads."""
    return WEB / "games" / folder / "figure_positions.js"


def texts(folder: str) -> Mapping[Path, str]:
    """Return the texts of both files."""
    lines = [
        f"  {json.dumps(position, ensure_ascii=False)}: {json.dumps(view, ensure_ascii=False, separators=(',', ':'))}"
        for position, view in positions(folder).items()
    ]
    table = "{\n" + ",\n".join(lines) + "\n}"
    escaped = table.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    head = (
        "// The positions of the figures in the pages, by their notation; made by"
        " `python -m tests.client.cases.figures`.\n\n"
        "/** @type {{[position: string]: any}} */\n"
    )
    return {
        python_file(folder): f"{table}\n",
        script_file(folder): f"{head}export const POSITIONS = JSON.parse(`{escaped}`);\n",
    }


def main() -> None:
    """Write the files of all games."""
    for folder in POSITIONS:
        for path, text in texts(folder).items():
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
