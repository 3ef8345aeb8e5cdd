"""The command `turnabout help`, the sections of `turnabout --help`, and the options of each game."""

import os
import re
import shutil
import textwrap
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from client.cli import completion

SECTIONS = {
    "Play": ("play", "quick", "host", "join", "rooms", "daily"),
    "Results": ("scores", "number", "standings", "player", "matches", "versus"),
    "Records": ("replay", "analyze", "verify"),
    "Your server": ("status", "stop", "serve", "backup", "restore", "export"),
    "Computer players": ("bot", "simulate", "arena", "solve"),
    "Games of your own": ("games", "new-game", "check-game", "words"),
    "Help and settings": ("help", "settings"),
}
"""The commands as they are listed."""
WIDTH = 80


class Commands(TyperGroup):
    """The commands, listed in sections."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the sections. (click's word)"""
        longest = max(map(len, self.commands))
        for title, names in SECTIONS.items():
            with formatter.section(title):
                rows = [(name.ljust(longest), self.commands[name].get_short_help_str(WIDTH)) for name in names]
                formatter.write_dl(rows)
        formatter.write_paragraph()
        formatter.write_text("Help on a command: turnabout help COMMAND. The options of a game: turnabout help GAME.")


class GameCommand(TyperCommand):
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
            formatter.write_text("The options of a game, for --option: turnabout help GAME.")
        else:
            formatter.write("\n".join(game_lines(game)) + "\n")


def help_command(
    context: typer.Context,
    topic: Annotated[
        str | None,
        typer.Argument(
            help="A command or a game [lists the commands].", metavar="COMMAND|GAME", autocompletion=completion.topics
        ),
    ] = None,
) -> None:
    """Explain a command, or list the options of a game."""
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
        typer.echo(
            f'turnabout: There is no command or game "{topic[:40]}". turnabout help lists the commands; '
            f"the games are {', '.join(OFFERS)}.",
            err=True,
        )
        raise typer.Exit(1)


def game_lines(game: str) -> list[str]:
    """Return the options of a game, with their values and defaults, as lines."""
    from client.games import option_text
    from client.games.catalog import levels_of
    from client.games.options import OFFERS
    from client.games.word_catalog import about, title_of
    from client.text.glyphs import find_glyphs

    offer = OFFERS[game]
    width = min(WIDTH, int(os.environ.get("COLUMNS") or 0) or shutil.get_terminal_size((WIDTH, 24)).columns)
    lines = textwrap.wrap(f"{title_of(game)} ({game}): {about(game)}.", width)
    lines += ["", "Options, each given as --option NAME=VALUE:" if offer.options else "It has no options."]
    for name in offer.options:
        rows = _rows(game, name)
        lines += ["", f"  {name}: {option_text.called(game, name)}"]
        longest = max(len(value) for value, _ in rows)
        for value, told in rows:
            head = f"    {value:<{longest}}  "
            lines += textwrap.wrap(head + told, width, subsequent_indent=" " * len(head))
    lines += ["", *textwrap.wrap(f"Levels of the computer: {', '.join(levels_of(game))}.", width)]
    glyphs = find_glyphs(os.environ)
    return [glyphs.show(line) for line in lines]


def _rows(game: str, name: str) -> list[tuple[str, str]]:
    """Return what can be typed for an option, each with what it means."""
    from client.games import option_text
    from client.games.options import OFFERS

    offer = OFFERS[game]
    usual, *_ = values = offer.options[name]
    if name in offer.typed:
        example, hint = option_text.value(game, name, "")
        return [(example, f"for example; {hint}")]
    numbers = [value for value in values if value.isdigit()]
    span = ", ".join(sorted(numbers, key=int))
    if name in offer.ranges:
        span = f"{offer.ranges[name][0]} to {offer.ranges[name][-1]}"
    rows = []
    if numbers:
        called, hint = option_text.value(game, name, numbers[0])
        example = "" if called == numbers[0] else f"{numbers[0]} means {called}, {hint}"
        rows = [(span, f"default: {usual}" if usual.isdigit() else example)]
    for value in values:
        if value not in numbers:
            called, hint = option_text.value(game, name, value)
            told = ": ".join(each for each in ("" if _same(called, value) else called, hint) if each)
            rows.append((value, f"{told} (default)".strip() if value == usual else told))
    return rows


def _same(called: str, value: str) -> bool:
    """Tell whether a value is called what it is typed as.

    >>> _same("race, both", "race-both"), _same("as a duel", "duel")
    (True, False)
    """
    return re.sub(r"\W+", "-", called.lower()) == value
