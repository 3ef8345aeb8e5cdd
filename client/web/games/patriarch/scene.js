// What the screen of a leg tells, read off a model. Pure.

import {
  awaitsHint,
  competes,
  computerOf,
  hasLeft,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  playedBy,
  replaced,
  underWay,
} from "../../room/model.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").PatriarchView} PatriarchView */
/** @typedef {import("../../protocol/messages.js").PatriarchPlayed} PatriarchPlayed */
/** @typedef {{seat: number, name: string, role: string, owner: boolean, mine: boolean, competes: boolean, here: boolean | null, left: boolean, out: boolean, turn: boolean, computer: string | null}} Player */
/**
 * A leg as its reader sees it. `due` is when the room grades by itself, by the server's clock.
 * @typedef {{key: string, ply: number, leg: number, legs: number, view: PatriarchView, family: import("./trees.js").Family, players: Player[], me: Player | null, owner: Player, duel: boolean, over: boolean, may: (verb: "tree" | "open" | "guess" | "grade") => boolean, composes: boolean, news: string[], hint: {move: string, score: number} | null, hintAsked: boolean, mayHint: boolean, due: number | null, beat: number | null, notes: boolean, mirror: boolean}} Scene
 */

/** The leg that a model tells of; null while there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const room = model.room;
  const now = legOf(model);
  if (!room?.match || room.view === null || room.view.game !== "patriarch" || now === null) return null;
  const { view, match } = room;
  const mine = seatOf(model);
  const players = view.roles.map((role, seat) => player(model, view, role, seat));
  const plays = mine !== null && underWay(model) && !replaced(model) && !hasLeft(model);
  const over = view.to_act.length === 0;
  const hint = model.hint?.ply === view.ply ? (model.hint.choices[0] ?? null) : null;
  const me = players.find((each) => each.mine) ?? null;
  const may = (/** @type {"tree" | "open" | "guess" | "grade"} */ verb) => plays && view.may.includes(verb);
  const duel = players.length === 2;
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    ply: view.ply,
    leg: now.leg,
    legs: match.legs.length,
    view,
    family: { ranks: view.ranks, generations: view.generations, shape: view.shape },
    players,
    me,
    owner: players.find((each) => each.owner) ?? players[0],
    duel,
    over,
    may,
    // A guess can be put together before the tree is laid out, and while two of one's guesses wait.
    composes: plays && !over && !me?.out && (may("tree") || me?.owner === false),
    news: newsOf(model, players),
    hint,
    hintAsked: plays && awaitsHint(model),
    mayHint: plays && may("guess") && room.hints && hint === null && !awaitsHint(model),
    due: dueOf(model, view),
    beat: duel && now.leg > 1 ? (match.legs[0].score ?? null) : null,
    notes: /** @type {{notes?: boolean}} */ (room).notes ?? true,
    mirror: room.form === "mirror",
  };
}

/** @param {Model} model @param {PatriarchView} view @param {string} role @param {number} seat @returns {Player} */
function player(model, view, role, seat) {
  const mine = seat === seatOf(model);
  const own = (model.room?.seats[seat]?.computer ?? null) !== null;
  const [called, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? words.YOU : (called ?? `seat ${seat + 1}`),
    role: words.role(role, mine),
    owner: role === "owner",
    mine,
    competes: competes(model, seat),
    here: own || computerOf(model, seat) !== null ? true : isHere(model, seat),
    out: view.out?.includes(seat) ?? false,
    left: (model.room?.match?.left ?? []).includes(seat) && computerOf(model, seat) === null,
    turn: view.to_act.includes(seat),
    computer: own ? null : computerOf(model, seat),
  };
}

/** What happened in the leg, the newest first. @param {Model} model @param {Player[]} players */
function newsOf(model, players) {
  const name = (/** @type {number | null | undefined} */ seat) => (seat == null ? "" : (players[seat]?.name ?? ""));
  return movesTold(model)
    .map((each) => {
      const did = /** @type {PatriarchPlayed} */ (/** @type {unknown} */ (each.detail));
      return words.played(name(did.seat), did, name(did.guesser));
    })
    .reverse();
}

/** How many guesses were graded: the score is one more where the last one allowed was wrong. @param {PatriarchView} view */
export const graded = (view) => view.rows.flatMap((row) => row.guesses).filter((guess) => !guess.waiting).length;

/** When the room announces the front's grade: so long after that came to the front. @param {Model} model @param {PatriarchView} view */
function dueOf(model, view) {
  if (view.auto_grade === null || view.queue.length === 0) return null;
  const told = movesTold(model);
  const at = told[told.length - 1 - (view.ply - view.since)]?.at ?? null;
  return at === null ? null : at + 1000 * view.auto_grade;
}
