"""Writes the module of a subject for the browser.

It exports one object. `text/language.js` replaces its functions when the language changes. A translation is one module
for each folder.
"""

from collections.abc import Mapping, Sequence

from client.catalogue.source import TYPES, Argument, Insert, Message, Select, Test, Text

HEAD = "// Made from {source} by `{command}`.\n"


def identifier(name: str) -> str:
    """Return the name of a message or function in JavaScript.

    >>> identifier("takeback-asked"), identifier("game_number")
    ('takebackAsked', 'gameNumber')
    """
    first, *others = name.replace("_", "-").split("-")
    return first + "".join(word.capitalize() for word in others)


def module(
    messages: Sequence[Message],
    source: str,
    command: str,
    *,
    formats: str,
    language: str,
    registered: Sequence[str],
    in_object: bool,
) -> str:
    """Return the module with some messages of a subject.

    `formats` and `language` are where it imports these modules from; `registered` are the first arguments of the
    function `translated`, as code. `in_object`: a single argument is in an object, too, so that all messages are called
    in the same way.
    """
    code = "".join(f"{_comment(each, in_object)}  {_function(each, in_object)}" for each in messages)
    head = HEAD.format(source=source, command=command)
    imports = f'import * as formats from "{formats}";\n' if "formats." in code else ""
    return (
        f'{head}\n{imports}import {{ translated }} from "{language}";\n\n'
        f"export const messages = translated({', '.join(registered)}, {{\n{code}}});\n"
    )


def translation(subjects: Mapping[str, tuple[Sequence[Message], bool]], source: str, command: str, formats: str) -> str:
    """Return the module with a folder's messages in another language, by subject, each with its `in_object`."""
    code = ""
    for subject, (messages, in_object) in subjects.items():
        functions = "".join(f"    {_function(each, in_object)}" for each in messages)
        code += f"  {_key(subject)}: {{\n{functions}  }},\n"
    head = f"// @ts-nocheck\n{HEAD.format(source=source, command=command)}"
    imports = f'import * as formats from "{formats}";\n\n' if "formats." in code else ""
    return f"{head}\n{imports}export const subjects = {{\n{code}}};\n"


def translations(languages: Mapping[str, Mapping[str, Sequence[Message]]], source: str, command: str) -> str:
    """Return the module with some messages in all other languages, by language and subject."""
    code = ""
    for language, subjects in languages.items():
        code += f"  {language}: {{\n"
        for subject, messages in subjects.items():
            functions = "".join(f"      {_function(each, in_object=False)}" for each in messages)
            code += f"    {_key(subject)}: {{\n{functions}    }},\n"
        code += "  },\n"
    head = f"// @ts-nocheck\n{HEAD.format(source=source, command=command)}"
    types = "/** @type {{[language: string]: {[subject: string]: {[name: string]: (...values: any[]) => string}}}} */"
    return f'{head}\nimport * as formats from "../formats.js";\n\n{types}\nexport const translations = {{\n{code}}};\n'


def _comment(message: Message, in_object: bool) -> str:
    types = {each.name: _type(each) for each in message.arguments}
    documented = [f"@param {{{' | '.join(map(_quoted, message.texts))}}} key"] if message.is_table else []
    if len(types) == 1 and not message.is_table and not in_object:
        documented = [f"@param {{{kind}}} {name}" for name, kind in types.items()]
    elif types:
        fields = ", ".join(f"{name}: {kind}" for name, kind in types.items())
        documented.append(f"@param {{{{{fields}}}}} values")
    return f"  /** {' '.join(documented)} */\n" if documented else ""


def _function(message: Message, in_object: bool) -> str:
    """Return a property of an object: a function under the name of a message."""
    names = [each.name for each in message.arguments]
    parameters = ["key"] if message.is_table else []
    if len(names) == 1 and not message.is_table and not in_object:
        parameters = names
    elif names:
        parameters.append(f"{{ {', '.join(names)} }}")
    head = f"{identifier(message.name)}: ({', '.join(parameters)}) =>"
    if not message.is_table:
        return f"{head} {_expression(message.texts[''])},\n"
    entries = "".join(f"      {_key(key)}: {_expression(text)},\n" for key, text in message.texts.items())
    return f"{head}\n    ({{\n{entries}    }})[key],\n"


def _key(key: str) -> str:
    return _quoted(key) if "-" in key else key


def _type(argument: Argument) -> str:
    script = TYPES[argument.type].script
    if argument.type == "Choice":
        script = " | ".join(map(_quoted, argument.values))
    return f"{script} | null" if argument.optional else script


def _expression(text: Text) -> str:
    if len(text) == 1 and isinstance(text[0], Select):
        return _select(text[0])
    if all(isinstance(part, str) for part in text):
        joined = "".join(str(part) for part in text).replace("\\", "\\\\").replace("\n", "\\n")
        return '"{}"'.format(joined.replace('"', '\\"'))
    return "`" + "".join(map(_inside, text)) + "`"


def _inside(part: str | Insert | Select) -> str:
    if isinstance(part, Select):
        return f"${{{_select(part)}}}"
    if isinstance(part, Insert):
        return f"${{{_value(part)}}}"
    return part.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")


def _select(select: Select) -> str:
    variants = "".join(f"{_condition(test)} ? {_part(text)} : " for test, text in select.variants)
    return variants + _part(select.default)


def _part(text: Text) -> str:
    expression = _expression(text)
    return f"({expression})" if len(text) == 1 and isinstance(text[0], Select) else expression


def _condition(test: Test) -> str:
    name = test.argument.name
    match test.kind:
        case "none":
            return f"{name} === null"
        case "exactly":
            return f"{name} === {test.value}"
        case "plural":
            condition = test.value.format(name).replace("abs(", "Math.abs(")
            condition = condition.replace(" == ", " === ").replace(" != ", " !== ")
            return condition.replace(" and ", " && ").replace(" or ", " || ")
        case "flag":
            return name
    return f"{name} === {_quoted(test.value)}"


def _value(insert: Insert) -> str:
    name, kind = insert.argument.name, TYPES[insert.argument.type]
    value = f"formats.{identifier(kind.format)}({name})" if kind.format else name
    return f"formats.begin({value})" if insert.begin else value


def _quoted(text: str) -> str:
    return f'"{text}"'
