"""What the screen of a leg of Grandma's Game tells, read from a room for one reader: pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from client.games import turns
from client.games.clocks import Face
from client.games.computer_leg import COMPUTER, number_told
from client.games.grandmas_game import words as grandmas_game_words
from client.games.grandmas_game.layout import Spot, source_spots
from client.games.players import NOTHING_TOLD, Player, Told, leg_of, legs_of, number_of, players_of
from client.net.frames import ShownRoom
from client.text import people_words
from protocol.events import Expected
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove
from protocol.ids import Seat, show_room_code
from protocol.scores import NumberEvent


@dataclass(frozen=True, slots=True)
class Scene:
    """A leg as its reader sees it; `match` and `leg` tell legs apart, `number` says which number is played."""

    room: str
    title: str
    match: int
    leg: int
    legs: int
    number: tuple[str, str]
    players: tuple[Player, ...]
    view: GrandmasGameView
    clocks: tuple[Face, ...] = ()
    told: Told = NOTHING_TOLD

    @property
    def me(self) -> Player | None:
        """The reader's seat, if any."""
        return next((player for player in self.players if player.mine), None)

    @property
    def mover(self) -> Player | None:
        """Whoever is to move: oneself, where one's own table goes on."""
        return turns.mover(self.players)

    @property
    def mover_name(self) -> str:
        """What whoever is to move is called; the computer moves in its own name."""
        return turns.mover_name(self.mover)

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.mover is None

    @property
    def my_turn(self) -> bool:
        """Whether the reader's own table goes on, and no computer plays it."""
        return turns.is_readers(self.mover)

    @property
    def race(self) -> bool:
        """Whether several play, each on a table of their own."""
        return len(self.players) > 1

    @property
    def hint(self) -> Expected | None:
        """The move that the computer would make, if it has been asked."""
        hint = self.told.hint
        return hint.choices[0] if hint is not None and hint.choices else None

    @property
    def hinted(self) -> Spot | None:
        """What the computer would play."""
        best = self.hint
        move = next((each for each in self.view.moves if best is not None and each.move == best.move), None)
        spots = source_spots(move, self.view.workspace) if move is not None else []
        return spots[0] if spots else None

    def legal(self, does: str) -> LegalMove | None:
        """Return the one move that does something, if it may be made."""
        return next((move for move in self.view.moves if move.does == does), None)

    def of(self, spot: Spot) -> list[LegalMove]:
        """Return what may be played from something on the table, what builds up first."""
        found = [move for move in self.view.moves if spot in source_spots(move, self.view.workspace)]
        return [move for move in found if move.does != "peek"]

    def name(self, seat: Seat) -> str:
        """Return what the holder of a seat is called."""
        return next((player.name for player in self.players if player.seat == seat), people_words.seat(seat + 1))

    @property
    def standings(self) -> list[str]:
        """How the others in a race stand, the best first; to a spectator, all of them."""
        own = self.me.seat if self.me is not None else None
        return [
            grandmas_game_words.standing(self.name(table.seat), table.score, table.left, plays=table.plays)
            for table in sorted(self.view.tables, key=lambda table: -table.score)
            if table.seat != own
        ]

    @property
    def news(self) -> str:
        """The last move at the table, and nothing before it: memory is part of the game."""
        did = self.view.played
        return grandmas_game_words.played(self.name(did.seat), did) if did is not None else ""

    @property
    def computers(self) -> int | None:
        """What the computer reached on the number, where one plays alone."""
        return self.told.about.computer if self.told.about is not None and not self.race else None

    @property
    def own_best(self) -> int | None:
        """One's own best on the number, where one plays alone."""
        standings = self.told.about.standings if self.told.about is not None and not self.race else ()
        return next((standing.own for standing in standings if standing.role == "player"), None)

    @property
    def to_beat(self) -> int | None:
        """The score to beat, where one plays alone and it is known."""
        return max((score for score in (self.computers, self.own_best) if score is not None), default=None)

    @property
    def ended(self) -> str:
        """How the leg ended, in words."""
        view = self.view
        if not self.race:
            return grandmas_game_words.over(view.ended, view.score)
        ranked = sorted(view.tables, key=lambda table: -table.score)
        places = [(self.name(table.seat), table.score) for table in ranked]
        return grandmas_game_words.race_over(places, won=bool(ranked) and ranked[0].left == 0)


def automatic(scene: Scene) -> str | None:
    """Return the safe card that is played by itself; none after an undo, or nothing could be undone."""
    last = scene.view.played
    if not scene.my_turn or (last is not None and last.does in ("undo", "redo")):
        return None
    return next((move.move for move in scene.view.moves if move.safe), None)


def read_scene(
    room: ShownRoom,
    me: Seat | None,
    here: Sequence[Seat] | None,
    clocks: tuple[Face, ...] = (),
    told: Told = NOTHING_TOLD,
) -> Scene | None:
    """Return what `me` sees of the leg of a room; None if there is none."""
    view, match = room.view, room.match
    leg = leg_of(match) if match is not None else None
    if not isinstance(view, GrandmasGameView) or match is None or leg is None:
        return None
    return Scene(
        room=show_room_code(room.room),
        title=room.title,
        match=match.match,
        leg=leg.leg,
        legs=legs_of(room, match),
        number=number_of(match, alone=room.form == "solo"),
        players=players_of(room, view.roles, view.to_act, me, here),
        view=view,
        clocks=clocks,
        told=told,
    )


def computers_scene(about: NumberEvent, title: str) -> Scene | None:
    """Return the leg that the computer played alone on a number, as it ended; None where it was not told."""
    if not isinstance(about.tree, GrandmasGameView):
        return None
    return Scene("", title, 0, 1, 1, number_told(about), (COMPUTER,), about.tree, told=Told(about=about))
