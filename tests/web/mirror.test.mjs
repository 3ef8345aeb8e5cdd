// The two boards of a mirror match as the page reads them from a room, and the commands it makes for one of them.

import assert from "node:assert/strict";
import test from "node:test";
import "./games.mjs";

globalThis.location ??= { search: "", pathname: "/" };
const { readMirror, forMatch, legsOf, stands, waits } = await import("../../client/web/games/mirror/match.js");
const { NOTHING, isMirror, position } = await import("../../client/web/room/model.js");
const { step } = await import("../../client/web/room/session.js");
const { seenAfter } = await import("../../client/web/room/seen_cards.js");
const { have } = await import("../../client/web/games/catalog.js");
await have("family-tree");

const ROLES = ["maximizer", "minimizer"];
const board = (swapped, ply = 0, turn = swapped ? 1 : 0) => ({
  game: "family-tree",
  roles: swapped ? [...ROLES].reverse() : ROLES,
  to_act: [turn],
  ply,
  score: swapped ? 20 : 10,
  current: `${ply + 3}H`,
});
const view = (how = {}) => ({
  game: "mirror",
  roles: ROLES,
  to_act: [0, 1],
  ply: 0,
  boards: [board(false), board(true)],
  acting: [[0], [1]],
  sealed: [null, null],
  own: [null, null],
  steps: [0, 0],
  ...how,
});
const seats = ["Anna", "Ben"].map((name, seat) => ({ seat, player: `P${seat}`, name, computer: null }));
const leg = { leg: 1, roles: ROLES, status: "playing", ply: 0, score: null, parts: null, by_seat: null };
const room = (shown, how = {}) => ({
  type: "room",
  room: "KZ74QM2",
  version: 5,
  game: "family-tree",
  title: "Family Tree",
  options: {},
  form: "mirror",
  seats,
  next: null,
  happenings: [],
  hints: true,
  view: shown,
  match: {
    match: 1,
    id: "M1",
    legs: [{ ...leg, ply: shown?.ply ?? 0 }],
    result: null,
    number: null,
    computers: [null, null],
  },
  ...how,
});
const model = (shown, how = {}) => ({ ...NOTHING, player: "P0", inside: true, room: room(shown, how) });
const told = (made, more = {}) => ({
  version: 5,
  kind: "moved",
  match: 1,
  leg: 1,
  seat: 1,
  detail: { sealed: false, board: 2, made },
  ...more,
});

test("each board is a leg of its game, and what happened there is what the board has made", () => {
  const made = [
    { board: 1, seat: 0, played: { card: "KS" } },
    { board: 2, seat: 1, played: { card: "QD" } },
  ];
  const sealed = told([], { version: 4, detail: { sealed: true, board: 1, made: [] } });
  const odd = [told(null), told([null]), { ...told([]), detail: null }];
  const mirror = readMirror(model(view(), { happenings: [sealed, told(made), ...odd] }));
  assert.deepEqual(
    mirror.boards.map(({ number, mine, over }) => [number, mine, over]),
    [
      [1, true, false],
      [2, false, false],
    ],
  );
  assert.equal(mirror.step, 1);
  const [first, second] = mirror.boards.map((each) => each.model.room);
  assert.deepEqual(
    first.happenings.map(({ leg, seat, detail }) => [leg, seat, detail.card]),
    [[1, 0, "KS"]],
  );
  assert.deepEqual(
    second.happenings.map(({ detail }) => detail.card),
    ["QD"],
  );
  assert.deepEqual(first.match.legs[0].roles, [...second.match.legs[0].roles].reverse());
  assert.notEqual(first.match.id, second.match.id);
  assert.equal(readMirror(model(null)), null);
  assert.ok(isMirror(room(null)) && isMirror(room(view())) && !isMirror(room(board(false))) && !isMirror(null));
});

test("a move that waits is said to who made it, and to everybody else without what it is", () => {
  const mine = view({ acting: [[], [1]], sealed: [0, null], own: ["KS>7D", null], to_act: [1], ply: 1 });
  const own = readMirror(model(mine));
  const [first] = own.boards;
  assert.deepEqual([first.view.to_act, first.view.ply, first.mine], [[1], 1, false]);
  const show = (move) => move.replace(">", " on ");
  assert.equal(
    waits(model(mine), own, first, show, String),
    "You have moved here: KS on 7D. It counts once Ben has moved on board 2.",
  );
  const looks = { ...model({ ...mine, own: [null, null] }), player: "P9" };
  const seen = readMirror(looks);
  assert.equal(
    waits(looks, seen, seen.boards[0], show, String),
    "Anna has moved here. It counts once Ben has moved on board 2.",
  );
  assert.deepEqual(stands(looks, seen.boards[0]), { plays: "Anna maximizes", stands: "Anna moved" });
  const theirs = view({ acting: [[0], []], sealed: [null, 1], to_act: [0], ply: 1 });
  const bens = readMirror(model(theirs));
  assert.equal(
    waits(model(theirs), bens, bens.boards[1], show, String),
    "Ben has moved here. It counts once you have moved on board 1.",
  );
  assert.deepEqual(stands(model(theirs), bens.boards[0]), { plays: "you maximize", stands: "your move" });
  const over = view({ acting: [[], [1]], to_act: [1], steps: [7, 5] });
  const ended = readMirror(model(over));
  assert.equal(
    waits(model(over), ended, ended.boards[0], show, (score) => `${score} points`),
    "Board 1 is over: 10 points. Board 2 goes on.",
  );
  assert.deepEqual([ended.boards[0].over, ended.step], [true, 6]);
  const both = model(view({ acting: [[], []], to_act: [], steps: [7, 7] }));
  const all = readMirror(both);
  for (const each of all.boards)
    assert.equal(
      waits(both, all, each, show, (score) => `${score} points`),
      "Both boards are over: you 10 points, Ben 20 points.",
    );
  const resigned = model(view(), {
    match: { ...room(view()).match, result: { winners: [0], scores: [], why: "resigned" } },
  });
  assert.equal(waits(resigned, readMirror(resigned), readMirror(resigned).boards[0], show, String), null);
});

test("a command for a board names it, and the ply of the match", () => {
  const shown = { ...model(view({ ply: 8 })), since: 7 };
  const [, second] = readMirror(shown).boards;
  const move = { id: "a", type: "move", match: 1, leg: 1, ply: 0, move: "KS>7D" };
  assert.deepEqual(forMatch(move, second, shown), { ...move, ply: 8, move: "2:KS>7D" });
  assert.deepEqual(forMatch({ id: "a", type: "hint", match: 1, leg: 1, ply: 0 }, second, shown).ply, 7);
  const other = { id: "a", type: "resign", match: 1 };
  assert.equal(forMatch(other, second, shown), other);
  assert.equal(forMatch(null, second, shown), null);
});

test("a hint is for the board that its moves name, and stays while the other moves elsewhere", () => {
  let now = step({ ...model(null), room: null }, room(view()));
  assert.deepEqual(position(now), [1, 1, 0]);
  now = step(now, { type: "hint", id: "h", match: 1, leg: 1, ply: 0, choices: [{ move: "1:KS>7D", score: 3 }] });
  const theirs = view({ acting: [[0], []], sealed: [null, 1], to_act: [0], ply: 1 });
  now = step(now, room(theirs, { version: 6 }));
  const [first, second] = readMirror(now).boards;
  assert.deepEqual([first.model.hint.choices, second.model.hint], [[{ move: "KS>7D", score: 3 }], null]);
  assert.equal(first.model.hint.ply, first.view.ply);
  const both = view({ boards: [board(false, 1, 1), board(true, 1, 0)], acting: [[1], [0]], steps: [1, 1], ply: 2 });
  now = step(now, room(both, { version: 7 }));
  assert.deepEqual([now.hint, position(now)], [null, [1, 1, 2]]);
});

test("the boards of a match that is over have their own scores, and the cards of both were seen", () => {
  const done = { ...leg, status: "over", by_seat: [30, 40], parts: { 1: { levels: 10 }, 2: { levels: 20 } } };
  assert.deepEqual(
    legsOf(done).map(({ leg, roles, score, parts }) => [leg, roles[0], score, parts.levels]),
    [
      [1, "maximizer", 30, 10],
      [2, "minimizer", 40, 20],
    ],
  );
  const start = room(view());
  const seen = seenAfter([], null, start);
  assert.deepEqual(
    seen,
    [1, 2].map((each) => ({ leg: each, ply: 0, card: "3H" })),
  );
  const later = room(view({ boards: [board(false, 1), board(true, 1)], ply: 2 }), { version: 6 });
  const both = seenAfter(seen, start, later);
  assert.equal(both.length, 4);
  const back = { version: 7, kind: "taken_back", match: 1, leg: 1, detail: { ply: 0 } };
  assert.deepEqual(seenAfter(both, later, room(view(), { version: 7, happenings: [back] })), seen);
  const missed = room(view(), { version: 9, happenings: [{ ...back, version: 9 }] });
  assert.deepEqual(seenAfter(both, later, missed), seen);
});
