"""The client's errors outside a match. `client.text.error_text` puts these errors into words.

ClientError
 ├─ BadAddress     the text after `join` is not an address
 ├─ BadErrand      the arguments of the command line do not fit together
 ├─ BadName        the text is not a valid name
 ├─ BadProfile     a profile's name, or a file in the user's data, cannot be used
 ├─ BadSetting     the value of a setting is invalid, or the settings cannot be written
 ├─ CannotAnalyze  a match cannot be analysed
 ├─ CannotAsk      a server does not answer a question outside its rooms
 ├─ CannotWatch    the match to replay is not found, or is not a record
 ├─ Deserted       a program has no other player to play with
 ├─ HostingError   the server could not be started, found or ended
 ├─ LinkBusy       too many commands wait for the server's answer
 ├─ LinkEnded      the link to a server is over for good
 └─ ProgramFailed  a program does not play, or plays wrongly
"""


class ClientError(Exception):
    """An error that the client explains to the user, by a text or by a reason.

    A module below the catalogue gives a reason: the name of a message in `errors.ftl`, with the message's arguments as
    `data`. `error_text.explain` returns the sentence for both.
    """

    def __init__(self, text: str = "", /, *, reason: str = "", **data: object) -> None:
        super().__init__(text or f"{reason} {data}")
        self.reason = reason
        self.data = data


class BadAddress(ClientError):
    """The text is not the address of a room."""


class BadErrand(ClientError):
    """The command cannot be done with these arguments."""


class BadName(ClientError):
    """The text is not a name that a server accepts."""


class BadProfile(ClientError):
    """A profile cannot be used."""


class BadSetting(ClientError):
    """A setting cannot be changed to this value."""


class CannotAnalyze(ClientError):
    """A match cannot be analysed."""


class CannotAsk(ClientError):
    """A server does not answer a question."""


class CannotLink(ClientError):
    """Two devices cannot be linked."""


class CannotWatch(ClientError):
    """There is no match to replay at this place."""


class Deserted(ClientError):
    """A program has had no other player in its room for too long."""


class HostingError(ClientError):
    """A server on this machine could not be started, found or ended."""


class LinkBusy(ClientError):
    """Too many commands wait for an answer already."""


class LinkEnded(ClientError):
    """The link has ended, so a command will get no answer."""


class ProgramFailed(ClientError):
    """A program has ended, or does not make legal moves."""
