"""What a server's /metrics say."""

import asyncio
from collections.abc import Mapping

from prometheus_client.parser import text_string_to_metric_families

from tests.patience import PATIENCE

AGAIN = 0.02

Numbers = Mapping[tuple[str, frozenset[tuple[str, str]]], float]


async def ask(port: int, method: str, path: str) -> tuple[int, dict[str, str], str]:
    """Return the status, the headers in lower case and the body that a request is answered with."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    status, *lines = head.splitlines()
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


async def numbers(port: int) -> Numbers:
    """Return every sample of a server by its name and labels."""
    status, _, body = await ask(port, "GET", "/metrics")
    assert status == 200, body
    families = text_string_to_metric_families(body)
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def number(found: Numbers, name: str, **labels: str) -> float:
    """Return one sample; 0 for one that has not been counted yet."""
    return found.get((f"turnabout_{name}", frozenset(labels.items())), 0.0)


async def until(port: int, least: float, name: str, **labels: str) -> float:
    """Ask until a sample is so high, and return it."""
    async with asyncio.timeout(PATIENCE):
        while (found := number(await numbers(port), name, **labels)) < least:  # noqa: ASYNC110 # it is for polling
            await asyncio.sleep(AGAIN)
    return found
