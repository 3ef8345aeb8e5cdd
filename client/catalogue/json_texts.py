"""Writes messages as JSON, for the server: by language, texts by name, in which `{host}` stands for an argument.

A text of a table is named `table.key`. A text of the HTML page is named `page.description`, for example.
"""

import json
from collections.abc import Mapping, Sequence

from client.catalogue.source import CatalogueError, Insert, Message, Select, Subject


def texts(languages: Mapping[str, Sequence[Subject]], own: str, page: Mapping[str, set[str]]) -> str:
    """Return, for each language, the texts of the subject `own` and the messages of the page, by subject.

    Raises CatalogueError if a text selects or formats, which the server can't do.
    """
    found = {
        language: {
            (f"{subject.name}." if subject.name != own else "") + name: text
            for subject in subjects
            for message in subject.messages
            if subject.name == own or message.name in page.get(subject.name, ())
            for name, text in _texts(message).items()
        }
        for language, subjects in languages.items()
    }
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def _texts(message: Message) -> dict[str, str]:
    return {
        f"{message.name}.{key}" if key else message.name: "".join(_part(each, message) for each in text)
        for key, text in message.texts.items()
    }


def _part(part: str | Insert | Select, message: Message) -> str:
    if isinstance(part, str):
        return part.replace("{", "{{").replace("}", "}}")
    if isinstance(part, Insert) and part.argument.type in ("Name", "Text") and not part.begin:
        return f"{{{part.argument.name}}}"
    raise CatalogueError(f"the server can only insert a Name or a Text: {message.name}")
