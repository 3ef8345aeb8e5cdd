"""The credits name all parts of the browser client that come from others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[3] / "client"


def borrowed() -> Iterator[str]:
    """Yield the names of the libraries and typefaces whose files are in the browser client."""
    for path in (CLIENT / "web" / "vendor").glob("*.js"):
        package = path.read_text("utf-8").splitlines()[0].split()[1]
        yield package.removeprefix("@").replace("/", "-")
    for path in (CLIENT / "web" / "fonts").glob("*.LICENSE.txt"):
        yield path.name.removesuffix(".LICENSE.txt").replace("-", " ").title()


@pytest.mark.parametrize("page", sorted((CLIENT / "text").glob("*/credits.md")), ids=lambda page: page.parent.name)
def test_the_credits_name_all_that_is_borrowed(page: Path) -> None:
    names = sorted({*borrowed()})
    assert {"Figtree", "noble-ciphers"} <= {*names} and len(names) > 5
    assert [name for name in names if name not in page.read_text("utf-8")] == []
