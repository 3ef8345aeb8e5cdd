"""TLS for the port: a certificate and its key, loaded from files, and loaded again when they are renewed."""

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
"""Seconds between two checks whether the files were renewed."""

log = structlog.get_logger(__name__)


class CannotEncrypt(Exception):
    """The certificate or its key can't be used; the message says why and what to do."""


def context(certificate: Path | None, key: Path | None) -> ssl.SSLContext | None:
    """Return the TLS context for two files; None, for no TLS, if neither is given. Raises CannotEncrypt."""
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


def key_warning(key: Path) -> str | None:
    """Return a warning if other users can read the key."""
    if sys.platform == "win32" or not key.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        return None
    return f"Other users can read the key {key}: they could pose as this server. Run chmod 600 on it."


@asynccontextmanager
async def reload_on_change(made: ssl.SSLContext, certificate: Path, key: Path) -> AsyncIterator[None]:
    """Load the files again whenever they change, for later connections, while the context lasts."""
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
            context(certificate, key)  # a new certificate with an old key must not be half loaded
            _load(made, certificate, key)
        except CannotEncrypt as error:
            log.warning("the new certificate cannot be used; keeping the old one", why=str(error))
        else:
            log.info("new certificate loaded")


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
            f"The key {key} has a password. Give a key without one (openssl pkey -in … -out …)."
        ) from None
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            why = f"The key {key} does not belong to the certificate {certificate}."
        else:
            why = f"{certificate} or {key} is not a PEM certificate or key ({error.reason or 'it is empty'})."
        raise CannotEncrypt(why) from None
    except OSError as error:
        raise CannotEncrypt(f"{certificate} or {key} cannot be read: {error.strerror or error}.") from None


class _Locked(Exception):
    """The key has a password."""


def _locked() -> str:
    raise _Locked
