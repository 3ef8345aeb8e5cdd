"""Writes the modules with what each language is called, and how it writes dates, numbers and lists.

They come from Unicode's data (CLDR): for Python by Babel, which only developers install. The browser has them itself.
"""

import re
from collections.abc import Iterable, Iterator

from babel import Locale

LOCALES = {"en": "en_GB", "zh": "zh_Hans_CN"}
"""The locale of a language, if it is not the language alone."""
_TAGS = {"en": "en-GB", "zh": "zh-CN"}
"""The same for the browser."""
_FIELD = re.compile(r"'([^']*)'|(MMMM|MMM|M|d|y)")
_NAMES = {"MMMM": "{month}", "MMM": "{short}", "M": "{number}", "d": "{day}", "y": "{year}"}
_PYTHON = '''"""What each language is called, and how it writes dates, numbers and lists.

Made by `{command}` from Unicode's data (CLDR).
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


CONVENTIONS: Mapping[str, Conventions] = {{
{entries}}}
'''


def python_module(languages: Iterable[str], command: str) -> str:
    """Return the module for Python."""
    entries = "".join(f'    "{language}": {_python_entry(language)},\n' for language in languages)
    return _PYTHON.format(command=command, entries=entries)


def script_module(languages: Iterable[str], command: str) -> str:
    """Return the module for the browser."""
    entries = "".join(
        f'  {language}: ["{_TAGS.get(language, language)}", "{_name(language)}", "{_between_items(language)}"],\n'
        for language in languages
    )
    return (
        "// The languages: for each its locale, its own name, and what is between the items of a list.\n"
        f"// Made by `{command}`.\n\n/** @type {{{{[language: string]: [string, string, string]}}}} */\n"
        f"export const LANGUAGES = {{\n{entries}}};\n"
    )


def _between_items(language: str) -> str:
    return _between(Locale.parse(LOCALES.get(language, language)).list_patterns["standard"]["middle"])


def _name(language: str) -> str:
    locale = Locale.parse(LOCALES.get(language, language))
    name = Locale.parse(language if locale.script is None else f"{language}_{locale.script}").get_display_name()
    return f"{name[:1].upper()}{name[1:]}" if name else language


def _python_entry(language: str) -> str:
    locale = Locale.parse(LOCALES.get(language, language))
    formats = locale.datetime_skeletons
    lists, ors = locale.list_patterns["standard"], locale.list_patterns["or"]
    symbols = locale.number_symbols["latn"]
    values = {
        "name": _name(language),
        "months": tuple(locale.months["format"]["wide"][month] for month in range(1, 13)),
        "short_months": tuple(_short(locale)),
        "short_date": _format(formats["MMMd"].pattern),
        "date": _format(formats["yMMMd"].pattern),
        "day": _format(formats["MMMMd"].pattern),
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "between": _between(lists["middle"]),
        "last": _between(lists["end"]),
        "last_or": _between(ors["end"]),
    }
    fields = "".join(f"        {name}={_literal(value)},\n" for name, value in values.items())
    return f"Conventions(\n{fields}    )"


def _short(locale: Locale) -> Iterator[str]:
    """Yield the short names of months; British English alone would give one of them four letters."""
    for month in range(1, 13):
        name = locale.months["format"]["abbreviated"][month]
        yield "Sep" if name == "Sept" else name


def _format(pattern: str) -> str:
    return _FIELD.sub(lambda found: found[1] if found[2] is None else _NAMES[found[2]], pattern)


def _between(pattern: str) -> str:
    return re.sub(r"\{[01]\}", "", pattern)


def _literal(value: str | tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(_literal, value))})"
    return '"{}"'.format(value.encode("unicode_escape").decode() if not value.isprintable() else value)
