"""Bundles of modules: they do what their sources do, in few files; Node runs both."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from server.net.bundles import BundleError, served_modules, served_script
from server.net.web import DIRECTORY, WORKER, read

NODE = Path(sys.executable).with_name("node")
SAME_SYNTAX = Path(__file__).parents[1] / "web" / "same_syntax.mjs"

IMPORTED = """
let many = 0;
export const ONE = 1, TWO = 2;
export function next() { many += 1; return many; }
export async function* numbers() { yield ONE; }
export class Card { suit = "♠" }
const local = () => import.meta.url.startsWith("file:");
export { local as isFile };
"""

CASES: dict[str, tuple[dict[str, str], str]] = {
    "imports by name, under another name, and whole": (
        {
            "main.js": 'import { ONE, next as more } from "./other.js";\nimport * as other from "./other.js";\n'
            "console.log(ONE, more(), other.next(), other.TWO, new other.Card().suit, other.isFile());"
        },
        "1 1 2 2 ♠ true",
    ),
    "an import for its effect alone": (
        {"main.js": 'import "./effect.js";\nconsole.log("main");', "effect.js": 'console.log("effect");'},
        "effect main",
    ),
    "the order of modules": (
        {
            "main.js": 'import "./b.js";\nimport "./a.js";\nconsole.log("main");',
            "a.js": 'import "./b.js";\nconsole.log("a");',
            "b.js": 'console.log("b");',
        },
        "b a main",
    ),
    "exports of another module": (
        {
            "main.js": 'import { ONE, more } from "./both.js";\nconsole.log(ONE, more());',
            "both.js": 'import { ONE } from "./other.js";\nexport { ONE };\nexport { next as more } from "./other.js";',
        },
        "1 1",
    ),
    "modules with the same names": (
        {
            "main.js": 'import { read } from "./a/x.js";\nimport { read as other } from "./b/x.js";\n'
            'var text = "main";\nconsole.log(read(), other(), text);',
            "a/x.js": 'var text = "a";\nexport function read() { return text; }',
            "b/x.js": 'var text = "b";\nexport function read() { return text; }',
        },
        "a b main",
    ),
    "a dynamic import of a bundle": (
        {
            "main.js": 'const { size } = await_(import("./late/page.js"));\nfunction await_(it) { it.then((page) => '
            'console.log(page.size, page.next())); return {}; }\nimport "./other.js";',
            "late/page.js": 'import { next } from "../other.js";\nexport const size = 3;\nexport { next };',
        },
        "3 1",
    ),
    "a dynamic import of a module in a bundle": (
        {
            "main.js": 'import { next } from "./other.js";\nnext();\n'
            'void import("./other.js").then(({ next }) => console.log(next()));'
        },
        "2",
    ),
    "templates, which keep their white space and code": (
        {
            "main.js": "const name = 'Ada'; // a name\nconsole.log(JSON.stringify(`<b>\n    /* ${name /* hers */} */\n"
            "      // ${`in\n  ${name}`}\n  </b>`), 'a  b', /[/*]\\/\\/ +/.source);"
        },
        '"<b>\\n    /* Ada */\\n      // in\\n  Ada\\n  </b>" a  b [/*]\\/\\/ +',
    ),
    "comments between words and lines": (
        {"main.js": "function f() {\n  return /* a\n  b */ 1;\n}\nconsole.log(typeof/**/f, f() /* // */);"},
        "function undefined",
    ),
}

SYNTAX = r"""
const template = `a  // no comment
    /* nor this */ ${ /* but this */ `${1}
    ${2}  ` // and this
    }\
    \u{1F0A1} ${""}
    `;
---
const tagged = String.raw`\u0061   \n
    ${template => template}`;
---
const strings = ["// no \" comment", '/* no \' comment */', "a\
    b", "  \u2028  ", " http://x "];
---
const regexes = [/[/*]//* a */, / {4}\/\/ /v, /`/u, /(?<year>\d{4})\k<year>/dgimsy, 4 / 2 / 1, (1) / 2];
---
const a = b => { }; /* a regex */
/x/.test(a) && {} / 1
---
const label = 1
label: for (const x of [1]) /* a */ { if (x) continue /* b
    */ label; break label }
---
class Private { #a = 1; static #b = 2; static { this.#b ||= 3; } get #c() { return this.#a; } has(x) { return #a in x; }
    static async *[Symbol.iterator]() { yield* []; } 'quoted name' = 1; static = 2; get; set }
---
const optional = (x) => x?.y?.[0]?.(1) ?? (x ? .5 : x?.1:2);
---
const numbers = [1_000, 0xff, 0b1, 0o7, .5e-3, 10n, 1..toFixed()];
---
let x = 1, y = 2
/* one */ ++x // two
y
x **= y; x ??= y; x &&= y; x >>>= y
---
async function* generated({ a = /* b */ 1, ...rest }, [c, , d] = []) { for await (const e of rest) yield await e; }
---
const object = { async: 1, get: 2, get b() { return 3 }, async *c() {}, [`d`]: 4, "e f": 5, __proto__: null, ...{} };
---
const spaces = (a, b) => [a + +b, a++ + b, a - -b, a - --b, a / /\/ /.source, typeof /x / / 2, a in { } , !--a];
---
const nested = `${{ a: `}` }.a}${function () { return `${"`"}` }()}`;
---
try { throw 1 } catch { } finally { } do ; while (0) if (1) ; else ; switch (1) { case 1: default: }
---
const kept = () => {
  return /* a
  */ 1
}
---
var ᐱ = "♠", \u0061b = "é"; // 黑桃
---
export const declared = 1, other = 2;
export async function exported() {}
---
//
/**/ /***/ /* // */ // /*
;
"""
"""Modules in which a comment, a line break or white space could be taken for another."""


def same_syntax(files: Mapping[str, bytes]) -> str:
    """Compare bundles with their sources, which must have the same syntax, and return how many modules there were."""
    ran = subprocess.run(
        [NODE, "--experimental-vm-modules", "--no-warnings", SAME_SYNTAX],
        input=json.dumps({path: body.decode() for path, body in files.items()}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def served(sources: Mapping[str, str], *entries: list[str]) -> dict[str, bytes]:
    """Return what is served for modules, one of which is always other.js."""
    files = {"other.js": IMPORTED, "main.js": "", **sources}
    return served_modules({path: source.encode() for path, source in files.items()}, entries)


def run(files: Mapping[str, bytes], directory: Path, path: str = "main.js") -> subprocess.CompletedProcess[str]:
    """Run a module in Node."""
    for name, body in {**files, "package.json": b'{"type": "module"}'}.items():
        (directory / name).parent.mkdir(parents=True, exist_ok=True)
        (directory / name).write_bytes(body)
    return subprocess.run([NODE, "--enable-source-maps", directory / path], capture_output=True, text=True, check=False)


def test_bundles_have_the_syntax_of_their_modules() -> None:
    sources = dict(enumerate(SYNTAX.split("---\n")))
    files = served_modules({f"{name}.js": source.encode() for name, source in sources.items()}, [["0.js", "1.js"]])
    assert same_syntax(files) == f"{len(sources)} modules"


def test_the_browser_clients_bundles_have_the_syntax_of_its_modules() -> None:
    files = read().files
    served = {path: file.body for path, file in files.items() if path.endswith(".js")}
    sources = [path for path in DIRECTORY.rglob("*.js") if path.name != WORKER]
    assert same_syntax(served) == f"{len(sources)} modules"


@pytest.mark.parametrize("case", CASES)
def test_a_bundle_does_what_its_modules_do(case: str, tmp_path: Path) -> None:
    sources, said = CASES[case]
    files = {path: source.encode() for path, source in {"other.js": IMPORTED, **sources}.items()}
    for name, runnable in {"sources": files, "bundles": served(sources, ["main.js"])}.items():
        ran = run(runnable, tmp_path / name)
        assert (ran.stdout.split(), ran.stderr) == (said.split(), ""), name


def test_a_script_has_all_that_it_imports_and_no_exports(tmp_path: Path) -> None:
    sources = {
        "a/main.js": b'import { two } from "../two.js";\nimport * as one from "../one.js";\nexport const own = 3;\n'
        b"console.log(one.ONE, two(), own);",
        "one.js": b"export const ONE = 1;",
        "two.js": b'import { ONE } from "./one.js";\nexport const two = () => 2 * ONE;',
        "unused.js": b"import(other);",
    }
    script = tmp_path / "script.cjs"
    script.write_bytes(served_script("a/main.js", sources))
    ran = subprocess.run([NODE, script], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("1 2 3\n", "")


def test_a_script_that_loads_a_module_is_refused() -> None:
    with pytest.raises(BundleError, match=r"one\.js: a script can't load modules"):
        served_script("main.js", {"main.js": b'import "./one.js";', "one.js": b'import("./two.js");', "two.js": b""})


def test_a_module_is_the_same_by_its_own_path(tmp_path: Path) -> None:
    check = 'import { next } from "./other.js";\nimport { again } from "./main.js";\nconsole.log(next(), again());'
    sources = {"main.js": 'import { next } from "./other.js";\nexport const again = () => next();'}
    ran = run({**served(sources, ["main.js"]), "check.js": check.encode()}, tmp_path, "check.js")
    assert (ran.stdout, ran.stderr) == ("1 2\n", "")


def test_an_error_is_shown_at_its_place_in_the_source(tmp_path: Path) -> None:
    sources = {
        "main.js": 'import { ONE } from "./other.js";\nimport { fail } from "./deep/fault.js";\n\nfail(ONE);',
        "deep/fault.js": "/**\n * Fails.\n */\nexport function fail(what) {\n    // now\n    throw new Error(what);\n}",
    }
    ran = run(served(sources, ["main.js"]), tmp_path)
    assert re.findall(r"sources/([\w/]+\.js:\d+)", ran.stderr)[1:3] == ["deep/fault.js:6", "main.js:4"], ran.stderr


def test_a_bundle_has_what_its_entries_import_and_no_bundle_before_it() -> None:
    sources = {
        "main.js": 'import "./other.js";\nimport("./room/room.js");\nimport("./help.js");\nimport("./name.js");',
        "room/room.js": 'import { ONE } from "../other.js";\nimport { b } from "./both.js";\nimport("../help.js");',
        "room/both.js": "export const b = 1;",
        "help.js": 'import { b } from "./room/both.js";',
        "name.js": "",
        "unused.js": "",
    }
    files = served(sources, ["main.js", "name.js"], ["room/room.js"])
    maps = {path: json.loads(body)["sources"] for path, body in files.items() if path.endswith(".map")}
    assert maps == {
        "main.js.map": ["other.js", "main.js", "name.js"],
        "room/room.js.map": ["room/both.js", "room/room.js"],
        "help.js.map": ["help.js"],
        "unused.js.map": ["unused.js"],
    }
    assert files["sources/room/room.js"].decode() == sources["room/room.js"]
    imports = re.findall(r'(?:from |import\()"(.*?)"', files["room/room.js"].decode())
    assert imports == ["../main.js", "../help.js"]
    assert re.findall(r'(?:from |import\()"(.*?)"', files["name.js"].decode()) == ["./main.js"]


def test_comments_indentation_and_spaces_beside_punctuation_are_not_served() -> None:
    source = "// one\nexport const a = 1; /* two */\n\n  /** three */\n    export const text = `${a /* four */}`;\n"
    bundle = served({"main.js": source}, ["main.js"])["main.js"].decode()
    assert not re.search(r"one|two|three|four|^[ \t]", bundle, re.MULTILINE)
    assert bundle.count("\n") <= source.count("\n") + 4
    assert "const a=1;" in bundle


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("const a = ;", "main.js, line 1: syntax error"),
        ("let a;\nfunction f( {", "main.js, line 2: syntax error"),
        ('import other from "./other.js";', "main.js, line 1: a default can't be imported"),
        ("\nexport default 1;", "main.js, line 2: an export needs a name"),
        ('export * from "./other.js";', "main.js, line 1: an export needs a name"),
        ('export * as all from "./other.js";', "main.js, line 1: an export needs a name"),
        ("export const { a } = {};", "main.js, line 1: an exported constant needs a declaration of its own"),
        ("export let a = 1;", "main.js, line 1: a may change: export a constant, or a function that returns it"),
        (
            "let a = 1, b;\nexport { b };",
            "main.js, line 1: b may change: export a constant, or a function that returns it",
        ),
        ("\nconst $other = 1;", "main.js, line 2: $other is the name of a module in bundles"),
        ("\nawait 1;", "main.js, line 2: a module can't wait for anything while it loads"),
        ("const a = f(await 1);", "main.js, line 1: a module can't wait for anything while it loads"),
        ("import(name, other);", "main.js, line 1: an import needs one path"),
        ('import "./missing.js";', "main.js, line 1: missing.js doesn't exist"),
        ('\n\nimport("./missing.js");', "main.js, line 3: missing.js doesn't exist"),
        ('import "./back.js";', "back.js, line 1: main.js imports this module, too"),
    ],
)
def test_a_module_that_cannot_be_bundled_is_named(source: str, problem: str) -> None:
    with pytest.raises(BundleError, match=f"^{re.escape(problem)}$"):
        served({"main.js": source, "back.js": 'import "./main.js";' if "back" in source else ""}, ["main.js"])


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ([["missing.js"]], "bundles.json: missing.js doesn't exist"),
        ([["main.js", "other.js"], ["other.js"]], "bundles.json: other.js is in the bundle main.js already"),
    ],
)
def test_an_entry_that_begins_no_bundle_is_named(entries: list[list[str]], problem: str) -> None:
    with pytest.raises(BundleError, match=f"^{re.escape(problem)}$"):
        served({}, *entries)
