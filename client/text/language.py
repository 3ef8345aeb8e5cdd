"""The language of the messages. Compiled modules register here, and their functions take the code of a translation's.

A function stays the same object, so a caller may keep it in a table. What a translation lacks stays English.
"""

import locale
import os
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from client.profile.languages import CONVENTIONS, Conventions
from client.profile.settings import SYSTEM

ENGLISH = "en"


class _Registered(NamedTuple):
    """The functions of a compiled module, and their code in English, by name."""

    name: str
    functions: dict[str, FunctionType]
    english: dict[str, CodeType]


_registered: list[_Registered] = []
_current = ENGLISH


def current() -> str:
    """Return the code of the language of the messages."""
    return _current


def conventions() -> Conventions:
    """Return how the language writes dates, numbers and lists."""
    return CONVENTIONS[_current]


def register(module: dict[str, Any]) -> None:
    """Register the functions of a compiled module, which are all that its namespace defines."""
    functions = {name: each for name, each in module.items() if isinstance(each, FunctionType)}
    english = {name: each.__code__ for name, each in functions.items()}
    _registered.append(_Registered(module["__name__"], functions, english))
    if _current != ENGLISH:
        _translate(_registered[-1])


def use(language: str) -> None:
    """Use a language from now on, or the system's."""
    global _current
    chosen = system_language() if language == SYSTEM else language
    if chosen == _current:
        return
    _current = chosen
    for each in _registered:
        for name, function in each.functions.items():
            function.__code__ = each.english[name]
        if _current != ENGLISH:
            _translate(each)


def system_language() -> str:
    """Return the language of the system if there are messages in it, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := [value for value in os.environ.get(name, "").split(":") if value]:
            return next((language for value in wanted if (language := _code(value)) in CONVENTIONS), ENGLISH)
    language = _code(locale.getlocale()[0] or "")  # Windows has no such variables
    return language if language in CONVENTIONS else ENGLISH


def _code(of_locale: str) -> str:
    """Return the language of a locale, such as `de_AT.UTF-8`."""
    return of_locale.partition("_")[0].partition(".")[0].lower()


def language_text(language: str) -> str:
    """Return what a language is called; of the system's, also which one it is."""
    from client.text.messages import settings as settings_text

    chosen = system_language() if language == SYSTEM else language
    name = CONVENTIONS[chosen].name
    return settings_text.system_language(name) if language == SYSTEM else name


def _translate(registered: _Registered) -> None:
    package, _, subject = registered.name.rpartition(".")
    name = f"{package}.{_current}.{subject}"
    try:
        translation = vars(import_module(name))
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return
    for key, function in registered.functions.items():
        if key in translation:
            function.__globals__.setdefault("formats", import_module("client.text.formats"))
            function.__code__ = translation[key].__code__
