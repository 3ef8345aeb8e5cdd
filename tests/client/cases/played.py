"""Stays at a real server, with matches: all input of each person's client, in order."""

import random
from pathlib import Path

from client.games.fairness import Verdict
from client.net.link_state import Connected, Connecting, Failure, FailureKind, Lost, ServerTime
from client.room.local_events import CameIn, Checked, Heard, Looked, WentOn
from protocol.events import AnalysisEvent, HintEvent, RecordEvent, SeatCodeEvent, Welcome
from protocol.record import Record
from protocol.scores import NumberEvent, ScoresEvent
from tests.e2e.play import Player, ServerProcess, begin_leg, moves_of, play_leg

SHORT = 9
"""A number whose legs end within a few cards in any case."""
LONG = 5


class Person(Player):
    """A player who also records the client's input other than events, in order."""

    def __init__(self, name: str, key: str | None = None) -> None:
        super().__init__(name, key)
        self.between: list[tuple[int, Heard]] = []
        self.heard(Connecting())

    def heard(self, *things: Heard) -> None:
        """Record input that comes from no server."""
        self.between += [(len(self.events), thing) for thing in things]

    @property
    def told(self) -> list[Heard]:
        """Return all input, in order."""
        told: list[Heard] = []
        for number, event in enumerate([*self.events, None]):
            told += [thing for at, thing in self.between if at == number]
            if event is not None:
                told.append(event)
            if isinstance(event, Welcome):
                told.append(ServerTime(12.5))
        return told

    async def enter(self, url: str, code: str) -> None:
        """Enter a room."""
        await self.come(url)
        await self.do("enter", room=code)
        await self.sees(0)
        self.heard(Connected())

    async def lose(self, url: str) -> None:
        """Lose the connection and reconnect."""
        room = self.room.room
        await self.go()
        self.heard(Lost(Failure(FailureKind.DROPPED), 0.3), Connecting())
        await self.enter(url, room)


async def stays(within: Path) -> dict[str, list[Heard]]:
    """Play, and return the input of each stay by its name."""
    environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_COMPUTER_PAUSE": "0", "TURNABOUT_AWAY_SECONDS": "0.1"}
    told: dict[str, list[Heard]] = {}
    for part in (_duel, _alone, _computers):
        server = ServerProcess(within / part.__name__, environment)
        await server.start()
        try:
            told |= await part(server.url)
        finally:
            await server.stop()
    return told


async def _duel(url: str) -> dict[str, list[Heard]]:
    ada, ben, cy = Person("Ada"), Person("Ben"), Person("Cy")
    await ada.come(url)
    clock = {"leg": 600}
    await ada.do("create_room", game="family-tree", hints=True, role="maximizer", clock=clock)
    code = (await ada.sees(1)).room
    ada.heard(Connected(), CameIn())
    await ben.enter(url, code)
    ack = await ben.do("sit")
    await ben.sees(ack.version)
    ben.heard(CameIn())
    await cy.enter(url, code)
    cy.heard(CameIn())
    for person in (ada, ben, cy):
        await person.do("chat", text=f"{person.name} is here")
    ben.heard(Looked())
    await ada.sees(ack.version)
    await begin_leg(ada, ben)
    view = ada.room.view
    assert view is not None
    first = view.moves[0].move
    await ada.refused("move", **moves_of(ada.room), move=first.replace(first.partition(">")[0], "X9"))
    await ben.refused("move", **moves_of(ben.room), move=first)
    await ada.do("hint", **moves_of(ada.room))
    await ada.hears(HintEvent)
    version = (await ada.do("move", **moves_of(ada.room), move=first)).version
    for person in (ada, ben, cy):
        await person.sees(version)
    for accept in (False, True):
        place = moves_of(ada.room)
        await ada.do("offer", match=1, what="takeback", leg=place["leg"], ply=place["ply"])
        version = (await ben.do("answer", match=1, what="takeback", accept=accept)).version
        for person in (ada, ben, cy):
            await person.sees(version)
    await ben.do("seat_code")
    await ben.hears(SeatCodeEvent)
    await ben.lose(url)
    await play_leg(random.Random(1), ada, ben)
    ada.heard(WentOn())
    await begin_leg(ada, ben)
    await play_leg(random.Random(2), ada, ben)
    await ada.do("number", game="family-tree", number=ada.room.match.number if ada.room.match else 0)
    await ada.hears(NumberEvent)
    await ada.do("record", match=1)
    record = (await ada.hears(RecordEvent)).record
    match = ada.room.match
    assert match is not None
    ada.heard(Checked(match.id, Record.model_validate(record), Verdict(())))
    await _another(url, ada, ben, cy)
    return {"a duel, who hosts it": ada.told, "a duel, who joins it": ben.told, "a duel, who looks on": cy.told}


async def _another(url: str, ada: Person, ben: Person, cy: Person) -> None:
    """Play another match, which Ben leaves, and which the computer plays for Ben until he resigns."""
    await ada.do("offer", match=1, what="new_number")
    await ben.do("answer", match=1, what="new_number", accept=False)
    await ben.do("offer", match=1, what="new_number")
    version = (await ada.do("answer", match=1, what="new_number", accept=True)).version
    for person in (ada, ben, cy):
        await person.sees(version)
    ben.heard(WentOn())
    await ben.go()
    await ada.until(lambda: ada.presence.away or None, "Ben's going away")
    while (await ada.ask("claim", match=2, computer="random")).type != "ack":
        pass
    ben.heard(Lost(Failure(FailureKind.DROPPED), 0.3), Connecting())
    await ben.enter(url, ada.room.room)
    await ben.do("sit")
    version = (await ben.do("resign", match=2)).version
    for person in (ada, ben, cy):
        await person.sees(version)
    await ben.do("stand")
    version = (await cy.do("sit")).version
    for person in (ada, ben, cy):
        await person.sees(version)
        await person.go()


async def _alone(url: str) -> dict[str, list[Heard]]:
    ada = Person("Ada")
    await ada.come(url)
    await ada.do("create_room", game="family-tree", form="solo", number=SHORT)
    await ada.sees(1)
    ada.heard(Connected(), CameIn())
    await begin_leg(ada)
    await ada.do("number", game="family-tree", number=SHORT, tree=True)
    await ada.until(lambda: next((e for e in ada.events if isinstance(e, NumberEvent) and e.tree), None), "a tree")
    await ada.do("hint", **moves_of(ada.room))
    await ada.hears(HintEvent)
    await play_leg(random.Random(3), ada)
    await ada.do("number", game="family-tree", number=SHORT)
    await ada.do("scores", game="family-tree")
    await ada.hears(ScoresEvent)
    await ada.do("analysis", match=1)
    await ada.hears(AnalysisEvent)
    ada.heard(WentOn())
    await ada.sees((await ada.do("offer", match=1, what="same_number")).version)
    await ada.go()
    return {"alone": ada.told}


async def _computers(url: str) -> dict[str, list[Heard]]:
    ada = Person("Ada")
    await ada.come(url)
    await ada.do("create_room", game="family-tree", computers=["random", "random"], number=SHORT)
    await ada.sees(1)
    ada.heard(Connected(), CameIn())
    await ada.until(lambda: (ada.room.match is not None and ada.room.match.result) or None, "the result")
    await ada.go()
    return {"computers": ada.told}
