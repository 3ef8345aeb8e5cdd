"""What is said about clocks."""

from protocol.options import Clock

LABEL = "Clock"
PLACEHOLDER = "leave empty: take all the time you like"
HINT_SHORT = "30: 30 s for each move; 5m+3: 5 minutes, and 3 s more for each move."
HINT = "30 is 30 seconds for each move; 5m+3 is 5 minutes for a leg, and 3 seconds more for each move."
NONE = "no clock"


def clock(clock: Clock | None) -> str:
    """Say how much time there is.

    >>> clock(Clock(leg=300, increment=3)), clock(Clock(move=30)), clock(None)
    ('5 min for a leg and 3 s more for each move', '30 s for each move', 'no clock')
    """
    if clock is None:
        return NONE
    if clock.leg is None:
        return f"{time(clock.move or 0)} for each move"
    more = f" and {time(clock.increment)} more for each move" if clock.increment else ""
    return f"{time(clock.leg)} for a leg{more}"


def time(seconds: int) -> str:
    """Write a length of time.

    >>> time(45), time(120), time(90), time(7200)
    ('45 s', '2 min', '1 min 30 s', '2 h')
    """
    parts = ((seconds // 3600, "h"), (seconds // 60 % 60, "min"), (seconds % 60, "s"))
    return " ".join(f"{number} {unit}" for number, unit in parts if number) or "0 s"


def face(ms: int) -> str:
    """Write what a clock shows; a second that has begun counts.

    >>> face(272_000), face(8_100), face(0), face(3_600_000)
    ('4:32', '0:09', '0:00', '1:00:00')
    """
    seconds = -(-ms // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def passed(ms: int) -> str:
    """Write how long something has taken, in whole seconds.

    >>> passed(83_900), passed(400)
    ('1:23', '0:00')
    """
    return face(ms // 1000 * 1000)
