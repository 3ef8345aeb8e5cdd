from collections.abc import Iterator
from dataclasses import replace

import pytest

from client.line import pages, room_commands
from client.line.command import Given
from client.line.games.catalog import BOARDS
from client.line.prose import rules
from client.line.room_commands import commands_of, listed, read
from client.profile.settings import Settings
from client.room.pages.setting import Setting
from client.room.session import Model
from client.text import formats
from protocol.ids import Seat
from tests.client.line.staged import grown, hosted, seen, setting
from tests.client.rooms import Rooms, with_match

GIVEN = {
    "a whole word": ("tree", Given("tree", "")),
    "what is clear of it": ("han", Given("hands", "")),
    "a letter": ("t", Given("tree", "")),
    "in capitals, with spaces": ("FAMILY   7d ", Given("family", "7D")),
    "a line to say": ("say  hello  there", Given("say", "hello there")),
    "a question mark": ("?", Given("help", "")),
}


@pytest.mark.parametrize(("typed", "given"), GIVEN.values(), ids=GIVEN)
def test_a_command_is_read_in_short_too(rooms: Rooms, typed: str, given: Given) -> None:
    assert read(typed, setting(seen(rooms.anna, grown(rooms))), None) == given


IN_LANGUAGES = {
    "German": ("de", "Baum", Given("tree", "")),
    "German, shortened": ("de", "zei", Given("signs", "")),
    "German, with a card": ("de", "Familie Herz 7", Given("family", "7H")),
    "German, with a word": ("de", "Tipps an", Given("hints", "on")),
    "German, a name": ("de", "stumm alle zusammen", Given("mute", "alle zusammen")),
    "German, everybody": ("de", "stumm alle", Given("mute", "all")),
    "German, a message": ("de", "sag ja", Given("say", "ja")),
    "English in German": ("de", "han", Given("hands", "")),
    "German, help": ("de", "Hilfe alle", Given("help", "all")),
    "Polish": ("pl", "drzewo", Given("tree", "")),
    "Polish without accents": ("pl", "szczyt", Given("top", "")),
    "Polish, answers": ("pl", "uklady", Given("hands", "")),
    "Spanish": ("es", "árbol", Given("tree", "")),
    "Chinese": ("zh", "帮助 全部", Given("help", "all")),
    "Chinese, with a card": ("zh", "家庭 红桃7", Given("family", "7H")),
}


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    formats.use(Settings())


@pytest.mark.parametrize(("code", "typed", "given"), IN_LANGUAGES.values(), ids=IN_LANGUAGES)
def test_a_command_is_read_in_the_language(
    rooms: Rooms, english_again: None, code: str, typed: str, given: Given
) -> None:
    formats.use(Settings(language=code))
    assert read(typed, setting(seen(rooms.anna, grown(rooms))), None) == given


def test_help_and_errors_name_commands_in_the_language(rooms: Rooms, english_again: None) -> None:
    here = setting(seen(rooms.anna, grown(rooms)))
    formats.use(Settings(language="de"))
    lines = listed(here, None, everything=True)
    assert any(line.startswith("  baum (tree, t): ") for line in lines)
    for typed, named in (("tanz", "hilfe"), ("speichern", "speichern"), ("stumm", "stumm NAME")):
        with pytest.raises(ValueError, match=named):
            read(typed, here, None)
    with pytest.raises(ValueError, match="7♣ oder 7♦"):
        read("familie 7k", here, None)


WRONG = {
    "no command": ("dance", "Unknown command “dance”. Type help."),
    "too short": ("un", "“un” could mean undo or unmute. Type more letters."),
    "out of season": ("ready", "You can’t use ready now: no leg is waiting to start."),
    "not in this room": ("time", "You can’t use time now: there is no clock."),
    "not hosting": ("end", "You can’t use end now: the server is not on this machine."),
    "nobody has moved": ("undo", "You can’t use undo now: nobody has moved yet."),
    "there is no request": ("y", "You can’t use yes now: there is no request."),
    "nobody is away": ("claim", "You can’t use claim now: nobody is away."),
    "connected": ("retry", "You can’t use retry now: you are connected."),
    "not stopped": ("here", "You can’t use here now: you are in the room."),
    "no match is over": ("save", "You can’t use save now: only after the match."),
    "lacks something": ("mute", "Type mute NAME|all."),
    "a move that begins like a command": ("q h c3", "Type quit alone, without anything after it."),
    "a command that is not shortened": ("resig", "Unknown command “resig”. Type help."),
    "settings while a match is played": ("settings", "You can’t use settings now: not during a match."),
    "a command of the start menu": ("versus", "“versus” is a command of the start menu. Type leave first."),
}


@pytest.mark.parametrize(("typed", "why"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_done_is_refused_with_what_is_in_its_way(rooms: Rooms, typed: str, why: str) -> None:
    asked = with_match(grown(rooms), computers=(None, None))
    if typed == "un":
        asked = with_match(rooms.leg(ply=2), computers=(None, None))
    with pytest.raises(ValueError) as refused:  # the text is compared
        read(typed, setting(seen(rooms.anna, asked)), None)
    assert str(refused.value) == why


def test_a_move_out_of_turn_is_refused_with_the_reason(rooms: Rooms) -> None:
    for player, told in ((rooms.anna, ""), (rooms.ben, " You can’t move now: it is not your turn.")):
        with pytest.raises(ValueError) as refused:  # the text is compared
            read("7d", setting(seen(player, rooms.leg())), None)
        assert str(refused.value) == f"Unknown command “7d”. Type help.{told}"


def test_a_letter_means_what_can_be_done_now(rooms: Rooms) -> None:
    over = setting(seen(rooms.anna, rooms.result()))
    assert [read(letter, over, None).name for letter in "sn"] == ["same", "new"]
    offered = setting(seen(rooms.anna, replace(rooms.result(), offers=(None, "new_number"))))
    assert [read(typed, offered, None).name for typed in ("n", "no")] == ["new", "no"]
    asked = setting(seen(rooms.anna, with_match(rooms.leg(ply=2), takeback=(Seat(1), 0))))
    assert [read(letter, asked, None).name for letter in "yn"] == ["yes", "no"]
    free = setting(seen(rooms.ben, rooms.waiting()))
    assert read("s", free, None).name == "sit"


def names(shown: Setting) -> list[str]:
    return [each.name for each in room_commands.possible(shown, None)]


def test_help_lists_what_can_be_done_now_alone(rooms: Rooms) -> None:
    playing, ready = setting(seen(rooms.anna, grown(rooms))), setting(seen(rooms.anna, rooms.ready()))
    assert "  a number or a card, such as 2 or 7d: play there" in listed(playing, None)
    assert "  ready (r): start the leg when the others are ready, too" in listed(ready, None)
    assert {"moves", "tree", "resign"} <= set(names(playing)) - set(names(ready))
    assert {"settings", "ready", "free"} <= set(names(ready)) - set(names(playing))
    assert "end" in names(hosted(seen(rooms.anna, rooms.ready())))
    assert names(setting(Model())) == ["rules", "help", "leave", "quit"]
    closed = replace(hosted(seen(rooms.anna, rooms.waiting())), closed=True)
    assert "open" in names(closed) and "open" not in names(replace(closed, closed=False))
    assert any("Type open to let others join" in line for line in pages.page(closed))


def test_help_fits_on_a_screen_and_help_all_lists_everything(rooms: Rooms) -> None:
    playing = setting(seen(rooms.anna, grown(rooms)))
    often, everything = listed(playing, None), listed(playing, None, everything=True)
    assert len(often) < 24 and "  help all: list all commands that you can use now" in often
    assert {line for line in often if line.startswith("  ") and "help all:" not in line} <= set(everything)
    assert len(everything) == len(names(playing)) + 3


def test_alone_commands_do_not_speak_of_others(rooms: Rooms) -> None:
    alone = listed(
        setting(seen(rooms.anna, with_match(replace(rooms.leg(ply=2), form="solo", seats=rooms.leg().seats[:1])))), None
    )
    assert "  resign: abandon this game; it doesn’t count" in alone
    assert not any("rematch" in line or "everyone" in line for line in alone)


def test_every_command_has_a_name_of_its_own() -> None:
    every = commands_of(setting(Model()))
    assert len({each.name for each in every}) == len(every)
    for board in BOARDS.values():
        assert len({each.name for each in board.commands}) == len(board.commands)


def test_the_rules_are_told_for_lines_and_without_marks() -> None:
    told = rules()
    assert "How to play here" in told
    assert not [line for line in told if "arrow keys" in line or "**" in line or "|" in line or "`" in line]


def test_where_nobody_plays_alone_the_computer_has_left_nothing_to_look_at(rooms: Rooms) -> None:
    for game, options in (("patriarch", {}), ("happy-graphs", {"mode": "duel"})):
        over = setting(seen(rooms.anna, replace(rooms.result(), game=game, options=options)))
        with pytest.raises(ValueError, match="this game can’t be played alone"):
            read("computer", over, None)
    assert read("computer", setting(seen(rooms.anna, rooms.result())), None).name == "computer"


def test_a_number_that_has_shown_what_there_was_to_find_is_not_played_again_but_where_another_wishes_it(
    rooms: Rooms,
) -> None:
    over = replace(rooms.result(), game="patriarch", options={})
    with pytest.raises(ValueError, match="use new"):
        read("same", setting(seen(rooms.anna, over)), None)
    assert read("same", setting(seen(rooms.anna, replace(over, offers=(None, "same_number")))), None).name == "same"
    assert "same" not in pages.ways_next(seen(rooms.anna, over)) and "new" in pages.ways_next(seen(rooms.anna, over))
