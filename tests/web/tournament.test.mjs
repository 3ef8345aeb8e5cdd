// The competitors of a room: their names as typed, and the commands that the page sends by itself.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const { readNames } = await import("../../client/web/room/tournament_names.js");
const { wishes } = await import("../../client/web/room/automatic_commands.js");
const { configure } = await import("../../client/web/room/commands.js");
const {
  competes: reads,
  me,
  mine,
  playedAlone,
  playedBefore,
  playedBy,
  reader,
  shares,
} = await import("../../client/web/room/model.js");

const competes = (more = {}) => ({ names: [], plays: [null], playing: [null], again: [false], ...more });
const model = (room) => ({
  inside: true,
  player: "me",
  hint: null,
  room: {
    form: "solo",
    match: null,
    next: [1, 1],
    ready: [],
    happenings: [],
    tournament: null,
    options: {},
    pace: 3,
    seats: [{ seat: 0, player: "me" }],
    ...room,
  },
});
const asked = (room, names) => wishes(model(room), { hints: false, again: 0, names }).map(({ what }) => what);

test("names are separated by commas, one to five, each once", () => {
  assert.deepEqual(readNames(" Ada, Ben;Cy\n,").names, ["Ada", "Ben", "Cy"]);
  assert.deepEqual(readNames("").names, []);
  assert.match(readNames("a,b,c,d,e,f").wrong, /one to five/);
  assert.match(readNames("Ada,Ada").wrong, /different/);
});

test("who plays alone is ready at once, but in a tournament is first asked who that is", () => {
  assert.deepEqual(asked({}), ["ready 1,1"]);
  assert.deepEqual(asked({}, ["Ada"]), ["enlist"]);
  assert.deepEqual(asked({ tournament: competes() }, ["Ada"]), []);
});

test("cards that the same name has played before are told", () => {
  assert.ok(!playedBefore(model({})));
  assert.ok(playedBefore(model({ tournament: competes({ again: [true] }) })));
});

test("what was played alone is told as such, whatever the room is for by now", () => {
  const match = (many) => ({ legs: [{ roles: Array.from({ length: many }, () => "player") }] });
  for (const tournament of [null, competes()]) {
    const alone = (form, many) => playedAlone(model({ form, match: match(many), tournament }));
    assert.deepEqual([alone("match", 1), alone("solo", 2), alone("solo", 1)], [true, false, true]);
  }
  assert.ok(playedAlone(model({})) && !playedAlone(model({ form: "match" })));
});

test("who competes from a page of their own is told which seat is theirs", () => {
  const seats = (first, second) => [first, second].map((player, seat) => ({ seat, player }));
  const told = (...whose) =>
    [0, 1].map((seat) => reads(model({ form: "match", tournament: competes(), seats: seats(...whose) }), seat));
  assert.deepEqual(told("me", "another"), [true, false]);
  assert.deepEqual(told("me", "me"), [false, false]); // two players who take turns at one page are called by their names
  assert.deepEqual(told("another", "third"), [false, false]);
  assert.ok(!reads(model({ tournament: competes() }), 0) && !reads(model({ seats: seats("me", "another") }), 0));
});

test("what is settled anew leaves the computers’ pace as it is", () => {
  assert.equal(configure(model({}), { number: null, role: null, spectators: true, clock: null, hints: true }).pace, 3);
  assert.equal(
    configure(model({}), { number: null, role: null, spectators: true, clock: null, hints: true, pace: null }).pace,
    null,
  );
});

test("of the seats of two at one page the one that is to act is one’s own, and both go by the names they compete under", () => {
  const seats = [0, 1].map((seat) => ({ seat, player: "me", name: ["Ada", "Ben"][seat] }));
  const match = { result: null, legs: [] };
  const at = (to_act, more = {}) =>
    model({ form: "match", seats, match, view: { to_act }, tournament: competes(), ...more });
  assert.deepEqual([me(at([0])), me(at([1])), me(at([])), me(at([1], { match: null }))], [0, 1, 0, 0]);
  assert.deepEqual([mine(at([1])), shares(at([1])), reader(at([1]))], [[0, 1], true, null]);
  assert.deepEqual(playedBy(at([1]), 1), ["Ben", false]);
  assert.deepEqual([shares(model({})), reader(model({})), me(model({ seats: [] }))], [false, 0, null]);
});
