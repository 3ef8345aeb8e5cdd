"""The browser client's folders import downwards only, in the order of client/README.md."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

import pytest

HERE = Path(__file__).parents[2]
WEB = HERE / "client" / "web"
LAYERS = (
    ".",
    "screens",
    "games/<game>",
    "board",
    "replay",
    "lobby",
    "room",
    "widgets",
    "games",
    "net",
    "text",
    "profile",
    "protocol",
    "vendor",
)
"""The folders, from the top down. A folder inside one of them belongs to it."""
IMPORT = re.compile(r'^(?:import|export)\b[^"();]*"(\.[^"]+)";', re.MULTILINE)
"""An import that a module needs to load. `import()` loads a part on demand and may load any folder."""


def layer(module: PurePosixPath) -> int:
    """Return the layer of a module, 0 for the highest. Raises ValueError if its folder is in no layer."""
    folder, *inside = module.parts[:-1] or (".",)
    return LAYERS.index("games/<game>" if folder == "games" and inside else folder)


def upward(sources: Mapping[str, str]) -> Iterator[str]:
    """Yield each import of a module from a folder above its own."""
    for name, source in sources.items():
        for target in IMPORT.findall(source):
            imported = PurePosixPath((WEB / name).parent.joinpath(target).resolve().relative_to(WEB))
            if layer(imported) < layer(PurePosixPath(name)):
                yield f"{name} imports {imported}"


def test_no_module_of_the_browser_client_imports_from_a_folder_above() -> None:
    sources = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in WEB.rglob("*.js")}
    assert len(sources) > 200
    assert list(upward({name: source for name, source in sources.items() if not name.startswith("vendor/")})) == []


@pytest.mark.parametrize(
    ("name", "source", "found"),
    [
        ("text/cards.js", 'import { draw } from "../widgets/page.js";', ["text/cards.js imports widgets/page.js"]),
        ("room/model.js", 'import {\n  a,\n  b,\n} from "../screens/room/menu.js";', 1),
        ("games/clocks.js", 'import * as words from "./patriarch/trees.js";', 1),
        ("net/link.js", 'export { open } from "../main.js";', 1),
        ("games/patriarch/leg.js", 'import "../../games/clocks.js";\nimport "./trees.js";', 0),
        ("games/catalog.js", 'const late = () => import("./patriarch/game.js");', 0),
    ],
)
def test_an_import_from_a_folder_above_is_found(name: str, source: str, found: list[str] | int) -> None:
    upwards = list(upward({name: source}))
    assert (upwards if isinstance(found, list) else len(upwards)) == found


def test_the_page_about_the_clients_shows_the_folders_in_this_order() -> None:
    page = (HERE / "client" / "README.md").read_text("utf-8")
    shown = re.findall(r"^\| `web/([^`]*?)/?` \|", page, re.MULTILINE)
    assert [each for each in shown if each != "screens/room"] == [each.replace(".", "") for each in LAYERS]
