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
    "de": Conventions(
        name="Deutsch",
        months=("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"),
        short_months=("Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."),
        short_date="{day}. {short}",
        date="{day}. {short} {year}",
        day="{day}. {month}",
        decimal=",",
        group=".",
        between=", ",
        last=" und ",
        last_or=" oder ",
    ),
    "es": Conventions(
        name="Español",
        months=("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"),
        short_months=("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"),
        short_date="{day} {short}",
        date="{day} {short} {year}",
        day="{day} de {month}",
        decimal=",",
        group=".",
        between=", ",
        last=" y ",
        last_or=" o ",
    ),
    "pl": Conventions(
        name="Polski",
        months=("stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października", "listopada", "grudnia"),
        short_months=("sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"),
        short_date="{day} {short}",
        date="{day} {short} {year}",
        day="{day} {month}",
        decimal=",",
        group="\xa0",
        between=", ",
        last=" i ",
        last_or=" lub ",
    ),
    "zh": Conventions(
        name="中文 (简体)",
        months=("一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"),
        short_months=("1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"),
        short_date="{number}月{day}日",
        date="{year}年{number}月{day}日",
        day="{number}月{day}日",
        decimal=".",
        group=",",
        between="、",
        last="和",
        last_or="或",
    ),
}
