"""The data that both clients need is up to date in the browser client."""

import pytest

from tests.web.data import WEB, files


@pytest.mark.parametrize("name", files())
def test_data_of_the_browser_client_is_that_of_the_python_clients(name: str) -> None:
    kept = (WEB / name).read_text("utf-8")
    assert kept == files()[name], "out of date; run: python -m tests.web.data"
