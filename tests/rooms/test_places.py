"""What is worked out for a position is not taken for another that has the same ply after a takeback."""

from protocol.ids import Seat
from server.rooms.computers import _turns
from server.rooms.hints import _Place, _stands
from server.table.room import Room
from tests.table.asked import answer, takeback
from tests.table.play import Table


def replayed(table: Table) -> tuple[Room, Room]:
    """Return the room after Ada's first move that had an alternative, and after she has taken it back and made that."""
    table.begin()
    while len(moves := table.moves()) < 2 or table.mover != "ada":
        table.play(moves[0])
    table.play(moves[0])
    before = table.room
    table.do("ada", takeback(table))
    if table.room.computers[1] is None:
        table.do("ben", answer(table, True))
    table.play(moves[1])
    return before, table.room


def test_a_computer_thinks_again() -> None:
    before, after = replayed(Table(7, computers=[None, "random"]))
    (one,), (other,) = _turns(before).values(), _turns(after).values()
    assert (one.what, one.ply) == (other.what, other.ply) == ("move", one.ply)
    assert one != other


def test_a_hint_is_another_one() -> None:
    table = Table(7, hints=True)
    table.sit()
    before, after = replayed(table)
    assert before.match is not None
    place = _Place(before.match.deal.id, 1, before.match.leg.played, Seat(1))
    assert _stands(before, place)
    assert not _stands(after, place)
