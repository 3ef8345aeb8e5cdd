"""Formats of numbers, times, cards and lists, by language and settings. `client/web/text/formats.js` does the same.

Compiled messages (`client/catalogue`) call these functions for their arguments.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache

from client.profile.settings import BETWEEN_THOUSANDS, Settings
from client.text import language
from client.text.cards import show_card
from client.text.cards import use as use_letters
from client.text.messages import formats as words
from client.text.tables import known_text
from protocol.cards import Card
from protocol.deals import show_number
from protocol.ids import PlayerId, level_of

NO_BREAK = "\N{NO-BREAK SPACE}"
_in_force = Settings()
_NAMED_FIRST = 3


def use(settings: Settings) -> None:
    """Use the language, the formats and the letters on cards of these settings from now on."""
    global _in_force
    _in_force = settings
    language.use(settings.language)
    use_letters(settings.letters)


def number(value: int) -> str:
    """Write a number of things or points, with the thousands grouped.

    >>> number(1003), number(-20)
    ('1,003', '−20')
    """
    numbers = _in_force.numbers
    between = language.conventions().group if numbers == "language" else BETWEEN_THOUSANDS[numbers]
    return f"{value:,}".replace(",", between).replace("-", "−")


def signed(points: int) -> str:
    """Write a change of score.

    >>> signed(30), signed(-20), signed(0)
    ('+30', '−20', '+0')
    """
    return number(points) if points < 0 else f"+{number(points)}"


def exact(value: float) -> str:
    """Write a number with one decimal; a value that rounds to zero has no sign.

    >>> exact(-2.34), exact(-0.04), exact(0.5)
    ('−2.3', '0.0', '0.5')
    """
    return f"{value:z.1f}".replace(".", language.conventions().decimal).replace("-", "−")


def game_number(value: int) -> str:
    """Write the number of a deal, in groups of four digits from the right.

    >>> game_number(482109375512), game_number(7)
    ('4821-0937-5512', '7')
    """
    return show_number(value)


def duration(seconds: int) -> str:
    """Write a length of time; no line breaks between a number and its unit.

    >>> [duration(each).replace(NO_BREAK, "_") for each in (45, 90, 7200, 259_200, 0)]
    ['45_s', '1_min 30_s', '2_h', '3_days', '0_s']
    """
    parts = (
        (seconds // 86_400, words.days),
        (seconds // 3600 % 24, words.hours),
        (seconds // 60 % 60, words.minutes),
        (seconds % 60, words.seconds),
    )
    return words.between_units().join(unit(number) for number, unit in parts if number) or words.seconds(0)


def time_left(ms: int) -> str:
    """Write the time on the clock of a correspondence game, rounded up to hours, minutes or seconds.

    >>> [time_left(each).replace(NO_BREAK, "_") for each in (259_199_000, 176_000_000, 18_000_000, 42_000)]
    ['3_days', '2_days 1_h', '5_h', '42_s']
    """
    seconds = -(-ms // 1000)
    unit = 3600 if seconds > 86_400 else 60 if seconds > 60 else 1
    return duration(-(-seconds // unit) * unit)


def clock_face(ms: int) -> str:
    """Write the time on a clock, rounded up to whole seconds.

    >>> clock_face(272_000), clock_face(8_100), clock_face(3_600_000)
    ('4:32', '0:09', '1:00:00')
    """
    seconds = -(-ms // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def stopwatch(ms: int) -> str:
    """Write a duration in whole seconds.

    >>> stopwatch(83_900), stopwatch(400)
    ('1:23', '0:00')
    """
    return clock_face(ms // 1000 * 1000)


def time_of_day(ms: int) -> str:
    """Write the local hour and minute at a time in ms since 1970 UTC."""
    at = _local(ms)
    return f"{at:%H:%M}" if _in_force.times == "24h" else f"{at:%I:%M %p}".lstrip("0").lower()


def moment(ms: int) -> str:
    """Write the local time of day at a time in ms since 1970 UTC, with the day unless it is today."""
    at = _local(ms)
    written = time_of_day(ms)
    if at.date() == datetime.now().astimezone().date():
        return written
    return listed([_date(at, language.conventions().short_date), written])


def date(ms: int) -> str:
    """Write the local date at a time in ms since 1970 UTC.

    >>> date(1795255200000)
    '21 Nov 2026'
    """
    return _date(_local(ms), language.conventions().date)


def date_time(ms: int) -> str:
    """Write the local date and time of day at a time in ms since 1970 UTC."""
    return f"{date(ms)} {time_of_day(ms)}"


def recent(ms: int) -> str:
    """Write the local date at a time in ms since 1970 UTC, with the time of day instead of this year.

    It is short, for the columns of a terminal; a page has room for `date_time`.
    """
    at = _local(ms)
    used = language.conventions()
    if at.year != datetime.now().astimezone().year:
        return _date(at, used.date)
    return f"{_date(at, used.short_date)} {time_of_day(ms)}"


def day(iso: str) -> str:
    """Write a day, which is given as an ISO 8601 date; any other text stays as it is.

    >>> day("2026-11-22"), day("soon")
    ('22 November', 'soon')
    """
    try:
        at = datetime.fromisoformat(iso).replace(tzinfo=UTC)
    except ValueError:
        return iso
    return _date(at, language.conventions().day)


def card(value: str) -> str:
    """Write a card as people read it.

    >>> card("TD"), card("X1")
    ('10♦', 'Joker')
    """
    return show_card(Card(value))


def cards(values: Sequence[str]) -> str:
    """Write cards as people read them.

    >>> cards(["TD", "QH"])
    '10♦ Q♥'
    """
    return " ".join(map(card, values))


def level(value: str) -> str:
    """Write a level of computer players; a level that is unknown here stays as it is.

    >>> level("easy"), level("clever")
    ('easy', 'clever')
    """
    return known_text(words.level, value) or value


def name(value: str | None) -> str:
    """Write a player's name. Servers name a computer by its id, with a number if another one has its level.

    >>> name("Ada"), name("computer:easy"), name("computer:easy 2"), name("computer:clever")
    ('Ada', 'Easy computer', 'Easy computer 2', 'Computer (clever)')
    """
    if value is None:  # no message inserts a name that is absent, which a test checks
        return str(value)
    player, _, number = value.partition(" ")
    played = level_of(PlayerId(player))
    if played is None:
        return value
    computer = known_text(words.computer, played) or words.other_computer(played)
    return words.numbered_computer(computer=computer, number=number) if number else computer


def names(values: Sequence[str], most: int = _NAMED_FIRST) -> str:
    """Write people's names; of a long list, only the first `most`.

    >>> names(["Ada", "Ben"]), names(["Ada", "Ben", "Cy", "Dee", "Eve"])
    ('Ada and Ben', 'Ada, Ben, Cy and 2 more')
    """
    written = [name(each) for each in values]
    if len(written) > most:
        return words.and_more(names=listed(written[:most]), count=len(written) - most)
    return every(written)


def every(values: Sequence[str]) -> str:
    """Write all items of a list.

    >>> every(["hearts", "clubs", "spades"])
    'hearts, clubs and spades'
    """
    return language.conventions().last.join([listed(values[:-1]), values[-1]] if len(values) > 1 else values)


def either(values: Sequence[str]) -> str:
    """Write a list of alternatives.

    >>> either(["easy", "normal", "strong"])
    'easy, normal or strong'
    """
    return language.conventions().last_or.join([listed(values[:-1]), values[-1]] if len(values) > 1 else values)


def listed(values: Iterable[str | None]) -> str:
    """Write items one after another, without a last word between them; empty items are left out.

    >>> listed(["10♦", "", "Q♥"])
    '10♦, Q♥'
    """
    return language.conventions().between.join(filter(None, values))


def clauses(values: Iterable[str | None]) -> str:
    """Write clauses that may contain commas one after another; empty ones are left out.

    >>> clauses(["Ada, Ben", "no clock"])
    'Ada, Ben; no clock'
    """
    return words.between_clauses().join(filter(None, values))


def facts(values: Iterable[str | None]) -> str:
    """Write short facts in one line, such as a heading; empty ones are left out.

    >>> facts(["Family Tree", "leg 1"])
    'Family Tree · leg 1'
    """
    return " · ".join(filter(None, values))


def sentence(text: str) -> str:
    """Write a clause as a sentence.

    >>> sentence("no clock"), sentence("It is over.")
    ('No clock.', 'It is over.')
    """
    stop = words.full_stop()
    return f"{text[:1].upper()}{text[1:].rstrip(stop)}{stop}"


def colon() -> str:
    """Return what is between a label and its value."""
    return words.colon()


def begin(said: str) -> str:
    """Begin a sentence with a capital letter, unless it begins with a person's name.

    >>> begin("you win."), begin("o’Neil wins.")
    ('You win.', 'o’Neil wins.')
    """
    return f"{said[:1].upper()}{said[1:]}" if _own_words(words.own_words()).match(said) else said


@cache
def _own_words(alternatives: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{alternatives})(?!\w)")


def _date(at: datetime, pattern: str) -> str:
    used = language.conventions()
    month = at.month - 1
    fields = {"day": at.day, "short": used.short_months[month], "month": used.months[month]}
    return pattern.format(**fields, number=at.month, year=at.year)


def _local(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000).astimezone()
