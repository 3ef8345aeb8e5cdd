"""The user's identity: profiles, a key for each server, and the last name and server, in the user's data directory.

    <home>/profiles/<profile>/last.json      name and server used last
    <home>/profiles/<profile>/keys/<server>  256 random bits, 64 hex digits, readable by the user alone; `own` is for
                                             this machine's own server, whichever port it listens on
    <home>/profiles/<profile>/rooms/         see client.profile.saved_rooms
    <home>/server/                           see client.net.local_server

A key is a secret, and each server has its own, so that no server learns a key that works elsewhere: a key leaves its
file only for the server it was made for. If others can read the file (in a copied or restored directory), access is
restricted to the user again before the key is used. Several programs may use one profile at once: files are replaced
whole, and all programs use the key that was created first.
"""

import contextlib
import hashlib
import json
import os
import re
import secrets
import stat
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from client.net.address import ServerAddress, parse_server
from client.net.errors import BadAddress, BadProfile
from client.net.local_addresses import LOOPBACK, one_spelling

HOME_VARIABLE = "TURNABOUT_HOME"
DEFAULT_PROFILE = "default"
OWN = "own"
"""The name of the files for this machine's own server."""
_PROFILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")
_KEY = re.compile(r"[0-9a-f]{64}")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def home() -> Path:
    """Return the directory of everything that Turnabout stores for this user; it may not exist."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen).expanduser() if chosen else platformdirs.user_data_path("turnabout", appauthor=False)


@dataclass(frozen=True, slots=True)
class Last:
    """The name and the server used last; None before the first time."""

    name: str | None = None
    server: ServerAddress | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """One person on this machine; another profile is another person, with other keys."""

    name: str
    directory: Path

    def key(self, server: ServerAddress) -> str:
        """Return this person's key for a server, created at the first call; 64 hex digits.

        A server on this machine has one key, for all addresses of the machine. This machine's own server keeps its key
        when its port changes; its first key is taken from the file for the port, if there is one.

        Raises BadProfile if the file can't be created or does not contain a key.
        """
        path = self.directory / "keys" / self.file_name(server)
        try:
            if not path.exists():
                before = self.directory / "keys" / file_name(server)
                _create(path, before.read_text("ascii") if before.exists() else secrets.token_hex(32))
            key = _read_privately(path)
        except (OSError, ValueError) as error:
            raise BadProfile(reason="key_unusable", path=path, why=error) from None
        if not _KEY.fullmatch(key):
            raise BadProfile(reason="key_damaged", path=path)
        return key

    def replace_key(self, server: ServerAddress, key: str) -> None:
        """Become another person on a server, by the person's key. Raises BadProfile."""
        replace_file(self.directory / "keys" / self.file_name(server), key)

    def file_name(self, server: ServerAddress) -> str:
        """Return the name of the files for a server; the server that this machine started has its own name."""
        here = one_spelling(server) == ServerAddress(LOOPBACK, server.port)
        return OWN if here and server.port == own_port(self.directory.parent.parent) else file_name(server)

    def last(self) -> Last:
        """Return the values used last; unreadable values count as missing."""
        kept = read_json(self.directory / "last.json")
        name, server = kept.get("name"), kept.get("server")
        try:
            address = parse_server(server) if isinstance(server, str) else None
        except BadAddress:
            address = None
        return Last(name if isinstance(name, str) and name else None, address)

    def remember(self, name: str | None = None, server: ServerAddress | None = None) -> None:
        """Store a name or a server for the next time. Raises BadProfile if it can't be written."""
        last = self.last()
        server = server or last.server
        write_json(
            self.directory / "last.json",
            {"name": name or last.name, "server": str(server) if server else None},
        )


def named(profile: str) -> str | None:
    """Return the name of a profile; None for the default one."""
    return None if profile == DEFAULT_PROFILE else profile


def open_profile(name: str = DEFAULT_PROFILE, within: Path | None = None) -> Profile:
    """Return a profile; its directory is created for this user alone. Raises BadProfile."""
    if not _PROFILE.fullmatch(name):
        raise BadProfile(reason="bad_profile", name=name[:40])
    directory = (within or home()) / "profiles" / name
    for each in (directory, directory / "keys"):
        make_directory(each)
        _close_to_others(each)
    return Profile(name, directory)


def make_directory(path: Path) -> None:
    """Create a directory that only this user can read, with its parents, if it does not exist. Raises BadProfile."""
    try:
        for each in reversed((path, *path.parents)):  # pathlib would create the parents readable by others
            if not each.is_dir():
                each.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise BadProfile(reason="directory_not_made", path=path, why=error.strerror or error) from None


def _close_to_others(path: Path) -> None:
    """Remove the permissions of other users from a file or directory. Raises BadProfile if that fails."""
    if sys.platform == "win32":  # no modes there; a user's data directory is private
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & _OTHERS:
        try:
            path.chmod(mode & ~_OTHERS)
        except OSError as error:
            raise BadProfile(reason="readable_by_others", path=path, why=error.strerror) from None


def _read_privately(path: Path) -> str:
    """Return the content of a key file, after other users' access is removed."""
    _close_to_others(path)
    return path.read_text("ascii").strip()


def file_name(server: ServerAddress) -> str:
    """Return a file's name for a server: readable, safe everywhere, and different for different servers.

    >>> file_name(ServerAddress("play.example.org"))
    'play.example.org_8420-3127820d'
    """
    server = one_spelling(server)
    readable = re.sub(r"[^A-Za-z0-9.]+", "_", str(server)).strip("_")[:60]
    return f"{readable}-{hashlib.sha256(str(server).encode()).hexdigest()[:8]}"


def own_server(home: Path) -> Path:
    """Return the file with the address of this machine's own server, of the current or the last run."""
    return home / "server" / "host.json"


def own_port(home: Path) -> int | None:
    """Return the port of this machine's own server, of the current or the last run; None before the first."""
    port = read_json(own_server(home)).get("port")
    return port if isinstance(port, int) else None


def read_json(path: Path) -> dict[str, object]:
    """Return the object in a JSON file; an empty one if the file can't be read."""
    try:
        kept = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def write_json(path: Path, kept: Mapping[str, object]) -> None:
    """Replace a JSON file as a whole, readable by this user alone. Raises BadProfile."""
    replace_file(path, json.dumps(kept, ensure_ascii=False))


def replace_file(path: Path, text: str) -> None:
    """Replace a file as a whole, readable by this user alone. Raises BadProfile."""
    try:
        with _temporary(path, text) as temporary:
            os.replace(temporary, path)
    except OSError as error:
        raise BadProfile(reason="file_not_written", path=path, why=error.strerror or error) from None


@contextlib.contextmanager
def _temporary(path: Path, text: str) -> Iterator[str]:
    """Write a temporary file beside another; it is removed at the end, unless it was renamed."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # made with mode 600
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        yield name
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)


def _create(path: Path, text: str) -> None:
    """Create a file as a whole, unless another program creates it first."""
    with _temporary(path, text) as temporary:
        try:
            # A link appears with the whole content of the file, or not at all, and never replaces another's.
            with contextlib.suppress(FileExistsError):
                os.link(temporary, path)
        except OSError:
            # On a file system without links, another program can create the file between the check and the rename.
            if not path.exists():
                os.replace(temporary, path)
