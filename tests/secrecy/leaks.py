"""Finds leaks of a server: compares rooms that differ only in information hidden from a reader."""

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.ids import Seat
from protocol.views import VIEW
from server.games.game import Game
from tests.secrecy.comparing import cards_in, tells, unlike, views_in
from tests.secrecy.looking import Hall, Looked
from tests.secrecy.tables import Case, Deal, deck_name, first_deal, hidden_from_all, twin


async def leaks(hall: Hall, case: Case) -> list[tuple[Seat | None, str]]:
    """Return the leaks in a case, and the seats they reach, None being a spectator."""
    given, game = first_deal(case), case.rules
    looked = await hall.look(case, given)
    others: dict[Deal, Looked] = {}
    found: list[tuple[Seat | None, str]] = []
    for reader, frames in looked.frames.items():
        other = twin(case, given, looked.room, reader)
        assert case.leg > 1 or other.deck != given.deck, f"{case}: nothing of the deck is hidden from {reader}"
        if other not in others:
            others[other] = await hall.look(case, other, looked)
        told = set(unlike(frames, others[other].frames[reader]))
        told |= set(_told_of_cards(game, frames, reader))
        if case.leg == 1 and (case.format.open or reader is None):  # an earlier leg has shown the same cards
            told |= {
                f"the hidden card {card}" for card in _once(given, hidden_from_all(looked.room)) & cards_in(frames)
            }
        if case.form != "solo":
            told |= {f"the {what}" for frame in frames for what in tells(frame, given, deck_name(case))}
        found += [(reader, what) for what in sorted(told)]
    return found


def _once(given: Deal, cards: Iterable[Card]) -> set[str]:
    """Return the given cards that are in the deck only once."""
    return {card for card in cards if Counter(given.deck)[card] == 1}


def _told_of_cards(game: Game[Any, Any], frames: Iterable[str], reader: Seat | None) -> Iterator[str]:
    """Yield the parts of views that change if all information hidden from the views is dealt again."""
    for view in views_in(frames):
        drawn = game.possible(VIEW.validate_python(view, strict=False), random.Random(view["ply"]))
        again = json.loads(encode_value(game.view(drawn, reader)))
        yield from (f"view: {name}" for name in view.keys() | again.keys() if view.get(name) != again.get(name))
