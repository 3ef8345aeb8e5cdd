"""Every form at 80 columns and 24 lines: none of its hints is cut off."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Input

from client.games.options import OFFERS, form_of, played_alone
from client.games.word_catalog import title_of
from client.net.address import ServerAddress
from client.room.level_hints import level_hints
from client.terminal.screens.find_players import SERVER_EXAMPLE
from client.terminal.screens.join import JoinScreen
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.number_form import NumberForm
from client.terminal.screens.options import WhichForm
from client.terminal.screens.player_name import NameScreen
from client.terminal.screens.prompt import LineScreen
from client.terminal.screens.quick_form import QuickForm
from client.terminal.screens.tournament import TournamentScreen
from client.terminal.screens.watch import WatchScreen
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Menu
from client.terminal.widgets.selector import Selector
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import UNICODE
from client.text.messages import finding as finding_text
from client.text.messages import forms as forms_text
from client.text.messages import scores as scores_text
from client.text.messages import start as start_text
from protocol.room import TournamentInfo, TournamentName
from tests.client.line.staged import seen
from tests.client.rooms import Rooms
from tests.client.terminal.desk import Desk, at_desk, profile_at

FAR = ServerAddress("a-rather-long-name.of-a-server.example.org", 18420)


def forms_of(game: str) -> list[tuple[str, Callable[[], Screen[Any]]]]:
    """Return the forms on which a game's options are chosen."""
    levels, title = (None, *level_hints(game)), title_of(game)
    seats = [(forms_text.player_number(1), "strong"), (forms_text.player_number(2), "easy")]
    forms: list[tuple[str, Callable[[], Screen[Any]]]] = [
        ("host", lambda: MatchForm(start_text.choice("host"), UNICODE, against=levels, game=game)),
        ("against", lambda: MatchForm(forms_text.against("easy"), UNICODE, game=game, opponents=True)),
        ("settings", lambda: MatchForm(title, UNICODE, game=game, form=form_of(game, {}, alone=False) or "match")),
        ("computers", lambda: NumberForm(title, forms_text.watch(), UNICODE, seats, game=game, alone=False)),
        ("quick", lambda: QuickForm(game, title, UNICODE)),
        ("which", lambda: WhichForm(scores_text.number(), game, UNICODE, alone=None)),
    ]
    if played_alone(game):
        forms += [
            ("alone", lambda: NumberForm(title, forms_text.play(), UNICODE, game=game, compete=True)),
            ("scores", lambda: WhichForm(scores_text.title(), game, UNICODE, alone=True)),
        ]
    return forms


def drawn(widget: Selector[Any] | Menu, row: int = 0) -> str:
    """Return a line of a widget as it is drawn now."""
    return widget.render_line(row).text


async def below(desk: Desk, field: Field, text: str) -> bool:
    """Tell whether a text is on the screen below a field's line, once the last key is drawn."""
    for _ in range(20):
        await desk._pilot.pause()
        across, down = field.query_one(Sheet).region.column_span, field.query_one(Sheet).region.line_span
        lines = desk.text().split("\n")[slice(*down)]
        if "".join(text.split()) == "".join("".join(line[slice(*across)].split()) for line in lines):
            return True
    return False


async def assert_whole(desk: Desk, form: Screen[Any]) -> None:
    """Hold that a form draws every choice and hint of each of its lines in full."""
    await desk.app.push_screen(form)
    await desk._pilot.pause()
    for widget in form.query("Selector, Menu, Field"):
        if not widget.display or not widget.size.width:
            continue
        if isinstance(widget, Selector):
            for at, option in enumerate(widget._options):
                widget._at = at
                line = drawn(widget)
                assert f" {option.text} " in line and option.hint in line, line
        elif isinstance(widget, Menu):
            for at, choice in enumerate(widget._choices):
                assert choice.text in drawn(widget, at) and choice.hint in drawn(widget, at)
        elif isinstance(widget, Field):
            line_typed = widget.query_one(Input)
            line_typed.focus()
            assert await below(desk, widget, widget._hint), f"{widget._hint}\n{desk.text()}"
            assert len(line_typed.placeholder) <= line_typed.size.width
    desk.app.pop_screen()
    await desk._pilot.pause()


@pytest.mark.parametrize("game", OFFERS)
async def test_no_hint_of_a_form_for_a_match_is_cut_off(game: str, tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        for _, form in forms_of(game):
            await assert_whole(desk, form())


async def test_no_hint_of_a_form_with_one_field_is_cut_off(rooms: Rooms, tmp_path: Path) -> None:
    number = Field(scores_text.number_label(), scores_text.number_field_hint(), str, UNICODE)
    server = Field(finding_text.server_label(), finding_text.server_hint(), str, UNICODE, placeholder=SERVER_EXAMPLE)
    names = tuple(TournamentName(name=name, legs=0, highest=None, lowest=None, average=None) for name in ("Ada", "Ben"))
    told = TournamentInfo(names=names, plays=(None, None), playing=(None, None), again=(False, False))
    room = replace(rooms.ready(), tournament=told)
    forms: list[Screen[Any]] = [
        NameScreen("Anna", UNICODE),
        JoinScreen(None, UNICODE),
        JoinScreen(FAR, UNICODE),
        WatchScreen(profile_at(tmp_path), "test", UNICODE),
        LineScreen(scores_text.number_title(), number, UNICODE),
        LineScreen(finding_text.server_title(), server, UNICODE),
        TournamentScreen(seen(rooms.anna, room), UNICODE),
    ]
    async with at_desk(tmp_path) as desk:
        for form in forms:
            await assert_whole(desk, form)


@pytest.mark.parametrize("game", ["family-tree", "happy-graphs", "poker-solitaire"])
async def test_what_is_wrong_with_a_number_is_said_in_full(game: str, tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        form = NumberForm("Play alone", "Play", UNICODE, game=game)
        await desk.app.push_screen(form)
        await desk.press("0", "enter")
        wrong = "A game number is a whole number from 1 to 999,999,999,999."
        assert await below(desk, form.query_one("#number", Field), wrong), desk.text()
