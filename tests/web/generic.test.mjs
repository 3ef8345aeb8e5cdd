// A game without its own module: its table, moves, forms and options.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { generic } from "../../client/web/games/generic/game.js";
import { optionsOf, read, usualOf } from "../../client/web/games/generic/options.js";
import { moveText } from "../../client/web/games/generic/scene.js";
import { entries } from "../../client/web/games/generic/table.js";

const TABLES = JSON.parse(readFileSync(new URL("../client/cases/tables.json", import.meta.url), "utf8"));
const INFO = {
  name: "pile-up",
  title: "Pile Up",
  rules: 1,
  about: "Cards are discarded to three piles.",
  forms: [
    { form: "match", fewest: 2, most: 2, roles: ["maximizer", "minimizer"] },
    { form: "solo", fewest: 1, most: 1, roles: ["player"] },
  ],
  options: {
    properties: {
      piles: { type: "integer", minimum: 1, maximum: 4, default: 3 },
      limit: { type: "integer", minimum: 1, maximum: 600, default: 60 },
      jokers: { type: "boolean", default: false },
      names: { type: "array", default: [] },
    },
  },
  other_forms: { "mode=race": [{ form: "race", fewest: 2, most: 6, roles: ["player"] }] },
  labels: { change: "points", "mode=race": "quick" },
  levels: ["random", "easy", "normal", "strong"],
  winnable: false,
};

for (const [index, { fields, labels, names, lines }] of TABLES.entries())
  test(`table ${index + 1} is shown as in the terminal`, () => {
    const told = entries(fields, { texts: labels, names }).map(
      ({ label, text, level }) => `${"  ".repeat(level)}${label}:${text && ` ${text}`}`,
    );
    assert.deepEqual(told, lines);
  });

test("a move is shown with what it does", () => {
  const labels = { texts: INFO.labels, names: [] };
  assert.equal(moveText({ move: "5H", change: 3, takes: null }, labels), "5♥ (points 3)");
  assert.equal(moveText({ move: "TS>2" }, labels), "10♠>2");
});

test("forms and levels come from the server", () => {
  const game = generic(INFO);
  assert.deepEqual(
    game.ways.map(({ form, label, seats }) => [form, label(), seats]),
    [
      ["match", "A match", null],
      ["race", "A race (Mode: quick)", [2, 6]],
    ],
  );
  assert.deepEqual(
    game.alone.map(({ label, options }) => [label(), options]),
    [["Alone", {}]],
  );
  assert.deepEqual(game.levels, ["easy", "normal", "strong", "random"]);
  assert.deepEqual(game.words.roles({}), ["maximizer", "minimizer", "player"]);
});

test("options are chosen from their values, and a number out of range is refused", () => {
  const options = optionsOf(INFO);
  const labels = { texts: {}, names: [] };
  const usual = usualOf(options);
  assert.deepEqual(usual, { piles: 3, limit: 60, jokers: false });
  assert.deepEqual(
    options.map(({ values }) => values),
    [[3, 1, 2, 4], [], [false, true]],
  );
  assert.deepEqual(read(options, labels, { mode: "race" }, { ...usual, jokers: true }), {
    options: { piles: 3, limit: 60, jokers: true, mode: "race" },
  });
  assert.deepEqual(read(options, labels, {}, { ...usual, limit: 601 }), {
    wrong: { field: "option-limit", message: "Limit is a whole number from 1 to 600." },
  });
});
