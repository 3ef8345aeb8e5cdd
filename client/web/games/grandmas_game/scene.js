// What the screen of a leg tells, read off a model. Pure.

import {
  awaitsHint,
  competes,
  computerOf,
  isHere,
  leg as legOf,
  me as seatOf,
  movesTold,
  playedBy,
  replaced,
  toBeat,
  underWay,
} from "../../room/model.js";
import { stands } from "./choice.js";
import * as words from "./words.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../../protocol/messages.js").GrandmasGameView} GrandmasGameView */
/** Who plays, and how their table stands. @typedef {{seat: number, name: string, mine: boolean, competes: boolean, here: boolean | null, computer: string | null, score: number, left: number, plays: boolean}} Player */
/**
 * A leg as its reader sees it.
 * @typedef {import("../../protocol/messages.js").GrandmasGamePlayed} Played
 * @typedef {{key: string, ply: number, view: GrandmasGameView, players: Player[], seat: number | null, myTurn: boolean, race: boolean, over: boolean, news: string[], hint: {move: string, score: number} | null, hintAsked: boolean, mayHint: boolean, beat: number | null}} Scene
 */

/** So many players are named over the table. */
const FEW = 4;

/** The leg that a model tells of; null while there is none. @param {Model} model @returns {Scene | null} */
export function readScene(model) {
  const room = model.room;
  const now = legOf(model);
  if (!room?.match || room.view === null || room.view.game !== "grandmas-game" || now === null) return null;
  const { view, match } = room;
  const seat = seatOf(model);
  const race = view.roles.length > 1;
  const myTurn =
    seat !== null && underWay(model) && room.next === null && view.to_act.includes(seat) && !replaced(model);
  const told = model.hint?.choices[0] ?? null;
  // In a race a hint holds while its move can be made, whatever others do.
  const hint = told !== null && (race ? stands(view, told.move) : model.hint?.ply === view.ply) ? told : null;
  const players = view.tables.map((table) => player(model, table));
  return {
    key: `${room.room} ${match.id} ${now.leg}`,
    ply: view.ply,
    view,
    players,
    seat,
    myTurn,
    race,
    over: view.to_act.length === 0,
    news: newsOf(/** @type {any[]} */ (movesTold(model).map(({ detail }) => detail)), view.played, players),
    hint,
    hintAsked: awaitsHint(model),
    mayHint: myTurn && room.hints && hint === null && !awaitsHint(model),
    beat: race ? null : toBeat(model),
  };
}

/** @param {Model} model @param {import("../../protocol/messages.js").GrandmasGameStanding} table @returns {Player} */
function player(model, { seat, score, left, plays }) {
  const mine = seat === seatOf(model);
  const own = (model.room?.seats[seat]?.computer ?? null) !== null;
  const [called, reads] = playedBy(model, seat);
  return {
    seat,
    name: reads ? words.YOU : (called ?? words.player(seat)),
    mine,
    competes: competes(model, seat),
    here: own || computerOf(model, seat) !== null ? true : isHere(model, seat),
    computer: own ? null : computerOf(model, seat),
    score,
    left,
    plays,
  };
}

/**
 * What happened in the leg, the newest first. Of a race all are told no more than what a move added, so that only those
 * are worth it that added something; what one did last at one's own table is known from that.
 * @param {readonly Played[]} told as the happenings have it, the oldest first
 * @param {Played | null} own @param {readonly Pick<Player, "name" | "mine">[]} players
 */
export function newsOf(told, own, players) {
  const race = players.length > 1;
  const last = race && own !== null ? told.findLastIndex(({ seat }) => players[seat]?.mine) : -1;
  return told
    .map((did, at) => (at === last && own !== null ? own : did))
    .filter(({ move, change }) => !race || move !== null || change !== 0)
    .map((did) => words.played(race ? (players[did.seat]?.name ?? "") : "", did))
    .reverse();
}

/** Those who are named over the table: all, or of many the best and oneself. @param {readonly Player[]} players */
export const named = (players) =>
  players.length <= FEW ? players : ranked(players).filter(({ mine }, at) => mine || at < FEW - 1);

/** Who plays, the best first. @param {readonly Player[]} players */
export const ranked = (players) => [...players].sort((one, next) => next.score - one.score);
