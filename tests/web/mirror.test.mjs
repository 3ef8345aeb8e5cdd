// Both boards of a mirror match, each read off a model as a leg of its own.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.location ??= { search: "", pathname: "/" };
const { have, playedWith } = await import("../../client/web/games.js");
const { forMatch, legsOf, readMirror, stands, waits } = await import("../../client/web/mirror/boards.js");
const { NOTHING } = await import("../../client/web/model.js");
const { readScene } = await import("../../client/web/happy_graphs/scene.js");
const { seenAfter } = await import("../../client/web/sightings.js");
await have("happy-graphs");
await have("family-tree");

const ROLES = ["maximizer", "minimizer"];
const board = (roles, more = {}) => ({
  game: "happy-graphs",
  mode: "duel",
  roles,
  to_act: [roles.indexOf("maximizer")],
  ply: 0,
  score: 0,
  over: false,
  hands: [["3H"], ["4S"]],
  sizes: [1, 1],
  groups: [],
  moves: [],
  ...more,
});
const leg = {
  leg: 1,
  status: "playing",
  roles: ROLES,
  ply: 0,
  score: 0,
  by_seat: [5, 7],
  parts: { 1: { a: 5 }, 2: {} },
};

/** A mirror match as Anna, in seat 0, sees it, unless another does. */
const modelOf = (view = {}, more = {}) => ({
  ...NOTHING,
  player: "A",
  room: {
    room: "ABCDEFG",
    game: "happy-graphs",
    form: "mirror",
    options: { mode: "duel" },
    version: 10,
    owner: "A",
    hints: true,
    next: null,
    seats: ["A", "B"].map((player, seat) => ({ seat, player, name: ["Anna", "Ben"][seat] })),
    match: { match: 1, id: "M", legs: [leg], result: null, computers: [null, null] },
    happenings: [],
    view: {
      game: "mirror",
      roles: ROLES,
      boards: [board(ROLES), board([...ROLES].reverse())],
      to_act: [0, 1],
      acting: [[0], [1]],
      sealed: [null, null],
      own: [null, null],
      steps: [0, 0],
      ply: 0,
      ...view,
    },
  },
  ...more,
});
const told = (model, number) => {
  const mirror = readMirror(model);
  return waits(
    model,
    mirror,
    mirror.boards[number - 1],
    (move) => `<${move}>`,
    (score) => `${score} points`,
  );
};

test("each board is a leg of its game, with the roles swapped", () => {
  const { boards, step, over } = readMirror(modelOf());
  assert.deepEqual([step, over], [1, false]);
  const scenes = boards.map(({ model }) => readScene(model));
  assert.deepEqual(
    scenes.map(({ me, myTurn, legs }) => [me.role, myTurn, legs]),
    [
      [scenes[0].me.role, true, 1],
      [scenes[1].me.role, false, 1],
    ],
  );
  assert.notEqual(scenes[0].me.role, scenes[1].me.role);
  assert.notEqual(scenes[0].key, scenes[1].key);
});

test("a move that waits is one's last there until the other board has come as far", () => {
  const model = modelOf({ acting: [[], [1]], sealed: [0, null], own: ["3H@0,0", null], to_act: [1], ply: 1 });
  const mirror = readMirror(model);
  assert.deepEqual(
    mirror.boards.map(({ mine, moved }) => [mine, moved]),
    [
      [false, 0],
      [false, null],
    ],
  );
  assert.deepEqual(mirror.boards[0].view.to_act, [1]);
  assert.notEqual(mirror.boards[0].view.ply, readMirror(modelOf()).boards[0].view.ply);
  assert.equal(told(model, 1), "You have moved here: <3H@0,0>. It counts once Ben has moved on board 2.");
  assert.deepEqual(stands(model, mirror.boards[0]), { plays: "you maximize", stands: "you moved" });
  assert.deepEqual(stands(model, mirror.boards[1]), { plays: "you minimize", stands: "Ben’s move" });

  const others = { ...model, player: "B", room: { ...model.room, view: { ...model.room.view, own: [null, null] } } };
  assert.equal(told(others, 1), "Anna has moved here; it counts once you have on board 2.");
  assert.equal(told(others, 2), null);
});

test("a board that is over says so, and the step is that of the one that goes on", () => {
  const done = board(ROLES, { over: true, score: 3, to_act: [] });
  const model = modelOf({ boards: [done, board([...ROLES].reverse())], acting: [[], [1]], steps: [2, 3], to_act: [1] });
  assert.equal(told(model, 1), "Board 1 is over: 3 points. Board 2 goes on.");
  assert.equal(readMirror(model).step, 4);
  assert.equal(readMirror(modelOf({ acting: [[], []], to_act: [], steps: [4, 4] })).over, true);
});

test("a command that is meant for a board names it", () => {
  const model = modelOf({ ply: 7 });
  const [one, two] = readMirror(model).boards;
  const move = { type: "move", id: "i", match: 1, leg: 1, ply: 0, move: "3H@0,0" };
  assert.deepEqual(forMatch(move, two, model), { ...move, ply: 7, move: "2:3H@0,0" });
  assert.equal(forMatch({ type: "hint", id: "i", match: 1, leg: 1, ply: 0 }, one, model).ply, 7);
  assert.equal(forMatch(null, one, model), null);
});

test("a hint is shown on the board that it is for alone, and what happened on the one where it did", () => {
  const hint = { match: 1, leg: 1, ply: 0, choices: [{ move: "1:3H@0,0", score: 2 }] };
  const made = [
    { board: 1, seat: 0, played: { seat: 0, card: "3H" } },
    { board: 2, seat: 1, played: { seat: 1, card: "4S" } },
    "x",
  ];
  const model = modelOf({}, { hint });
  model.room.happenings = [
    { version: 9, kind: "moved", seat: 1, match: 1, leg: 1, detail: { seat: 1, board: 2, sealed: false, made } },
    { version: 10, kind: "moved", seat: 1, match: 1, leg: 1, detail: null },
  ];
  const [one, two] = readMirror(model).boards;
  assert.deepEqual(one.model.hint.choices, [{ move: "3H@0,0", score: 2 }]);
  assert.equal(two.model.hint, null);
  assert.deepEqual(
    [one, two].map(({ model }) => model.room.happenings.map(({ detail }) => detail.card)),
    [["3H"], ["4S"]],
  );
});

test("the boards of a leg that is over are legs with their roles, scores and parts", () => {
  const legs = legsOf({ ...leg, status: "over" });
  assert.deepEqual(
    legs.map(({ leg, roles, score, parts }) => [leg, roles[0], score, parts]),
    [
      [1, "maximizer", 5, { a: 5 }],
      [2, "minimizer", 7, {}],
    ],
  );
});

test("what was seen is kept by board, and what is taken back of one is forgotten of it alone", () => {
  const drawn = (current, ply) => ({ game: "family-tree", current, ply, roles: ROLES });
  const shown = (boards, version, happenings = []) => {
    const { room } = modelOf({ boards });
    return { ...room, game: "family-tree", version, happenings };
  };
  const before = shown([drawn("7D", 1), drawn("7D", 1)], 11);
  const seen = seenAfter(seenAfter([], null, shown([drawn("KS", 0), drawn("KS", 0)], 10)), null, before);
  assert.deepEqual(
    seen.map(({ leg, ply, card }) => `${leg}.${ply} ${card}`),
    ["1.0 KS", "2.0 KS", "1.1 7D", "2.1 7D"],
  );
  const taken = [{ version: 12, kind: "taken_back", seat: 0, match: 1, leg: 1, detail: { ply: 2 } }];
  const left = seenAfter(seen, before, shown([drawn("KS", 0), drawn("7D", 1)], 12, taken));
  assert.deepEqual(left.map(({ leg, ply }) => `${leg}.${ply}`).sort(), ["1.0", "2.0", "2.1"]);
});

test("only a mirror match is called one", () => {
  const duel = { variant: "classic", mode: "duel" };
  assert.match(playedWith("happy-graphs", duel, "Happy Graphs", "mirror"), /mirror/);
  assert.match(playedWith("happy-graphs", duel, "Happy Graphs", "match"), /A duel/);
  assert.equal(playedWith("family-tree", {}, "Family Tree", "match"), "Family Tree");
});
