"""Results on numbers, on a real store and with real thinking processes: the computing node and the askers."""

import asyncio
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.encoding import without_nulls
from protocol.scores import AskNumber, NumberEvent
from server.bots.computed import version
from server.bots.pool import Thinkers
from server.finished import number_work, numbers
from server.finished.numbers import Numbers
from server.results.database import Database
from server.results.numbers import Numbered, find_computed, keep_computed
from server.store.claims import Claims
from server.store.client import Store
from server.store.leases import Leases
from server.table.decision import Rejection
from server.table.snapshot import describe_match
from tests.results.played import settled, solo
from tests.rooms.members import Member
from tests.seen import tree
from tests.table.play import Table

SHORT = Numbered.of("family-tree", 1, {}, 9)
"""A number whose legs end within a few cards, so that the computer plays it at once."""
TODAY = "2026-11-21"
SCORE = f"computer:{version('family-tree')}"
ASK = AskNumber(id="ask", game="family-tree", number=9)


def numbers_of(store: Store, database: Database, thinkers: Thinkers) -> Numbers:
    """Return the numbers on a node."""
    return Numbers(
        claims=Claims(store), leases=Leases(store), database=database, thinkers=thinkers, today=lambda: TODAY
    )


class Running:
    """Lets a node compute the results on numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers

    async def __aenter__(self) -> None:
        self._running = asyncio.create_task(self._numbers.run())

    async def __aexit__(self, *error: object) -> None:
        self._running.cancel()
        await asyncio.wait({self._running})
        assert self._running.cancelled()


async def known(member: Member, **as_told: Any) -> NumberEvent:
    """Return an asker's answers on a number, until they are complete."""
    event = await member.until(
        lambda event: isinstance(event, NumberEvent) and all(getattr(event, name) == as_told[name] for name in as_told)
    )
    assert isinstance(event, NumberEvent)
    return event


async def test_par_is_sent_after_a_solo_game_and_the_tree_on_request(
    url: str, database: Database, thinkers: Thinkers
) -> None:
    ada, ben = Member("ada"), Member("ben")
    async with Store(url, "one") as store:
        told = numbers_of(store, database, thinkers)
        await settled(database, 1, solo(ada.person.player, score=20, number=9))
        await told.ask(ada, ASK)
        await told.ask(ben, AskNumber(id="tree", game="family-tree", number=9, tree=True))
        assert (await known(ada, working=True)).par is None
        async with Running(told):
            mine = await known(ada, working=False)
        assert (mine.id, mine.computer, mine.par, mine.tree) == ("ask", 20, 20, None)
        (standing,) = mine.standings
        assert (standing.role, standing.own, standing.rank, standing.name) == ("player", 20, 1, "Ada")
        first, last = await known(ben, working=True), await known(ben, working=False)
        assert (first.tree, first.computer, last.computer, last.par) == (None, None, 20, None)
        built = tree(last.tree)
        assert (built.score, built.current, built.ply) == (20, None, 6)
        await told.ask(ben, AskNumber(id="again", game="family-tree", number=9))
        again = await known(ben, id="again")
        assert (again.computer, again.par, again.working) == (20, None, False)


@pytest.mark.parametrize("game", ["poker-solitaire", "patriarch"])
async def test_a_number_has_the_options_of_its_matches(
    url: str, database: Database, thinkers: Thinkers, game: str
) -> None:
    ada = Member("ada")
    table = Table(9, None, game=game, form="solo" if game == "poker-solitaire" else "match")
    if len(table.room.seats) > 1:
        table.sit()
    table.begin()
    async with Store(url, "one") as store:
        await numbers_of(store, database, thinkers).ask(ada, AskNumber(id="ask", game=game, number=9))
    assert (await known(ada, id="ask")).options == without_nulls(describe_match(table.match).options)


async def test_another_nodes_results_are_sent_here_and_continued_if_it_dies(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(number_work, "LOOK_SECONDS", 0.01)
    ada = Member("ada")
    other = Numbered.of("family-tree", 1, {}, 1351)
    async with Store(url, "one") as store, Store(url, "two") as second:
        told = numbers_of(store, database, thinkers)
        there, lives = Claims(second), Leases(second)
        await lives.renew()
        for on in (SHORT, other):
            assert await there.claim(f"{on.text}:{SCORE}") == "two"
            await told.ask(ada, AskNumber(id=str(on.number), game=on.variant.game, number=on.number))
        async with Running(told):
            await database.write(keep_computed, SHORT, SCORE, b'{"score": 4321, "moves": []}', TODAY)
            assert (await known(ada, id="9", working=False)).computer == 4321
            assert await find_computed(database, other, SCORE, TODAY) is None
            await lives.end()
            assert (await known(ada, id="1351", working=False)).computer == 20


async def test_a_result_that_cannot_be_computed_is_tried_again_when_it_is_asked_for_again(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Member("ada")
    async with Store(url, "one") as store, Running(told := numbers_of(store, database, thinkers)):
        with monkeypatch.context() as broken:
            broken.setitem(number_work.WORK, "computer", int)  # which takes no such arguments
            await told.ask(ada, ASK)
            assert (await known(ada, working=False)).computer is None
        await told.ask(ada, AskNumber(id="again", game="family-tree", number=9))
        assert (await known(ada, id="again", working=False)).computer == 20


async def test_a_member_who_waits_for_many_numbers_gets_no_more_until_the_connection_ends(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "ASKED_MOST", 4)
    ada = Member("ada")
    async with Store(url, "one") as store:
        told = numbers_of(store, database, thinkers)  # which computes nothing
        asked = [AskNumber(id=f"n{number}", game="family-tree", number=1 + number) for number in range(5)]
        for each in asked[:4]:
            await told.ask(ada, each)
        with pytest.raises(Rejection, match="4 numbers") as refused:
            await told.ask(ada, asked[-1])
        assert refused.value.code == Code.TOO_MANY
        await told.ask(Member("ben"), asked[-1])
        told.forget(ada)
        await told.ask(ada, asked[-1])
        assert [event.id for event in ada.events if isinstance(event, NumberEvent)] == ["n0", "n1", "n2", "n3", "n4"]


async def test_a_question_is_refused_while_too_many_results_are_wanted(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.finished.number_work.MOST", 1)
    ada, ben = Member("ada"), Member("ben")
    async with Store(url, "one") as store:
        told = numbers_of(store, database, thinkers)
        await told.ask(ada, ASK)
        await told.ask(ben, ASK)
        with pytest.raises(Rejection, match="working on too many numbers"):
            await told.ask(ben, AskNumber(id="other", game="family-tree", number=8))
        told.forget(ada)
        with pytest.raises(Rejection, match="working on too many numbers"):
            await told.ask(ada, AskNumber(id="other", game="family-tree", number=8))
        told.forget(ben)
        await told.ask(ada, AskNumber(id="other", game="family-tree", number=8))


async def test_unknown_games_and_options_are_refused(url: str, database: Database, thinkers: Thinkers) -> None:
    async with Store(url, "one") as store:
        told = numbers_of(store, database, thinkers)
        for command, words in (
            (ASK.model_copy(update={"game": "chess"}), "no game 'chess'"),
            (ASK.model_copy(update={"options": {"packs": 2}}), "Option 'packs' of Family Tree"),
        ):
            with pytest.raises(Rejection, match=words) as refused:
                await told.ask(Member("ada"), command)
            assert refused.value.code == Code.NOT_ALLOWED
