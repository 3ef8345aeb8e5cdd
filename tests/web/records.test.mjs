// Records in the browser: reading them, checking them against recomputed values, and putting their legs side by side.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { zstdCompressSync } from "node:zlib";
import { fits } from "../../client/web/lobby/requests.js";
import { byComputer } from "../../client/web/replay/computer_moves.js";
import { refusalOfAnyGame } from "../../client/web/text/rejection_text.js";
import { digestOf, firstDifference } from "../../client/web/replay/record_check.js";
import { inert, parse } from "../../client/web/text/safe_text.js";
import { outlined } from "../../client/web/replay/server_replay.js";
import { MOST_BYTES, NoRecord, read, textOf } from "../../client/web/replay/record_files.js";
import * as replays from "../../client/web/replay/match.js";
import "./games.mjs";
const { messages: recordsText } = await import("../../client/web/text/messages/records.js");
const sentences = await import("../../client/web/replay/replay_sentences.js");

const text = readFileSync(new URL("./eventful.json", import.meta.url), "utf8");
const record = () => JSON.parse(text);

/** The first pages of a server that finds a record's moves and scores correct. */
function told({ legs }) {
  return legs.map((leg, at) => ({
    type: "replay",
    id: "r",
    leg: at + 1,
    sights: [],
    plies: leg.moves.length,
    refused: null,
    outline: { scores: [leg.opening.score, ...leg.moves.map(({ score }) => score)], over: leg.result !== null },
  }));
}

const replay = (document = record()) => ({
  record: document,
  difference: null,
  legs: told(document).map((page, at) => outlined(document.legs[at], page)),
});

test("a record that is as it should be has no difference, and the digest that the server gave it", async () => {
  const { digest, ...rest } = record();
  assert.equal(digestOf(rest), digest);
  assert.equal(await firstDifference(record(), told(record())), null);
});

const SHAPES = {
  "a tree in place of a deck": ({ legs }) => {
    for (const leg of legs) leg.deck = null;
  },
  "each seat's own score": ({ legs }) => {
    for (const leg of legs) for (const move of leg.moves) move.score = { 0: move.score, 1: 0 };
    legs[0].result.score = { 0: 10, 1: 20 };
  },
  "each seat's own cards left": ({ legs }) => {
    legs[0].left = { 0: ["KS"], 1: [] };
  },
  "both legs at once": (document) => {
    document.form = "mirror";
  },
  "a race, each at their own table": (document) => {
    document.form = "race";
    for (const [at, leg] of document.legs.entries()) leg.roles = { [at]: "player" };
  },
};
for (const [name, change] of Object.entries(SHAPES))
  test(`a record is read that has ${name}`, () => {
    const document = record();
    change(document);
    assert.deepEqual(read(JSON.stringify(document)), [document]);
  });

const DIFFERENT = {
  "another score": [(document) => (document.legs[0].moves[4].score += 10), /leg 1, move 5: the score is/],
  "another deck": [(document) => document.legs[1].deck.reverse(), /the deck of leg 2/],
  "another number": [(document) => (document.legs[1].number = 4), /leg 2 has another number/],
  "a commitment not kept": [
    (document) => (document.legs[0].commitment = { sha256: "0".repeat(64), salt: "0".repeat(32) }),
    /do not give the commitment/,
  ],
  "another name": [(document) => (document.seats[0].name = "Eve"), /digest/],
  "cards out of order": [
    (document) => (document.legs[0].moves[6].skipped = ["KS"]),
    /leg 1, move 7: the cards are not in the deck’s order/,
  ],
  "another final score": [(document) => (document.legs[0].result.score = 7), /the final score is 7/],
};

for (const [what, [change, words]] of Object.entries(DIFFERENT)) {
  test(`a record with ${what} is told as different`, async () => {
    const document = record();
    const before = told(document);
    change(document);
    assert.match((await firstDifference(document, before)) ?? "", words);
  });
}

test("a move that the server refused is told with its rule", async () => {
  const before = told(record());
  before[0].outline.scores.length = 4;
  before[0].refused = { code: "illegal", reason: "new_to_this_page", data: {}, message: "The 2 is there already." };
  assert.match(
    (await firstDifference(record(), before, refusalOfAnyGame)) ?? "",
    /leg 1, move 4: .* is not allowed\. The 2 is there already\./,
  );
});

test("scores by seat are those that the rules give, or their sum where the other has but one", async () => {
  const apart = record();
  const [move] = apart.legs[0].moves;
  const before = told(apart);
  before[0].outline.scores[1] = [move.score - 1, 1];
  assert.equal(await firstDifference(apart, before), null);
  move.score = { 0: move.score, 1: 0 };
  const [given] = Object.values(move.score);
  assert.match(
    await firstDifference(apart, before),
    new RegExp(`the score is ${given}, 0, the rules give ${given - 1}, 1`),
  );
});

test("a leg told as over that goes on is different", async () => {
  const before = told(record());
  before[0].outline.over = false;
  assert.match((await firstDifference(record(), before)) ?? "", /another card could be played/);
});

test("records are read from one line, from many, and from one that stands on many", () => {
  assert.equal(read(text).length, 1);
  assert.equal(read(`${text}\n${text}`).length, 2);
  assert.deepEqual(read(JSON.stringify(record(), null, 2)), [record()]);
  assert.deepEqual(read(JSON.stringify([record(), record()], null, 2)), [record(), record()]);
  assert.equal(read(`\n${text}\r\n\n[${text.trim()}]`).length, 2);
});

test("a packed file is unpacked, and one that is damaged or far too long is refused", async () => {
  const packed = zstdCompressSync(text);
  for (const bytes of [text, `\ufeff${text}`, packed]) {
    assert.deepEqual(read(await textOf(new Blob([bytes]))), [record()]);
  }
  for (const bytes of [packed.subarray(0, -9), Buffer.concat([packed.subarray(0, 20), Buffer.alloc(99, 7)])]) {
    await assert.rejects(textOf(new Blob([bytes])), new NoRecord(recordsText.damaged()));
  }
  for (const bytes of [zstdCompressSync(Buffer.alloc(MOST_BYTES + 1)), Buffer.alloc(MOST_BYTES + 1)]) {
    await assert.rejects(textOf(new Blob([bytes])), new NoRecord(recordsText.tooLong()));
  }
});

const NONE = {
  nothing: ["", /no record of a match/],
  prose: ["Dear diary", /no record of a match/],
  "a list": ["[1, 2]", /no record of a match/],
  "a second line that is none": [`${text}nonsense`, /Line 2/],
  "another game": [JSON.stringify({ ...record(), game: "whist" }), /“whist”/],
  "a game named like what every object has": [JSON.stringify({ ...record(), game: "constructor" }), /“constructor”/],
  "another version": [JSON.stringify({ ...record(), turnabout: 2 }), /another version/],
  "no legs": [JSON.stringify({ ...record(), legs: [] }), /incomplete/],
  "a leg that is none": [JSON.stringify({ ...record(), legs: [{}] }), /incomplete/],
  "seats that are none": [JSON.stringify({ ...record(), seats: [{ seat: "0" }] }), /incomplete/],
  "no result": [JSON.stringify({ ...record(), result: null }), /incomplete/],
};

for (const [what, [wrong, words]] of Object.entries(NONE)) {
  test(`${what} is no record, and that is said`, () => {
    assert.throws(
      () => read(wrong),
      (error) => error instanceof NoRecord && words.test(error.message),
    );
  });
}

test("legs part at the first ply at which not the same was done", () => {
  const document = record();
  const every = replays.rows(replay(document));
  const [first, second] = document.legs.map((leg) => leg.moves.map((move) => move.move));
  const at = first.findIndex((move, ply) => move !== second[ply]);
  assert.equal(replays.parting(every), at + 1);
  assert.equal(every.filter((row) => row.parts).length, 1);
  assert.ok(every.slice(0, at).every((row) => row.sameMove && row.sameCard));
  assert.equal(every.length, replays.plies(replay(document)));
  assert.equal(every.at(-1)?.sights[1], null);
});

test("one leg alone never parts", () => {
  const document = record();
  document.legs.length = 1;
  assert.equal(replays.parting(replays.rows(replay(document))), null);
});

test("a leg that is over stays as it ended", () => {
  const again = replay();
  assert.equal(replays.at(again, 2, 40), again.legs[1].at(-1));
  assert.equal(replays.change(again, 1, again.legs[0][0]), 0);
});

test("where each has a score of their own, a move changes that of who made it, and both are told by name", () => {
  const sight = (ply, seat, ...scores) => ({ ply, seat, score: scores[0] + scores[1], scores });
  const seats = ["Ann", "Ann"].map((name, seat) => ({ seat, name }));
  const again = { record: { seats }, legs: [[sight(0, null, 0, 0), sight(1, 0, 3, 0), sight(2, 1, 1, 5)]] };
  const [, , last] = again.legs[0];
  assert.deepEqual(
    [1, 2].map((ply) => replays.change(again, 1, again.legs[0][ply])),
    [3, 5],
  );
  assert.equal(
    sentences.playerScores(replays.scoresIn(again, last), 5, last.seat),
    "Ann 1, Ann 5 (+5)",
    "two may have one name",
  );
  assert.equal(replays.scoresIn(again, { ...last, scores: null }), null);
});

test("incidents are found one after another, those of the end at its last ply", () => {
  const again = replay();
  const found = [];
  for (let ply = replays.nextOfNote(again, -1); ply !== null; ply = replays.nextOfNote(again, ply)) found.push(ply);
  assert.deepEqual(
    found,
    [...new Set(found)].sort((one, other) => one - other),
  );
  const every = found.flatMap((ply) => [1, 2].flatMap((leg) => replays.incidents(again, leg, ply)));
  assert.deepEqual(
    new Set(every.map((each) => each.kind)),
    new Set(record().legs.flatMap((leg) => leg.incidents.map((each) => each.kind))),
  );
});

const away = (ply) => ({ kind: "computer", ply, at: null, seat: 0, level: "easy" });
const back = (ply) => ({ kind: "returned", ply, at: null, seat: 0 });
const undone = (ply, many) => ({ kind: "takeback", ply, at: null, seat: 0, moves: Array(many).fill({}) });
const REPLACED = [
  ["nobody", [], []],
  ["until they are back", [away(1), back(3)], [2]],
  ["to the end", [away(1)], [2, 4]],
  ["moves that whoever is back plays anew are theirs", [away(0), back(3), undone(3, 2)], [0]],
  ["a ply that no leg has", [away(1e15), back(1e15)], []],
];
for (const [name, incidents, plies] of REPLACED)
  test(`the computer in a player's place: ${name}`, () => {
    const moves = [0, 1, 0, 1, 0].map((seat) => ({ seat }));
    const [first, second] = byComputer({
      legs: [
        { moves, incidents },
        { moves, incidents: [] },
      ],
    });
    assert.deepEqual(first, plies);
    const still = incidents.at(-1)?.kind === "computer";
    assert.deepEqual(second, still ? [0, 2, 4] : []);
  });

const HARMFUL = {
  "a\x1b[2J\x9bb\x7f": "a[2Jb",
  "a\u202eb\u2066c\u061c\u2028\u200b\ufeff": "abc",
  "a\ue000\ud800b\u{e0062}": "ab",
  [`a${"\u0301\u20dd".repeat(5000)}b`]: "a\u0301\u20dd\u0301\u20ddb",
};
const INERT = ["<img src=x onerror=1>", "שלום, world", "👩‍👩‍👧‍👦 1️⃣", "Zoë", "\ufdfd"];

test("what would harm the page around it is left out of a text, and of every text of a frame", () => {
  for (const [harmful, left] of Object.entries(HARMFUL)) {
    assert.equal(inert(harmful), left);
    assert.deepEqual(parse(JSON.stringify({ said: [harmful, 7] })), { said: [left, 7] });
  }
  for (const text of INERT) assert.deepEqual(parse(JSON.stringify([text])), [text]);
});

test("a record is refused that holds such a text, since its digest would be of another one", () => {
  for (const harmful of Object.keys(HARMFUL)) {
    const changed = record();
    changed.seats[1].name = harmful;
    assert.throws(() => read(JSON.stringify(changed)), /characters that can’t be shown/);
  }
  for (const text of INERT) {
    const changed = record();
    changed.seats[1].name = text;
    assert.equal(read(JSON.stringify(changed))[0].seats[1].name, text);
  }
});

test("a match of very many moves is not asked about: the server would end the connection", () => {
  const asks = (moves) => ({
    id: "r",
    type: "replay",
    legs: [{ roles: ["player"], moves: Array(moves).fill([0, "deal"]) }],
  });
  assert.ok(fits(asks(300)));
  assert.ok(!fits(asks(400)));
});
