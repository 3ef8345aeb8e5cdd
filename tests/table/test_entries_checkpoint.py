"""A checkpoint in place of a log's beginning: the room comes out the same."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.command import Another
from protocol.commands import Enlist
from protocol.ids import PlayerId
from server.rooms.folded_log import end_of
from server.table.dispatch import apply
from server.table.entries import (
    KEPT_COMMANDS,
    Checkpoint,
    Entry,
    checkpoint,
    decode,
    encode,
    pack_commands,
    unpack_commands,
)
from server.table.match import BrokenLog
from server.table.room import LOG_LIMIT, LogPosition, Room
from tests.table.asked import ban, configure, move, pass_on, resign
from tests.table.by_chance import FEW, by_chance
from tests.table.phases import PHASES, leg_1, over
from tests.table.play import CODE, PEOPLE, Table, fold, stored


def promised(room: Room) -> Room:
    """Return what a checkpoint promises of a room: between matches its last match without game states."""
    room = replace(room, happenings=(), compacted=0)
    if not room.finished:
        return room
    return replace(room, match=None, last=room.past, begun=0, unplayed=room.unplayed_so_far)


def ends(table: Table) -> list[Entry]:
    """Return the checkpoints that may take the place of a log's beginning: one for each match that is over."""
    entries = [decode(line) for line in table.lines]
    found = [end_of(CODE, entries, match) for match in table.room.ids]
    return [end for end in found if end is not None]


def assert_the_same(table: Table) -> int:
    """Hold every checkpoint, with the entries after it, against the room; return how many there are."""
    made = ends(table)
    for end in made:
        tail = table.lines[end.n :]
        room = fold(CODE, map(decode, [stored(end), *tail]))
        assert room is not None
        assert promised(room) == promised(table.room)
        assert room.compacted == end.n
        if tail:
            versions = [entry.n for entry in table.log[end.n :]]
            assert all(b'"version":%d' % version in b"".join(room.happenings) for version in versions[-1:])
    return len(made)


WHAT: st.SearchStrategy[Another] = st.sampled_from(["same_number", "new_number"])


@pytest.mark.parametrize("name", FEW)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 99), what=WHAT, moves=st.integers(0, 12), banned=st.booleans(), again=st.booleans())
def test_a_room_is_the_same_in_every_game(
    name: str, seed: int, what: Another, moves: int, banned: bool, again: bool
) -> None:
    table = by_chance(name, seed)
    assert assert_the_same(table) == 1
    if banned:
        table.do("ada", ban("eve"))
        assert_the_same(table)
    table.agree(what)
    table.play_on(moves)
    assert_the_same(table)
    if again:
        table.play_on(-1)
        assert assert_the_same(table) == 2


def test_a_room_is_the_same_whatever_is_done_after_its_match() -> None:
    table = over()
    for done in (
        lambda: table.offer("ben", "new_number"),
        lambda: table.decline("ada", "new_number"),
        lambda: table.do("ada", configure(number=7)),
        lambda: move(table, 1, "ben", "eve"),
        lambda: table.do("ada", pass_on(1)),
        lambda: table.stand("ada"),
        lambda: table.sit("cat"),
        lambda: table.agree("same_number"),
        table.play_match,
    ):
        done()
        assert assert_the_same(table) >= 1
    assert table.room.ids[-1] == table.match.deal.id and len(table.room.ids) == 2


@pytest.mark.parametrize("games", [1, 2, 3])
def test_a_tournament_counts_on(games: int) -> None:
    table = Table(form="solo", brief=True)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    for game in range(games):
        table.play_match()
        assert assert_the_same(table) == game + 1
        table.agree("same_number" if game % 2 else "new_number")
        if table.room.next_leg is not None:
            table.begin()
        assert_the_same(table)


def test_a_checkpoint_takes_the_place_of_one() -> None:
    table = over()
    first = ends(table)[0]
    table.agree("new_number")
    table.play_match()
    entries = [decode(stored(first)), *(decode(line) for line in table.lines[first.n :])]
    again = end_of(CODE, entries, table.room.ids[-1])
    assert again is not None and again == ends(table)[-1]
    assert end_of(CODE, entries, table.room.ids[0]) is None, "it has been compacted up to there"
    assert end_of(CODE, [decode(stored(again))], table.room.ids[1]) is None


@pytest.mark.parametrize("phase", ["alone", "leg 1", "between", "leg 2"])
def test_a_room_without_a_finished_match_has_no_checkpoint(phase: str) -> None:
    table = PHASES[phase]()
    assert ends(table) == []
    with pytest.raises(ValueError, match="no match that is over"):
        checkpoint(table.room, {})


def test_a_checkpoint_is_only_allowed_at_the_start_of_a_log() -> None:
    (end,) = ends(over())
    fact = end.fact
    assert isinstance(fact, Checkpoint)
    for room in (leg_1().room, over().room):
        with pytest.raises(BrokenLog):
            apply(room, end, CODE)
    with pytest.raises(BrokenLog, match="has no match"):
        apply(None, replace(end, fact=replace(fact, matches=())), CODE)


def test_the_last_commands_of_people_are_kept() -> None:
    ada, computer, server = PEOPLE["ada"].player, PlayerId("computer:random"), PlayerId("server")
    rng = random.Random(1)
    commands = {(rng.choice([ada, computer, server]), f"{rng.randrange(2**64):016x}"): n for n in range(1000)}
    by_people = {key: version for key, version in commands.items() if key[0] == ada}
    assert len(by_people) > KEPT_COMMANDS
    assert unpack_commands(pack_commands(commands)) == dict([*by_people.items()][-KEPT_COMMANDS:])
    assert unpack_commands(pack_commands({})) == {}


def test_a_checkpoint_has_no_game_state_and_is_small() -> None:
    table = Table(9)
    table.sit()
    table.play_match()
    (end,) = ends(table)
    assert len(encode(end)) < 2500
    assert b"current" not in encode(end)


def test_a_compacted_log_has_space_again() -> None:
    table = over()
    table.room = replace(table.room, log=LogPosition(LOG_LIMIT, "last"), compacted=LOG_LIMIT - 5)
    table.offer("ada", "new_number")


def test_without_its_record_a_room_waits_for_another_match() -> None:
    table = over()
    (end,) = ends(table)
    table.room = apply(None, decode(stored(end)), CODE)
    assert (table.room.next_leg, table.room.finished, table.room.called) == ((2, 1), True, ("Ada", "Ben"))
    assert b'"match":' not in table_shown(table)
    table.ready("ada")
    table.ready("ben")
    assert (table.match.match, table.room.last, table.room.under_way) == (2, None, True)


def table_shown(table: Table) -> bytes:
    """Return the room as a spectator sees it."""
    table._show()
    return table.shown[-1][2]


def test_a_checkpoint_names_the_matches_that_have_a_record() -> None:
    table = Table(brief=True)
    table.sit("ben")
    table.begin()
    table.do("ada", resign(table))
    table.agree("same_number")
    table.play_match()
    table.agree("new_number")
    table.play(table.moves()[0])
    table.do(table.mover, resign(table))
    unplayed, second, third = table.room.ids
    facts = [end.fact for end in ends(table)]
    assert all(isinstance(fact, Checkpoint) for fact in facts)
    assert [fact.recorded for fact in facts if isinstance(fact, Checkpoint)] == [[], [second], [second, third]]
    again = fold(CODE, [decode(stored(ends(table)[1])), *table.log[ends(table)[1].n :]])
    assert again is not None and again.unplayed == (unplayed,)
