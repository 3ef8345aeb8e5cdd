"""Writes the module of a subject in Python.

The module registers its functions with `client.text.language`, which gives them the code of a translation. So the
module of a translation has functions without types, and imports nothing.
"""

from collections.abc import Collection, Sequence

from client.catalogue.source import TYPES, Argument, Insert, Message, Select, Subject, Test, Text

REGISTERED = "\n\nlanguage.register(globals())\n"
HEAD = '"""{about}\n\nMade from {source} by `{command}`.\n"""\n'


def identifier(name: str) -> str:
    """Return the name of a message as a Python name.

    >>> identifier("takeback-asked")
    'takeback_asked'
    """
    return name.replace("-", "_")


def key_type(name: str) -> str:
    """Return the name of the type of a table's keys.

    >>> key_type("computer-role")
    'ComputerRole'
    """
    return "".join(word.capitalize() for word in name.split("-"))


def module(subject: Subject, messages: Sequence[Message], source: str, command: str, types: Collection[str]) -> str:
    """Return the module with some messages of a subject; `source` and `command` are named at its head.

    `types` are the names of the types of keys that the code uses.
    """
    code = "".join(_function(each, types) for each in messages)
    head = HEAD.format(about=subject.about, source=source, command=command)
    imports = ["\nfrom collections.abc import Sequence"] if "Sequence[" in code else []
    imports += ["from typing import Literal"] if "Literal[" in code else []
    formats = "formats, " if "formats." in code else ""
    start = "".join(f"{each}\n" for each in imports)
    return f"{head}{start}\nfrom client.text import {formats}language\n{code}{REGISTERED}"


def translation(messages: Sequence[Message], source: str, command: str) -> str:
    """Return the module with some messages of a subject in another language."""
    code = "".join(_function(each, (), typed=False) for each in messages)
    return f"# Made from {source} by `{command}`.\n{code}"


def _function(message: Message, types: Collection[str], *, typed: bool = True) -> str:
    parameters = [f"{each.name}: {_type(each)}" if typed else each.name for each in message.arguments]
    if message.is_table:
        keys, named = f"Literal[{', '.join(map(_quoted, message.texts))}]", key_type(message.name)
        key = f"key: {named if named in types else keys}" if typed else "key"
        parameters = [key, *(["*", *parameters] if parameters else [])]
    elif len(parameters) > 1:
        parameters = ["*", *parameters]
    returned = " -> str" if typed else ""
    head = f"\n\ndef {identifier(message.name)}({', '.join(parameters)}){returned}:\n"
    if not message.is_table:
        return f"{head}    return {_expression(message.texts[''])}\n"
    head = f"\n\n{named} = {keys}\n{head}" if named in types else head
    if not message.arguments:
        entries = "".join(f'        "{key}": {_expression(text)},\n' for key, text in message.texts.items())
        return f"{head}    return {{\n{entries}    }}[key]\n"
    cases = "".join(
        f'        case "{key}":\n            return {_expression(text)}\n' for key, text in message.texts.items()
    )
    return f"{head}    match key:\n{cases}    raise KeyError(key)\n"


def _type(argument: Argument) -> str:
    python = TYPES[argument.type].python
    if argument.type == "Choice":
        python = f"Literal[{', '.join(map(_quoted, argument.values))}]"
    return f"{python} | None" if argument.optional else python


def _expression(text: Text) -> str:
    """Return an expression for a text. Texts and values become one f-string, with conditional expressions between."""
    parts: list[str] = []
    literal, formatted = "", False
    for part in text:
        if isinstance(part, Select):
            parts += [_literal(literal, formatted)] if literal else []
            literal, formatted = "", False
            chosen = _select(part)
            parts.append(chosen if len(text) == 1 else f"({chosen})")
        elif isinstance(part, Insert):
            literal, formatted = literal + f"{{{_value(part)}}}", True
        else:
            escaped = part.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            literal += escaped.replace("{", "{{").replace("}", "}}")
    if literal:
        parts.append(_literal(literal, formatted))
    return " + ".join(parts) or '""'


def _literal(escaped: str, formatted: bool) -> str:
    return f'f"{escaped}"' if formatted else '"{}"'.format(escaped.replace("{{", "{").replace("}}", "}"))


def _select(select: Select) -> str:
    variants = "".join(f"{_part(text)} if {_condition(test)} else " for test, text in select.variants)
    is_select = len(select.default) == 1 and isinstance(select.default[0], Select)
    return variants + (_expression(select.default) if is_select else _part(select.default))


def _part(text: Text) -> str:
    expression = _expression(text)
    return f"({expression})" if any(isinstance(part, Select) for part in text) else expression


def _condition(test: Test) -> str:
    name = test.argument.name
    match test.kind:
        case "none":
            return f"{name} is None"
        case "exactly":
            return f"{name} == {test.value}"
        case "plural":
            return test.value.format(name)
        case "flag":
            return name
    return f"{name} == {_quoted(test.value)}"


def _value(insert: Insert) -> str:
    name, kind = insert.argument.name, TYPES[insert.argument.type]
    value = f"formats.{kind.format}({name})" if kind.format else name
    return f"formats.begin({value})" if insert.begin else value


def _quoted(text: str) -> str:
    return f'"{text}"'
