// Sentences that both clients say the same way, by the table that the Python clients' tests read too.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const scores = await import("../../client/web/words/scores.js");

const cases = JSON.parse(readFileSync(new URL("../client/cases/sentences.json", import.meta.url), "utf8"));
const say = {
  help_of: scores.helpOf,
  own_helped: scores.ownHelped,
};

for (const [name, each] of Object.entries(cases))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.equal(say[name](of), text));
