"""Reads and checks messages in Fluent syntax.

Each argument of a message is declared in the comment before it, as `# $name (Type)`, one on each line. The types are in
`TYPES`. A type that ends in `?` may be absent; a select expression then needs a variant `[none]`.

A message is text with placeables: an argument, `BEGIN($name)`, which begins a sentence, another message or a term,
whose arguments have the same names, or a select expression. A select expression chooses by

- a number: exact values (`[0]`) and plural categories (`[one]`),
- a Flag: `[yes]` and `*[no]`,
- a Choice, which lists its values as `(Choice: solo match)`: these values.

A message without a value of its own is a table: each attribute is a text, and the caller names the attribute.

A translation has the same messages and attributes. It declares no arguments, but inserts all arguments that the English
message inserts, and may select by any of them.
"""

import keyword
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from client.catalogue.plurals import plural_rules


class CatalogueError(Exception):
    """A source that can't be compiled; the message names the file and the line."""


class Type(NamedTuple):
    """A type of argument: in Python and in the browser, the function of `formats` that writes it, and its kind."""

    python: str
    script: str
    format: str | None = None
    number: bool = False


TYPES: Mapping[str, Type] = {
    "Name": Type("str", "string", "name"),
    "Level": Type("str", "string", "level"),
    "Text": Type("str", "string"),
    "Card": Type("str", "string", "card"),
    "Cards": Type("Sequence[str]", "readonly string[]", "cards"),
    "Names": Type("Sequence[str]", "readonly string[]", "names"),
    "All": Type("Sequence[str]", "readonly string[]", "every"),
    "Either": Type("Sequence[str]", "readonly string[]", "either"),
    "Count": Type("int", "number", "number", number=True),
    "Points": Type("int", "number", "number", number=True),
    "Change": Type("int", "number", "signed", number=True),
    "Int": Type("int", "number", "", number=True),
    "Decimal": Type("float", "number", "exact"),
    "GameNumber": Type("int", "number", "game_number"),
    "Duration": Type("int", "number", "duration", number=True),
    "Clock": Type("int", "number", "clock_face"),
    "TimeLeft": Type("int", "number", "time_left"),
    "Stopwatch": Type("int", "number", "stopwatch"),
    "Time": Type("int", "number", "time_of_day"),
    "Moment": Type("int", "number", "moment"),
    "Date": Type("int", "number", "date"),
    "DateTime": Type("int", "number", "date_time"),
    "Day": Type("str", "string", "day"),
    "Flag": Type("bool", "boolean"),
    "Choice": Type("str", "string"),
}
"""A Text is inserted as it is. A Name is a player's name, and a Level a computer's level. Computers are named by their
ids. Names shows a few names, All a whole list, Either a list with "or".

Int is a number without grouping, such as a leg's. Duration is in seconds; Clock, TimeLeft, Stopwatch, Time,
Moment, Date and DateTime are in ms (since 1970 UTC for the last four); a Moment is a time of day, with the date unless
it is today; Day is an ISO 8601 date. Flag and Choice only select.
"""
_SIGNED = frozenset({"Points", "Change"})
"""The types of numbers that may be negative."""
_DECLARED = re.compile(r"\$([a-z][a-z0-9-]*) \((\w+)(?:: ([^()]*))?(\?)?\)")
_RESERVED = frozenset(
    [
        "case",
        "catch",
        "const",
        "default",
        "delete",
        "do",
        "enum",
        "export",
        "extends",
        "function",
        "new",
        "package",
        "super",
        "switch",
        "this",
        "var",
        "void",
    ]
)
"""Words that can't be names in JavaScript, but can in Python."""
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class Argument(NamedTuple):
    """An argument of a message; `values` are those of a Choice."""

    name: str
    type: str
    values: tuple[str, ...] = ()
    optional: bool = False


class Test(NamedTuple):
    """A condition on an argument, by its kind:

    - `none`: it is absent
    - `exactly`: it is the number `value`
    - `plural`: it fulfils `value`, a condition with `{}` for the number
    - `flag`: it is true
    - `equals`: it is the text `value`
    """

    kind: str
    argument: Argument
    value: str = ""


class Insert(NamedTuple):
    """An argument that is inserted; `begin`: as the beginning of a sentence."""

    argument: Argument
    begin: bool = False


class Select(NamedTuple):
    """A choice among texts: the first one whose condition holds, else `default`."""

    variants: "tuple[tuple[Test, Text], ...]"
    default: "Text"


Text = tuple[str | Insert | Select, ...]
"""A text as a sequence of parts."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message. If it is a table, it has `texts` by the names of its attributes, else only one under an empty name."""

    name: str
    comment: str
    arguments: tuple[Argument, ...]
    texts: Mapping[str, Text]

    @property
    def is_table(self) -> bool:
        """Whether the caller names one of several texts."""
        return "" not in self.texts


class Subject(NamedTuple):
    """The messages of a file, and its description."""

    name: str
    about: str
    messages: tuple[Message, ...]


def read_subjects(folder: Path, language: str, terms: Mapping[str, ast.Pattern] | None = None) -> list[Subject]:
    """Return the subjects of a language's folder, sorted by name. Raises CatalogueError.

    `terms` are those of other folders, by name.
    """
    return [_read(path, language, terms or {}) for path in sorted(folder.glob("*.ftl"))]


def read_translations(
    folder: Path, language: str, english: Sequence[Subject], terms: Mapping[str, ast.Pattern]
) -> list[Subject]:
    """Return the subjects of a folder in another language, with the messages that are translated, in English order.

    `terms` are the terms of the language in all folders, by name. Raises CatalogueError.
    """
    originals = {subject.name: subject for subject in english}
    found = []
    for path in sorted(folder.glob("*.ftl")):
        original = originals.get(path.stem)
        if original is None:
            raise CatalogueError(f"{path}:1: there is no file of this name in English")
        found.append(_read(path, language, terms, {each.name: each for each in original.messages}))
    return found


def read_terms(folder: Path) -> dict[str, ast.Pattern]:
    """Return the terms in a folder's files, by name. Raises CatalogueError."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in _parse(path).body:
            if isinstance(entry, ast.Term):
                found[entry.id.name] = entry.value
    return found


def _parse(path: Path) -> ast.Resource:
    source = path.read_text("utf-8")
    resource = FluentParser().parse(source)
    names: set[str] = set()
    for entry in resource.body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            wrong = entry.annotations[0].message if entry.annotations else "unreadable"
            raise CatalogueError(f"{path}:{line}: {wrong}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in names:
                raise CatalogueError(f"{path}:{line}: {name} is in this file twice")
            names.add(name)
    return resource


def _read(
    path: Path,
    language: str,
    terms: Mapping[str, ast.Pattern],
    originals: "Mapping[str, Message] | None" = None,
) -> Subject:
    resource = _parse(path)
    about = [entry.content or "" for entry in resource.body if isinstance(entry, ast.ResourceComment)]
    if not about and originals is None:
        raise CatalogueError(f"{path}:1: the file needs a description, in a comment that begins with ###")
    known = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    own = {**terms, **{entry.id.name: entry.value for entry in resource.body if isinstance(entry, ast.Term)}}
    messages = tuple(_Reader(path, language, known, own, entry, originals).message() for entry in known.values())
    return Subject(path.stem, " ".join("".join(about[:1]).split()), messages)


class _Reader:
    """Reads one message."""

    def __init__(
        self,
        path: Path,
        language: str,
        known: Mapping[str, ast.Message],
        terms: Mapping[str, ast.Pattern],
        entry: ast.Message,
        originals: Mapping[str, Message] | None,
    ) -> None:
        self.path, self.language, self.known, self.terms, self.entry = path, language, known, terms, entry
        self.originals = originals
        self.used: set[str] = set()
        self.arguments: dict[str, Argument] = {}

    def error(self, wrong: str) -> CatalogueError:
        source = self.path.read_text("utf-8")
        line = source.count("\n", 0, self.entry.id.span.start if self.entry.id.span else 0) + 1
        return CatalogueError(f"{self.path}:{line}: {self.entry.id.name}: {wrong}")

    def message(self) -> Message:
        entry = self.entry
        if not _NAME.fullmatch(entry.id.name):
            raise self.error("a name is lower-case words joined by dashes")
        comment = self.declared(entry.comment.content if entry.comment and entry.comment.content else "")
        original = self.original()
        if original is not None:
            self.arguments = {each.name: each for each in original.arguments}
        if entry.value is not None and entry.attributes:
            raise self.error("a message has a text or attributes, not both")
        if entry.value is not None:
            texts = {"": self.text(entry.value)}
        else:
            texts = {each.id.name: self.text(each.value) for each in entry.attributes}
        if original is not None:
            self.compare(texts, original)
        elif unused := self.arguments.keys() - self.used:
            raise self.error(f"${min(unused)} is declared, but not used")
        return Message(entry.id.name, comment, tuple(self.arguments.values()), texts)

    def original(self) -> Message | None:
        """Return the English message of a translation; None if this is the English one."""
        if self.originals is None:
            return None
        if self.arguments:
            raise self.error("a translation declares no arguments: the English message does")
        if self.entry.id.name not in self.originals:
            raise self.error("there is no such message in English: remove it")
        return self.originals[self.entry.id.name]

    def compare(self, texts: Mapping[str, Text], original: Message) -> None:
        """Check that a translation has the same texts as the English message, with the same inserted arguments."""
        if missing := original.texts.keys() - texts.keys():
            raise self.error(f"the text of .{min(missing)} is missing" if min(missing) else "the text is missing")
        if extra := texts.keys() - original.texts.keys():
            wrong = f".{min(extra)} does not exist in English: remove it" if min(extra) else "a table has no text"
            raise self.error(wrong)
        for key, text in original.texts.items():
            where = f".{key}: " if key else ""
            if missing := {*_inserted(text)} - {*_inserted(texts[key])}:
                raise self.error(f"{where}${min(missing)} is missing")

    def declared(self, comment: str) -> str:
        """Keep the declared arguments, and return the rest of the comment."""
        rest = []
        for line in comment.splitlines():
            match = _DECLARED.fullmatch(line.strip())
            if match is None:
                if line.startswith("$"):
                    raise self.error(f"{line}: an argument is declared as $name (Type), one on each line")
                rest.append(line)
                continue
            name, kind, values, optional = match.groups()
            if kind not in TYPES:
                raise self.error(f"{kind} is not a type: {', '.join(TYPES)}")
            if (kind == "Choice") != bool(values):
                raise self.error("only a Choice has values: $role (Choice: maximizer minimizer)")
            if keyword.iskeyword(name) or name in _RESERVED or "-" in name:
                raise self.error(f"${name} can't be the name of an argument")
            self.arguments[name] = Argument(name, kind, tuple((values or "").split()), bool(optional))
        return " ".join(rest)

    def text(self, pattern: ast.Pattern) -> Text:
        return tuple(_joined(part for element in pattern.elements for part in self.element(element)))

    def element(self, element: ast.TextElement | ast.Placeable) -> Iterator[str | Insert | Select]:
        if isinstance(element, ast.TextElement):
            yield element.value
            return
        match element.expression:
            case ast.StringLiteral() as literal:
                yield literal.parse()["value"]
            case ast.NumberLiteral(value=value):
                yield value
            case ast.VariableReference(id=name):
                yield self.insert(name.name)
            case ast.FunctionReference(id=name, arguments=arguments):
                (reference,) = arguments.positional or (None,)
                if name.name != "BEGIN" or not isinstance(reference, ast.VariableReference) or arguments.named:
                    raise self.error(f"the only function is BEGIN($name), not {name.name}")
                yield self.insert(reference.id.name, begin=True)
            case ast.MessageReference(id=name):
                known = self.known.get(name.name)
                if known is None or known.value is None:
                    raise self.error(f"there is no message {name.name} with a text in this file")
                yield from self.text(known.value)
            case ast.TermReference(id=name):
                if name.name not in self.terms:
                    raise self.error(f"there is no term -{name.name}")
                yield from self.text(self.terms[name.name])
            case ast.SelectExpression() as select:
                yield self.select(select)
            case other:
                raise self.error(f"a {type(other).__name__} is not allowed here")

    def argument(self, name: str) -> Argument:
        if name not in self.arguments:
            raise self.error(f"${name} is not declared")
        self.used.add(name)
        return self.arguments[name]

    def insert(self, name: str, *, begin: bool = False) -> Insert:
        argument = self.argument(name)
        if argument.type in ("Flag", "Choice"):
            raise self.error(f"${name} is a {argument.type}, which can only select")
        return Insert(argument, begin)

    def select(self, select: ast.SelectExpression) -> Select:
        if not isinstance(select.selector, ast.VariableReference):
            raise self.error("only an argument can select")
        argument = self.argument(select.selector.id.name)
        variants: list[tuple[Test, Text]] = []
        default: Text = ()
        keys = []
        for variant in select.variants:
            key = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            keys.append(key)
            if variant.default:
                default = self.text(variant.value)
            if not variant.default or key not in ("other", "no"):
                test = self.test(argument, key)
                if not variant.default:
                    variants.append((test, self.text(variant.value)))
        if argument.optional and "none" not in keys and argument.type != "Flag":
            raise self.error(f"${argument.name} may be absent: add a variant [none]")
        if argument.type == "Choice" and "other" not in keys:
            missing = {*argument.values} - {*keys}
            if missing:
                raise self.error(f"${argument.name} may be {min(missing)}: add this variant")
        order = {"none": 0, "exactly": 1, "equals": 1, "plural": 2, "flag": 2}
        return Select(tuple(sorted(variants, key=lambda each: order[each[0].kind])), default)

    def test(self, argument: Argument, key: str) -> Test:
        if key == "none" and argument.optional:
            return Test("none", argument)
        kind = TYPES[argument.type]
        if kind.number:
            if re.fullmatch(r"-?\d+", key):
                return Test("exactly", argument, key)
            rules = plural_rules(self.language)
            if key in rules:
                condition = rules[key] if argument.type in _SIGNED else rules[key].replace("abs({0})", "{0}")
                return Test("plural", argument, condition)
            raise self.error(f"[{key}] is no variant of a number: use {', '.join(('[0]', *rules))} or other")
        if argument.type == "Flag" and key == "yes":
            return Test("flag", argument)
        if argument.type == "Choice" and key in argument.values:
            return Test("equals", argument, key)
        raise self.error(f"[{key}] is no variant for ${argument.name} ({argument.type})")


def _inserted(text: Text) -> Iterator[str]:
    """Yield the names of the arguments that a text inserts."""
    for part in text:
        if isinstance(part, Insert):
            yield part.argument.name
        elif isinstance(part, Select):
            yield from _inserted(part.default)
            for _, variant in part.variants:
                yield from _inserted(variant)


def _joined(parts: Iterator[str | Insert | Select]) -> Iterator[str | Insert | Select]:
    """Yield the parts with neighbouring texts joined."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
            continue
        if text:
            yield text
        text = ""
        yield part
    if text:
        yield text


def samples(arguments: Sequence[Argument]) -> Iterator[dict[str, object]]:
    """Yield values for the arguments of a message, such that each of its variants is used."""
    choices = [list(_sample(argument)) for argument in arguments]
    most = max((len(each) for each in choices), default=1)
    for at in range(most):
        yield {argument.name: each[at % len(each)] for argument, each in zip(arguments, choices, strict=True)}
    if len(arguments) > 1:  # the same values in other combinations
        for at in range(most):
            yield {
                argument.name: each[(at + index) % len(each)]
                for index, (argument, each) in enumerate(zip(arguments, choices, strict=True))
            }


def _sample(argument: Argument) -> Iterator[object]:
    if argument.optional:
        yield None
    match argument.type:
        case "Flag":
            yield from (True, False)
        case "Choice":
            yield from argument.values
        case "Card":
            yield from ("TD", "X1")
        case "Cards":
            yield from (["TD", "QH"], [], ["AS"])
        case "Names" | "All" | "Either":
            yield from (["Ada", "Ben"], ["Cy"], ["Ada", "Ben", "Cy", "Dee", "Eve"])
        case "Decimal":
            yield from (2.34, -0.04, 1.0)
        case "Day":
            yield "2026-11-22"
        case "Time" | "Moment" | "Date" | "DateTime":
            yield 1795255200000
        case "Text" | "Name":
            yield from ("o’Neil", "the others")
        case _:
            yield from (0, 1, 2, 5, 1003, 4)
