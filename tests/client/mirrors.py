"""Mirror matches as a server would send them: played by the rules, and seen by a player or a spectator."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from client.net.frames import ShownRoom
from protocol.encoding import encode_value
from protocol.games.mirror import MirrorPlayed
from protocol.ids import MatchId, PlayerId, Seat
from protocol.room import Happening, LegInfo, MatchInfo, MatchResult, SeatInfo
from protocol.views import VIEW
from server.games.catalog import GAMES, played_as
from server.games.game import Setup
from tests.client.rooms import CODE

ANNA, BEN = PlayerId("AAAAAAAAAAAAAAAA"), PlayerId("BBBBBBBBBBBBBBBB")
OPTIONS = {"happy-graphs": {"mode": "duel"}, "poker-solitaire": {"mode": "duel"}}
MIRRORED = ("family-tree", "happy-graphs", "patriarch", "poker-solitaire")
_PLAYED = TypeAdapter(MirrorPlayed)


@dataclass
class Match:
    """A mirror match between Anna, in seat 0, and Ben, in seat 1; Anna maximizes on board 1, or owns its tree."""

    name: str = "family-tree"
    options: dict[str, Any] = field(default_factory=dict)
    number: int = 7
    happenings: list[Happening] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Deal the cards."""
        game: Any = GAMES[self.name]
        self.chosen = game.options.model_validate(OPTIONS.get(self.name, {}) | self.options)
        self.game = played_as(game, self.chosen, "mirror")
        roles = self.game.format(self.chosen, "mirror", 2).roles_for(2)
        self.state = self.game.deal(
            Setup(options=self.chosen, deck=self.game.deck(self.chosen, 2, self.number), roles=roles)
        )

    def moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat, with their boards."""
        return [str(move) for move in self.game.legal_moves(self.state, Seat(seat)) or ()]

    def move(self, seat: int, move: str | None = None) -> str:
        """Make a move, or the first legal one; return it."""
        move = move or self.moves(seat)[0]
        self.state = self.game.apply(self.state, Seat(seat), self.game.parse(move))
        told = self.game.describe_last_move(self.state)
        assert told is not None
        self._happens("moved", seat, _PLAYED.dump_python(told, mode="json"))
        return move

    def take_back(self, state: Any) -> None:
        """Restore an earlier state of the match."""
        self.state = state
        self._happens("taken_back", 0, {"ply": state.ply})

    def step(self) -> None:
        """Make a move for each of the two players, the lower seat first."""
        for _ in range(2):
            self.move(min(self.game.to_act(self.state)))

    def play(self) -> None:
        """Play to the end."""
        while self.game.to_act(self.state):
            self.move(min(self.game.to_act(self.state)))

    def room(self, me: int | None = 0, **changes: Any) -> ShownRoom:
        """Return the room as a seat sees it, or a spectator."""
        view = VIEW.validate_json(encode_value(self.game.view(self.state, None if me is None else Seat(me))))
        score, over = self.game.score(self.state), not self.game.to_act(self.state)
        leg = LegInfo(
            leg=1,
            roles=view.roles,
            status="over" if over else "playing",
            ply=view.ply,
            score=score.total,
            parts=score.parts,
            by_seat=score.seats,
        )
        one, two = score.seats or (0, 0)
        high = self.name != "patriarch"
        best = () if one == two else (Seat(0) if (one > two) is high else Seat(1),)
        match = MatchInfo(
            match=1,
            id=MatchId("M1"),
            game=self.name,
            options=self.chosen.model_dump(),
            form="mirror",
            known=True,
            dead=False,
            number=self.number,
            salt=None,
            commitment=None,
            legs=(leg,),
            result=MatchResult(winners=best, scores=(one, two), why="score") if over else None,
            computers=(None, None),
        )
        known: dict[str, Any] = {
            "room": CODE,
            "version": 10 + len(self.happenings),
            "game": self.name,
            "title": self.game.title,
            "rules": 1,
            "options": self.chosen.model_dump(),
            "form": "mirror",
            "number": self.number,
            "role": None,
            "owner": ANNA,
            "spectators": True,
            "clock": None,
            "banned": (),
            "seats": (
                SeatInfo(seat=Seat(0), player=ANNA, name="Anna"),
                SeatInfo(seat=Seat(1), player=BEN, name="Ben"),
            ),
            "ready": (),
            "next": None,
            "offers": (None, None),
            "agreed": None,
            "match": match,
            "happenings": tuple(self.happenings[-32:]),
            "view": view,
        }
        return ShownRoom(**known | changes)

    def _happens(self, kind: Any, seat: int, detail: Any) -> None:
        version = 11 + len(self.happenings)
        name = ("Anna", "Ben")[seat]
        self.happenings.append(
            Happening(version=version, kind=kind, at=version, seat=Seat(seat), name=name, match=1, leg=1, detail=detail)
        )
