"""The chat of a room's screen: sending typed lines, and muting players."""

from client.room import commands
from client.room.chat import Mute, read_line
from client.room.session import Model
from client.room.visit import Visit
from client.terminal.room.room import Room
from client.terminal.screens.chat import ChatScreen
from client.text.glyphs import Glyphs
from client.text.messages import chat as chat_text
from client.text.rejection_text import rejection_text
from client.text.tones import Tone
from protocol.events import Ack, Rejected


class Talking:
    """The chat of a room's screen; its window lies over the screen while it is open."""

    def __init__(self, room: Room, glyphs: Glyphs) -> None:
        self._room = room
        self._glyphs = glyphs
        self._chat: ChatScreen | None = None

    @property
    def _model(self) -> Model:
        return self._room.setting.model

    def show(self, model: Model) -> None:
        """Update the chat window, if it is open."""
        if self._chat is not None:
            self._chat.show(model)
            if model.talk.lines and model.talk.lines[-1].line > model.talk.read:
                self._room.do(_look)

    def open(self) -> None:
        """Open the chat window."""
        self._chat = ChatScreen(self._model, self._typed, self._glyphs)
        self._room.open(self._chat, self._talked)
        self._room.do(_look)

    def _talked(self, _: None) -> None:
        self._chat = None

    def _typed(self, typed: str) -> None:
        try:
            line = read_line(typed, self._model.people)
        except ValueError as error:
            self._answer(str(error), typed)
            return
        if isinstance(line, Mute):
            self._mute(line)
        elif line is not None:
            self.say(line)

    def _mute(self, mute: Mute) -> None:
        if mute.player is None:
            said = chat_text.all_muted() if mute.on else chat_text.all_unmuted()
        else:
            name = self._model.people[mute.player]
            said = chat_text.muted(name) if mute.on else chat_text.unmuted(name)

        async def hear(visit: Visit) -> None:
            visit.mute(mute)

        self._room.do(hear)
        if self._chat is not None:
            self._chat.tell(said, Tone.GOOD)

    def say(self, line: str) -> None:
        """Send a line, or show why it can't be sent."""
        self._room.do(lambda visit: self._say(visit, line))

    async def _say(self, visit: Visit, line: str) -> None:
        answer = await visit.ask(commands.say(line))
        if not isinstance(answer, Ack):
            self._answer(rejection_text(answer) if isinstance(answer, Rejected) else chat_text.not_sent(), line)

    def _answer(self, why: str, line: str) -> None:
        """Show why a line was not sent, and give it back."""
        if self._chat is None:
            self._room.tell(why)
        else:
            self._chat.tell(why)
            self._chat.give_back(line)


async def _look(visit: Visit) -> None:
    visit.look()
