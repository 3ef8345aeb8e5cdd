"""Pages opened from a room: finished matches, scores, numbers, and the computer's tree."""

from functools import partial
from pathlib import Path

from client.profile.identity import Profile
from client.replay.local_analysis import judge
from client.replay.match import Replay
from client.replay.record_file import save_record
from client.replay.sources import found_in
from client.room import commands
from client.room.analysis import analysed
from client.room.entry_request import Errand
from client.room.model import played
from client.room.pages.record import link_of
from client.room.session import Model
from client.room.visit import Visit
from client.terminal.room.room import Room
from client.terminal.screens.analysis import AnalysisScreen
from client.terminal.screens.high_scores import HighScoresScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.position import ComputersTreeScreen, TreeScreen
from client.terminal.screens.replay import ReplayScreen
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.watch import PreparingScreen
from client.terminal.screens.your_games import GamesScreen
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import connection as connection_text
from client.text.messages import game as game_text
from client.text.rejection_text import rejection_text
from protocol.events import Ack, Rejected


class Afterwards:
    """The pages that a player opens from a room's screen."""

    def __init__(self, room: Room, profile: Profile, home: Path, client: str, glyphs: Glyphs) -> None:
        self._room = room
        self._profile = profile
        self._home = home
        self._client = client
        self._glyphs = glyphs

    @property
    def _model(self) -> Model:
        return self._room.setting.model

    def look(self, what: str) -> bool:
        """Open the page of a key or a choice; return whether there is one."""
        look = {
            "save": lambda: self._room.do(self._save),
            "link": self._link,
            "watch": lambda: self._room.do(self._watch),
            "analysis": lambda: self._room.do(self._analyse),
            "tree": self._tree,
            "computers_tree": lambda: self._room.do(self._computers_tree),
            "number": self._number,
            "scores": self._scores,
            "games": self._games,
        }.get(what)
        if look is not None:
            look()
        return look is not None

    # The finished match

    async def _save(self, visit: Visit) -> None:
        record, room = await visit.record(), self._model.room
        if record is None or room is None or room.match is None:
            self._room.note(connection_text.record_not_loaded())
            return
        # A record is small, so reading it does not block.
        self._room.note(save_record(record, room.room, room.match.match, self._home))

    def _link(self) -> None:
        link = link_of(self._room.setting)
        if link is not None:
            self._room.copy(link)

    async def _watch(self, visit: Visit) -> None:
        record = await visit.record()
        if record is None:
            self._room.note(connection_text.record_not_loaded())
        else:
            self._room.open(PreparingScreen(found_in(record), self._glyphs), self._watched)

    def _watched(self, replay: Replay | None) -> None:
        if replay is not None:
            self._room.open(ReplayScreen(replay, self._glyphs, analyze=partial(self._judge, replay)))

    def _judge(self, replay: Replay) -> None:
        self._room.open(AnalysisScreen(replay.record, judge(found_in(replay.record).line), self._glyphs))

    async def _analyse(self, visit: Visit) -> None:
        record = await visit.record()
        if record is None:
            self._room.note(connection_text.record_not_loaded())
        else:
            self._room.open(AnalysisScreen(record, analysed(visit), self._glyphs))

    # The player's other games

    def _games(self) -> None:
        room = self._model.room
        game, title = ("", "") if room is None else (room.game, room.title)
        server = self._room.setting.server
        questions = Questions(self._profile, self._home, self._client, game, title, server)
        self._room.open(GamesScreen(questions, self._glyphs), self._games_chosen)

    def _games_chosen(self, errand: Errand | None) -> None:
        if errand is not None:
            self._room.go_elsewhere(errand)

    # Trees

    def _tree(self) -> None:
        model = self._model
        if model.room is not None and model.room.view is not None:
            self._room.open(TreeScreen(played(model.room), model.me, model.known_here, self._glyphs))

    async def _computers_tree(self, visit: Visit) -> None:
        """Show the tree that the computer built from the number, if it is known yet."""
        model = self._model
        if model.about is None or model.about.tree is None:
            answer = await visit.ask(commands.number_here(model, tree=True), quietly=True)
            if isinstance(answer, Rejected):
                self._room.tell(rejection_text(answer))
                return
            while isinstance(answer, Ack) and self._model.about is model.about and self._model.stopped is None:
                await visit.changed()
        about, room = self._model.about, self._model.room
        if about is not None and about.tree is not None and room is not None:
            self._room.open(ComputersTreeScreen(about, room.game, room.title, self._glyphs))
        elif room is not None:
            self._room.tell(game_text.computer_has_not_played())

    # Numbers, and the player's own scores

    @property
    def _questions(self) -> Questions | None:
        room, server = self._model.as_played.room, self._room.setting.server
        if room is None or server is None:
            return None
        seats = room.seats if room.match is None else room.match.players
        together = len(seats) if room.form == "together" else None
        options = tuple(room.options.items())
        return Questions(
            self._profile, self._home, self._client, room.game, room.title, server, options=options, together=together
        )

    def _number(self) -> None:
        match, questions = self._model.match, self._questions
        if match is None or match.number is None or questions is None:
            self._room.tell(action_text.not_now(action_text.reason("hidden")))
            return
        screen = NumberScreen(questions, match.number, self._glyphs, playable=self._model.alone)
        self._room.open(screen, self._play)

    def _scores(self) -> None:
        if self._questions is not None:
            self._room.open(HighScoresScreen(self._questions, self._glyphs), self._play)

    def _play(self, errand: Errand | None) -> None:
        if errand is not None:
            self._room.go_elsewhere(errand)
