"""The refusal of a command, raised by what decides and answered by what listens."""

from protocol.codes import RejectionCode


class Rejection(Exception):
    """A command is refused: `code` for programs, the message for people, `expected` what would have been right."""

    def __init__(self, code: RejectionCode, message: str, expected: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.expected = expected
