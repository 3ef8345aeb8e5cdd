import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as cards from "../../client/web/text/cards.js";
import { erased, placesOf, placeTyped, typedWith } from "../../client/web/games/family_tree/choice.js";
import { layOut } from "../../client/web/games/family_tree/layout.js";
import { DUE, explain } from "../../client/web/games/family_tree/lessons.js";
import { heardNews, says } from "../../client/web/games/family_tree/footer.js";
import { beatInFull, beatInShort, readScene } from "../../client/web/games/family_tree/scene.js";
import * as familyText from "../../client/web/games/family_tree/family_text.js";
import { messages as legText } from "../../client/web/games/family_tree/messages/leg.js";
import { news } from "../../client/web/games/family_tree/move_text.js";
import { messages as gameText } from "../../client/web/text/messages/game.js";
import { NOTHING } from "../../client/web/room/model.js";

const cases = JSON.parse(readFileSync(new URL("../client/cases/families.json", import.meta.url), "utf8"));
const views = new Map(cases.map(({ view }) => [view.current?.[0] ?? "over", view]));

for (const [typed, card] of [
  ["10♦", "TD"],
  ["td", "TD"],
  [" x1 ", "X1"],
  ["Qh", "QH"],
  ["2♠", "2S"],
  ["1d", null],
  ["Joker", "X1"],
  ["joker 2", "X2"],
  ["x3", null],
  ["", null],
])
  test(`'${typed}' is ${card ?? "no card"}`, () => assert.equal(cards.parseCard(typed), card));

test("what a first game explains says no word twice in a row, and tells that a click alone plays nothing", () => {
  for (const { view } of cases)
    for (const lesson of Object.keys(DUE).filter((each) => DUE[each](view)))
      assert.doesNotMatch(explain(lesson, view), /\b(\w+) \1\b/, lesson);
  assert.match(explain("welcome", views.get("J")), /and again to play/);
});

test("cards are written and said as people do", () => {
  assert.equal(cards.showCards(["TD", "X1", "AS"]), "10♦ Joker A♠");
  assert.equal(cards.sayCard("QH"), "queen of hearts");
  assert.equal(
    cards.inSigns("8D is covered by TS: cards in sight; KZ7-4QM2."),
    "8♦ is covered by 10♠: cards in sight; KZ7-4QM2.",
  );
  assert.equal(cards.spoken("10♦ marries Joker 2, −20"), "10 of diamonds marries joker 2, minus 20");
  assert.deepEqual(
    cards.parts("Joker 2♥ Joker 2").flatMap(({ card }) => card ?? []),
    ["X1", "2H", "X2"],
    "a 2 after a joker is a card of its own",
  );
  assert.deepEqual(cards.parts("play 7♣"), [
    { text: "play ", card: null },
    { text: "7♣", card: "7C" },
  ]);
});

test("a card is typed and erased character by character", () => {
  assert.equal(typedWith(null, "f"), null);
  assert.equal(typedWith(null, "1"), "1");
  assert.equal(typedWith("1", "0"), "10");
  assert.equal(typedWith("10", "z"), null);
  assert.equal(erased("10"), "1");
  assert.equal(erased("1"), null);
});

/** A model of a game alone with a view. */
function model(view, more = {}) {
  const playing = view.current !== null;
  const legs = [
    { leg: 1, ply: view.ply, roles: view.roles, status: playing ? "playing" : "over", score: view.score, parts: null },
  ];
  const match = {
    match: 1,
    id: "m",
    number: 7,
    known: true,
    computers: [null],
    legs,
    commitment: null,
    result: playing ? null : { winners: [0], scores: [0], why: "score" },
  };
  const room = {
    room: "KZ74QM2",
    form: "solo",
    view,
    match,
    next: null,
    happenings: [],
    hints: true,
    seats: [{ seat: 0, player: "ANN", name: "Ann", computer: null }],
  };
  return { ...NOTHING, player: "ANN", room, inside: true, here: [0], ...more };
}

const about = { place: null, typed: null, asked: null, child: null, message: null };
const place = (view) => placesOf(view, layOut(view.families))[0];

for (const [rank, first] of [
  ["J", /kills .*/],
  ["A", /divorces .* and .*, and covers .*: no more children/],
  ["2", /joins .* and .*, who may then have up to five children/],
  ["9", /(marries|becomes the)/],
  ["Q", /(marries|becomes the)/],
  ["X", /(marries|becomes the)/],
])
  test(`what ${rank} does at a place is said, and what it is worth`, () => {
    const view = views.get(rank);
    const said = says(readScene(model(view)), { ...about, place: place(view) });
    assert.match(said.first, first);
    assert.match(said.second, /score/);
    assert.equal(said.play, place(view).card);
  });

test("what is typed is shown, and what it would do", () => {
  const view = views.get("9");
  const scene = readScene(model(view));
  const places = placesOf(view, layOut(view.families));
  const typed = cards.showCard(places[0].card);
  const said = says(scene, { ...about, place: placeTyped(places, typed), typed });
  assert.ok(said.first.startsWith(`Play ${cards.showCard(view.current)} on: ${typed}▌  `), said.first);
  assert.equal(says(scene, { ...about, typed: "7" }).second, legText.typeACard());
  assert.equal(says(scene, { ...about, typed: cards.showCard(view.current) }).why, view.current);
});

test("a card that takes nothing says so, and can be asked about", () => {
  const view = views.get("2");
  const covered = view.families.find(
    (family) => !view.moves.some((move) => [family.member, family.spouse].includes(move.target)),
  );
  const said = says(readScene(model(view)), { ...about, asked: covered.member });
  assert.match(said.first, /you can’t play/);
  assert.equal(said.why, covered.member);
});

test("one partner takes no jack, a child is told of as dead or divorced, as in the terminal", () => {
  const family = { member: "6S", member_cover: "JS", spouse: "TD", spouse_cover: "AC", extended: null, children: [] };
  assert.equal(familyText.takesNothing("JC", family, "6S"), "6♠: you can’t play J♣ here.");
  assert.equal(familyText.takesNothing("KS", family, "6S"), "6♠ and 10♦: you can’t play K♠ here.");
  assert.equal(familyText.child(1, family, 0), "6♠, the first child, dead, divorced from 10♦");
  assert.equal(familyText.state(family), "divorced, 6♠ is dead");
});

test("alone the cards that went to the bottom are told beside the current card, and nothing that one knows", () => {
  const view = views.get("9");
  const told = (skipped) => says(readScene(model({ ...view, played: { ...view.played, skipped } })), about).news;
  assert.equal(told([]), "");
  assert.equal(told(["AH", "JC"]), "no place for A♥ J♣");
});

test("a refusal stands in place of what a move is worth", () => {
  const said = says(readScene(model(views.get("9"))), { ...about, message: "No." });
  assert.deepEqual([said.second, said.bad], ["No.", true]);
});

test("a notice stands in place of whose turn it is, and is no refusal", () => {
  const said = says(readScene(model(views.get("9"))), { ...about, notice: "Ben is waited for." });
  assert.deepEqual([said.first, said.second, said.bad], ["Ben is waited for.", "", false]);
});

test("a leg that is over tells its score and what was never played", () => {
  const scene = readScene(model(views.get("over")));
  const said = says(scene, about);
  assert.equal(said.first, `The game is over: ${gameText.points(scene.view.score)}.`);
  assert.ok(said.over && !scene.myTurn);
  assert.match(heardNews(scene), /The game is over/);
});

test("a screen reader hears the number of cards that went to the bottom, and their names if they are few", () => {
  const scene = readScene(model(views.get("over")));
  const heard = (/** @type {string[]} */ skipped) => heardNews({ ...scene, news: [{ what: "Q♠ on 7♦", skipped }] });
  assert.ok(heard(["2C", "3C"]).startsWith("Q♠ on 7♦; no place for 2♣ 3♣. "));
  assert.ok(heard(Array(48).fill("2C")).startsWith("Q♠ on 7♦; no place for 48 cards. "));
});

test("a hint is told with what it expects, and held against the choice", () => {
  const view = views.get("9");
  const [one, other] = view.moves;
  const hint = {
    type: "hint",
    id: "h",
    match: 1,
    leg: 1,
    ply: view.ply,
    choices: [
      { move: one.move, score: 210.4 },
      { move: other.move, score: 99.6 },
    ],
  };
  const scene = readScene(model(view, { hint }));
  assert.match(says(scene, about).hint, /^Hint: 9. on .*, final score about 210$/);
  const at = (move) => ({ ...place(view), move, card: move.target });
  assert.match(says(scene, { ...about, place: at(one) }).hint, /your choice too$/);
  assert.match(says(scene, { ...about, place: at(other) }).hint, /; yours: about 100$/);
});

const KNOWN = { computer: 310, par: 400, working: false, standings: [{ role: "player", own: 320 }] };

for (const [what, known, view, short, full] of [
  ["nothing known", null, "9", null, null],
  [
    "worked out",
    { ...KNOWN, computer: null, working: true, standings: [] },
    "9",
    "computer’s score …",
    "Working out the computer’s score …",
  ],
  ["the better of two", KNOWN, "9", "beat 320", "The computer reached 310 on this number. Your best is 320."],
  [
    "par once it is over",
    KNOWN,
    "over",
    "beat 320",
    "The computer reached 310 on this number. Your best is 320. Par is 400: the best found by a search that knows the deck.",
  ],
])
  test(`what there is to beat, alone: ${what}`, () => {
    const scene = readScene(model(views.get(view), { about: known }));
    assert.equal(beatInShort(scene), short);
    assert.equal(beatInFull(scene), full);
  });

test("in leg two of a duel each is told what leg one asks of them", () => {
  const view = { ...views.get("9"), roles: ["minimizer", "maximizer"], to_act: [1] };
  const base = model(view);
  const legs = [
    { ...base.room.match.legs[0], status: "over", score: 130 },
    { ...base.room.match.legs[0], leg: 2 },
  ];
  const seats = [...base.room.seats, { seat: 1, player: "BEN", name: "Ben", computer: null }];
  const room = {
    ...base.room,
    form: "match",
    seats,
    match: { ...base.room.match, number: null, commitment: "9f31aa", legs, computers: [null, null] },
  };
  const scene = readScene({ ...base, room, here: [0], link: { type: "connected" } });
  assert.equal(beatInShort(scene), "keep under 130");
  assert.equal(beatInFull(scene), "You reached 130. Keep Ben under that to win; equal is a draw.");
  assert.equal(beatInShort(readScene({ ...base, room, player: "BEN" })), "beat 130");
  assert.equal(beatInShort(readScene({ ...base, room, player: "CY" })), "Ben must beat 130");
  assert.deepEqual(
    [scene.number, scene.myTurn, scene.players[1].here],
    ["number hidden ✓ fingerprint 9f31…", false, false],
  );
  const lost = { type: "lost", failure: { kind: "dropped", detail: "", rejection: null }, retry_in: 1 };
  for (const unknown of [{ link: lost }, { late: true }])
    assert.equal(
      readScene({ ...base, room, here: [0], link: { type: "connected" }, ...unknown }).players[1].here,
      null,
    );
  assert.equal(says(scene, about).news, news(scene.news[0].what, scene.news[0].skipped));
  const over = readScene({ ...base, room: { ...room, view: { ...view, current: null, to_act: [], score: 120 } } });
  assert.deepEqual([beatInShort(over), beatInFull(over)], ["you win", "Leg 1 came to 130, leg 2 to 120: you win."]);
  assert.match(says(scene, about).first, /^Ben’s turn: 9. can go to \d+ places?$/);
});

test("no leg, no scene", () => assert.equal(readScene(NOTHING), null));

test("every family of every tree is heard by the names of its cards", () => {
  for (const { view } of cases)
    for (const family of view.families) {
      const heard = familyText.familyHeard(family, family.children.length);
      assert.ok(heard.startsWith(cards.sayCard(family.member)), heard);
      assert.doesNotMatch(heard, /[♣♦♥♠]|undefined|null/);
      assert.equal(heard.includes("divorced"), family.spouse_cover?.[0] === "A");
      assert.ok(familyText.state(family).length > 3);
    }
});
