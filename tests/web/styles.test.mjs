// The style sheets, read as they lie.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../client/web/", import.meta.url);
const SIZED =
  /^(?:(?:min|max)-)?(?:width|height)$|^(?:margin|padding|gap|font|inset|flex|grid)(?:-|$)|^border(?:-.+)?-width$/;

test("what is pointed at takes no more room than before, or it would move away from under the pointer, and back", () => {
  for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".css"))) {
    const sheet = readFileSync(new URL(name, WEB), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, selector, body] of sheet.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)) {
      const sized = body
        .split(";")
        .map((each) => each.split(":")[0].trim())
        .filter((each) => SIZED.test(each));
      assert.deepEqual(sized, [], `${name}: ${selector.trim()}`);
    }
  }
});

const GAMES = ["family_tree", "happy_graphs", "grandmas_game", "patriarch", "poker_solitaire"];

/** What the style sheets of a game, or of what games share, select, each with the classes that it names. @param {string} game @returns {[string, string[]][]} */
function selected(game) {
  const sheets = readdirSync(new URL(`${game}/`, WEB)).filter((each) => each.endsWith(".css"));
  return sheets.flatMap((name) => {
    const sheet = readFileSync(new URL(`${game}/${name}`, WEB), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const every = [...sheet.matchAll(/([^{};]+)\{/g)].flatMap(([, each]) => each.split(/,(?![^()]*\))/));
    return every.map((each) => [each.trim(), [...each.matchAll(/[a-z]*\.[a-z][\w-]*/g)].map(([named]) => named)]);
  });
}

test("no game's looks are another's, too: the sheets of several are on one page, in any order", () => {
  const sheets = new Map(GAMES.map((game) => [game, selected(game)]));
  const named = (/** @type {[string, string[]][]} */ every) => every.flatMap(([, classes]) => classes);
  const shared = new Set(named(selected("table")));
  for (const [game, own] of sheets)
    for (const [other, theirs] of sheets) {
      const there = new Set(other === game ? [] : named(theirs));
      const both = own.filter(
        ([, classes]) =>
          classes.every((each) => there.has(each) || shared.has(each)) &&
          classes.some((each) => there.has(each) && !shared.has(each)),
      );
      assert.deepEqual(
        both.map(([selector]) => selector),
        [],
        `${game} and ${other}`,
      );
    }
});
