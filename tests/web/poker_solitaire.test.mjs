// Poker Solitaire in the browser: squares and the keys that move among them, the effects of a card, options and records.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./games.mjs";

globalThis.location ??= { search: "", pathname: "/" };
const { isReject, named, next, SQUARES, squareNamed } = await import(
  "../../client/web/games/poker_solitaire/layout.js"
);
const { cardOf, does, inHand, stays, targetsOf, untouched } = await import(
  "../../client/web/games/poker_solitaire/choice.js"
);
const { exact } = await import("../../client/web/text/formats.js");
const moveText = await import("../../client/web/games/poker_solitaire/move_text.js");
const scoreText = await import("../../client/web/games/poker_solitaire/score_text.js");
const { over, overByDone } = (await import("../../client/web/games/poker_solitaire/messages/leg.js")).messages;
const { sentences } = await import("../../client/web/games/poker_solitaire/option_text.js");
const options = await import("../../client/web/games/poker_solitaire/options.js");
const { FAIR } = await import("../../client/web/games/poker_solitaire/record_check.js");
const { GAME } = await import("../../client/web/games/poker_solitaire/game.js");
const { have, inShort, reachedIn, scored } = await import("../../client/web/games/catalog.js");
const { savedFrom } = await import("../../client/web/room/saved_room.js");

const matrix = (owner, cards = {}, more = {}) => ({
  owner,
  touching: "edges",
  movable: false,
  hands: 10,
  scoring: "english",
  cells: SQUARES.map((square) => cards[square] ?? null),
  lines: [],
  score: 0,
  stolen: [],
  full: false,
  ...more,
});
const source = (what, ...targets) => ({ what, targets, changes: [], others: [] });
const view = (more) => ({
  matrices: [matrix(0, { c3: "QH" }), matrix(1, { a1: "2C" })],
  rejects: [
    { name: "p1x1", owner: 0, card: null, stolen: false },
    { name: "cx1", owner: null, card: "9S", stolen: false },
  ],
  deals: [{ owner: null, cards: ["KD"], stock: 40, coming: [] }],
  sources: [],
  moves: [],
  ...more,
});

test("a game of pat hands has no points: it is won or lost wherever a score is written", async () => {
  await have("poker-solitaire");
  const pat = { scoring: "pat", mode: "one-hand" };
  assert.deepEqual([0, 1].map(reachedIn("poker-solitaire", pat)), ["lost", "won"]);
  assert.equal(reachedIn("poker-solitaire", { ...pat, mode: "sum-of-two" })(1), "1 of 2 won");
  assert.equal(reachedIn("poker-solitaire", { scoring: "english" })(1021), "1,021");
  assert.deepEqual([scored("poker-solitaire", pat), scored("poker-solitaire", {})], [false, true]);
  const room = (options) => ({
    room: "KZ74QM2",
    title: "",
    form: "solo",
    game: "poker-solitaire",
    options,
    seats: [],
    match: { form: "solo", game: "poker-solitaire", options, number: 7, legs: [{ score: 0, status: "playing" }] },
  });
  const kept = (options) => savedFrom({ room: room(options), promise: null }, room(options), "");
  assert.deepEqual([kept(pat).score, kept(pat).counted, kept({}).counted], [null, null, "0 points"]);
});

test("leg two of a duel for pat hands is about winning it", async () => {
  const { toWin } = (await import("../../client/web/text/messages/match.js")).messages;
  assert.equal(
    toWin({ won: true, maximizer: null, minimizer: "Ben" }),
    "If you win this leg, it is a draw; otherwise Ben wins.",
  );
  assert.equal(
    toWin({ won: true, maximizer: "Ada", minimizer: null }),
    "If Ada wins this leg, it is a draw; otherwise you win.",
  );
  assert.equal(
    toWin({ won: false, maximizer: "Ada", minimizer: "Ben" }),
    "If Ada wins this leg, Ada wins the match; otherwise it is a draw.",
  );
});

test("squares are named as moves name them, the matrix before them where there are two", () => {
  assert.equal(named({ matrix: 0, index: 0 }, 1), "a1");
  assert.equal(named({ matrix: 1, index: 24 }, 2), "2:e5");
  for (const many of [1, 2])
    for (const [index] of SQUARES.entries())
      assert.deepEqual(squareNamed(named({ matrix: many - 1, index }, many)), { matrix: many - 1, index });
  assert.equal(squareNamed("p1x1"), null);
  assert.deepEqual(["p1x1", "cx5", "c5"].map(isReject), [true, true, false]);
  assert.deepEqual([0, 9, 10, 11].map(scoreText.lineAt), ["row 1", "column e", "diagonal from a1", "diagonal from e1"]);
});

test("arrow keys go from square to square, over the edge into the matrix beside, and stay at the end", () => {
  const go = (from, way, many = 2) => named(next(squareNamed(from), way, many), many);
  assert.equal(go("1:e2", "right"), "2:a2");
  assert.equal(go("2:a2", "left"), "1:e2");
  assert.equal(go("1:c1", "up"), "1:c1");
  assert.equal(go("1:c1", "down"), "1:c2");
  assert.equal(go("e5", "right", 1), "e5");
});

test("the only dealt card is in hand by itself; of several one is picked up, and kept while it is there", () => {
  const one = view({ sources: [source("KD", "1:c2"), source("1:c3", "p1x1")] });
  const several = view({ sources: [source("KD", "1:c2"), source("3S", "1:c2")] });
  assert.equal(inHand(one, null), "KD");
  assert.equal(inHand(one, "1:c3"), "1:c3");
  assert.equal(inHand(one, "1:d4"), "KD");
  assert.equal(inHand(several, null), null);
  assert.equal(inHand(several, "3S"), "3S");
  assert.ok(stays(one, one, "1:c3"));
  const other = view({ ...one, matrices: [matrix(0, { c3: "4H" }), matrix(1)] });
  assert.ok(!stays(one, other, "1:c3"), "another card lies there now");
});

test("what takes a card is told with what that is worth, as far as it is known", () => {
  const seen = view({
    sources: [source("KD", "1:c2", "p1x1")],
    moves: [
      { move: "KD>1:c2", change: 3, other: -1 },
      { move: "K>1:c2", change: 9, other: 0 },
    ],
  });
  assert.deepEqual(
    [...targetsOf(seen, "KD")],
    [
      ["1:c2", { change: 3, other: -1 }],
      ["p1x1", { change: null, other: null }],
    ],
  );
  const unlisted = view({ sources: [{ ...source("1:c3", "1:c2", "p1x1"), changes: [2, -1] }] });
  assert.deepEqual(
    [...targetsOf(unlisted, "1:c3").values()],
    [2, -1].map((change) => ({ change, other: 0 })),
  );
  assert.equal(targetsOf(seen, "QH").size, 0);
  assert.deepEqual(
    ["1:c3", "cx1", "KD", "1:a1"].map((what) => cardOf(seen, what)),
    ["QH", "9S", "KD", null],
  );
});

test("a free square that does not take a card is told with the rule, where the card goes elsewhere in its matrix", () => {
  const seen = view({ sources: [source("KD", "1:c2", "2:a2", "p1x1"), source("1:c3", "p1x1")] });
  const corners = view({ ...seen, matrices: [matrix(0), matrix(1, {}, { touching: "corners" })] });
  assert.equal(untouched(seen, "KD", "1:a1"), "edges");
  assert.equal(untouched(corners, "KD", "2:e5"), "corners");
  assert.equal(untouched(seen, "KD", "1:c3"), null, "it is taken");
  assert.equal(untouched(seen, "1:c3", "1:a1"), null, "cards that stay go to no square");
  assert.equal(untouched(seen, "KD", "p1x1"), null);
});

test("under pat there are no points: rows are counted, and a card is worth nothing by itself", () => {
  const pat = view({ matrices: [matrix(null, {}, { scoring: "pat" })], sources: [source("KD", "a1")] });
  const listed = view({ ...pat, moves: [{ move: "KD>a1", change: 1, other: 0 }] });
  assert.deepEqual([...targetsOf(listed, "KD")], [["a1", { change: null, other: null }]]);
  assert.equal(scoreText.won(1, { scoring: "english", mode: "one-hand" }), null);
  assert.deepEqual(
    [scoreText.won(0, { scoring: "pat", mode: "one-hand" }), scoreText.won(1, { scoring: "pat", mode: "sum-of-two" })],
    ["lost: not all five rows are pat hands", "1 of two matrices won"],
  );
  const rows = (many) => SQUARES.slice(0, 5).map((_, at) => ({ name: "flush", points: at < many ? 1 : 0 }));
  assert.deepEqual(
    [0, 5].map((many) => scoreText.inShort({ scoring: "pat", lines: rows(many), score: 0 })),
    ["0 of 5 pat", "5 of 5 pat"],
  );
});

test("the end of a leg is told with its scores, and with who said Done", () => {
  const players = [
    { name: "you", points: 3 },
    { name: "Cy", points: 12 },
  ];
  assert.equal(over("1 point"), "The game is over: 1 point.");
  assert.equal(
    overByDone({ name: "Cy", result: scoreText.scores(players) }),
    "Cy said Done. The game is over: you 3, Cy 12.",
  );
  assert.equal(overByDone({ name: "you", result: "9 points" }), "You said Done. The game is over: 9 points.");
});

test("what is expected has no sign where it rounds to nothing", () => {
  assert.deepEqual([-2.34, -0.04, 0.5].map(exact), ["−2.3", "0.0", "0.5"]);
});

test("every move is told by what it does", () => {
  const told = (move, seat = 0) => does(view({}), move, seat);
  assert.deepEqual(
    ["KD>1:c2", "KD>2:c2", "KD>p1x1", "1:c3>p1x1", "1:c3>1:c4", "cx1>1:c4", "2:a1>1:c4", "pass", "done"].map((move) =>
      told(move),
    ),
    ["place", "plant", "reject", "discard", "move", "fetch", "steal", "pass", "done"],
  );
  assert.equal(does(view({ matrices: [matrix(null)] }), "KD>c2", 1), "place");
});

test("options are what the server has unless chosen otherwise, and leave out what a mode has no use for", () => {
  const plain = (mode) => options.optionsOf(mode, options.usual()).options;
  assert.deepEqual(plain("alternate"), {
    mode: "alternate",
    touching: "edges",
    movable: false,
    hands: 10,
    scoring: "english",
    points: null,
    dealt: 1,
    rejects: { common: 0, 1: 1, 2: 1 },
    decks: 1,
    stealing: false,
    planting: false,
  });
  const chosen = { ...options.usual(), unequal: true, stealing: true, planting: true };
  chosen.own = [
    { touching: "edges", movable: true, hands: 12, scoring: "user" },
    { touching: "anywhere", movable: true, hands: 10, scoring: "english" },
  ];
  const race = options.optionsOf("race", chosen).options;
  assert.deepEqual(
    [race.touching, race.movable, race.hands, race.scoring],
    [["edges", "anywhere"], true, [12, 10], ["user", "english"]],
  );
  assert.ok(race.stealing && race.planting);
  assert.deepEqual(options.optionsOf("race", options.chosenOf(race)).options, race);
  const duel = options.optionsOf("duel", chosen).options;
  assert.deepEqual([duel.touching, duel.movable, duel.stealing], ["edges", false, false]);
  const set = { ...options.usual(), rejects: { common: 0, first: 1, second: 3 } };
  assert.deepEqual(options.optionsOf("one-hand", set).options, plain("one-hand"));
  assert.equal(plain("one-hand").rejects[2], 1);
  const alone = options.aloneOptions(race);
  assert.deepEqual([alone.mode, alone.touching, alone.stealing], ["one-hand", "edges", false]);
});

test("what does not go together is said in the rule’s words, naming both numbers", () => {
  const wrong = (mode, more) => options.optionsOf(mode, { ...options.usual(), ...more }).wrong;
  const many = { dealt: 3, rejects: { common: 1, first: 1, second: 1 } };
  assert.match(wrong("alternate", many).message, /3 dealt and 3 reject squares are more than five together/);
  assert.equal(wrong("one-hand", many), undefined);
  const own = options.usual().own;
  const pat = [{ ...own[0], scoring: "pat" }, own[1]];
  assert.match(wrong("race", { own: pat, unequal: true }).message, /for both players or for neither/);
  assert.equal(wrong("race", { own: pat }), undefined);
});

test("a room’s own points are read line by line, several names for what they are worth together", () => {
  assert.deepEqual(options.readPoints("flush 13\n one pair + flush: 20, blaze=40").points, {
    flush: 13,
    "flush+one-pair": 20,
    blaze: 40,
  });
  assert.equal(options.readPoints(options.usualPoints()).points, null);
  for (const [text, why] of [
    ["flush", /needs a hand and its points/],
    ["flash 3", /No hand is called “flash”. Choose from five-of-a-kind, /],
    ["flush 1000", /999 points at most/],
  ])
    assert.match(options.readPoints(text).wrong.message, why);
});

test("options are told in sentences, each player’s own by name", () => {
  const race = options.optionsOf("race", { ...options.usual(), decks: 2, unequal: true }).options;
  const told = sentences({ ...race, scoring: ["american", "english"] }, ["Anna", "Ben"]);
  assert.ok(
    told.includes(
      "Anna: a card must touch another’s edge; placed cards stay; rows and columns count; American scoring.",
    ),
  );
  assert.ok(told.includes("1 card dealt at a time, from 2 packs."));
  const unequal = sentences({ ...race, rejects: { common: 1, 1: 1, 2: 0 } }, ["You", "Ben"]);
  assert.ok(unequal.includes("Reject squares: 1 yours, 0 Ben’s, 1 common."));
  assert.ok(told.includes("Reject squares: 1 each."));
});

test("a record follows from its deck: one stock for both, or one for each", () => {
  const deck = ["AS", "2S", "3S", "4S", "5S", "6S"];
  const leg = (moves, left = ["4S", "5S", "6S"], dealt = ["AS"]) => ({
    deck,
    left,
    opening: { dealt },
    moves: moves.map(([seat, move]) => ({ seat, move })),
  });
  const fine = leg([
    [0, "AS>1:c3"],
    [1, "2S>2:c3"],
    [0, "1:c3>p1x1"],
    [0, "3S>1:a1"],
  ]);
  assert.equal(FAIR.firstDifference(deck, fine), null);
  assert.equal(
    FAIR.firstDifference(
      deck,
      leg([
        [0, "AS>1:c3"],
        [1, "3S>2:c3"],
      ]),
    ),
    1,
  );
  assert.equal(FAIR.firstDifference(deck, leg([], [], ["2S"])), 0);
  const same = leg(
    [
      [0, "AS>1:c3"],
      [1, "AS>2:c3"],
      [0, "2S>1:c4"],
    ],
    { 0: ["3S"], 1: ["2S"] },
  );
  assert.equal(FAIR.firstDifference(deck, same), null);
  assert.equal(FAIR.firstDifference(deck, { ...same, left: undefined }), null, "cut short, the record does not tell");
  assert.deepEqual(
    [0, 1, 2, 3].map((ply) => FAIR.told(fine, ply)),
    ["AS", "AS 2S", "AS 2S 3S", "AS 2S 3S"],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((ply) => FAIR.told(same, ply)),
    ["AS", "AS", "AS 2S", null],
  );
  assert.equal(FAIR.sighted({ to_act: [0], turned: ["AS", "2S"] }), "AS 2S");
  assert.equal(FAIR.deck({ decks: 2 }), "poker-solitaire-2");
  assert.deepEqual(["QH>c3", "c3>p1x1", "pass"].map(FAIR.played), ["QH", null, null]);
});

test("a score is made of rows, columns and diagonals, of each matrix", () => {
  const ten = [1, 2, 3, 4, 5, 10, 0, 0, 0, 0];
  assert.deepEqual(scoreText.partRows({ lines: [ten] }), [
    ["rows", 15],
    ["columns", 10],
  ]);
  assert.deepEqual(
    scoreText.partRows({ lines: [[...ten, 7, 1], ten] }).map(([name]) => name),
    ["matrix 1: rows", "matrix 1: columns", "matrix 1: diagonals", "matrix 2: rows", "matrix 2: columns"],
  );
  assert.deepEqual(GAME.words.roles({ mode: "duel" }), ["maximizer", "minimizer"]);
});

test("two matrices have columns, of which the better one may count alone", () => {
  const lines = [
    [1, 2, 3, 4, 5, 10, 0, 0, 0, 0],
    [0, 0, 0, 0, 20, 10, 5, 0, 0, 0, 7, 1],
  ];
  const better = scoreText.partColumns({ lines }, [], { mode: "best-of-two" });
  assert.deepEqual([better.heads, better.counted], [["matrix 1", "matrix 2"], 1]);
  assert.deepEqual(better.rows, [
    { name: "rows", points: [15, 20] },
    { name: "columns", points: [10, 15] },
    { name: "diagonals", points: [null, 8] },
    { name: "sum", points: [25, 43] },
  ]);
  const two = scoreText.partColumns({ lines }, ["Ada", "Ben"], { mode: "alternate" });
  assert.deepEqual([two.heads, two.counted], [["Ada", "Ben"], null]);
  assert.equal(scoreText.partColumns({ lines: lines.slice(1) }, [], {}), null);
});

test("one matrix is spoken of as one", () => {
  const { picture, computers } = GAME.words;
  assert.deepEqual([{}, { mode: "duel" }, { mode: "race" }].map(picture), ["The matrix", "The matrix", "The matrices"]);
  assert.deepEqual(
    ["one-hand", "best-of-two"].map((mode) => computers({ mode })),
    ["The computer’s matrix", "The computer’s matrices"],
  );
});

test("a race is not explained by the legs of a duel", async () => {
  await have("poker-solitaire");
  const said = (mode) => inShort({ form: "match", game: "poker-solitaire", options: { mode } });
  for (const mode of ["race", "race-both", "alternate"]) assert.match(said(mode), /The higher score wins\.$/);
  assert.match(said("duel"), /has two legs/);
});

test("places are named as at the edges of their matrix, and whose they are unless the mover's own", () => {
  const names = ["Ann", "you"];
  const told = (texts, ...more) => texts.map((text) => moveText.inNames(text, ...more));
  assert.deepEqual(told(["c3", "2:c3", "p1x1", "cx1"], 0, ["Ann"]), ["c3", "c3 in matrix 2", "x1", "common x1"]);
  assert.deepEqual(told(["1:c3", "2:c3", "p1x1", "p2x1"], 1, names), ["Ann’s c3", "c3", "Ann’s x1", "x1"]);
  assert.deepEqual(told(["2:c3"], 0, names), ["your c3"]);
  assert.equal(moveText.effect("steal", "QH", "1:c3>2:d4", 1, names), "Q♥ stolen from Ann’s c3 to d4");
  const played = { does: "place", card: "QH", move: "QH>2:c3", changes: [0, 5], seat: 1 };
  assert.equal(moveText.played("you", played, names), "you: Q♥ to c3 (+5)");
  const refused = "A card on 1:c3 would touch no other.";
  assert.equal(moveText.inNames(refused, 0, names), "A card on c3 would touch no other.");
});

test("a move that was taken back names the player whose matrix it was made in", async () => {
  const { event } = await import("../../client/web/replay/replay_sentences.js");
  const moves = [
    { seat: 1, move: "2:a1" },
    { seat: 0, move: "2:c3" },
  ];
  const told = event({ kind: "takeback", ply: 0, seat: 1, moves }, ["Ann", "Ben"], false, moveText.inNames);
  assert.equal(told, "Ben takes back a1 and Ben’s c3");
});

const texts = JSON.parse(readFileSync(new URL("../client/cases/poker_solitaire.json", import.meta.url), "utf8"));
const usual = {
  mode: "one-hand",
  touching: "edges",
  movable: false,
  hands: 10,
  scoring: "english",
  points: null,
  dealt: 1,
  rejects: { common: 0, 1: 1, 2: 1 },
  decks: 1,
  stealing: false,
  planting: false,
};
const write = {
  show_move: (of) => moveText.showMove(...of),
  played: (did) => moveText.played("Ben", { ...did, seat: 1 }, ["Ann", "Ben"]),
  line: scoreText.line,
  line_at: scoreText.lineAt,
  won: (of) => scoreText.won(...of),
  outcome: (of) => scoreText.outcome(...of),
  sentences: ([options, names]) => sentences({ ...usual, ...options }, names).join(" "),
};
for (const [name, each] of Object.entries(texts))
  for (const [of, text] of each) test(`${name} ${JSON.stringify(of)}`, () => assert.equal(write[name](of), text));
