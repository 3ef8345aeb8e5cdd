"""What the tests here hold every page to, shown to be noticed."""

import pytest

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")

POLICY = "Content Security Policy"
WRONG = [
    ("console.error('broken')", "error: broken"),
    ("console.warn('odd')", "warning: odd"),
    ("setTimeout(() => { throw new Error('thrown') })", "thrown"),
    ("void Promise.reject(new Error('rejected'))", "rejected"),
    ("new Image().src = 'https://turnabout.invalid/x.png'", POLICY),
    ("document.body.setAttribute('style', 'color: red')", POLICY),
    ("document.body.append(Object.assign(document.createElement('script'), {text: '1'}))", POLICY),
]


async def test_what_goes_wrong_in_a_page_is_noticed(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    for script, trouble in WRONG:
        assert anna.troubles == []
        await anna.page.evaluate(f"() => {{ {script} }}")
        assert trouble in " ".join(await anna.trouble()), script
        anna.forgive()


async def test_a_request_to_another_server_is_noticed(visitors: Visitors, address: str) -> None:
    anna = await visitors()
    anna.origin = "http://turnabout.invalid"
    await anna.page.goto(f"http://{address}/")
    assert f"request to http://{address}/" in anna.troubles
    await anna.page.close()
    anna.forgive()
