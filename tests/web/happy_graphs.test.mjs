// The browser's boards of Happy Graphs: their layout, the keys that move among their squares, and the effects of a card.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./games.mjs";

globalThis.location ??= { search: "", pathname: "/" };
const { edgesOf, layOut, named, neighboursOf, nearest, squareNamed } = await import(
  "../../client/web/games/happy_graphs/layout.js"
);
const { inNames } = await import("../../client/web/games/happy_graphs/squares.js");
const moveText = await import("../../client/web/games/happy_graphs/move_text.js");
const scoreText = await import("../../client/web/games/happy_graphs/score_text.js");
const { FAIR } = await import("../../client/web/games/happy_graphs/record_check.js");
const { savedFrom } = await import("../../client/web/room/saved_room.js");
const { targetsOf } = await import("../../client/web/games/happy_graphs/scene.js");
const { WORDS } = await import("../../client/web/games/happy_graphs/game.js");
const { aloneWith, have, playedWith } = await import("../../client/web/games/catalog.js");
await have("happy-graphs");

const lying = (card, x, y) => ({ card, x, y, wants: 3, lacks: 2, happy: false, hopeless: false });
const open = (x, y, takes = {}) => ({ x, y, takes, touches: 1, pleases: [] });
const group = (number, cards, free = [], walls = []) => ({ number, cards, open: free, walls });
const view = (more) => ({ variant: "classic", mode: "puzzle", groups: [], new_group: null, moves: [], ...more });

test("a square is named as moves name it, and read again", () => {
  for (const [square, name] of [
    [{ group: 1, x: 1, y: -2 }, "1,-2"],
    [{ group: 12, x: -3, y: 0 }, "12:-3,0"],
  ]) {
    assert.equal(named(square), name);
    assert.deepEqual(squareNamed(name), square);
  }
});

test("no square lies over another, in any group and on any board, and all lie within", () => {
  const around = [open(0, 1), open(1, 0), open(0, -1), open(-1, 0)];
  for (const [variant, upright] of [
    ["classic", false],
    ["corners", false],
    ["classic", true],
  ]) {
    const laid = layOut(
      view({ variant, groups: [group(1, [lying("3H", 0, 0)], around), group(2, [lying("AS", 0, 0)])] }),
      3,
      upright,
    );
    const boxes = [...laid.squares.values()];
    assert.equal(boxes.length, 7);
    for (const [at, one] of boxes.entries()) {
      assert.ok(one.x >= 0 && one.x + one.width <= laid.width && one.y + one.height <= laid.height);
      for (const other of boxes.slice(at + 1))
        assert.ok(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height);
    }
  }
});

test("in an upright window groups are below each other, and a board that is over keeps no space", () => {
  const two = view({ groups: [group(1, [lying("3H", 0, 0)]), group(2, [lying("AS", 0, 0)])] });
  const [beside, below] = [false, true].map((upright) => layOut(two, null, upright));
  const [one, other] = ["0,0", "2:0,0"].map((name) => below.squares.get(name));
  assert.ok(other.y > one.y + one.height && other.x === one.x);
  assert.ok(below.height > below.width && beside.width > beside.height);
  const lone = view({ groups: [group(1, [lying("3H", 0, 0), lying("2S", 1, 0)])] });
  assert.ok(layOut({ ...lone, over: true }, null).width < layOut(lone, null).width);
});

test("edges join neighbours, and begin where a card lacks one", () => {
  const happy = { ...lying("AS", 1, 0), lacks: 0 };
  const group1 = group(1, [lying("3H", 0, 0), happy], [open(0, 1), open(1, 1)], [[2, 0]]);
  const board = view({ groups: [group1] });
  assert.deepEqual(edgesOf(board, group1), [
    { from: "0,0", to: "0,1", missing: true },
    { from: "0,0", to: "1,0", missing: false },
  ]);
  assert.deepEqual(neighboursOf(board, "0,1"), ["0,0"]);
  const corners = { ...board, variant: "corners" };
  assert.deepEqual(neighboursOf(corners, "0,1"), ["1,0", "0,0"]);
  assert.equal(edgesOf(corners, group1).filter(({ missing }) => missing).length, 2);
});

test("a growing board rarely moves", () => {
  const at = (...cards) => layOut(view({ groups: [group(1, cards)] }), null);
  const begun = at(lying("3H", 0, 0));
  const before = layOut(view({}), 1);
  assert.deepEqual(before.squares.get("0,0"), begun.squares.get("0,0"));
  assert.equal(before.width, begun.width);
  for (const grown of [at(lying("3H", 0, 0), lying("2S", -2, 0)), at(lying("3H", 0, 0), lying("2S", 2, 2))]) {
    assert.deepEqual(grown.squares.get("0,0"), begun.squares.get("0,0"));
    assert.deepEqual([grown.width, grown.height], [begun.width, begun.height]);
  }
  const [third, fourth] = [3, 4].map((x) => at(lying("3H", 0, 0), lying("2S", x, 0)));
  assert.ok(third.width > begun.width);
  assert.equal(third.width, fourth.width);
});

test("on hexagons all six neighbours are about as far away", () => {
  const six = [open(0, 2), open(0, -2), open(1, 1), open(1, -1), open(-1, 1), open(-1, -1)];
  const { squares } = layOut(view({ variant: "hex", groups: [group(1, [lying("6H", 0, 0)], six)] }), null);
  const middle = squares.get("0,0");
  const far = six
    .map(({ x, y }) => squares.get(`${x},${y}`))
    .map((box) => Math.hypot(box.x - middle.x, box.y - middle.y));
  assert.ok(Math.max(...far) / Math.min(...far) < 1.05, String(far));
});

test("arrow keys go to the nearest square that way, and stay where there is none", () => {
  const laid = layOut(
    view({ groups: [group(1, [lying("3H", 0, 0)], [open(0, 1), open(1, 0), open(-1, 0), open(2, 1)])] }),
    null,
  );
  const among = ["0,1", "1,0", "-1,0", "2,1"];
  assert.equal(nearest(laid, among, null, "up"), "0,1");
  assert.equal(nearest(laid, among, "-1,0", "right"), "1,0");
  assert.equal(nearest(laid, among, "0,1", "right"), "2,1");
  assert.equal(nearest(laid, among, "-1,0", "left"), null);
});

test("in a puzzle a card goes where a square takes its rank, or begins a group", () => {
  const groups = [group(1, [lying("3H", 0, 0)], [open(0, 1, { 2: -1 }), open(1, 0, { A: 0, 2: 1 })])];
  const scene = { view: view({ groups, new_group: 2 }), myTurn: true };
  assert.deepEqual(
    targetsOf(scene, "2S").map(({ square, change }) => [square, change]),
    [
      ["0,1", -1],
      ["1,0", 1],
      ["2:0,0", 0],
    ],
  );
  assert.deepEqual(targetsOf({ ...scene, myTurn: false }, "2S"), []);
});

test("a card of a puzzle that is happy where it goes counts among those that become so", () => {
  const groups = [group(1, [lying("3H", 0, 0)], [{ ...open(0, 1, { A: -2, 2: -1 }), pleases: [[0, 0]] }])];
  const happy = (card) => targetsOf({ view: view({ groups }), myTurn: true }, card)[0].happy;
  assert.deepEqual(happy("AS"), [
    [0, 0],
    [0, 1],
  ]);
  assert.deepEqual(happy("2S"), [[0, 0]]);
});

test("of a puzzle what was dealt is compared, and nothing after it", () => {
  const deck = ["AS", "2H"];
  const leg = { deck, roles: { 0: "player" }, opening: { hands: { 0: deck } }, moves: [{}, {}] };
  const seen = FAIR.sighted({ mode: "puzzle", ply: 0, over: false, hands: [["2H", "AS"]] });
  assert.ok(FAIR.bearsOut(FAIR.told(leg, 0), seen));
  assert.equal(FAIR.sighted({ mode: "puzzle", ply: 1, over: false, hands: [["2H"]] }), null);
  assert.equal(FAIR.told(leg, 1), null);
});

test("scores are told in unhappy cards, by rank in the order of the ranks", () => {
  assert.deepEqual([0, 1, 5].map(WORDS.counted), ["0 unhappy cards", "1 unhappy card", "5 unhappy cards"]);
  assert.deepEqual(WORDS.parts({ 2: 0, A: 1 }), [
    ["unhappy aces", 1],
    ["unhappy twos", 0],
  ]);
});

test("what is played by several is played alone card by card, a puzzle as a puzzle", () => {
  assert.equal(aloneWith("happy-graphs", { variant: "hex", mode: "duel" }).mode, "together");
  assert.equal(aloneWith("happy-graphs", { variant: "hex", mode: "puzzle" }).mode, "puzzle");
  assert.equal(aloneWith("happy-graphs", { variant: "hex", mode: "duel" }).variant, "hex");
  const told = playedWith("happy-graphs", { variant: "hex", mode: "together", hands: "hidden" }, "Happy Graphs");
  assert.equal(told, "Happy Graphs · Together, hands hidden · hex: A to 6, six neighbours");
});

test("only a mirror match is called one", () => {
  const duel = { variant: "classic", mode: "duel" };
  const [mirror, match] = ["mirror", "match"].map((form) => playedWith("happy-graphs", duel, "Happy Graphs", form));
  assert.match(mirror, /A mirror match/);
  assert.match(match, /A duel/);
});

test("a saved room has the names of the other players", () => {
  const seats = (...names) => names.map((name, seat) => ({ seat, name, player: name, computer: null }));
  const kept = (...names) => {
    const room = {
      room: "1",
      game: "happy-graphs",
      title: "",
      options: {},
      seats: seats("Ada", ...names),
      number: null,
    };
    return savedFrom({ player: "Ada", room: { ...room, match: null }, promise: null }, room, "").others;
  };
  assert.deepEqual(kept(null), []);
  assert.deepEqual(kept("Ben", null), ["Ben"]);
  assert.deepEqual(kept("Ben", null, "Cy", "Dot"), ["Ben", "Cy", "Dot"]);
});

test("by a clock those who play together all lose, and of several one is out of a leg", async () => {
  const { timeLimit } = await import("../../client/web/room/match_settings_text.js");
  const clock = { move: 30 };
  const room = { clock, form: "together", options: {}, seats: [1, 2, 3] };
  assert.match(timeLimit(room), /the game ends for all\.$/);
  assert.match(
    timeLimit({ ...room, options: { mode: "puzzle" } }),
    /You share one clock: 30\u00a0s for each card placed/,
  );
  assert.match(timeLimit({ ...room, form: "match", seats: [1, 2] }), /loses the match\.$/);
  assert.match(timeLimit({ ...room, form: "match" }), /can’t guess any more in that leg; the others play on\.$/);
});

test("squares are named as in the terminal, anywhere in a sentence", () => {
  const cases = JSON.parse(readFileSync(new URL("../client/cases/happy_squares.json", import.meta.url), "utf8"));
  for (const { square, name } of cases) assert.equal(inNames(`No card lies on ${square}.`), `No card lies on ${name}.`);
  assert.equal(moveText.hint({ move: "3H@2:1,0", score: 2 }), "3♥ at N50 in group 2, about 2.0 unhappy at the end");
  assert.equal(moveText.hint({ move: "take 1,0", score: 2 }), "take back N50, about 2.0 unhappy at the end");
});

const texts = JSON.parse(readFileSync(new URL("../client/cases/happy_graphs.json", import.meta.url), "utf8"));
const did = {
  does: "play",
  card: null,
  group: 1,
  x: 0,
  y: 0,
  happy: [],
  started: false,
  change: 0,
  drew: false,
  drawn: null,
};
const write = {
  show_move: moveText.showMove,
  played: (changes) => moveText.played("Ben", { ...did, ...changes }, named({ ...did, ...changes })),
  effect: (of) => moveText.effect(...of),
  score_after: (of) => moveText.scoreAfter(...of),
  describe: (card) => moveText.describe(card, "1,0"),
  parts: scoreText.parts,
};
for (const [name, each] of Object.entries(texts))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.equal(write[name](of), text));

test("columns and rows are named at the edges of every group", () => {
  const alone = {
    cards: [{ x: 0, y: 0 }],
    walls: [],
    open: [
      { x: 1, y: 0 },
      { x: 0, y: -1 },
    ],
  };
  const view = {
    variant: "classic",
    groups: [
      { number: 1, ...alone },
      { number: 2, ...alone },
    ],
  };
  const { axes, squares } = layOut(view, null);
  assert.deepEqual(
    axes.filter(({ end }) => !end).map(({ text }) => text),
    ["M", "N", "M", "N"],
  );
  assert.deepEqual(
    axes.filter(({ end }) => end).map(({ text }) => text),
    ["50", "49", "50", "49"],
  );
  const second = squares.get("2:1,0");
  assert.ok(axes.some(({ text, x }) => text === "N" && x === second.x + second.width / 2));
});
