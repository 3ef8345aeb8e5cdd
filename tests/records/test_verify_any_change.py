"""Whatever is changed in a record is found: any one value, with the digest left as it was and with one made to fit."""

import json
from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.games.family_tree.deck import DECK
from protocol.ids import Seat
from server.games.catalog import GAMES
from server.games.errors import GameError
from server.games.game import Game, Setup
from tests.records.documents import NUMBER, RECORDS, Document, Path, at, found, known, paths, put, sealed

DIFFERENT = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**15), 10**15),
    st.floats(allow_nan=False),
    st.text(max_size=20),
    st.sampled_from([[], {}, ["7D"], {"0": 1}, "maximizer", "7D", "KS>7D", "computer:random", "2026-11-21T10:00:00Z"]),
)


def shape(path: Path) -> str:
    """Return a path with its indexes left out: what the value is."""
    return ".".join("*" if isinstance(part, int) else part for part in path)


BY_SHAPE = {name: defaultdict[str, list[Path]](list) for name in RECORDS}
for _name, _record in RECORDS.items():
    for _path in paths(_record()):
        BY_SHAPE[_name][shape(_path)].append(_path)


@st.composite
def changed(draw: st.DrawFn, name: str) -> tuple[Path, Document]:
    """Draw one value of a record, and the record after this value became another, went, or came."""
    document = RECORDS[name]()
    kind = draw(st.sampled_from(sorted(BY_SHAPE[name])))
    path = draw(st.sampled_from(BY_SHAPE[name][kind]))
    holder: Any = at(document, path[:-1])
    part: Any = path[-1]
    value = holder[part]
    another = st.one_of(DIFFERENT, st.sampled_from(BY_SHAPE[name][kind]).map(lambda other: at(RECORDS[name](), other)))
    if isinstance(value, int):
        another = st.one_of(
            another, st.sampled_from([value + 1, value - 1, -value, float(value), str(value), bool(value)])
        )
    if isinstance(value, str):
        another = st.one_of(
            another, st.sampled_from([value.lower(), value.upper(), value + " ", value[:-1], value[::-1]])
        )
    what = draw(st.sampled_from(["change", "change", "remove", "add", "move"]))
    if what == "remove":
        del holder[part]
    elif what == "add" and isinstance(holder, list):
        holder.insert(part, draw(another))
    elif what == "add":
        holder[draw(st.text(max_size=8).filter(lambda new: new not in holder))] = draw(another)
    elif what == "move" and isinstance(holder, list):
        holder.insert(draw(st.integers(0, len(holder) - 1)), holder.pop(part))
    else:
        holder[part] = draw(another)
    return path, document


def same(one: Any, other: Any) -> bool:
    """Tell whether two documents are the same JSON; 1, 1.0 and true are three."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@pytest.mark.parametrize("name", RECORDS)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_one_change_makes_a_record_fail(name: str, data: st.DataObject) -> None:
    _, document = data.draw(changed(name))
    assert bool(found(document)) is not same(document, RECORDS[name]())


FREE = {
    "seats.*.name",
    "seats.*.player",
    "legs.*.moves.*.at",
    "legs.*.moves.*.move",
    "legs.*",
    "legs.*.incidents",
    "legs.*.incidents.*",
    *(f"legs.*.incidents.*.{name}" for name in ("ply", "at", "kind", "level", "ms", "since", "shown")),
    "legs.*.incidents.*.moves",
    "legs.*.incidents.*.moves.*",
    "legs.*.incidents.*.moves.*.at",
    "legs.*.incidents.*.moves.*.move",
}
"""What play does not follow from alone: another name, player or time; a move the rules allow as well and that leads to
nothing else (the test below tries them all); which of two untimed legs was first; and what happened beside the moves,
or moves taken back, where play could have gone on from that just so, or that they had shown something, of which an
earlier server says nothing."""


@pytest.mark.parametrize("name", RECORDS)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_changed_input_is_reported_by_leg_and_ply(name: str, data: st.DataObject) -> None:
    path, document = data.draw(changed(name))
    if same(document, RECORDS[name]()):
        return
    sentence = found(sealed(document))
    if not sentence:
        assert shape(path) in FREE or path == ("digest",)
        return
    match path:
        case ("legs", int(leg), "moves", int(ply), _, *_) if same(
            len(document["legs"][leg]["moves"]), len(RECORDS[name]()["legs"][leg]["moves"])
        ):
            assert sentence.startswith(f"leg {leg + 1}, move {ply + 1}: ")
        case ("legs", int(leg), "moves", int()):
            assert sentence.startswith(f"leg {leg + 1}, move ")
        case ("legs", int(), "incidents", *_) if sentence.startswith("result."):
            pass  # another end, which only does not come to this result
        case ("legs", int(leg), _, *_):
            assert f"leg {leg + 1}" in sentence
        case ("legs", int()):
            # the rest may be a valid match that only has another result
            assert sentence.startswith(("leg", "result"))
        case ("seats", int(seat), "player") if sentence.startswith("leg "):
            assert document["seats"][seat]["player"].startswith("computer:")  # which asks for nothing, nor gives up
        case (top, *_):
            named = "leg" if top == "legs" else str(top)
            assert sentence.startswith(named) or sentence.endswith(" is an unknown name")


def test_another_legal_move_is_found_by_its_first_difference() -> None:
    game = GAMES["family-tree"]
    moves = known()["legs"][0]["moves"]
    state = game.deal(Setup(options=game.options(), deck=DECK.deal(NUMBER), roles=("maximizer", "minimizer")))
    found_later = not_found = 0
    for ply, move in enumerate(moves):
        seat = Seat(move["seat"])
        for other in game.legal_moves(state, seat) or ():
            written = [*moves[:ply], {**move, "move": str(other)}, *moves[ply + 1 :]]
            differs = first_difference(game, state, written[ply:])
            sentence = found(sealed(put(known(), ("legs", 0, "moves"), written)))
            if differs is None:
                not_found += str(other) != move["move"]
                assert sentence == ""
            else:
                found_later += differs > 0
                assert sentence.startswith(f"leg 1, move {ply + differs + 1}: ")
        state = game.apply(state, seat, game.parse(move["move"]))
    assert found_later
    assert not_found


def first_difference(game: Game[Any, Any], state: Any, moves: list[Document]) -> int | None:
    """Return which of the moves, from a state on, is refused or does not lead to what it says."""
    for index, move in enumerate(moves):
        seat = Seat(move["seat"])
        try:
            checked = game.check(state, seat, game.parse(move["move"]))
        except GameError:
            return index
        state = game.apply(state, seat, checked)
        then = {"move": str(checked), "score": game.score(state).total, **game.record_writer.describe_move(state)}
        if any(move[name] != value for name, value in then.items()):
            return index
    return None
