// Sentences that both clients share, with the table that also tests the Python clients.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const scores = await import("../../client/web/lobby/score_text.js");
const dailyResult = await import("../../client/web/lobby/daily_result.js");
const { outcome, outcomeOfAll } = await import("../../client/web/lobby/match_result.js");
const { described } = await import("../../client/web/lobby/match_search.js");
const { tally } = await import("../../client/web/lobby/tally.js");
const { messages: matchesText } = await import("../../client/web/text/messages/matches.js");
const { readPlayer } = await import("../../client/web/lobby/player_search.js");

const { eventSentence } = await import("../../client/web/room/event_sentence.js");
const { raceOutcome } = await import("../../client/web/room/race_outcome.js");

const cases = JSON.parse(readFileSync(new URL("../client/cases/sentences.json", import.meta.url), "utf8"));
const pastMatch = (of) => ({
  form: "match",
  winners: [],
  why: "score",
  ...of,
  seats: of.seats.map(([name, score]) => ({ name, score })),
});
const say = {
  help_of: scores.helpOf,
  own_helped: scores.ownHelped,
  own_casual: scores.ownCasual,
  described,
  tally: (counts) => tally(...counts),
  never_met: ([name, opponent, mine, own]) => matchesText.neverMet({ name, opponent, mine, own }),
  own_daily: dailyResult.own,
  daily_opponent: dailyResult.opponent,
  outcome: (of) => outcome(pastMatch(of), String, true),
  outcome_of_all: (of) => outcomeOfAll(pastMatch(of)),
  read_player: readPlayer,
  event: ({ event, mine, other, choice }) => eventSentence(event, mine, other, choice),
  race_outcome: (of) => raceOutcome(of, of.names, of.me, String),
};

for (const [name, each] of Object.entries(cases))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.equal(say[name](of), text));
