"""What a seat may not see never leaves the server, for every game that is registered and deals cards.

What a number gives beside cards is held in `test_hidden_tree`.
"""

from pathlib import Path

import pytest

from server.games.catalog import GAMES
from tests.secrecy.leaks import leaks
from tests.secrecy.looking import hall
from tests.secrecy.tables import cases, seat_people


@pytest.mark.timeout(90)
@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].deals_cards])
async def test_hidden_information_changes_no_byte_of_any_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seat_people(monkeypatch)
    async with hall(tmp_path) as here:
        for case in cases(game):
            assert await leaks(here, case) == [], case
        assert b"Traceback" not in here.server.log
