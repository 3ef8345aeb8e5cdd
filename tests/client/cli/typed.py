"""The command `turnabout` in this process, because starting a new one would take most of a test's time."""

from pathlib import Path

from typer.testing import CliRunner, Result

from client.cli.__main__ import app


def typed(*words: str, home: Path) -> Result:
    """Run the command line with these words as from a shell; raise unexpected exceptions."""
    environment = {"TURNABOUT_HOME": str(home), "COLUMNS": "100"}
    return CliRunner().invoke(app, words, env=environment, prog_name="turnabout", catch_exceptions=False)
