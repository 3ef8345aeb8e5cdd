// The sentences of replays and analyses, with the tables that also test the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const replay = await import("../../client/web/replay/replay_sentences.js");
const analysis = await import("../../client/web/replay/analysis_sentences.js");

const written = (move) => move;
const say = {
  replay: {
    outcome: (of) => replay.outcome(...of),
    checked: replay.checked,
    leg_title: (of) => replay.legTitle(...of),
    player_scores: (of) => replay.playerScores(...of),
    scores_after: (of) => replay.scoresAfter(...of),
    legs_compared: (of) => replay.legsCompared(...of),
    differ_here: (of) => replay.differHere(...of),
    event: ([told, alone]) => replay.event({ ply: 3, seat: 1, ...told }, ["Ada", "Ben"], alone, written),
  },
  analysis: {
    progress: (of) => analysis.progress(...of),
    percent: analysis.percent,
    fault_counts: analysis.faultCounts,
    leg_name: (of) => analysis.legName(...of),
    not_judged: analysis.notJudged,
    verdict: (of) => analysis.verdict(...of),
  },
};

for (const [table, functions] of Object.entries(say)) {
  const cases = JSON.parse(readFileSync(new URL(`../client/cases/${table}.json`, import.meta.url), "utf8"));
  for (const [name, each] of Object.entries(cases))
    for (const [of, text] of each)
      test(`${table} ${name} ${JSON.stringify(of)}`, () => assert.equal(functions[name](of), text));
}

test("what a move gave away is empty if it rounds to nothing", () => {
  const whole = (score) => `${Math.round(score)}`;
  assert.equal(analysis.lost(34.6, whole), "−35");
  assert.equal(analysis.lost(0.2, whole), "");
});
