// The state of a player's screens as a value, and functions of it.

import { isCorrespondence } from "../games/clocks.js";
import { equal } from "../protocol/json.js";
import * as formats from "../text/formats.js";
import { SILENCE } from "./chat.js";

/** @typedef {import("./types.js").Model} Model */

/** @type {Model} */
export const NOTHING = {
  link: { type: "connecting" },
  player: null,
  name: null,
  server: null,
  room: null,
  here: [],
  away: [],
  spectators: 0,
  looking: [],
  inside: false,
  ahead: null,
  talk: SILENCE,
  seat_code: null,
  since: null,
  fresh: true,
  resets: 0,
  refused: null,
  delayed: false,
  late: false,
  offline: false,
  lingers: false,
  stopped: null,
  promise: null,
  seen: [],
  checked: null,
  hint: null,
  about: null,
  best_before: null,
  analysis: null,
  scores: null,
  games: null,
};

/**
 * The screen of the player; a spectator goes through the same phases without a seat.
 * @param {Model} model
 * @returns {"connecting" | "waiting" | "ready" | "leg" | "leg_over" | "swap" | "result" | "stopped"}
 */
export function phase(model) {
  const room = model.room;
  if (model.stopped !== null) return "stopped";
  if (room === null || (me(model) === null && !model.inside)) return "connecting";
  if (model.lingers) return "leg_over";
  if (room.next !== null) return room.next[1] === 1 ? "ready" : "swap";
  if (room.match === null) return "waiting";
  return room.match.result === null ? "leg" : "result";
}

/**
 * The room with the options and the form of its match, under way or over. The room's own are for the next match
 * and may differ. A room without a match is returned as it is. client/room/model.py does the same.
 * @param {import("./types.js").Room | null} room
 */
export function played(room) {
  if (room?.match == null) return room;
  const { options, form } = room.match;
  return { ...room, options, form };
}

/** The model with the options and the form of the room's match. @param {Model} model @returns {Model} */
export const asPlayed = (model) => ({ ...model, room: played(model.room) });

/** Whether the room is for a game alone. @param {Model} model */
export const solo = (model) => model.room?.form === "solo";

/** Your seat; if you play more than one at this page, the seat to act; null for a spectator. @param {Model} model @returns {number | null} */
export function me(model) {
  const [first = null, ...more] = mine(model);
  const acting = more.length && underWay(model) ? (model.room?.view?.to_act ?? []) : [];
  return more.find((seat) => acting.includes(seat)) ?? first;
}

/** The seats of the reader: several if people take turns at this page. @param {Model} model @returns {number[]} */
export const mine = ({ room, player }) =>
  (room?.seats ?? []).filter((each) => each.player !== null && each.player === player).map(({ seat }) => seat);

/** Whether people take turns at this page. @param {Model} model */
export const shares = (model) => mine(model).length > 1;

/** The seat that is addressed as “you”; null in a tournament, in which all have names. @param {Model} model */
export const reader = (model) => (model.room?.tournament == null ? me(model) : null);

/** Whether a seat is the reader's own in a tournament whose players use different pages. @param {Model} model @param {number} seat */
export const competes = (model, seat) =>
  model.room?.tournament != null && model.room.seats.length > 1 && !shares(model) && me(model) === seat;

/** The other seat if the room has two; otherwise null. @param {Model} model @returns {number | null} */
export function other(model) {
  const across = others(model);
  return across.length === 1 ? across[0] : null;
}

/** The other seats of the room; empty for a spectator. @param {Model} model @returns {number[]} */
export function others(model) {
  const mine = me(model);
  if (model.room === null || mine === null) return [];
  return model.room.seats.map((each) => each.seat).filter((seat) => seat !== mine);
}

/** Whether a match goes on without a player who leaves: more than two play, or they play together. @param {Model} model */
export const goesOn = (model) => model.room !== null && (model.room.seats.length > 2 || model.room.form === "together");

/** Whether a seat has finished in a match that goes on, so that its result is final. client/room/finished_seats.py does the same. @param {Model} model @param {number} seat */
export function playedOut(model, seat) {
  const view = underWay(model) ? model.room?.view : null;
  if (!view) return false;
  const mode = "options" in view ? view.options.mode : null;
  const full = "matrices" in view && mode === "race-both" && view.matrices[seat].full;
  const races = model.room?.form === "race" || ((mode === "race" || mode === "race-both") && view.to_act.length > 0);
  return races && (full || !view.to_act.includes(seat));
}

/** The seats that could be taken over: their players are away or have left, and no computer plays. @param {Model} model @returns {number[]} */
export function gone(model) {
  const match = model.room?.match;
  if (!match || !underWay(model)) return [];
  const absent = new Set([
    ...(match.left ?? []),
    ...(correspondence(model) ? [] : model.away).map((each) => each.seat),
  ]);
  return [...absent]
    .filter((seat) => computerOf(model, seat) === null && !playedOut(model, seat))
    .sort((one, next) => one - next);
}

/** Whether the room's matches are correspondence games, in which nobody replaces a player who is away. @param {Model} model */
export const correspondence = (model) => isCorrespondence(model.room?.clock ?? null);

/** Whether the reader has left the match under way. @param {Model} model */
export function hasLeft(model) {
  const mine = me(model);
  return mine !== null && underWay(model) && (model.room?.match?.left ?? []).includes(mine);
}

/** Whether the reader owns the room. @param {Model} model */
export const owner = (model) => model.room !== null && model.room.owner === model.player;

/** The current leg, or the last one. @param {Model} model */
export function leg(model) {
  return model.room?.match?.legs.filter((each) => each.status !== "waiting").at(-1) ?? null;
}

/** Whether a match has begun and is not over. @param {Model} model */
export const underWay = (model) => model.room?.match != null && model.room.match.result === null;

/** The first free seat. @param {Model} model @returns {number | null} */
export const freeSeat = (model) => model.room?.seats.find((each) => each.player === null)?.seat ?? null;

/** Whether the match was a game alone; the room may have other seats before or after it. @param {Model} model */
export const playedAlone = (model) =>
  model.room?.match == null ? solo(model) : model.room.match.legs[0]?.roles.length === 1;

/** Whether the reader's name has played the cards of this match before in the room's tournament. @param {Model} model */
export function playedBefore(model) {
  const mine = me(model);
  return mine !== null && (model.room?.tournament?.again[mine] ?? false);
}

/** Whether no other person has a seat, or could take one. @param {Model} model */
export const alone = (model) =>
  model.room?.seats.every((each) => each.computer != null || mine(model).includes(each.seat)) ?? false;

/** Whether no leg waits for another person: the reader plays alone, or with computers. @param {Model} model */
export const waitsForNobody = (model) => me(model) !== null && alone(model) && !shares(model);

/** Whether the waiting leg begins by itself: the first one, if it waits for no person. In a tournament it waits for the choice of players. @param {Model} model */
export const begins = (model) =>
  model.room?.next?.[1] === 1 && (solo(model) || alone(model)) && model.room.tournament == null;

/** The score to beat in a solo game: the better of the computer's and the reader's earlier best, as far as known. @param {Model} model @returns {number | null} */
export function toBeat(model) {
  if (model.room?.match?.form !== "solo" || model.about === null) return null;
  const known = [model.about.computer, model.best_before].filter((each) => each !== null);
  if (known.length === 0) return null;
  return model.about.low ? Math.min(...known) : Math.max(...known);
}

/** Whether the reader owns a room in which computers have all seats, and so decides alone on the next match. @param {Model} model */
export const watchesComputers = (model) =>
  owner(model) && (model.room?.seats.every((each) => each.computer != null) ?? false);

/** Whether it is the reader's turn, and no computer plays for them. @param {Model} model */
export function myTurn(model) {
  const view = model.room && underWay(model) && model.room.next === null ? model.room.view : null;
  const mine = me(model);
  return view !== null && mine !== null && view.to_act.includes(mine) && !replaced(model) && !hasLeft(model);
}

/** Whether a room shows a mirror match, or is for one and shows no match yet. @param {import("./types.js").Room | null} room */
export const isMirror = (room) =>
  room !== null && (room.view === null ? room.form === "mirror" : room.view.game === "mirror");

/** The match, leg and ply of the current leg, or the ply since which the reader's own table is unchanged; null if there is none. @param {Model} model @returns {number[] | null} */
export function position(model) {
  const now = leg(model);
  if (!model.room?.match || !underWay(model) || now === null || now.status !== "playing") return null;
  return [model.room.match.match, now.leg, model.since ?? now.ply];
}

/** Whether a winnable number is searched for once the reader is ready, which takes a while. @param {Model} model */
export function drawsWinnable(model) {
  const { room } = model;
  if (!room?.winnable || room.next?.[1] !== 1 || room.number !== null) return false;
  if (room.match !== null && room.agreed === "same_number") return false;
  return room.seats.every(({ seat }) => room.ready.includes(seat) || mine(model).includes(seat));
}

/** The seat of the maximizer, or of the tree's owner, first in a rematch; null if it is drawn or set by the owner. @param {Model} model @returns {number | null} */
export function leadsRematch({ room }) {
  const match = room?.match;
  if (!room || !match || room.role !== null) return null;
  const { roles } = match.legs[0];
  const first = roles.findIndex((role) => role === "maximizer" || role === "owner");
  if (first < 0 || roles.length !== room.seats.length) return null;
  return room.seats.every(({ player }, seat) => player === match.players[seat]) ? (first + 1) % roles.length : null;
}

/** Whether a rematch begins, and a winnable number is searched for, once the reader chooses it. @param {Model} model @param {string | null} what */
export function rematchDrawsWinnable(model, what) {
  const { room } = model;
  if (!room?.winnable || what !== "new_number" || room.number !== null) return false;
  return room.seats.every(
    ({ seat, computer }) => computer != null || mine(model).includes(seat) || room.offers[seat] === what,
  );
}

/**
 * The happenings without moves that were taken back. A takeback removes the last move of the player who asked for it, and
 * all later ones.
 * @param {readonly import("../protocol/messages.js").Happening[]} happenings
 */
export function standing(happenings) {
  /** @type {import("../protocol/messages.js").Happening[]} */
  let stands = [];
  /** @type {number | null | undefined} */
  let asker = null;
  for (const each of happenings) {
    if (each.kind === "takeback_asked") asker = each.seat;
    if (each.kind === "taken_back") {
      const from = stands.findLastIndex(({ kind, seat }) => kind === "moved" && seat === asker);
      stands = stands.filter(({ kind }, at) => kind !== "moved" || at < from);
    }
    stands.push(each);
  }
  return stands;
}

/** The moves of the current leg that are known and stand, the oldest first. @param {Model} model */
export function movesTold(model) {
  const match = model.room?.match?.match;
  const number = leg(model)?.leg;
  return standing(model.room?.happenings ?? []).filter(
    (each) => each.kind === "moved" && each.match === match && each.leg === number && each.detail != null,
  );
}

/** Whether the reader has asked for a hint at the current position and still waits for it. @param {Model} model */
export function awaitsHint(model) {
  const where = position(model);
  if (model.hint !== null || model.room === null || where === null) return false;
  const asked = model.room.happenings.filter((each) => each.kind === "hinted" && each.seat === me(model));
  return asked.some((each) => equal([each.match, each.leg, /** @type {any} */ (each.detail)?.ply], where));
}

/** Whether the computer plays the reader's seat. @param {Model} model */
export function replaced(model) {
  const mine = me(model);
  return mine !== null && computerOf(model, mine) !== null;
}

/** The level of the computer that replaces a player in the match under way. @param {Model} model @param {number} seat @returns {string | null} */
export function computerOf(model, seat) {
  return model.room?.match && underWay(model) ? (model.room.match.computers?.[seat] ?? null) : null;
}

/** The level of the computer that has a seat of its own. @param {Model} model @param {number} seat @returns {string | null} */
export const computerAt = (model, seat) => model.room?.seats[seat]?.computer ?? null;

/** Whether a match is over and no rematch is agreed. @param {Model} model */
export const finished = (model) =>
  model.room?.match != null && model.room.match.result !== null && model.room.next === null;

/** Whether the start screen lists the room: yes, unless its match is finished; a tournament goes on after one. @param {Model} model */
export const continues = (model) => !finished(model) || model.room?.tournament != null;

/** Whether a match is over and its number stays hidden until the end of its day. @param {Model} model */
export const hiddenStill = (model) =>
  model.room?.daily != null && model.room.match?.result != null && model.room.match.number === null;

/** Whether the number ends the match within a few moves whatever the players do, and some player has not moved yet. @param {Model} model */
export function beginsDead(model) {
  const first = model.room?.match?.dead ? model.room.match.legs[0] : null;
  return first != null && first.status === "playing" && first.ply < first.roles.length;
}

/** The name of the player in a seat; null if it is free. @param {Model} model @param {number | null} seat @returns {string | null} */
export const nameOf = (model, seat) => {
  const name = seat === null ? null : model.room?.seats[seat]?.name;
  return name == null ? null : formats.name(name);
};

/** Whether a seat's player is connected; null while the server is out of reach. @param {Model} model @param {number} seat @returns {boolean | null} */
export const isHere = (model, seat) =>
  model.link.type !== "connected" || model.late ? null : model.here.includes(seat);

/** The absence of a seat's player: when it began, and when others may act on it. @param {Model} model @param {number} seat */
export const awayOf = (model, seat) => model.away.find((each) => each.seat === seat) ?? null;

/** The name of the player who has given up the other seat of a quick match; null if no player has. @param {Model} model */
export function leftBy(model) {
  const last = model.room?.happenings
    .filter(({ kind }) => kind === "sat" || kind === "stood" || kind === "freed")
    .at(-1);
  return last === undefined || last.kind === "sat" || last.seat === me(model) ? null : (last.name ?? null);
}

/** The absence of the opponent of a quick match that has not begun; null if they are present. @param {Model} model */
export function missed(model) {
  const across = other(model);
  const found = model.room?.quick && model.room.match === null && me(model) !== null && across !== null;
  return found ? awayOf(model, across) : null;
}

/** The names of the people in the room, by id: those who chatted, the spectators and the seated players. @param {Model} model @returns {Map<string, string>} */
export function people(model) {
  /** @type {Map<string, string>} */
  const named = new Map(model.talk.lines.map((line) => [line.player, line.name]));
  for (const [player, name] of model.looking) named.set(player, name);
  for (const seat of model.room?.seats ?? [])
    if (seat.player !== null && seat.name !== null) named.set(seat.player, seat.name);
  if (model.player !== null) named.delete(model.player);
  return named;
}

/** The name of a seat's player in the last match, and whether it was the reader: seats may have changed since. @param {Model} model @param {number} seat @returns {[string | null, boolean]} */
export function playedBy(model, seat) {
  const match = model.room?.match;
  if (!match?.result || !match.names?.[seat]) return [nameOf(model, seat), seat === reader(model)];
  return [match.names[seat], model.room?.tournament == null && match.players[seat] === model.player];
}
