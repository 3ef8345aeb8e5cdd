"""What is asked for on the command line of `turnabout play`."""

from typing import Any

import pytest

from client.cli.play_options import errand_of
from client.net.address import ServerAddress
from client.net.errors import BadErrand
from client.room.entry_request import Errand, PlayAlone, PlayComputer, Wanted, WatchComputers
from protocol.options import Clock

AT = ServerAddress("cards.example.org")


@pytest.mark.parametrize(
    ("asked", "errand"),
    [
        ({}, None),
        ({"server": AT}, None),
        ({"game": "family-tree"}, PlayAlone()),
        ({"number": "7"}, PlayAlone(7)),
        ({"names": "Ada, Ben"}, PlayAlone(names=("Ada", "Ben"))),
        ({"game": "family-tree", "number": "1000", "server": AT}, PlayAlone(1000, AT)),
        ({"against": "Easy"}, PlayComputer("easy")),
        (
            {"against": "strong", "role": "minimizer", "number": "7", "clock": "30", "hints": True},
            PlayComputer("strong", "minimizer", 7, Clock(move=30), True),
        ),
        ({"computers": "strong, easy"}, WatchComputers(("strong", "easy"))),
        ({"against": "easy", "form": "mirror"}, PlayComputer("easy", wanted=Wanted(form="mirror"))),
        ({"against": "easy", "form": "match"}, PlayComputer("easy")),
        ({"computers": "easy,easy", "form": "mirror"}, WatchComputers(("easy", "easy"), wanted=Wanted(form="mirror"))),
        ({"computers": "strong,easy", "number": "7", "server": AT}, WatchComputers(("strong", "easy"), 7, AT)),
    ],
)
def test_options_are_an_errand(asked: dict[str, Any], errand: Errand | None) -> None:
    assert errand_of(asked.pop("game", None), asked.pop("number", None), **asked) == errand


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"game": "chess"}, "There is no game “chess”. Choose family-tree, happy-graphs"),
        ({"number": "x"}, "A game number is"),
        ({"against": "hard"}, "There is no level “hard”. Choose easy, normal, strong or random."),
        ({"against": "easy", "role": "player"}, "Unknown role “player”: choose maximizer or minimizer."),
        ({"against": "easy", "clock": "soon"}, "soon"),
        ({"against": "easy", "computers": "easy,easy"}, "Use either --against or --computers."),
        ({"computers": "easy"}, "such as --computers strong,easy"),
        ({"computers": "easy,"}, "There is no level “”."),
        ({"against": "easy", "form": "mirror", "role": "maximizer"}, "you play both roles at once. Leave out --role."),
        ({"game": "grandmas-game", "against": "easy", "role": "player"}, "In a race all players have the same role."),
        ({"against": "easy", "form": "race"}, "The form can’t be race with these options: choose match or mirror."),
        ({"game": "patriarch", "against": "easy", "form": "mirror", "seats": 3}, "This game has 2 seats."),
        ({"form": "mirror"}, "--form is for a match against the computer. Add --against LEVEL"),
        ({"role": "maximizer"}, "--role is for a match against the computer. Add --against LEVEL"),
        ({"clock": "30"}, "--clock is for a match against the computer"),
        ({"hints": True, "number": "7"}, "--hints is for a match against the computer"),
    ],
)
def test_what_does_not_go_together_is_said(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(BadErrand) as refused:
        errand_of(asked.pop("game", None), asked.pop("number", None), **asked)
    assert why in str(refused.value)
