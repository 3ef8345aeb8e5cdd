"""The address of the database of results, as parsed from `TURNABOUT_DATABASE_URL`."""

import re
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

RIGHT = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
ENCODED = "In a user or password, write @ as %40, / as %2F, ? as %3F, # as %23 and % as %25"
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")

_HOST = re.compile(r"(?:\[[\w:.%]+\]|[^:\[\]]+)(?::([0-9]{1,5}))?")


@dataclass(frozen=True, slots=True)
class DatabaseUrl:
    """The address of a database: a SQLite file at `path`, or if that is None, a PostgreSQL that asyncpg finds by `dsn`.

    `where` names the database in messages. Neither it nor `str` contains a password.
    """

    where: str
    path: Path | None
    dsn: str = field(default="", repr=False)

    @classmethod
    def of_file(cls, path: Path) -> Self:
        """Return the address of a SQLite file.

        >>> DatabaseUrl.of_file(Path("/var/lib/turnabout/results.sqlite")).where
        'the database /var/lib/turnabout/results.sqlite'
        """
        return cls(where=f"the database {path}", path=path)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a URL. Raises ValueError with a message without a password, if it is wrong.

        A PostgreSQL's URL is as for its own programs, with options such as `sslmode`.

        >>> DatabaseUrl.parse("sqlite:////var/lib/turnabout/results.sqlite").where
        'the database /var/lib/turnabout/results.sqlite'
        >>> DatabaseUrl.parse("postgresql://ada:secret@db.example/turnabout?sslmode=verify-full")
        DatabaseUrl(where='the database turnabout at db.example', path=None)
        """
        if not text:
            raise ValueError("it is empty; leave it out to keep results in the data directory, or write " + RIGHT)
        scheme = text.partition(":")[0].lower()
        if scheme == "sqlite":
            return cls.of_file(_sqlite_path(text))
        if scheme in {"postgresql", "postgres"}:
            if find_spec("asyncpg") is None:
                raise ValueError('PostgreSQL needs a package that is not installed: pip install "turnabout[postgres]"')
            return cls(where=_postgres_where(text), path=None, dsn=text)
        if re.fullmatch(r"(sqlite|postgres(ql)?)\+\w+", scheme):
            raise ValueError(f"leave out the driver, and begin with {scheme.partition('+')[0]}://")
        if re.match(r"[\w+]+://", text):
            raise ValueError(f"results are kept in SQLite or PostgreSQL, not in {scheme}; write {RIGHT}")
        raise ValueError(f"it is not a URL; write {RIGHT}")


def _sqlite_path(text: str) -> Path:
    example = "sqlite:////var/lib/turnabout/results.sqlite"
    start = "sqlite:///"
    path = Path(text[len(start) :])
    if not text.lower().startswith(start):
        raise ValueError(f"write sqlite:/// and then the path of a file, as in {example}")
    if str(path) in {".", ":memory:"}:
        raise ValueError(f"it names no file; write one, as in {example}")
    if "?" in str(path):
        raise ValueError(f"a SQLite database has no options; leave out the ? and all that follows, as in {example}")
    if not path.is_absolute():
        raise ValueError(f"the path {path} is relative; write the whole path, as in {example}")
    return path


def _postgres_where(text: str) -> str:
    """Check a PostgreSQL's URL, and name the database in messages. Raises ValueError."""
    try:
        url = urlsplit(text)
        options = parse_qs(url.query, strict_parsing=True) if url.query else {}
    except ValueError:
        raise _malformed() from None
    user, _, hosts = url.netloc.rpartition("@")
    if "@" in user + url.path or url.path.count("/") > 1 or url.fragment or "://" not in text:
        raise _malformed()
    for host in hosts.split(",") if hosts else ():
        found = _HOST.fullmatch(host)
        if found is None or int(found[1] or 1) not in range(1, 2**16):
            raise _malformed()
    mode = options.get("sslmode", ["prefer"])[-1]
    if mode not in SSL_MODES:
        raise ValueError(f"its sslmode is {mode!r}; write one of {', '.join(SSL_MODES)}")
    name = unquote(url.path[1:]) if url.path else options.get("dbname", options.get("database", [""]))[-1]
    if not name:
        raise ValueError("it names no database; write one after the host: postgresql://USER:PASSWORD@HOST/NAME")
    host = unquote(hosts) or options.get("host", ["localhost"])[-1]
    return f"the database {name} at {host}"


def _malformed() -> ValueError:
    return ValueError(f"it cannot be read; write postgresql://USER:PASSWORD@HOST:PORT/NAME. {ENCODED}")
