"""What a shell is offered: by real bash at a terminal, and by the command itself as zsh and bash ask it."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from client.games.options import OFFERS
from tests.patience import PATIENCE


def completed(line: str, home: Path) -> list[str]:
    """Return the completions of the last word of a line, as requested by fish."""
    environment = {
        **os.environ,
        "TURNABOUT_HOME": str(home),
        "_TURNABOUT_COMPLETE": "complete_fish",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        "_TYPER_COMPLETE_ARGS": line,
    }
    done = subprocess.run(
        [sys.executable, "-m", "client.cli"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return [offered.partition("\t")[0] for offered in done.stdout.splitlines() if offered]


OFFERED = {
    "commands": ("turnabout sta", ["standings", "status"]),
    "games": ("turnabout quick --game ", [*OFFERS]),
    "options of the game": ("turnabout host --game happy-graphs --option mode=d", ["mode=duel"]),
    "no options before there is a game": ("turnabout host --option ", []),
    "levels": ("turnabout play --game grandmas-game --against f", ["forgetful"]),
    "two levels": ("turnabout play --computers easy,s", ["easy,strong"]),
    "computers and their level": ("turnabout host --computers 2,e", ["2,easy"]),
    "roles of the game": ("turnabout host --game patriarch --role ", ["guesser", "owner"]),
    "forms": ("turnabout host --form m", ["match", "mirror"]),
    "settings": ("turnabout settings col", ["colours"]),
    "values of a setting": ("turnabout settings times ", ["24h", "12h", "default"]),
    "topics of help": ("turnabout help h", ["host", "help", "happy-graphs"]),
    "options of a server's command": ("turnabout serve --da", ["--data-dir"]),
    "options for computers": ("turnabout simulate --game patriarch --option tree=o", ["tree=owner", "tree=open"]),
    "a switch for computers": ("turnabout solve --game grandmas-game --option r", ["reorder=on", "reorder=off"]),
    "a number for computers": ("turnabout arena --game patriarch --option guesses=12", ["guesses=12"]),
    "levels for computers": ("turnabout arena --game grandmas-game --players easy,f", ["easy,forgetful"]),
    "a profile": ("turnabout play --profile b", ["ben"]),
}


@pytest.mark.parametrize(("line", "offered"), OFFERED.values(), ids=OFFERED)
def test_a_word_is_completed(tmp_path: Path, line: str, offered: list[str]) -> None:
    (tmp_path / "profiles" / "ben").mkdir(parents=True)
    assert sorted(completed(line, tmp_path)) == sorted(offered)


def test_bash_completes_commands_options_and_their_values(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "TERM": "dumb",
        "TURNABOUT_HOME": str(tmp_path),
        "PS1": "ready> ",
    }
    shell = pexpect.spawn(
        "bash", ["--norc", "--noprofile"], env=environment, cwd=str(tmp_path), encoding="utf-8", timeout=PATIENCE
    )
    try:
        shell.expect_exact("ready> ")
        shell.sendline('bind "set enable-bracketed-paste off"; eval "$(turnabout --show-completion)"; echo do""ne')
        shell.expect_exact("done")
        shell.expect_exact("ready> ")
        for typed, shown in (
            ("turnabout qui\t--game=hap\t--option mode=pu\t", "quick --game=happy-graphs --option mode=puzzle"),
            ("\x15turnabout simulate --game patriarch --option variant=adv\tm\t", "variant=advanced-matriarch"),
        ):
            shell.send(typed)
            shell.expect_exact(shown)
    finally:
        shell.close(force=True)
