"""What each language is called, and how it writes dates, numbers and lists.

Made by `python -m client.catalogue` from Unicode's data (CLDR).
"""

from collections.abc import Mapping
from typing import NamedTuple


class Conventions(NamedTuple):
    """The conventions of a language.

    `short_date`, `date` and `day` are formats with the fields `day`, `month`, `short` (the month), `number` (of the
    month) and `year`. `group` is between thousands, `between` between the items of a list, and `last` and `last_or`
    before the last item.
    """

    name: str
    months: tuple[str, ...]
    short_months: tuple[str, ...]
    short_date: str
    date: str
    day: str
    decimal: str
    group: str
    between: str
    last: str
    last_or: str


CONVENTIONS: Mapping[str, Conventions] = {
    "en": Conventions(
        name="English",
        months=("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"),
        short_months=("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
        short_date="{day} {short}",
        date="{day} {short} {year}",
        day="{day} {month}",
        decimal=".",
        group=",",
        between=", ",
        last=" and ",
        last_or=" or ",
    ),
}
