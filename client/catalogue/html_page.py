"""Fills messages into a page that is shown before any script runs.

An element with `data-message="subject.message"` gets the message as its content, or as its attribute `content`.
"""

import html
import re
from collections.abc import Mapping

from client.catalogue.source import CatalogueError, Subject

_CONTENT = re.compile(r'(<\w+ data-message="([^"]*)">)[^<]*(?=</)')
_ATTRIBUTE = re.compile(r'(<[^<>]* data-message="([^"]*)" content=")[^"]*(?=")')
_MARK = re.compile(r'data-message="([\w-]+)\.([\w-]+)"')


def used_messages(page: str) -> dict[str, set[str]]:
    """Return the names of the messages in a page, by subject."""
    found: dict[str, set[str]] = {}
    for subject, name in _MARK.findall(page):
        found.setdefault(subject, set()).add(name)
    return found


def fill(page: str, subjects: Mapping[str, Subject]) -> str:
    """Return a page with its messages. Raises CatalogueError if one is unknown, or has arguments."""

    def filled(match: re.Match[str]) -> str:
        return match[1] + html.escape(_text(match[2], subjects))

    return _ATTRIBUTE.sub(filled, _CONTENT.sub(filled, page))


def _text(named: str, subjects: Mapping[str, Subject]) -> str:
    subject, _, name = named.partition(".")
    known = subjects[subject].messages if subject in subjects else ()
    message = next((each for each in known if each.name == name), None)
    if message is None:
        raise CatalogueError(f"the page names {named}, but there is no such message")
    if message.is_table or message.arguments:
        raise CatalogueError(f"the page names {named}, which is not a plain text")
    return "".join(str(part) for part in message.texts[""])
