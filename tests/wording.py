"""The messages in each language, as their sources have them, so that tests need not repeat translations."""

from functools import cache

from client.catalogue.__main__ import ROOT
from client.catalogue.source import Message, read_subjects, read_terms, read_translations


def message(language: str, name: str, game: str | None = None) -> str:
    """Return a message without arguments: `chat.title`; a text of a table: `start.choice.settings`."""
    subject, key, *attribute = name.split(".")
    (*text,) = _messages(language, game)[subject][key].texts["".join(attribute)]
    assert all(isinstance(part, str) for part in text), f"{name} has arguments"
    return "".join(map(str, text))


@cache
def _messages(language: str, game: str | None) -> dict[str, dict[str, Message]]:
    shared = ROOT / "client" / "text"
    folder = shared if game is None else ROOT / "client" / "games" / game / "text"
    terms = {**read_terms(shared / "en"), **read_terms(folder / "en")}
    found = read_subjects(folder / "en", "en", terms)
    if language != "en":
        terms |= read_terms(shared / language) | read_terms(folder / language)
        found = read_translations(folder / language, language, found, terms)
    return {subject.name: {each.name: each for each in subject.messages} for subject in found}
