// The browser's model does as the table of cases says, which the terminal client's is held to as well.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { have } from "../../client/web/games.js";
import * as session from "../../client/web/session.js";
import { heard, unread } from "../../client/web/talk.js";

// Whoever is in a room has fetched its game.
await have("family-tree");

// Values are kept once, and named by their places: tests/client/cases/table.py.
const { values, cases } = JSON.parse(readFileSync(new URL("../client/cases/session.json", import.meta.url), "utf8"));
const put = (fields) => Object.fromEntries(Object.entries(fields).map(([name, place]) => [name, values[place]]));
const CASES = cases.map((each) => ({
  ...each,
  model: put(each.model),
  heard: values[each.heard],
  becomes: put(each.becomes),
}));

/** What follows from a model, under the names of the table. */
function follows(model) {
  const seats = model.room === null ? [0, 1] : model.room.seats.map((each) => each.seat);
  return {
    phase: session.phase(model),
    me: session.me(model),
    other: session.other(model),
    others: session.others(model),
    goes_on: session.goesOn(model),
    gone: session.gone(model),
    has_left: session.hasLeft(model),
    solo: session.solo(model),
    owner: session.owner(model),
    leg: session.leg(model)?.leg ?? null,
    under_way: session.underWay(model),
    free_seat: session.freeSeat(model),
    alone: session.alone(model),
    to_beat: session.toBeat(model),
    watches_computers: session.watchesComputers(model),
    my_turn: session.myTurn(model),
    position: session.position(model),
    awaits_hint: session.awaitsHint(model),
    replaced: session.replaced(model),
    finished: session.finished(model),
    begins_dead: session.beginsDead(model),
    people: Object.fromEntries(session.people(model)),
    names: seats.map((seat) => session.nameOf(model, seat)),
    computers: seats.map((seat) => [session.computerAt(model, seat), session.computerOf(model, seat)]),
    away: seats.map((seat) => session.awayOf(model, seat)),
    roles: [1, 2].map((leg) => seats.map((seat) => session.role(model, seat, leg))),
    played_by: seats.map((seat) => session.playedBy(model, seat)),
    heard: heard(model.talk, model.player).map((line) => line.line),
    new: unread(model.talk, model.player).map((line) => line.line),
  };
}

const NOTHING = follows(session.NOTHING);

for (const { name, model, heard: told, becomes, shows } of CASES) {
  test(name, () => {
    const before = { ...session.NOTHING, ...model };
    const after = session.step(structuredClone(before), told);
    assert.deepEqual(after, { ...before, ...becomes });
    assert.deepEqual(follows(after), { ...NOTHING, ...shows });
  });
}

test("a model is never changed itself", () => {
  for (const { model, heard: told } of CASES) {
    const before = { ...session.NOTHING, ...model };
    const kept = structuredClone(before);
    session.step(before, told);
    assert.deepEqual(before, kept);
  }
});

test("what is not known is passed over", () => {
  assert.equal(session.step(session.NOTHING, { type: "from a newer server" }), session.NOTHING);
});
