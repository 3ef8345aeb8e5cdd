"""What of each game can be settled before it is played."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from client.cli.play_options import check_computers, errand_of, read_computers, read_notes, read_wanted
from client.games.last_game import last_game, remember_game
from client.games.options import AUTO, OFFERS, chosen_of, sent
from client.games.typed_options import read_options
from client.games.word_catalog import GAMES
from client.line.games.catalog import BOARDS as PLAIN
from client.line.match_options import settle
from client.net.errors import BadErrand
from client.profile.identity import open_profile
from client.room import commands
from client.room.entry_request import PlayAlone, PlayComputer, WatchComputers
from client.room.settings import Settled
from client.terminal.games.catalog import BOARDS
from protocol.options import value_text
from server.games.catalog import GAMES as HOSTED


def test_every_list_of_the_client_has_the_same_games_and_all_of_them_are_hosted() -> None:
    assert list(OFFERS) == list(GAMES) == list(BOARDS) == list(PLAIN)
    assert set(OFFERS) <= set(HOSTED)


@pytest.mark.parametrize("name", [name for name, offer in OFFERS.items() if offer.sent is None])
def test_options_forms_and_seats_are_as_the_server_has_them(name: str) -> None:
    offer, game = OFFERS[name], HOSTED[name]
    properties = game.options.model_json_schema()["properties"]
    assert set(offer.options) - offer.drawn == set(properties)
    for option, values in offer.options.items():
        if option in offer.drawn:
            assert set(GAMES[name].options()[option][1]) == set(values)
            continue
        known = properties[option]
        assert (
            set(values) == set(map(value_text, known["enum"])) if "enum" in known else len(set(values)) == len(values)
        )
        assert values[0] in (AUTO, value_text(known["default"]))
        every = offer.ranges.get(option, ())
        for value in (*values, *map(str, (every[0], every[-1]) if every else ())):
            chosen = chosen_of(name, {option: value})
            own = game.options.model_validate(sent(name, chosen))
            assert value in (AUTO, value_text(own.model_dump(mode="json")[option]))
            assert {form: tuple(seats) for form, seats in offer.forms(chosen).items()} == {
                form: (format.fewest, format.most) for form, format in game.formats(own).items()
            }
            assert {offer.timed(chosen)} == {format.timed for format in game.formats(own).values()}
        assert set(GAMES[name].options()[option][1]) == set(values)
        for beyond in (every[0] - 1, every[-1] + 1) if every else ():
            with pytest.raises(ValidationError):
                game.options.model_validate({option: beyond})
            with pytest.raises(ValueError, match=f"The option {option} can’t be"):
                read_options(name, {option: str(beyond)})


def test_the_command_line_names_game_options_and_seats() -> None:
    alone = errand_of("happy-graphs", None, options=["variant=hex", "mode=puz"])
    assert isinstance(alone, PlayAlone)
    assert (alone.wanted.game, dict(alone.wanted.options)) == ("happy-graphs", {"variant": "hex", "mode": "puzzle"})
    against = errand_of("happy-graphs", "7", against="easy", seats=5)
    assert isinstance(against, PlayComputer)
    assert (against.wanted.form, against.wanted.seats) == ("together", 5)
    watched = errand_of("happy-graphs", None, computers="easy,random", options=["mode=duel"])
    assert isinstance(watched, WatchComputers) and watched.wanted.form is None


WRONG = {
    "no pair": (["hex"], None, None, "“hex” is not an option. Type NAME=VALUE"),
    "no such option": (["colour=red"], None, None, "This game has no option “colour”. Its options are variant, mode"),
    "no such value": (["variant=square"], None, None, "The option variant can’t be “square”: choose classic, corners"),
    "too many seats": ([], 99, None, "Choose 2 to 48 seats."),
    "a duel of three": (["mode=duel"], 3, None, "This game has 2 seats."),
    "another form": (["mode=duel"], None, "together", "choose match or mirror."),
}


@pytest.mark.parametrize(("options", "seats", "form", "why"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_wanted_is_refused(options: list[str], seats: int | None, form: str | None, why: str) -> None:
    with pytest.raises(BadErrand) as refused:
        read_wanted("happy-graphs", options, seats, form)
    assert why in str(refused.value)


def test_a_mode_that_is_not_given_is_one_for_several_when_several_play() -> None:
    assert read_wanted("poker-solitaire", ["scoring=american"], None).options == (
        ("scoring", "american"),
        ("mode", "alternate"),
    )
    assert read_wanted("poker-solitaire", [], None, alone=True).options == ()
    with pytest.raises(BadErrand, match=r"only played alone.*such as --option mode=alternate"):
        read_wanted("poker-solitaire", ["mode=one-hand"], None)


def test_a_duel_is_not_played_alone_and_seats_are_for_others() -> None:
    with pytest.raises(BadErrand, match=r"needs an opponent.*such as --option mode=together"):
        errand_of("happy-graphs", None, options=["mode=duel"])
    with pytest.raises(BadErrand, match="--seats is for a match against the computer"):
        errand_of("happy-graphs", None, seats=3)
    with pytest.raises(BadErrand, match="Type them like 2,easy"):
        read_computers("some")


def test_computers_leave_a_seat_to_who_hosts_the_room() -> None:
    check_computers(2, read_wanted("patriarch", [], 3))
    with pytest.raises(BadErrand, match=r"seat 1 is yours\. Choose 1 computer, or up to 12 seats with --seats"):
        check_computers(2, read_wanted("patriarch", [], None))
    with pytest.raises(BadErrand, match=r"Choose 1 computer\.$"):
        check_computers(2, read_wanted("family-tree", [], None))
    with pytest.raises(BadErrand, match="Choose 1 to 2 computers, or up to 48 seats with --seats"):
        check_computers(3, read_wanted("happy-graphs", [], 3))


def test_notes_are_shown_in_a_game_that_has_them() -> None:
    assert read_notes(True, read_wanted("patriarch", [], None)).notes
    assert not read_notes(False, read_wanted("happy-graphs", [], None)).notes
    with pytest.raises(BadErrand, match="games with notes: patriarch"):
        read_notes(True, read_wanted("happy-graphs", [], None))


def test_which_numbers_are_drawn_is_chosen_as_options_are_but_sent_beside_them() -> None:
    wanted = read_wanted("grandmas-game", ["winnable=on", "reorder=off"], 3)
    made = commands.create(wanted.game, form="race", options=dict(wanted.options), seats=wanted.seats)
    assert (made.options, made.winnable, made.form) == ({"reorder": False}, True, "race")
    assert sent("grandmas-game", dict(wanted.options)) == {"reorder": False}  # scores know nothing of it
    assert not commands.create("happy-graphs", form="together").winnable


def test_in_lines_options_stand_among_what_is_settled() -> None:
    settled = settle(Settled(), "variant hex seats 5 computers 2 level strong", "happy-graphs")
    assert (settled.options, settled.seats, settled.computers, settled.level) == ({"variant": "hex"}, 5, 2, "strong")
    with pytest.raises(ValueError, match="variant can’t be"):
        settle(Settled(), "variant square", "happy-graphs")


def test_the_game_that_was_chosen_is_remembered(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    assert last_game(profile) == "family-tree"
    remember_game(profile, "happy-graphs")
    assert last_game(profile) == "happy-graphs"


@pytest.mark.parametrize("game", HOSTED)
def test_an_option_without_a_value_is_chosen_whether_it_is_absent_or_null(game: str) -> None:
    options = HOSTED[game].options().model_dump(mode="json")
    told = {name: value for name, value in options.items() if value is not None}
    assert chosen_of(game, told) == chosen_of(game, options)
    assert HOSTED[game].options.model_validate(sent(game, chosen_of(game, told))) == HOSTED[game].options()
