"""The command `turnabout help`, the sections of `turnabout --help`, and the options of each game."""

import os
import re
import shutil
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from client.cli import completion
from client.cli.failure import fail
from client.text import formats
from client.text.cells import align_left, cell_len
from client.text.messages import cli_help as help_text

SECTIONS: Mapping[help_text.Section, tuple[str, ...]] = {
    "play": ("play", "games", "quick", "challenge", "host", "join", "rooms", "daily"),
    "results": ("scores", "number", "standings", "player", "matches", "versus"),
    "records": ("replay", "analyze", "verify"),
    "server": ("status", "stop", "serve", "backup", "restore", "export"),
    "computers": ("bot", "simulate", "arena", "solve"),
    "games": ("catalog", "new-game", "check-game", "words"),
    "other": ("help", "settings", "link"),
}
"""The commands as they are listed, by the names of their sections."""
WIDTH = 80
_REQUIRED = re.compile(r"\[required\]$")
"""How click says that an argument must be given."""
_MOST_BEFORE = 30
"""The most cells of an option, if its meaning is to begin on the same line."""


class _Formatter(typer.Context.formatter_class):  # type: ignore[misc,valid-type] # Typer doesn't export click's class
    """Writes help by the width of its texts in cells. click counts characters, and breaks lines only at spaces."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is called. (click's word)"""
        super().write_usage(prog, args, help_text.usage() if prefix is None else prefix)

    def section(self, name: str) -> Any:
        """Return a context for a list under a heading. (click's word)"""
        headings = {"Options": help_text.heading("options"), "Arguments": help_text.heading("arguments")}
        return super().section(headings.get(name, name))

    def write_text(self, text: str) -> None:
        """Write paragraphs. (click's word)"""
        margin = " " * self.current_indent
        for at, paragraph in enumerate(text.split("\n\n")):
            self.write("\n" if at else "")
            self.write("".join(f"{margin}{line}\n" for line in wrapped(paragraph, self.width - self.current_indent)))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = _MOST_BEFORE, col_spacing: int = 2) -> None:
        """Write what is explained at the left, and its meaning beside it. (click's word)"""
        rows = [(first, _REQUIRED.sub(f"[{help_text.required()}]", second)) for first, second in rows]
        column = min(col_max, max((cell_len(first) for first, _ in rows), default=0)) + col_spacing
        margin = " " * self.current_indent
        for first, second in rows:
            beside = cell_len(first) <= column - col_spacing
            lines = wrapped(second, self.width - column - self.current_indent)
            self.write(f"{margin}{first}\n" if not beside or not lines else "")
            for at, line in enumerate(lines):
                self.write(f"{margin}{align_left('' if at or not beside else first, column)}{line}\n")


def _translate(options: Iterable[Any]) -> None:
    """Word the options that click and Typer add to a command."""
    said = {
        "help": help_text.show_help,
        "install_completion": help_text.install_completion,
        "show_completion": help_text.show_completion,
    }
    for each in options:
        if each.name in said:
            each.help = said[each.name]()


class _Context(typer.Context):
    """A context whose help is written in cells."""

    formatter_class = _Formatter


class Command(TyperCommand):
    """A command with its help."""

    context_class = _Context

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the options and arguments. (click's word)"""
        params = super().get_params(ctx)
        _translate(params)
        return params


class Commands(TyperGroup):
    """The commands, listed in sections."""

    context_class = _Context

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the options. (click's word)"""
        params = super().get_params(ctx)
        _translate(params)
        return params

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the sections. (click's word)"""
        longest = max(map(len, self.commands))
        for section, names in SECTIONS.items():
            with formatter.section(help_text.section(section)):
                about = [(self.commands[name].help or "").partition("\n\n")[0] for name in names]
                rows = list(zip((align_left(name, longest) for name in names), about, strict=True))
                formatter.write_dl(rows)
        formatter.write_paragraph()
        formatter.write_text(help_text.more())


class GameCommand(Command):
    """A command that takes options of a game. With `--game`, its help lists the options of that game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Remember the words, because `--help` runs before the others are read. (click's word)"""
        ctx.meta["turnabout.words"] = tuple(args)
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Write the options of the game that is named, or how to see them. (click's word)"""
        from client.games.options import OFFERS

        words = ctx.meta.get("turnabout.words", ())
        after = [word for before, word in pairwise(words) if before == "--game"]
        joined = [word.removeprefix("--game=") for word in words if word.startswith("--game=")]
        game = next((each for each in (*after, *joined) if each in OFFERS), None)
        formatter.write_paragraph()
        if game is None:
            formatter.write_text(help_text.game_options())
        else:
            formatter.write("\n".join(game_lines(game)) + "\n")


def help_command(
    context: typer.Context,
    topic: Annotated[
        str | None,
        typer.Argument(help=help_text.help_topic(), metavar="COMMAND|GAME", autocompletion=completion.topics),
    ] = None,
) -> None:
    """Run `turnabout help`."""
    from client.games.options import OFFERS

    root = context.find_root()
    if topic is None:
        typer.echo(root.get_help())
        return
    commands = getattr(root.command, "commands", {})
    if topic in OFFERS:
        for line in game_lines(topic):
            typer.echo(line)
    elif topic in commands:
        raise typer.Exit(root.command.main([topic, "--help"], prog_name=root.info_name, standalone_mode=False))
    else:
        from client.text.messages import cli as cli_text

        fail(cli_text.no_topic(topic=topic[:40], games=list(OFFERS)))


def game_lines(game: str) -> list[str]:
    """Return the options of a game, with their values and defaults, as lines."""
    from client.games import option_text
    from client.games.catalog import levels_of
    from client.games.options import OFFERS
    from client.games.word_catalog import about, title_of
    from client.text.glyphs import find_glyphs
    from client.text.messages import cli as cli_text

    offer = OFFERS[game]
    width = min(WIDTH, int(os.environ.get("COLUMNS") or 0) or shutil.get_terminal_size((WIDTH, 24)).columns)
    lines = wrapped(cli_text.game(title=title_of(game), name=game, about=about(game)), width)
    lines += ["", cli_text.options() if offer.options else cli_text.no_options()]
    for name in offer.options:
        rows = _rows(game, name)
        lines += ["", f"  {name}: {option_text.called(game, name)}"]
        longest = max(cell_len(value) for value, _ in rows)
        for value, told in rows:
            head = f"    {align_left(value, longest)}  "
            lines += wrapped(head + told, width, longest + 6)
    lines += ["", *wrapped(cli_text.levels(levels_of(game)), width)]
    glyphs = find_glyphs(os.environ)
    return [glyphs.show(line) for line in lines]


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """Break a text into lines of at most `width` cells; indent all but the first."""
    from client.text.glyphs import UNICODE
    from client.text.lines import Run, as_text, wrap

    return [as_text(line).rstrip() for line in wrap((Run(text.replace("\n", " ")),), width, UNICODE, indent)]


def _rows(game: str, name: str) -> list[tuple[str, str]]:
    """Return the values of an option with their meanings."""
    from client.games import option_text
    from client.games.options import OFFERS
    from client.text.messages import cli as cli_text
    from client.text.messages import forms as forms_text

    offer = OFFERS[game]
    usual, *_ = values = offer.options[name]
    if name in offer.typed:
        example, hint = option_text.value(game, name, "")
        return [(example, cli_text.example(hint))]
    numbers = [value for value in values if value.isdigit()]
    span = formats.listed([*sorted(numbers, key=int)])
    if name in offer.ranges:
        span = forms_text.range(lowest=offer.ranges[name][0], highest=offer.ranges[name][-1])
    rows = []
    if numbers:
        called, hint = option_text.value(game, name, numbers[0])
        example = "" if called == numbers[0] else cli_text.meaning(value=numbers[0], name=called, hint=hint)
        rows = [(span, cli_text.default(usual) if usual.isdigit() else example)]
    for value in values:
        if value not in numbers:
            called, hint = option_text.value(game, name, value)
            told = ": ".join(each for each in ("" if _same(called, value) else called, hint) if each)
            rows.append((value, cli_text.is_default(told).strip() if value == usual else told))
    return rows


def _same(called: str, value: str) -> bool:
    """Return whether a value's name is the word that is typed for it.

    >>> _same("race, both", "race-both"), _same("as a duel", "duel")
    (True, False)
    """
    return re.sub(r"\W+", "-", called.lower()) == value
