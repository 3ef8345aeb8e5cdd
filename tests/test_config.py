"""The server's settings: what is none is refused as it is read, and not where it is used."""

import pytest
from pydantic import ValidationError

from server.config import Settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ROOM_DAYS", "inf"),
        ("ROOM_DAYS", "1e12"),  # more than the store takes, which would refuse every move
        ("FINISHED_ROOM_DAYS", "inf"),
        ("AWAY_SECONDS", "inf"),
        ("AWAY_SECONDS", "1e300"),
        ("ROOM_IDLE", "inf"),
        ("COMPUTER_PAUSE", "inf"),
        ("IDLE_EXIT", "nan"),
        ("IDLE_EXIT", "-1"),
        ("COMMANDS_A_SECOND", "inf"),
    ],
)
def test_a_time_or_rate_without_bounds_is_no_setting(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"TURNABOUT_{name}", value)
    with pytest.raises(ValidationError, match=name.lower()):
        Settings()


@pytest.mark.parametrize("name", ["", "server 1", "a.b", "a/b", "é", "x" * 33])
def test_a_node_name_is_short_and_plain(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("TURNABOUT_NODE", name)
    with pytest.raises(ValidationError, match="a node's name has 1 to 32 letters, digits and dashes"):
        Settings()
    monkeypatch.setenv("TURNABOUT_NODE", "server-1")
    assert Settings().node == "server-1"


@pytest.mark.parametrize("name", ["DATA_DIR", "TLS_CERTIFICATE", "TLS_KEY"])
def test_a_path_that_is_empty_is_not_the_current_directory(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(f"TURNABOUT_{name}", "")
    with pytest.raises(ValidationError, match="it is empty"):
        Settings()


def test_a_database_url_is_checked_and_its_password_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNABOUT_DATABASE_URL", "postgresql://ada:secret@db.example/turnabout")
    settings = Settings()
    assert settings.database_url is not None
    assert settings.database_url.get_secret_value() == "postgresql://ada:secret@db.example/turnabout"
    assert "secret" not in repr(settings)
    monkeypatch.setenv("TURNABOUT_DATABASE_URL", "postgresql://ada:secret@db.example")
    with pytest.raises(ValidationError, match="it names no database") as error:
        Settings()
    assert "secret" not in error.value.errors(include_url=False)[0]["msg"]
