"""What goes wrong in the client before or beside a match. `client.text.error_text` puts these errors into words.

ClientError
 ├─ BadAddress     what was typed after `join` leads nowhere
 ├─ BadErrand      what was asked for on the command line does not go together
 ├─ BadName        what was typed as a name cannot be one
 ├─ BadProfile     a profile's name, or a file among one's own data, cannot be used
 ├─ BadSetting     what was given for a setting is none of its values, or the settings cannot be written
 ├─ CannotAnalyze  a match cannot be analysed
 ├─ CannotAsk      a server does not tell what it is asked outside its rooms
 ├─ CannotWatch    what should be watched again is not found, or is no record of a match
 ├─ Deserted       nobody is there whom a program could play with
 ├─ HostingError   the server could not be started, found or ended
 ├─ LinkBusy       too many commands wait for the server's answer
 ├─ LinkEnded      the link to a server is over for good
 └─ ProgramFailed  a program that should play does not, or not as it should
"""


class ClientError(Exception):
    """Anything the client explains to a person, by a text or by a reason.

    A module below the catalogue gives a reason: the name of a message in `errors.ftl`, with the message's arguments as
    `data`. `error_text.explain` returns the sentence for both.
    """

    def __init__(self, text: str = "", /, *, reason: str = "", **data: object) -> None:
        super().__init__(text or f"{reason} {data}")
        self.reason = reason
        self.data = data


class BadAddress(ClientError):
    """What was typed is no address of a room."""


class BadErrand(ClientError):
    """What was asked for cannot be done so."""


class BadName(ClientError):
    """What was typed is no name that a server takes."""


class BadProfile(ClientError):
    """A profile cannot be used."""


class BadSetting(ClientError):
    """A setting cannot be changed to what was asked for."""


class CannotAnalyze(ClientError):
    """How a match was played cannot be told."""


class CannotAsk(ClientError):
    """A server does not answer what it was asked."""


class CannotWatch(ClientError):
    """There is nothing to watch where it was looked for."""


class Deserted(ClientError):
    """Nobody has been in a room for long whom a program could play with."""


class HostingError(ClientError):
    """A server on this machine could not be started, found or ended."""


class LinkBusy(ClientError):
    """One more command would only wait behind those that are not answered yet."""


class LinkEnded(ClientError):
    """The link has ended, so a command will get no answer."""


class ProgramFailed(ClientError):
    """A program that should play has ended, or its moves are none."""
