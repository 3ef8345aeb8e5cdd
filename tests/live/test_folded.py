"""What has been read of a room's logs: which commands they hold."""

from dataclasses import replace

from protocol.ids import PlayerId
from server.live.folded import Folded
from server.table.match_facts import Moved
from tests.table.play import CODE, Table


def test_commands_are_known_but_for_moves_of_earlier_matches() -> None:
    table = Table(brief=True)
    table.sit()
    table.play_match()
    table.agree("same_number")
    first = len(table.log)
    table.begin()
    table.play(table.moves()[0])
    log = [replace(entry, command=f"c{number}") for number, entry in enumerate(table.log)]
    folded = Folded(CODE)
    folded.take(log[:first])
    assert all(folded.answered(entry.by, entry.command) for entry in log[:first])
    assert folded.answered(log[first - 1].by, log[first - 1].command) == first
    assert folded.answered(PlayerId("nobody"), log[0].command) is None
    folded.take(log[first:])
    known = [folded.answered(entry.by, entry.command) is not None for entry in log]
    assert known == [number >= first or not isinstance(entry.fact, Moved) for number, entry in enumerate(log)]
