"""Reads our Dockerfile and takes its steps as plain commands, since no container engine runs where the tests do."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pathspec import GitIgnoreSpec

_IMAGE_PLACES = re.compile(r"(?<![\w./])/(?=(?:build|data|opt)\b)")
"""Where a path begins that the image has and this machine has not."""


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction: its word, its options (`--from=build`) and the rest."""

    word: str
    options: dict[str, str]
    rest: str

    @classmethod
    def parse(cls, line: str) -> "Step":
        """Read one instruction, its continued lines already joined.

        >>> Step.parse("COPY --from=build /opt /opt")
        Step(word='COPY', options={'from': 'build'}, rest='/opt /opt')
        """
        word, _, rest = line.partition(" ")
        options = {}
        while option := re.match(r"--([\w-]+)=(\S+)\s+", rest):
            options[option[1]] = option[2]
            rest = rest[option.end() :]
        return cls(word, options, rest.strip())

    @property
    def words(self) -> list[str]:
        """The rest in its exec form, a JSON list. Raises ValueError when it is in the shell's form."""
        words: list[str] = json.loads(self.rest)
        return words


def steps(text: str) -> Iterator[Step]:
    """Yield a Dockerfile's instructions, in order."""
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        yield Step.parse(line)


def stages(text: str) -> list[list[Step]]:
    """Return the stages of a Dockerfile, each beginning with its FROM."""
    found: list[list[Step]] = []
    for step in steps(text):
        if step.word == "FROM":
            found.append([])
        found[-1].append(step)
    return found


@dataclass
class Stage:
    """A stage built in a directory that stands for the image's root."""

    root: Path
    environment: dict[str, str]
    directory: Path = field(init=False)

    def __post_init__(self) -> None:
        self.root.mkdir()
        self.directory = self.root

    def here(self, text: str) -> str:
        """Return a text with the image's own paths led to where they are here."""
        return _IMAGE_PLACES.sub(lambda _: f"{self.root}/", text)

    def take(self, step: Step, context: Path, others: dict[str, "Stage"]) -> None:
        """Take one step of the build. What only an engine can do (users, ports) changes nothing."""
        match step.word:
            case "ENV":
                for name, value in (pair.split("=", 1) for pair in step.rest.split()):
                    value = re.sub(r"\$(\w+)", lambda found: self.environment[found[1]], value)
                    self.environment[name] = self.here(value)
            case "WORKDIR":
                self.directory = Path(self.here(step.rest))
                self.directory.mkdir(parents=True, exist_ok=True)
            case "RUN":
                self._run(self.here(step.rest))
            case "COPY":
                *sources, target = step.rest.split()
                source_root = others[step.options["from"]].root if "from" in step.options else context
                for source in sources:
                    self._copy(source_root / source.lstrip("/"), target)

    def _run(self, command: str) -> None:
        shell = ["/bin/sh", "-c", command]
        done = subprocess.run(shell, cwd=self.directory, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"

    def _copy(self, source: Path, target: str) -> None:
        to = Path(self.here(target)) if target.startswith("/") else self.directory / target
        if source.is_dir():  # by links, since nothing is changed where it is copied from
            shutil.copytree(source, to, symlinks=True, dirs_exist_ok=True, copy_function=os.link)
        else:
            to = to / source.name if target.endswith("/") else to
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, to)


def context_of(repository: Path, sources: list[str], to: Path) -> Path:
    """Copy what a build is sent of these sources: what .dockerignore lets through. Raises AssertionError if nothing."""
    ignored = GitIgnoreSpec.from_lines((repository / ".dockerignore").read_text().splitlines())
    for source in sources:
        top = repository / source
        files = [path for path in (top.rglob("*") if top.is_dir() else [top]) if path.is_file()]
        sent = [path for path in files if not ignored.match_file(path.relative_to(repository))]
        assert sent, f".dockerignore lets nothing of {source} through"
        for path in sent:
            copy = to / path.relative_to(repository)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    return to
