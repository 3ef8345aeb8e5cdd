"""The list of a player's games is as in the table that also tests the browser client."""

from tests.client.cases.your_games import TABLE, text


def test_table_is_up_to_date() -> None:
    assert TABLE.read_text("utf-8") == text(), "out of date; run: python -m tests.client.cases.your_games"
