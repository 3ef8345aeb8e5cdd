"""The texts around the two boards of a mirror match: pure, to lines."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar, Self

from client.games.heading import heading
from client.games.leg_scene import LegScene, Told
from client.games.mirror.match import NO_BOARDS, Mirror, OneBoard, hint_on, read_mirror
from client.games.mirror.messages import boards as boards_text
from client.games.word_catalog import words_of
from client.net.frames import ShownRoom
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, spread, width
from client.text.messages import game as game_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from client.text.turn_text import COMPUTER
from protocol.games.mirror import MirrorView
from protocol.ids import Role, Seat
from protocol.room import LegInfo

KEY = "w"
"""The key that selects the other board."""
_NAME_CELLS = (24, 16, 10, 6, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[MirrorView]):
    """Both boards as their reader sees them; each player has the role `player`, because each has both roles."""

    VIEW: ClassVar = MirrorView

    mirror: Mirror = NO_BOARDS
    game: str = ""

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self | None:
        """Return the scene with both boards."""
        mirror = read_mirror(room, self.me.seat if self.me is not None else None)
        players = tuple(replace(player, role="player") for player in self.players)
        return None if mirror is None else replace(self, mirror=mirror, game=room.game, players=players, leg=1, legs=1)

    @property
    def mine(self) -> frozenset[int]:
        """The boards on which the reader is to move, as indices."""
        return self.mirror.mine if self.my_turn else frozenset()


def told_of(scene: Scene, at: int, told: Told) -> Told:
    """Return the server's facts for one board, given the facts for the match."""
    board = scene.mirror.boards[at]
    hint = hint_on(board, told.hint)
    asked = told.asked and at in scene.mine
    return replace(told, hint=hint, asked=asked, board=board.number, says=waits_on(scene, board))


def waits_on(scene: Scene, board: OneBoard) -> str:
    """Say what a board waits for if the reader has no move there; empty if the board itself says it."""
    mirror, other = scene.mirror, scene.mirror.other(board)
    counted = words_of(scene.game).counted
    if mirror.over:
        results = [boards_text.reached(name=scene.name(seat), score=counted(score)) for seat, score in reached(mirror)]
        return f"{boards_text.over(formats.listed(results))} {game_text.enter_goes_on()}"
    if board.over:
        return boards_text.board_over(number=board.number, score=counted(board.score), other=other.number)
    waited = scene.name(other.acting[0]) if other.acting else ""
    name = None if waited == people_text.you() else waited
    if board.moved is not None and board.moved == mirror.me:
        move = words_of(scene.game).move(board.own) if board.own is not None else ""
        return boards_text.waits(move=move, name=name, number=other.number)
    if board.moved is not None:
        return boards_text.has_moved(mover=scene.name(board.moved), name=name, number=other.number)
    if other.number - 1 in scene.mine and board.number - 1 not in scene.mine:
        return boards_text.your_turn_on(other.number)
    return ""


def reached(mirror: Mirror) -> list[tuple[Seat, int]]:
    """Return the score of each seat on the board that decides for it, by seat."""
    scores = {
        seat: board.score
        for board in mirror.boards
        for seat, role in enumerate(board.view.roles)
        if role in ("maximizer", "guesser")
    }
    return [(Seat(seat), scores[seat]) for seat in sorted(scores)]


def headed(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the two lines at the top."""
    return heading(scene, cells, glyphs, kind=boards_text.kind(scene.mirror.step))


def tabs(scene: Scene, at: int, cells: int, glyphs: Glyphs, *, beside: bool) -> Line:
    """Compose the line with the state of each board; `at` is the board that takes the keys.

    `beside`: the boards are beside each other, and each half of the line is over its own board.
    """
    if beside:
        left = cells // 2
        first, second = (_tab(scene, each, at, _NAME_CELLS[0], glyphs) for each in (0, 1))
        shown, other = fit(first, left, glyphs), (Run(KEY, Tone.KEY), Run(" "))
        return (*shown, Run(" " * (left - width(shown))), *spread(second, other, cells - left, glyphs))
    keys: tuple[Line, Line] = (
        (Run(KEY, Tone.KEY), Run(f" {boards_text.board(2 - at)} ", Tone.DIM)),
        (Run(KEY, Tone.KEY), Run(" ")),
    )
    for longest, key in product(_NAME_CELLS, keys):
        both = (*_tab(scene, 0, at, longest, glyphs), Run("  "), *_tab(scene, 1, at, longest, glyphs))
        if width(both) + width(key) + 2 <= cells:
            break
    return spread(both, key, cells, glyphs)


def _tab(scene: Scene, which: int, at: int, longest: int, glyphs: Glyphs) -> Line:
    mine, here = which in scene.mine, which == at
    names = {
        player.seat: "".join(run.text for run in fit((Run(player.name),), longest, glyphs)) for player in scene.players
    }
    told, stands = stands_of(scene, which, names)
    tone = Tone.STRONG if here else Tone.DIM
    return (
        Run(f" {which + 1} ", Tone.BADGE if here else Tone.KEY),
        Run(f" {told} · ", tone),
        Run(stands, Tone.MARK if mine else tone),
    )


def stands_of(scene: Scene, at: int, names: Mapping[Seat, str] | None = None) -> tuple[str, str]:
    """Return the roles on a board with the score, and whose move it is; `names` may be shortened."""
    board, me = scene.mirror.boards[at], scene.mirror.me
    names = names or {player.seat: player.name for player in scene.players}
    seat = me if me is not None else _first(board.view.roles)
    plays = boards_text.plays(name=None if seat == me else names[seat], role=board.view.roles[seat])
    return boards_text.plays_score(plays=plays, score=board.score), _status(scene, at, names)


def _status(scene: Scene, at: int, names: Mapping[Seat, str]) -> str:
    """Return the text on whose move it is on a board, or on the player who has moved."""
    board = scene.mirror.boards[at]
    if at in scene.mine:
        return boards_text.status(state="yours", name="")
    if board.moved is not None:
        mine = board.moved == scene.mirror.me
        return boards_text.status(state="you-moved" if mine else "moved", name=names[board.moved])
    if len(board.acting) != 1:
        return boards_text.status(state="both" if board.acting else "over", name="")
    name = names[board.acting[0]]
    return boards_text.status(state="thinks" if name.endswith(COMPUTER) else "theirs", name=name)


def _first(roles: Sequence[Role]) -> Seat:
    """Return the seat that names a board: the seat whose score the board decides."""
    return next((Seat(seat) for seat, role in enumerate(roles) if role in ("maximizer", "guesser")), Seat(0))
