"""TLS for the port: a certificate and its key, read from files, and read again when they have been renewed."""

import asyncio
import os
import ssl
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

LOOK_SECONDS = 60.0
"""How often it is looked whether the files have been renewed."""

log = structlog.get_logger(__name__)


class CannotEncrypt(Exception):
    """The certificate or its key cannot be used; the message says why and what would be right."""


def context(certificate: Path | None, key: Path | None) -> ssl.SSLContext | None:
    """Return how connections are encrypted; None where neither file is given: not at all. Raises CannotEncrypt."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise CannotEncrypt(
            "TURNABOUT_TLS_CERTIFICATE and TURNABOUT_TLS_KEY belong together: set both, or neither for no TLS."
        )
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.set_alpn_protocols(["http/1.1"])
    _load(made, certificate, key)
    return made


def worry(key: Path) -> str | None:
    """Return what is wrong with who may read a key, if anything is."""
    if sys.platform == "win32" or not key.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        return None
    return f"The key {key} can be read by others than its owner: whoever has it can pose as this server (chmod 600)."


@asynccontextmanager
async def kept_fresh(made: ssl.SSLContext, certificate: Path, key: Path) -> AsyncIterator[None]:
    """Read the files again whenever they have changed, while the context lasts: for connections that come then."""
    watching = asyncio.create_task(_watch(made, certificate, key), name="certificate")
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.wait({watching})


async def _watch(made: ssl.SSLContext, certificate: Path, key: Path) -> None:
    read = _written(certificate, key)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = _written(certificate, key)
        if now == read:
            continue
        read = now
        try:
            context(certificate, key)  # else a new certificate with an old key would be half taken
            _load(made, certificate, key)
        except CannotEncrypt as error:
            log.warning("the certificate has changed and cannot be used; the old one stays", why=str(error))
        else:
            log.info("the certificate has been read again")


def _written(*files: Path) -> list[int | None]:
    def when(file: Path) -> int | None:
        try:
            return file.stat().st_mtime_ns
        except OSError:
            return None

    return [when(file) for file in files]


def _load(made: ssl.SSLContext, certificate: Path, key: Path) -> None:
    for name, file in (("CERTIFICATE", certificate), ("KEY", key)):
        try:
            os.close(os.open(file, os.O_RDONLY))
        except OSError as error:
            raise CannotEncrypt(f"TURNABOUT_TLS_{name} cannot be read: {file}: {error.strerror}.") from None
    try:
        made.load_cert_chain(certificate, key, password=_locked)
    except _Locked:
        raise CannotEncrypt(
            f"The key {key} is locked by a password. Give one without (openssl pkey -in … -out …)."
        ) from None
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            why = f"The key {key} does not belong to the certificate {certificate}."
        else:
            why = f"{certificate} or {key} is no certificate or key in PEM form ({error.reason or 'nothing is in it'})."
        raise CannotEncrypt(why) from None
    except OSError as error:
        raise CannotEncrypt(f"{certificate} or {key} cannot be read: {error.strerror or error}.") from None


class _Locked(Exception):
    """The key asks for a password."""


def _locked() -> str:
    raise _Locked
