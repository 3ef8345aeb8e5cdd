// What the page fetches with what: who plays alone waits for nothing that is only of several.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const WEB = new URL("../../client/web/", import.meta.url);

/** The files that come with one, by their paths: what it imports by name, and what that does. @param {string} file */
function fetchedWith(file, found = new Set()) {
  const here = new URL(file, WEB);
  const path = here.href.slice(WEB.href.length);
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from] of readFileSync(here, "utf8").matchAll(/^(?:import|\} from|export .* from)\b.*?"(\.[^"]+)";/gm))
    fetchedWith(new URL(from, here).href.slice(WEB.href.length), found);
  return found;
}

test("who plays alone fetches no page and no word that is only of several", () => {
  const alone = new Set(["main.js", "screens/room.js", "family_tree/leg.js"].flatMap((file) => [...fetchedWith(file)]));
  for (const needed of ["app.js", "room/notices.js", "family_tree/playing.js", "words/room.js"])
    assert.ok(alone.has(needed), needed);
  for (const idle of [
    "words/several.js",
    "words/deeds.js",
    "room/between.js",
    "room/chat.js",
    "room/several_deeds.js",
    "room/several_menu.js",
    "room/wanted.js",
    "screens/match_form.js",
    "words/standings.js",
    "words/daily.js",
    "words/finding.js",
  ])
    assert.ok(!alone.has(idle), idle);
});
