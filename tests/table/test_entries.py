import json
import traceback
from dataclasses import asdict, fields, replace
from functools import cache
from typing import get_args

import pytest

from protocol.commands import EndChallenge, Enlist, PlayAs
from protocol.ids import PlayerId, Seat
from protocol.options import DAY_SECONDS, Clock
from server.table.clocks import TimeGiven
from server.table.decision import Decision
from server.table.entries import Entry, Fact, decode, encode, stamp_entry
from server.table.legs import MatchBegun
from server.table.match import BrokenLog
from server.table.seats import Sat
from tests.table import patriarchs
from tests.table.asked import answer, ban, claim, configure, free, gone, hint, move, pass_on, resign, takeback
from tests.table.play import Table, stored
from tests.table.seats import three
from tests.table.test_challenges import challenge
from tests.table.test_entries_checkpoint import ends

AT = 1_795_255_200_000


def every_kind() -> Table:
    """Return a table at which everything has happened that can be an entry."""
    table = Table(brief=True)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    table.do("ada", PlayAs(id="c", name="Ada"))
    table.sit("ben")
    table.stand("ben")
    table.sit("ben")
    table.play_match()
    table.offer("ada", "same_number")
    table.decline("ben", "same_number")
    table.do("ada", configure(role="maximizer", clock=Clock(leg=60), hints=True))
    table.agree("new_number")
    table.do("ada", hint(table))
    table.play("QD>5D")
    for accept in (False, True):
        table.do("ada", takeback(table))
        table.do("ben", answer(table, accept))
    table.append(PlayerId("server"), Decision([TimeGiven(5_000)]))
    gone(table, "ben")
    table.do("ada", claim(table, "random"))
    table.sit("ben")
    table.do("ada", resign(table))
    table.agree("same_number")
    table.do("ada", claim(table))
    table.agree("same_number")
    table.waited += 100_000
    table.fall_due()
    table.do("ada", free(1))
    table.do("ada", ban("ben"))
    table.sit("eve")
    table.do("ada", pass_on(1))
    move(table, 0, "ada", "ada's other")
    return table


def of_more_seats() -> Table:
    """Return a table of three at which everything has happened that needs more than two."""
    table = three()
    table.play(table.moves()[0])
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    table.do("cat", answer(table, True))
    table.do("cat", resign(table))
    for accept in (False, True):
        table.do("ada", claim(table, "random"))
        table.do("ben", answer(table, accept, "replacement"))
    table.sit("cat")
    table.do("cat", resign(table))
    table.sit("dan")
    table.do("ada", answer(table, True, "replacement"))
    table.do("ben", answer(table, True, "replacement"))
    return table


@cache
def entries() -> tuple[Entry, ...]:
    by_a_clock = patriarchs.three(clock=Clock(leg=60))
    by_a_clock.waited += 100_000
    by_a_clock.fall_due()
    by_correspondence = Table(9, clock=Clock(move=2 * DAY_SECONDS))
    by_correspondence.sit()
    by_correspondence.begin()
    by_correspondence.waited += 1500 * DAY_SECONDS
    by_correspondence.fall_due()
    declined = challenge()
    declined.do("ben", EndChallenge(id="c"))
    compacted = Table(9)
    compacted.sit()
    compacted.do("ada", Enlist(id="c", names=["Ada"]))
    compacted.play_match()
    tables = every_kind(), of_more_seats(), by_a_clock, by_correspondence, declined
    return (*(entry for table in tables for entry in table.log), ends(compacted)[0])


def test_every_kind_of_entry_is_tried_here() -> None:
    assert {type(entry.fact) for entry in entries()} == set(get_args(Fact))


@pytest.mark.parametrize("entry", {type(entry.fact): entry for entry in entries()}.values(), ids=lambda e: e.fact.kind)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    read = decode(encode(entry))
    assert read == replace(entry, n=0, at=None)
    for field in fields(entry.fact):
        assert type(getattr(read.fact, field.name)) is type(getattr(entry.fact, field.name))


def test_an_entry_is_read_with_the_number_and_the_time_that_the_store_put_in_front() -> None:
    entry = replace(entries()[0], n=7, at=AT)
    assert decode(stored(entry)) == entry


def test_the_store_stamps_an_entry_and_nothing_else() -> None:
    entry = entries()[0]
    assert stamp_entry(entry, 7, AT) == replace(entry, n=7, at=AT)


def test_an_entry_starts_with_its_id_as_the_store_expects() -> None:
    entry = entries()[3]
    assert encode(entry).startswith(b'{"id":"%b",' % entry.id.encode())
    assert b"\n" not in encode(entry)


def test_names_are_kept_as_they_are() -> None:
    fact = Sat(seat=Seat(1), player=PlayerId("B" * 16), name='Zoë "李" \\ 🂡')
    assert decode(encode(replace(entries()[1], fact=fact))).fact == fact


def document() -> dict[str, object]:
    return {**asdict(entries()[1]), "at": AT}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b'{"id":"e1","by"', id="cut short"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b"[]", id="not an object"),
        pytest.param(json.dumps({**document(), "fact": {"kind": "slept", "seat": 0}}).encode(), id="a kind unknown"),
        pytest.param(json.dumps({**document(), "fact": {"seat": 0}}).encode(), id="no kind"),
        pytest.param(json.dumps({**document(), "fact": {"kind": "sat", "seat": 0}}).encode(), id="a part missing"),
        pytest.param(json.dumps({**document(), "at": "noon"}).encode(), id="no time"),
    ],
)
def test_a_line_that_is_no_entry_breaks_the_log(line: bytes) -> None:
    with pytest.raises(BrokenLog, match="not an entry: "):
        decode(line)


def test_hidden_values_are_not_in_the_texts_of_their_objects() -> None:
    table = Table(brief=True)
    table.sit()
    table.begin()
    begun = table.log[-1]
    fact = begun.fact
    assert isinstance(fact, MatchBegun) and fact.salt is not None
    line = json.loads(encode(begun))
    line["fact"]["known"] = "perhaps"
    with pytest.raises(BrokenLog) as unknown:
        decode(json.dumps(line).encode())
    told = f"{begun} {table.room} {table.draw(table.needs[0])} {''.join(traceback.format_exception(unknown.value))}"
    assert "fact.match_begun.known" in told
    assert not [secret for secret in (str(fact.number), fact.salt, "'QD', '8S'", '"QD","8S"') if secret in told]
