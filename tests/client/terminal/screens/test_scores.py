"""High scores and the results on a number, on the screen."""

from pathlib import Path
from typing import Any

import pytest

from client.lobby import score_lines
from client.net.address import ServerAddress
from client.room.entry_request import PlayAlone
from client.terminal.screens.high_scores import HighScoresScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.server_questions import Place, Questions
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import Line, width
from protocol.ids import MatchId, PlayerId
from protocol.scores import HelpedScore, HighScore, NumberEvent, ScoresEvent, Standing
from tests.client.scripted import Line as ServerLine
from tests.client.scripted import Servers
from tests.client.terminal.desk import at_desk, profile_at

ANNA = PlayerId("ANNA000000000000")


def text(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lines]


def standing(**told: Any) -> Standing:
    return Standing(**{"role": "player", "best": 1240, "player": ANNA, "name": "Anna", "players": 12, **told})


def about(**told: Any) -> NumberEvent:
    known = {"computer": None, "par": None, "working": True, "standings": ()}
    return NumberEvent(id="a", number=77, **{"game": "family-tree", "options": {}, **known, **told})


PAGES = {
    "nothing is known yet": (
        about(),
        ["computer’s score  working it out …", "par               shown once", "score to beat     working it out …"],
    ),
    "the computer’s score alone": (
        about(computer=1100, working=False),
        ["computer’s score  1,100", "par               shown once you have finished", "score to beat     1,100"],
    ),
    "one's own is better than the computer's": (
        about(computer=1100, par=1325, working=False, standings=(standing(own=1200, rank=3),)),
        ["par               1,325", "score to beat     1,200", "3 of 12"],
    ),
    "par comes after one has played": (
        about(computer=1100, standings=(standing(own=1200, rank=3),)),
        ["par               working it out …"],
    ),
    "one's best with help": (
        about(computer=1100, working=False, own_helped=(HelpedScore(role="player", score=1300),)),
        [
            "computer’s score  1,100\nscore to beat     1,100",
            "Your best with help (not ranked): alone, the most, 1,300.",
        ],
    ),
    "a number that a solver knows": (
        about(computer=104, par=104, working=False, verdict="won", standings=(standing(own=90, rank=1),)),
        ["can it be won?    yes"],
    ),
    "a server that works nothing out": (about(working=False), ["nobody yet"]),
    "won or lost, and so nothing to beat": (
        about(
            game="poker-solitaire",
            options={"mode": "one-hand", "scoring": "pat"},
            computer=0,
            par=1,
            working=False,
            standings=(standing(best=1, own=0, rank=3),),
        ),
        ["computer’s score  lost\npar               won\n\n", "the most   won  Anna  lost    3 of 12"],
    ),
    "others have played": (
        about(standings=(standing(role="minimizer", best=10, name="Ben", players=2),)),
        ["minimizing, the least    10  Ben", "– of 2", "maximizing, the most         nobody yet"],
    ),
}


@pytest.mark.parametrize(("told", "seen"), PAGES.values(), ids=PAGES)
def test_the_page_of_a_number(told: NumberEvent, seen: list[str]) -> None:
    shown = "\n".join(text(score_lines.number_page(told, 76, UNICODE)))
    for part in seen:
        assert part in shown


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_the_longest_names_and_numbers_have_room(glyphs: Glyphs) -> None:
    long = standing(name="A" * 24, best=2480, own=1240, rank=1000, players=2000)
    helped = HelpedScore(role="maximizer", score=2480)
    listed = high_score("m", number=999_999_999_999, score=2480, hints=50, takebacks=50)
    lines = [
        *score_lines.number_page(about(standings=(long,), own_helped=(helped,) * 2), 76, glyphs),
        *[item.line for item in score_lines.high_scores(high_scores((listed,), (listed,)), 74, glyphs)],
    ]
    assert max(map(width, lines)) <= 76


def test_games_with_help_are_listed_apart_with_a_note() -> None:
    def shown(*told: tuple[HighScore, ...]) -> list[str]:
        return text([item.line for item in score_lines.high_scores(high_scores(*told), 74, UNICODE)])

    best, other = high_score("a", score=1200), high_score("b", score=2000, hints=2)
    helped = [
        "With help",
        "Games with hints, or with takebacks that revealed a card, don’t count as",
        "best games.",
    ]
    listed = shown((best,), (other,))
    assert listed[1].split()[:3] == ["1", "1,200", "7"]
    assert listed[3:6] == helped
    assert listed[7].split()[:3] == ["1", "2,000", "7"] and listed[7].endswith("2 hints")
    assert shown((best,), ()) == listed[:2]
    assert shown((), (other,)) == ["You have not finished a game alone without help yet.", *listed[2:]]
    assert shown((), ()) == ["You have not finished a game alone here yet."]


def high_scores(scores: tuple[HighScore, ...], helped: tuple[HighScore, ...]) -> ScoresEvent:
    return ScoresEvent(id="s", game="family-tree", scores=scores, helped=helped)


def high_score(match: str, **told: int) -> HighScore:
    return HighScore(match=MatchId(match), options={}, **{"number": 7, "score": 0, "at": 0, "hints": 0, **told})


def score(place: int) -> dict[str, Any]:
    return {"match": f"M{place}", "options": {}, "number": 70 + place, "score": 1000 - place, "at": 0, "hints": 0}


async def test_a_high_score_is_played_again_after_a_look_at_its_number(servers: Servers, tmp_path: Path) -> None:
    async def scores(line: ServerLine) -> None:
        await line.welcome()
        ask = await line.command("scores")
        await line.tell(
            {
                "type": "scores",
                "id": ask["id"],
                "game": "family-tree",
                "scores": [score(1)],
                "helped": [{**score(2), "hints": 3}],
            }
        )
        await line.ack(ask, 0)

    async def number(line: ServerLine) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        told = {"type": "number", "id": ask["id"], "game": "family-tree", "options": {}, "number": ask["number"]}
        await line.tell({**told, "computer": None, "par": None, "working": True, "standings": []})

    server = await servers(scores, ServerLine.statistics, number)
    questions = Questions(profile_at(tmp_path), tmp_path, "a test", "family-tree", "Family Tree", server)
    chosen: list[PlayAlone | None] = []
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(HighScoresScreen(questions, UNICODE), chosen.append)
        screen = await desk.sees("High scores · Family Tree", str(server), "▸ 1    999  71", "Enter play it again")
        assert "With help" in screen and "1    998  72" in screen and "3 hints" in screen
        await desk.sees("Your games", "Alone: 12 games, 5 won", "In matches by correspondence: 1 game, 1 won")
        await desk.press("down", "i")
        await desk.sees("Family Tree · number 72", "computer’s score  working it out …", "Enter play it alone")
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert chosen == [PlayAlone(72, server)]


async def test_a_number_is_typed_and_a_server_that_is_away_named(tmp_path: Path) -> None:
    gone = ServerAddress("127.0.0.1", 1)
    questions = Questions(profile_at(tmp_path), tmp_path, "a test", "family-tree", "Family Tree", gone)
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(NumberScreen(questions, None, UNICODE))
        await desk.sees("Which number?")
        await desk.type("x")
        await desk.press("enter")
        await desk.sees("“x” is not a game number")
        await desk.press("backspace")
        await desk.type("77")
        await desk.press("enter")
        await desk.sees("Family Tree · number 77", "Nothing answers at 127.0.0.1:1.")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")


def test_the_title_is_not_said_twice_and_cut_nowhere(tmp_path: Path) -> None:
    def about_a_number(**options: str) -> Questions:
        options = {"auto_grade": "20", **options}
        return Questions(profile_at(tmp_path), tmp_path, "", "patriarch", "The Patriarch", options=(*options.items(),))

    usual, matriarch = about_a_number(), about_a_number(variant="matriarch")
    rest = "the game number decides the tree; the room grades after 20\xa0s"
    assert (usual.headed, matriarch.chosen) == (f"The Patriarch ({rest})", f"the Matriarch; {rest}")
    page = NumberScreen(usual, 77, UNICODE)
    assert text(page.top(76, 1)) == ["The Patriarch · number 77"]
    assert " ".join(text(page._page(76, 20))).startswith(f"T{rest[1:]}. ")
    assert text(page.top(120, 1)) == [f"The Patriarch ({rest}) · number 77"]
    assert len(page._page(120, 20)) == 1
    page = NumberScreen(usual, 999_999_999_999, UNICODE)
    page.place = Place(ServerAddress("127.0.0.1", 8421), own=True)
    told = text(page.top(76, 1))[0]
    assert (told[:39], told.split("  ")[-1]) == ("The Patriarch · number 9999-9999-9999  ", "on this machine")


def test_what_is_played_again_is_played_where_it_was_asked_about() -> None:
    away = ServerAddress("play.example.org")
    assert Place(away, own=False).again(7) == PlayAlone(7, away)
    assert Place(away, own=True).again(7) == PlayAlone(7, None)
