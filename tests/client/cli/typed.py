"""The command `turnabout` in this process: what a new one would cost most of the time of a test that starts one."""

from pathlib import Path

from typer.testing import CliRunner, Result

from client.cli.__main__ import app


def typed(*words: str, home: Path) -> Result:
    """Have the command line read words as a shell would hand them over; what nobody expected is raised here."""
    environment = {"TURNABOUT_HOME": str(home), "COLUMNS": "100"}
    return CliRunner().invoke(app, words, env=environment, prog_name="turnabout", catch_exceptions=False)
