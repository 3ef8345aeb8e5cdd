// Sentences that both clients say the same way, by the table that the Python clients' tests read too.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const scores = await import("../../client/web/lobby/score_words.js");
const dailyResult = await import("../../client/web/lobby/daily_result.js");
const matches = await import("../../client/web/lobby/match_words.js");
const { readPlayer } = await import("../../client/web/lobby/player_search.js");

const { raceOutcome } = await import("../../client/web/room/race_outcome.js");

const cases = JSON.parse(readFileSync(new URL("../client/cases/sentences.json", import.meta.url), "utf8"));
const say = {
  help_of: scores.helpOf,
  own_helped: scores.ownHelped,
  described: matches.described,
  tally: (counts) => matches.tally(...counts),
  never_met: (of) => matches.neverMet(...of),
  title: (of) => matches.title(...of),
  on_number: (of) => matches.onNumber(...of),
  versus: (of) => matches.versus(...of),
  no_player: (of) => matches.noPlayer(...of),
  several_players: (of) => matches.severalPlayers(...of),
  no_number: (of) => matches.noNumber(...of),
  own_daily: dailyResult.own,
  daily_opponent: dailyResult.opponent,
  read_player: readPlayer,
  race_outcome: (of) => raceOutcome(of, of.names, of.me, String),
};

for (const [name, each] of Object.entries(cases))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.equal(say[name](of), text));
