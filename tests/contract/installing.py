"""Installs a package of a game as `pip install -e` does: its metadata name the entry points of its pyproject.toml."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def install(package: Path, site: Path) -> dict[str, str]:
    """Return the environment of programs that find a package, whose metadata are written into `site`."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(about, encoding="utf-8")
    groups = project["entry-points"]
    lines = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in groups[group].items()) for group in groups]
    (metadata / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, package, ROOT)))}


def turnabout(environment: dict[str, str], *arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command of the server's in an environment."""
    command = [sys.executable, "-m", "server", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
