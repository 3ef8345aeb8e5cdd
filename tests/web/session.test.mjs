// The browser's model, with the table of cases that also tests the terminal client.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { have } from "../../client/web/games/catalog.js";
import "./games.mjs";
import * as models from "../../client/web/room/model.js";
import { bar } from "../../client/web/room/actions.js";
import * as notices from "../../client/web/room/notices.js";
import { noticeSentence } from "../../client/web/room/notice_sentence.js";
import { spectatorList } from "../../client/web/room/spectator_list.js";
import { step } from "../../client/web/room/session.js";
import { heard, unread } from "../../client/web/room/chat.js";

// A player in a room has loaded its game.
await have("family-tree");

// The table has each value once, and refers to it by its index: tests/client/cases/table.py.
const { values, cases } = JSON.parse(readFileSync(new URL("../client/cases/session.json", import.meta.url), "utf8"));
const put = (fields) => Object.fromEntries(Object.entries(fields).map(([name, place]) => [name, values[place]]));
const CASES = cases.map((each) => ({
  ...each,
  model: put(each.model),
  heard: values[each.heard],
  becomes: put(each.becomes),
  shows: put(each.shows),
}));

/** The times at which the tests ask for requests: tests/client/cases/coded.py has the same. */
const TIMES = [null, 1_000, 1e13];
const DEEDS = [
  ...readFileSync(new URL("../../client/web/room/names.d.ts", import.meta.url), "utf8")
    .split("export type Deed =")[1]
    .split(";")[0]
    .matchAll(/"(\w+)"/g),
].map(([, deed]) => deed);

/** The values derived from a model, under the names of the table. */
function follows(model) {
  const requests = TIMES.map((now) => notices.request(model, now));
  const seats = model.room === null ? [0, 1] : model.room.seats.map((each) => each.seat);
  return {
    phase: models.phase(model),
    me: models.me(model),
    other: models.other(model),
    others: models.others(model),
    goes_on: models.goesOn(model),
    gone: models.gone(model),
    has_left: models.hasLeft(model),
    solo: models.solo(model),
    owner: models.owner(model),
    leg: models.leg(model)?.leg ?? null,
    under_way: models.underWay(model),
    free_seat: models.freeSeat(model),
    alone: models.alone(model),
    waits_for_nobody: models.waitsForNobody(model),
    begins: models.begins(model),
    leads_rematch: models.leadsRematch(model),
    continues: models.continues(model),
    to_beat: models.toBeat(model),
    watches_computers: models.watchesComputers(model),
    my_turn: models.myTurn(model),
    position: models.position(model),
    awaits_hint: models.awaitsHint(model),
    replaced: models.replaced(model),
    finished: models.finished(model),
    begins_dead: models.beginsDead(model),
    people: Object.fromEntries(models.people(model)),
    names: seats.map((seat) => models.nameOf(model, seat)),
    computers: seats.map((seat) => [models.computerAt(model, seat), models.computerOf(model, seat)]),
    away: seats.map((seat) => models.awayOf(model, seat)),
    played_by: seats.map((seat) => models.playedBy(model, seat)),
    heard: heard(model.talk, model.player).map((line) => line.line),
    new: unread(model.talk, model.player).map((line) => line.line),
    bars: Object.fromEntries(DEEDS.map((deed) => [deed, TIMES.map((now) => bar(model, deed, now))])),
    troubles: notices.troubles(model),
    requests,
    request_sentences: requests.map((each) => each && noticeSentence(model, each)),
    spectators: [false, model.spectators > 0].map((me) =>
      spectatorList(
        model.spectators,
        model.looking.map(([, name]) => name),
        me,
      ),
    ),
  };
}

const NOTHING = follows(models.NOTHING);

for (const { name, model, heard: told, becomes, shows } of CASES) {
  test(name, () => {
    const before = { ...models.NOTHING, ...model };
    const after = step(structuredClone(before), told);
    assert.deepEqual(after, { ...before, ...becomes });
    assert.deepEqual(follows(after), { ...NOTHING, ...shows });
  });
}

test("a model is never changed itself", () => {
  for (const { model, heard: told } of CASES) {
    const before = { ...models.NOTHING, ...model };
    const kept = structuredClone(before);
    step(before, told);
    assert.deepEqual(before, kept);
  }
});

test("what is not known is passed over", () => {
  assert.equal(step(models.NOTHING, { type: "from a newer server" }), models.NOTHING);
});
