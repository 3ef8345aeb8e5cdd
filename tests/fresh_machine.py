"""A machine with a fresh clone on which `./dev` is tried, with stand-ins for Python, uv and what they install."""

import re
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent.parent
TOOLS = ["cat", "cksum", "dirname", "env", "ln", "mkdir", "readlink", "rm", "rmdir", "sh", "sleep"]
PROGRAMS = ["turnabout", "pytest", "coverage", "ruff", "mypy", "lint-imports", "node", "npm"]
LOCK = "tests/web/package-lock.json"

PYTHON = """#!/bin/sh
case $* in
    *'version_info < (3, 11)'*) exit {too_old} ;;
    *version_info*) echo 3.9.2; exit ;;
esac
echo "${{0##*/}} $*" >>"{calls}"
case $* in
    '-m venv .venv')
        mkdir -p .venv/bin
        echo 'version = 3.11.7' >.venv/pyvenv.cfg
        ln -s "$0" .venv/bin/python
        ln -s "$0" .venv/bin/pip
        ;;
    '-m pip '*)
        [ ! -p "{gate}" ] || cat "{gate}"
        [ ! -e "{fault}" ] || {{ cat "{fault}"; exit 1; }}
        for name in {programs}; do ln -sf "{program}" ".venv/bin/$name"; done
        ;;
    '-m '*)
        echo "$*"
        ;;
esac
"""
UV = """#!/bin/sh
echo "uv $*" >>"{calls}"
case $* in
    venv*)
        mkdir -p .venv/bin
        echo 'version_info = 3.13.0' >.venv/pyvenv.cfg
        ln -s "{program}" .venv/bin/python
        ;;
    *)
        for name in {programs}; do ln -sf "{program}" ".venv/bin/$name"; done
        ;;
esac
"""
APT = """#!/bin/sh
echo "${{0##*/}} $*" >>"{calls}"
"""
PROGRAM = """#!/bin/sh
case ${{0##*/}} in
    npm)
        echo "npm $*" >>"{calls}"
        mkdir -p tests/web/node_modules
        exit
        ;;
esac
echo "${{0##*/}} $*"
echo "in $PWD"
echo "path ${{PYTHONPATH-unset}}"
[ "${{0##*/}}" != pytest ] || echo "bytecode ${{PYTHONDONTWRITEBYTECODE-kept}}"
case " $FAILING " in *" ${{0##*/}} "*) exit 1 ;; esac
"""


class Machine:
    """A machine with a fresh clone, the tools any machine has, and the Pythons it is given."""

    def __init__(self, home: Path) -> None:
        self.clone = home / "a clone"
        self.bin = home / "bin"
        self.calls_file = home / "calls"
        self.gate = home / "gate"
        self.fault = home / "fault"
        self.elsewhere = home / "else where"
        self.system = home / "system"
        for directory in (self.clone / "tests/web", self.clone / ".ci", self.bin, self.elsewhere):
            directory.mkdir(parents=True)
        for name in ("dev", "pyproject.toml", "tests/constraints.txt", LOCK, ".ci/run"):
            shutil.copy(HERE / name, self.clone / name)
        script = self.clone / ".ci/run"  # looks for programs outside PATH, too
        script.write_text(re.sub(r"(?<!#!)/usr/", f"{self.system}/usr/", script.read_text()))
        for name in TOOLS:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        self.program = self._write(home / "program", PROGRAM)

    def _write(self, path: Path, text: str, too_old: bool = False) -> Path:
        names = {
            "calls": self.calls_file,
            "gate": self.gate,
            "fault": self.fault,
            "programs": " ".join(PROGRAMS),
            "program": getattr(self, "program", ""),
            "too_old": int(too_old),
        }
        path.write_text(text.format(**names))
        path.chmod(0o755)
        return path

    def install(self, name: str = "python3", too_old: bool = False) -> None:
        self._write(self.bin / name, UV if name == "uv" else PYTHON, too_old)

    def installs_with_apt(self, root: bool) -> None:
        for name in ("apt-get", "sudo"):
            self._write(self.bin / name, APT)
        self._write(self.bin / "id", f"#!/bin/sh\necho {0 if root else 1000}\n")

    def has(self, path: str) -> Path:
        """Install a program of the system; /usr/bin is on PATH."""
        program = self.bin / Path(path).name if path.startswith("/usr/bin/") else self.system / path.lstrip("/")
        program.parent.mkdir(parents=True, exist_ok=True)
        program.symlink_to(self.program)
        return program

    def start(self, *words: str, command: str = "dev", failing: str = "", held: int = 0) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.clone / command, *words],
            cwd=self.elsewhere,
            env={"PATH": str(self.bin), "PYTHONPATH": "/elsewhere", "PYTHONDONTWRITEBYTECODE": "1", "FAILING": failing},
            pass_fds=(held,) if held else (),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *words: str, command: str = "dev", failing: str = "") -> tuple[int, str, str]:
        process = self.start(*words, command=command, failing=failing)
        out, err = process.communicate()
        return process.returncode, out, err

    @property
    def calls(self) -> list[str]:
        return self.calls_file.read_text().splitlines() if self.calls_file.exists() else []

    @property
    def installs(self) -> list[str]:
        return [call for call in self.calls if "install" in call]
