"""Writes the messages of a subject as JSON, for the server: texts by name, in which `{host}` stands for an argument.

The texts of a table have the names `table.key`.
"""

import json

from client.catalogue.source import CatalogueError, Insert, Message, Select, Subject


def texts(subject: Subject) -> str:
    """Return the texts of a subject. Raises CatalogueError if one selects or formats, which the server can't do."""
    found = {
        f"{message.name}.{key}" if key else message.name: "".join(_part(each, message) for each in text)
        for message in subject.messages
        for key, text in message.texts.items()
    }
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def _part(part: str | Insert | Select, message: Message) -> str:
    if isinstance(part, str):
        return part.replace("{", "{{").replace("}", "}}")
    if isinstance(part, Insert) and part.argument.type in ("Name", "Text") and not part.begin:
        return f"{{{part.argument.name}}}"
    raise CatalogueError(f"the server can only insert a Name or a Text: {message.name}")
