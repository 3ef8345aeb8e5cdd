"""The languages of a page, and two invented ones.

In an invented language each English text is 40 % longer, by letters that no English text has. So a test sees whether
longer texts have room, and which texts don't come from the catalogue or keep their language.
"""

import re
from typing import Any

from playwright.async_api import Page, Route, expect

from tests.browser.visitor import Visitor

TAGS = {"en": "en-GB", "de": "de", "es": "es", "pl": "pl", "zh": "zh-CN"}
"""The languages, as pages name them."""
LONG, OTHER = "es", "pl"
"""The languages in whose place the invented ones are used."""
MARKS = {LONG: "ě", OTHER: "ř"}
_SAME = re.compile(
    r"Turnabout|Family Tree|Happy Graphs|The Patriarch|Poker Solitaire|Grandma’s Game"  # the program and its games
    r"|Joker"
    r"|Ada|Anna|Ben|Cleo|Cy|W{24}|Hello, have fun!"  # players, and what they say
    r"|[0-9A-Z]{3,4}-[0-9A-Z]{4}"  # codes of rooms and seats
    r"|\d+ \w+ \d{4}"  # dates
    # what the server says about its games, in English
    r"|a tree from one pack: marriages, children, poker hands|every card wants as many neighbours as its rank says"
    r"|guess the family tree that another hides|a square whose rows and columns are poker hands"
    r"|two packs to eight foundations, by memory"
    r"|English|Deutsch|Español|Polski|中文 \(简体\)"  # languages
)
"""What is the same in all languages."""
_INVENTED = """
import { locale, state } from "./language.js";
import * as real from "./translations.js?real";

const letters = (count, mark) => count > 9 ? `${" ".padEnd(9, mark)}${letters(count - 9, mark)}` : mark.repeat(count);

function longer(text, mark) {
  if (typeof text !== "string" || !/\\p{L}{2}/u.test(text)) return text;
  const marked = text.split(mark).length - 1;
  const wanted = Math.ceil((text.length - marked) * 0.4) - marked;
  if (wanted <= 0) return text;
  const added = wanted > 9 ? ` ${letters(wanted - 1, mark)}` : mark.repeat(wanted);
  return text.replace(/(?=[.:?!…]?$)/u, added);
}

function translate(one) {
  const mark = globalThis.invented[state.current];
  const say = (make) => (...values) => longer(make(...values), mark);
  const messages = Object.entries(one.english).filter(([name]) => !/joker|ownWords/i.test(name));
  Object.assign(one.said, one.english, Object.fromEntries(messages.map(([name, make]) => [name, say(make)])));
}

export async function use(language) {
  if (!(language in globalThis.invented)) return real.use(language);
  Object.assign(state, { current: language, translate, load: async () => undefined });
  state.registered.forEach(translate);
  document.documentElement.lang = locale();
}
"""
_USE = """([language, invented]) => {
    globalThis.invented = invented;
    const key = "turnabout:default:settings";
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key] ?? "{}"), language });
    dispatchEvent(new StorageEvent("storage", { key }));
}"""
_TEXTS = """() => {
    const found = [document.title];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.currentNode; node !== null; node = nodes.nextNode()) {
        const parent = node instanceof Element ? node : node.parentElement;
        const skipped = "script, style, noscript, code, code *, .prose *, .said *, [role=status], .chat .text";
        if (parent.matches(skipped) || !shown(parent)) continue;
        if (node instanceof Element)
            found.push(...["aria-label", "title", "placeholder", "alt"].map((name) => node.getAttribute(name) ?? ""));
        // the cards of a sentence, and the sentences of a heading, are elements of their own
        else found.push(parent.closest("h2, :has(> .named)")?.textContent ?? node.data);
    }
    return found.map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text));
}"""


async def choose(visitor: Visitor, language: str, *, invented: bool = False) -> None:
    """Change a visitor's language as another window does, and wait until the page is reworded."""
    page = visitor.page

    async def answer(route: Route) -> None:
        await route.fulfill(body=_INVENTED, content_type="text/javascript")

    if not await page.evaluate("'invented' in globalThis"):
        await page.route("**/text/translations.js", answer)
    await page.evaluate(_USE, [language, MARKS if invented else {}])
    await expect(page.locator("html")).to_have_attribute("lang", TAGS[language])
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def load(visitor: Visitor, *languages: str) -> None:
    """Load languages, so that a visitor can change to them without a server; leave the page in English."""
    for language in languages:
        await choose(visitor, language)
    await choose(visitor, "en")


async def texts(page: Page) -> list[str]:
    """Return what a page shows and tells screen readers: texts, labels and titles."""
    found: Any = await page.evaluate(_TEXTS)
    return [str(each) for each in found]


async def outside_the_catalogue(visitor: Visitor) -> list[str]:
    """Return the texts of a page that no message has; its language is an invented one."""
    found = [each for each in await texts(visitor.page) if not {*MARKS.values()} & {*each}]
    return [each for each in found if re.search(r"[^\W\d_]{2}", _SAME.sub("", each))]


async def in_an_old_language(visitor: Visitor) -> list[str]:
    """Return the texts of a page that keep the invented language that was used before the other one."""
    return [each for each in await texts(visitor.page) if MARKS[LONG] in each]
