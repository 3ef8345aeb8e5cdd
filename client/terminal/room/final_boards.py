"""The final boards of a match's legs, side by side below the page of its result, if the terminal has room for them."""

from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from client.games.heading import ROLE_SIGNS
from client.games.mirror.match import is_mirror, legs_of
from client.net.errors import CannotWatch
from client.replay.server_replay import last_views
from client.room.pages.setting import Setting
from client.room.session import Phase
from client.terminal.games.catalog import BOARDS
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, spread
from client.text.messages import people as people_text
from client.text.messages import result as result_text
from client.text.tones import Tone
from protocol.ids import MatchId, Seat
from protocol.room import LegInfo
from protocol.views import View

LEAST_ROWS = 8
"""The fewest rows of a heading and its board: fewer show too little of a board."""
LEAST_CELLS = 38
"""The fewest columns of a board."""
_MOST_LEGS = 2
"""A match of more legs has no boards on the page of its result."""


class FinalBoard(Vertical):
    """The end of a leg: a heading, and the board."""

    DEFAULT_CSS = """
    FinalBoard { width: 1fr; }
    FinalBoard > Sheet { height: 1; }
    FinalBoard.-second { border-left: vkey $foreground 30%; }
    FinalBoard.-second.-ascii { border-left: ascii $foreground 30%; }
    """

    def __init__(self, heading: tuple[Line, Line], game: str, view: View, names: Sequence[str], glyphs: Glyphs) -> None:
        super().__init__(classes="-ascii" if glyphs.ascii else "")
        self._heading = Sheet(lambda cells, _: [spread(*heading, cells, glyphs)], glyphs)
        self._view = view
        self._sight = BOARDS[game].sight(glyphs)
        self._sight.names = names

    def compose(self) -> ComposeResult:
        """Put the heading above the board."""
        yield self._heading
        yield self._sight

    def on_mount(self) -> None:
        """Show the position."""
        self._sight.show(self._view)


class FinalBoards(Horizontal):
    """The final boards of the match whose result is shown, once its server has sent their positions."""

    DEFAULT_CSS = "FinalBoards { height: 1fr; display: none; }"

    def __init__(self, glyphs: Glyphs, loaded: Callable[[], None]) -> None:
        """`loaded` is called when boards have been loaded."""
        super().__init__()
        self._glyphs = glyphs
        self._loaded = loaded
        self._asked: MatchId | None = None
        self._known: MatchId | None = None

    def show(self, setting: Setting, rows: int) -> bool:
        """Show the boards if they fit into `rows` rows, and return whether they are shown; ask for them once."""
        legs, match = _finished(setting), setting.model.match
        if match is None or not legs or rows < LEAST_ROWS or self.app.size.width < LEAST_CELLS * len(legs):
            self.display = False
            return False
        if match.id != self._asked:
            self._asked = match.id
            self.run_worker(self._load(setting, legs), exclusive=True)
        self.display = self._known == match.id
        return self.display

    async def _load(self, setting: Setting, legs: Sequence[LegInfo]) -> None:
        """Load the positions and mount the boards; the page is complete without them if the server can't send them."""
        model, match = setting.model, setting.model.match
        record = model.checked.record if model.checked is not None else None
        await self.remove_children()
        if setting.server is None or match is None or record is None:
            return
        try:
            views = await last_views(setting.server, record, match.id)
        except CannotWatch:
            return
        names = [model.played_by(Seat(seat))[0] or people_text.nobody() for seat in range(len(match.players))]
        for leg in legs:
            view = views[leg.leg - 1]
            if view is not None:
                title = _title(setting, leg, names, alone=len(legs) == 1)
                score = Run(f"{_score(setting, leg)} ", Tone.STRONG)
                board = FinalBoard(((Run(title),), (score,)), match.game, view, names, self._glyphs)
                board.set_class(bool(self.children), "-second")
                await self.mount(board)
        self._known = match.id if self.children else None
        self._loaded()


def _finished(setting: Setting) -> Sequence[LegInfo]:
    """Return the legs whose boards the page of the result can show."""
    model = setting.model.as_played
    match, checked = model.match, model.checked
    if model.phase is not Phase.RESULT or match is None or checked is None or checked.match != match.id:
        return ()
    if checked.record is None or setting.race or match.game not in BOARDS or len(checked.record.legs) > _MOST_LEGS:
        return ()
    legs = legs_of(match.legs[0]) if is_mirror(model.room) else match.legs
    return [leg for leg in legs[: len(checked.record.legs)] if leg.status != "waiting" and leg.ply > 0]


def _title(setting: Setting, leg: LegInfo, names: Sequence[str], *, alone: bool) -> str:
    """Return a leg's name and the role of each player, as far as they differ."""
    if alone:
        name = ""
    elif is_mirror(setting.model.room):
        name = result_text.board(board=leg.leg, status=leg.status)
    else:
        name = result_text.leg(leg=leg.leg, status=leg.status)
    roles = zip(leg.roles, names, strict=False)
    told = sorted(f"{ROLE_SIGNS[role]}{name}" for role, name in roles if role in ROLE_SIGNS)
    return f" {'  '.join([*filter(None, [name]), *told])}"


def _score(setting: Setting, leg: LegInfo) -> str:
    """Return a leg's score as a number, or as a word for won or lost; empty if each player has an own score."""
    match = setting.model.match
    options = match.options if match is not None else {}
    return "" if leg.score is None or leg.by_seat is not None else setting.say.reached(leg.score, options)
