"""The views of a player in a whole leg, compared with a stored leg.

`python -m tests.games.grandmas_game.test_playthrough` writes the stored leg again, with the same moves.
"""

from collections.abc import Iterator
from pathlib import Path

from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.ids import Seat
from server.games.game import Setup
from server.games.grandmas_game.rules import GrandmasGame

KEPT = Path(__file__).with_name("playthrough.txt")
NUMBER = 3
GAME = GrandmasGame()
ALONE = Seat(0)


def told(view: GrandmasGameView) -> Iterator[str]:
    if view.played is not None:
        played = view.played
        what = " ".join(part for part in (played.card, played.source, played.target) if part)
        yield f"{view.ply}. {played.move}: {played.does} {what} {played.change:+d}"
    if view.dealt:
        yield "dealt " + " ".join(f"{card.card}>{card.pile}{'*' * card.stock}" for card in view.dealt)
    piles = (f"{pile.name}:{pile.top or '--'}x{pile.size}{pile.under or ''}" for pile in view.piles)
    yield f"piles {' '.join(piles)}"
    if view.workspace is not None:
        yield f"workspace {view.workspace.pile}: {' '.join(view.workspace.cards)}"
    tops = (f"{one.name}:{one.top or '--'}x{one.size} takes {one.takes}" for one in view.foundations)
    yield f"foundations {', '.join(tops)}"
    stands = view.ended or ("stuck" if view.stuck else "plays")
    yield f"{view.score} stock {view.stock} undos {view.undos} redos {view.redos} {stands}"
    yield "may " + " ".join(f"{move.move}{move.change:+d}{'!' * move.safe}" for move in view.moves)
    yield ""


def leg(moves: list[str]) -> list[str]:
    options = GrandmasGameOptions()
    state = GAME.deal(Setup(options=options, deck=GAME.deck(options, 1, NUMBER), roles=("player",)))
    lines = [*told(GAME.view(state, ALONE))]
    for text in moves:
        state = GAME.apply(state, ALONE, GAME.parse(text))
        lines += told(GAME.view(state, ALONE))
    return lines


def moves() -> list[str]:
    lines = KEPT.read_text(encoding="utf-8").split("\n")
    return [line.partition(". ")[2].partition(": ")[0] for line in lines if line[:1].isdigit() and ". " in line]


def test_a_whole_leg_looks_as_it_did() -> None:
    assert len(moves()) > 100
    assert leg(moves()) == KEPT.read_text(encoding="utf-8").split("\n")


if __name__ == "__main__":
    KEPT.write_text("\n".join(leg(moves())), encoding="utf-8")
