// The browser's trees of The Patriarch: read, write, grade and assemble them, and check a record against them.

import assert from "node:assert/strict";
import test from "node:test";
import "./games.mjs";

globalThis.location ??= { search: "", pathname: "/" };
const trees = await import("../../client/web/games/patriarch/trees.js");
const draft = await import("../../client/web/games/patriarch/draft.js");
const shelf = await import("../../client/web/games/patriarch/drafts.js");
const { layOut, stepped } = await import("../../client/web/games/patriarch/layout.js");
const { FAIR } = await import("../../client/web/games/patriarch/record_check.js");
const { graded } = await import("../../client/web/games/patriarch/scene.js");
const { beat, decided } = await import("../../client/web/games/patriarch/guess_text.js");
const { ownerWatches } = (await import("../../client/web/games/patriarch/messages/leg.js")).messages;
const around = await import("../../client/web/games/patriarch/match.js");
const { again } = await import("../../client/web/games/catalog.js");
const { wantsRematch } = (await import("../../client/web/text/messages/result.js")).messages;
const { given } = await import("../../client/web/protocol/deals.js");

const { FAMILIES, read, written, wrong, grade, every } = trees;
const puts = (family, ...steps) =>
  steps.reduce((made, [card, where]) => draft.put(made, card, where), draft.empty(FAMILIES[family]));
const spells = (family, cards) =>
  [...cards].reduce((made, card) => draft.put(made, card, made.at || draft.TOP), draft.empty(FAMILIES[family]));

test("a tree is read in any order and written in one; what is none is refused with the reason", () => {
  assert.equal(written(read(" 3( a(5)4(2) )")), "3(4(2) A(5))");
  for (const [text, why] of [
    ["3(4(2) A(4))", /4 is in the tree twice/],
    ["3(4(2) A(5)", /not closed/],
    ["(3)", /can’t be there/],
    ["", /no card/],
  ])
    assert.throws(() => read(text), why);
  for (const [text, family, why] of [
    ["3(4(2) A(6))", "patriarch", /6 is not in this family/],
    ["3(4(2) A)", "patriarch", /5 is missing/],
    ["3(4 2) A(5)", "matriarch", /not 2: 3 and A/],
    ["3(4(2 5) A)", "patriarch", /has the shape/],
    ["3(4(2(5(A))))", "matriarch", /at most 3 generations here; this one has 5/],
  ])
    assert.match(wrong(read(text), FAMILIES[family]), why);
  assert.equal(wrong(read("3(4(2) A(5))"), FAMILIES.patriarch), null);
});

test("every family has as many trees as the rules say, and a number gives the tree it gives everywhere", async () => {
  const counts = Object.values(FAMILIES).map((family) => every(family).length);
  assert.deepEqual(counts, [60, 2520, 205, 46249]);
  assert.deepEqual(await given(FAIR, { variant: "patriarch", tree: "number" }, 2, 5), ["S", "2(3(A) 4(5))"]);
  assert.deepEqual(await given(FAIR, { variant: "patriarch", tree: "owner" }, 2, 5), []);
});

test("a guess is graded as in the rules' example", () => {
  assert.deepEqual(grade("2(3(4) A(5))", "3(4(2) A(5))"), { red: 1, black: 1, down: 1 });
  assert.deepEqual(grade("3(4(2) A(5))", "3(A(5) 4(2))"), { red: 5, black: 0, down: 0 });
});

test("what leg two is about follows the guesses that were wrong", () => {
  const told = [1, 2, 3].map((wrongOnes) => beat(3, wrongOnes, 4, false, "Ben"));
  assert.deepEqual(told, ["Ben wins with fewer than 3", "if found now, a draw", "Ben can no longer win or draw"]);
  assert.equal(beat(5, 3, 4, false, "Ben"), "finding it wins", "where leg one found nothing");
  assert.deepEqual(
    [2, 3, 4].map((score) => decided(score, 3, "you", "Ben")),
    ["you win", "a draw", "Ben wins"],
  );
});

test("a guess on a board of a mirror match is not said to be graded at once", () => {
  assert.match(ownerWatches(false), /Each guess is graded at once\.$/);
  assert.match(ownerWatches(true), /graded after the guess on the other board\.$/);
});

test("ranks fill the places of a fixed shape in order, and the last card goes to the last place by itself", () => {
  const made = spells("patriarch", "342A");
  assert.equal(draft.treeOf(made), "3(4(2) A(5))");
  const swapped = draft.put(made, "3", "1");
  assert.equal(draft.treeOf(swapped), "4(3(2) A(5))");
  const without = draft.put(swapped, "2", draft.TRAY);
  assert.deepEqual([draft.treeOf(without), draft.missing(without)], [null, ["2"]]);
  assert.equal(draft.textOf(without), "4(3(·) A(5))");
  assert.equal(draft.treeOf(draft.put(without, "2", without.at)), "4(3(2) A(5))");
});

test("cards hang under cards of a free shape, with all below them; what cannot be is refused at once", () => {
  const made = puts("matriarch", ["3", "top"], ["4", "3"], ["2", "4"], ["A", "3"], ["5", "A"]);
  assert.equal(draft.treeOf(made), "3(4(2) A(5))");
  assert.equal(draft.treeOf(draft.put(made, "5", "3")), "3(4(2) 5 A)");
  const refused = [
    [draft.put(made, "4", "A"), /at most 3 generations/],
    [draft.put(made, "4", "2"), /2 is below 4/],
    [draft.put(made, "3", "5"), /3 is the top card/],
    [draft.put(made, "6", "3"), /6 is not in this family/],
    [draft.put(puts("matriarch", ["3", "top"], ["4", "3"], ["2", "4"]), "A", "top"), /can’t go above 3/],
  ];
  for (const [to, why] of refused) assert.match(to.said, why);
  assert.deepEqual(refused[0][0].parents, made.parents);
  assert.equal(draft.treeOf(draft.put(made, "2", "top")), "2(4(3) A(5))");
  assert.equal(draft.textOf(draft.put(made, "4", draft.TRAY)), "3(A(5))");
  assert.equal(draft.textOf(draft.put(puts("matriarch", ["3", "top"]), "4", "top")), "4(3)");
});

test("of the cards without a place another one is taken up by a click; one that has a place is put among them", () => {
  const made = puts("matriarch", ["3", draft.TOP], ["4", "3"]);
  const clicks = [
    ["5", draft.TRAY, "A"],
    ["5", draft.TRAY, "5"],
    ["5", draft.TRAY, ""],
    ["5", "3", "3"],
    ["4", draft.TRAY, "A"],
    [null, draft.TRAY, "A"],
  ];
  const taken = clicks.map(([held, where, card]) => draft.switches(made, held, where, card));
  assert.deepEqual(taken, [true, false, false, false, false, false]);
});

test("a tree is typed as its notation, by keys or as a text", () => {
  let made = spells("matriarch", "34");
  made = draft.put(draft.climb(made, "("), "2", "4");
  made = draft.put(draft.climb(made, ")"), "A", "3");
  assert.equal(draft.textOf(made), "3(4(2) A)");
  assert.equal(draft.textOf(draft.erase(made)), "3(4(2))");
  assert.equal(draft.treeOf(draft.typed(made, "3(a(5)4(2))")), "3(4(2) A(5))");
  assert.equal(draft.treeOf(draft.typed(made, "3(1(5)4(2))")), "3(4(2) A(5))");
  const bad = draft.typed(made, "3(4(2)");
  assert.deepEqual([/not closed/.test(bad.said), draft.textOf(bad)], [true, "3(4(2) A)"]);
  assert.match(draft.typed(draft.empty(FAMILIES.patriarch), "3(4 2 A 5)").said, /shape/);
  assert.match(draft.typed(spells("patriarch", "34"), "3(4(2) ·(5))").said, /marked · are empty/);
});

test("what was composed is there again later, and nothing is made of what is none", () => {
  for (const made of [spells("patriarch", "34"), spells("advanced-matriarch", "345")]) {
    const again = draft.recalled(draft.empty(made.family), draft.noted(made));
    assert.equal(draft.textOf(again), draft.textOf(made));
  }
  for (const text of ["", "[]", "{}", '[["9"],[]]', draft.noted(spells("matriarch", "34"))])
    assert.equal(draft.textOf(draft.recalled(draft.empty(FAMILIES.patriarch), text)), "");
});

test("parents stand over their children, no card over another, and arrows go to the nearest", () => {
  const nodes = draft.nodes(draft.draftOf(FAMILIES["advanced-matriarch"], "3(4(2 6) A(5(7)))"));
  const { spots, columns, rows } = layOut(nodes);
  assert.deepEqual([columns, rows], [3, 4]);
  assert.equal(new Set([...spots.values()].map(({ column, row }) => `${column},${row}`)).size, 7);
  assert.deepEqual(spots.get("4"), { column: 0.5, row: 1 });
  const went = ["3"];
  for (const way of ["Down", "Down", "Right", "Up", "Up"]) went.push(stepped(spots, went.at(-1), `Arrow${way}`));
  assert.deepEqual(went, ["3", "4", "2", "6", "4", "3"]);
});

test("a record with a grade that is not right, or another tree, does not follow from its number", () => {
  const move = (text, grade) => ({ move: text, ...(grade ? { grade } : {}) });
  const leg = (moves, opening = { suit: "S", tree: "2(3(A) 4(5))" }) => ({ opening, moves });
  const right = move("guess 2(3(A) 4(5))", { red: 5, black: 0, down: 0 });
  const deck = ["S", "2(3(A) 4(5))"];
  assert.equal(FAIR.firstDifference(deck, leg([right])), null);
  assert.equal(FAIR.firstDifference(deck, leg([right], { suit: "H", tree: "2(3(A) 4(5))" })), 0);
  assert.equal(
    FAIR.firstDifference([], leg([move("tree S 2(3(A) 4(5))"), { ...right, grade: { red: 4, black: 0, down: 0 } }])),
    1,
  );
  const queued = [
    move("guess 2(3(A) 5(4))"),
    move("guess 2(3(A) 4(5))"),
    move("grade", grade("2(3(A) 5(4))", deck[1])),
  ];
  assert.equal(FAIR.firstDifference(deck, leg(queued)), null);
});

test("a leg whose tree was not found has as many graded guesses as were made, though it counts one more", () => {
  const guesses = [false, false, true].map((waiting, at) => ({
    number: at + 1,
    waiting,
    tree: null,
    grade: null,
    left: null,
  }));
  assert.equal(graded({ score: 3, rows: [{ seat: 1, guesses }] }), 2);
});

test("of a number that settles nothing nothing is said, and of many guessers whether all are here", async () => {
  const { have, numbered } = await import("../../client/web/games/catalog.js");
  const { settingsSentence } = await import("../../client/web/room/match_settings_text.js");
  const { others } = await import("../../client/web/games/patriarch/guess_text.js");
  await have("patriarch");
  const room = (tree) => ({
    game: "patriarch",
    options: { tree },
    form: "match",
    number: null,
    role: "owner",
    clock: null,
    spectators: false,
  });
  assert.deepEqual(
    ["number", "owner", "open"].map((tree) => numbered(room(tree))),
    [true, false, false],
  );
  assert.equal(settingsSentence(room("owner")), "You own the tree first; no spectators.");
  assert.equal(
    settingsSentence(room("number")),
    "The number is random and hidden; you own the tree first; no spectators.",
  );
  const [here, away] = [
    { here: true, computer: null },
    { here: false, computer: null },
  ];
  assert.equal(others([here, here, { here: false, computer: "easy" }]), "3 guess, all here");
  assert.equal(others([here, away]), "2 guess, 1 of them away");
});

test("what is put together on each board of a mirror match stays while the other is looked at, and on a page loaded anew", () => {
  const family = FAMILIES.patriarch;
  const [own, other] = [spells("patriarch", "34"), spells("patriarch", "2A")];
  shelf.note("M.1 1", "D", own);
  shelf.putAway("M.1 1", { draft: own, before: [draft.empty(family)], typed: "3(", suit: "D" });
  shelf.note("M.2 1", "S", other);
  const back = shelf.takeOut("M.1 1", family, "S");
  assert.deepEqual(
    [draft.textOf(back.draft), back.before.length, back.typed, back.suit],
    ["3(4(·) ·(·))", 1, "3(", "D"],
  );
  shelf.forget();
  const anew = ["M.1 1", "M.2 1", "M.3 1"].map((key) => shelf.takeOut(key, family, "S"));
  assert.deepEqual(
    anew.map(({ draft: made, suit }) => [draft.textOf(made), suit]),
    [
      ["3(4(·) ·(·))", "D"],
      ["2(A(·) ·(·))", "S"],
      ["", "S"],
    ],
  );
  for (const at of [4, 5, 6]) shelf.note(`M.${at} 1`, "S", other);
  assert.equal(draft.textOf(shelf.takeOut("M.1 1", family, "S").draft), ""); // too long ago
});

test("once a match is over each leg's tree is told, and who didn’t find it is not said to have needed guesses", () => {
  const leg = (number, roles, parts, score) => ({ leg: number, status: "over", roles, parts, score });
  const legs = [
    leg(1, ["owner", "guesser"], { guesses: { 1: 4 }, found_by: null }, 5),
    leg(2, ["guesser", "owner"], { guesses: { 0: 2 }, found_by: 0 }, 2),
  ];
  const match = { match: 1, id: "M1", legs, result: { winners: [0], scores: [2, 5], why: "score" } };
  const seats = ["Ada", "Ben"].map((name, seat) => ({ seat, name, player: name, computer: null }));
  const room = { seats, options: { guesses: 4 }, match };
  const record = { legs: ["3(4(2) A(5))", "2(3(4) A(5))"].map((tree) => ({ opening: { tree } })) };
  const model = { room, player: "Ada", checked: { match: "M1", record }, seats: [] };
  assert.equal(around.outcome(model, match), "You win. Guesses needed: Ada 2, Ben didn’t find it.");
  const neither = { ...match, result: { winners: [], scores: [5, 5], why: "score" } };
  assert.equal(around.outcome(model, neither), "A draw: nobody found the tree.");
  const told = (from) => around.table(from, match).rows.find(({ name }) => name === "the tree").cells;
  assert.deepEqual(told(model), ["3(4(2) A(5))", "2(3(4) A(5))"]);
  const without = (tree, view) => ({ ...model, checked: null, room: { ...room, options: { tree, guesses: 4 }, view } });
  assert.deepEqual(told(without("owner", undefined)), ["–", "–"]);
  assert.deepEqual(told(without("owner", { tree: "2(3(4) A(5))" })), ["–", "2(3(4) A(5))"]);
  assert.deepEqual(told(without("number", { tree: "2(3(4) A(5))" })), ["2(3(4) A(5))", "2(3(4) A(5))"]);
  const boards = { game: "mirror", boards: [{ tree: "3(4(2) A(5))" }, { tree: null }] };
  assert.deepEqual(told(without("owner", boards)), ["3(4(2) A(5))", "–"]);
});

test("another match is one wish where a number has shown what was to be found", async () => {
  const { have } = await import("../../client/web/games/catalog.js");
  await have("patriarch");
  await have("family-tree");
  const played = ["patriarch", "family-tree"].map((game) => again({ game, tournament: null }));
  assert.deepEqual([...played, again({ game: "patriarch", tournament: {} })], [false, true, true]);
  assert.equal(wantsRematch({ name: "Ben", what: "any", accept: null }), "Ben wants a rematch.");
});
