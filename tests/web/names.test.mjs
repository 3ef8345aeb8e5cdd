// A game's name occurs in its own folder only, so that adding a game changes nothing else in the browser client.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const WEB = new URL("../../client/web/", import.meta.url);
const NAMED = /family.?tree|patriarch|grandma|happy.?graphs|poker|solitaire/i;
const OWN = /^games\/(family_tree|patriarch|grandmas_game|happy_graphs|poker_solitaire)\//;
/** Generated files: types for the editor, which are never served, and translations, with each game's line in lists. */
const GENERATED = /^(protocol\/messages\.d\.ts|text\/messages\/\w\w\.js)$/;

test("shared code names no game", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(js|css|json|html|ts)$/.test(path) && !OWN.test(path) && !GENERATED.test(path),
  );
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.filter((path) => NAMED.test(readFileSync(new URL(path, WEB), "utf8"))),
    [],
  );
});
