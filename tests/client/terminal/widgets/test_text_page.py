from textual.app import App, ComposeResult

from client.terminal.widgets.text_page import Page
from client.text.glyphs import UNICODE

TEXT = "\n\n".join(f"Paragraph {number}" for number in range(50))


class Reading(App[None]):
    def compose(self) -> ComposeResult:
        yield Page(TEXT, UNICODE)

    def rows(self) -> list[str]:
        return [strip.text.strip() for strip in self.screen._compositor.render_strips()]


async def test_a_long_page_is_read_to_its_end_and_back() -> None:
    async with Reading().run_test(size=(80, 24)) as pilot:
        app = pilot.app
        assert isinstance(app, Reading)
        assert app.rows()[0] == "Paragraph 0"
        await pilot.press("end")
        await pilot.pause()
        await pilot.wait_for_animation()
        assert app.rows()[-1] == "Paragraph 49"
        await pilot.press("home")
        await pilot.pause()
        await pilot.wait_for_animation()
        assert app.rows()[0] == "Paragraph 0"


async def test_a_page_wraps_anew_when_the_terminal_changes() -> None:
    async with Reading().run_test(size=(80, 24)) as pilot:
        app = pilot.app
        assert isinstance(app, Reading)
        await pilot.resize_terminal(12, 10)
        await pilot.pause()
        assert app.rows()[:3] == ["Paragrap", "h 0", ""]
