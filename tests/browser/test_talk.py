"""Chat messages and names are text, whatever people type; harmful input is refused with a message."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, meet
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

MARKUP = "<img src=x onerror=1>"
LINES = [
    "<script>document.title = 'taken over'</script>",
    "<img src=x onerror=\"document.title='taken over'\"><b>bold</b>",
    "${document.title} {{7*7}} <!--?lit$1$--> javascript:alert(1) &lt;b&gt;",
    "שלום, world! مرحبا (1) — 5 > 3",
    "👩‍👩‍👧‍👦 Zoë à la carte",
    "\ufdfd" * 150,
    "W" * 300,
]
HARMFUL = {
    "a" + "\u0301" * 100: "has too many marks on one letter",
    "the winner is \u202enneB": "contains a hidden character",
}
NO_NAMES = {
    "   ": "Type a name",
    "A" * 25: "A name can have 24 characters",
    "Ann\u202ea": "a character that can’t be seen",
    "a" + "\u0301" * 10_000: "too many marks",
}


async def test_hostile_names_and_lines_are_shown_as_they_are(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players(MARKUP)
    await meet(ben, anna, role="maximizer")
    await begin_with(ben, anna)
    await anna.sees(MARKUP)
    await anna.presses("Chat", exact=False)
    for line in LINES:
        await ben.do("chat", text=line)
        said = anna.page.get_by_role("complementary", name="Chat").get_by_text(line, exact=True)
        await expect(said).to_be_visible()
        assert await said.evaluate("(element) => getComputedStyle(element).unicodeBidi") in ("isolate", "plaintext")
        await anna.fits_across()
    assert await anna.page.locator("img[src=x], b, script:not([type=module], [type='application/json'])").count() == 0
    assert "taken over" not in await anna.page.title()

    await anna.types("Say something", LINES[0])
    await anna.keys("Enter")
    await ben.until(lambda: [line for line in ben.said if line.name == "Anna" and line.text == LINES[0]], "Anna's line")


async def test_a_harmful_line_is_refused_in_words(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna)
    await anna.presses("Chat", exact=False)
    for line, refusal in HARMFUL.items():
        await anna.types("Say something", line)
        await anna.keys("Enter")
        await anna.sees(refusal)
        await expect(anna.page.get_by_role("textbox", name="Say something")).to_have_value(line)
    assert ben.said == []


async def test_a_name_that_will_not_do_is_refused_at_the_door(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors(None), players("Ben")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="family-tree")
    await anna.opens(f"/{(await ben.sees(1)).room}")
    for name, refusal in NO_NAMES.items():
        await anna.types("Your name", name)
        await anna.presses("Join")
        await anna.sees(refusal)
    await expect(
        anna.page.get_by_role("textbox", name="Your name").or_(anna.button("Change your name"))
    ).to_be_visible()
    assert len(ben.room.seats) == 2 and all(seat.name in (None, "Ben") for seat in ben.room.seats)


async def test_chat_that_was_read_is_still_read_after_a_reload(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, cleo = await visitors("Anna"), players("Ben"), await visitors("Cleo")
    code = await meet(ben, anna)
    await cleo.opens(f"/{code}")
    await ben.do("chat", text="Hello!")
    for reader in (anna, cleo):
        await reader.presses("Chat, 1 new")
        await reader.sees("Hello!")
        await reader.page.reload()
        await expect(reader.button("Chat")).to_be_visible()
    await ben.do("chat", text="Ready?")
    for reader in (anna, cleo):
        await expect(reader.button("Chat, 1 new")).to_be_visible()
