// What a player's screens show, as a value, and what follows from it.

import { equal } from "../protocol/json.js";
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
};

/**
 * Which screen the player is at; a spectator goes through the same phases without a seat.
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
 * The room with the options and the form of its match, which is under way or over. The room's own are for the next match
 * and may differ. A room without a match is returned as it is. client/room/model.py does the same.
 * @param {import("./types.js").Room | null} room
 */
export function played(room) {
  if (room?.match == null) return room;
  const { options, form } = room.match;
  return { ...room, options, form };
}

/** The model with the room as its match was begun. @param {Model} model @returns {Model} */
export const asPlayed = (model) => ({ ...model, room: played(model.room) });

/** Whether the room is for one who plays alone. @param {Model} model */
export const solo = (model) => model.room?.form === "solo";

/** Your seat; if you play more than one at this page, the seat to act; null for a spectator. @param {Model} model @returns {number | null} */
export function me(model) {
  const [first = null, ...more] = mine(model);
  const acting = more.length && underWay(model) ? (model.room?.view?.to_act ?? []) : [];
  return more.find((seat) => acting.includes(seat)) ?? first;
}

/** The seats that one plays: several where people take turns at one's page. @param {Model} model @returns {number[]} */
export const mine = ({ room, player }) =>
  (room?.seats ?? []).filter((each) => each.player !== null && each.player === player).map(({ seat }) => seat);

/** Whether people take turns at one's page. @param {Model} model */
export const shares = (model) => mine(model).length > 1;

/** The seat of whoever is told of as “you”; null where all go by the names under which they compete. @param {Model} model */
export const reader = (model) => (model.room?.tournament == null ? me(model) : null);

/** Whether a seat is that of whoever reads, who competes under a name with others at pages of their own. @param {Model} model @param {number} seat */
export const competes = (model, seat) =>
  model.room?.tournament != null && model.room.seats.length > 1 && !shares(model) && me(model) === seat;

/** The seat across the table, where two have a seat there. @param {Model} model @returns {number | null} */
export function other(model) {
  const across = others(model);
  return across.length === 1 ? across[0] : null;
}

/** The seats of a room in which one has a seat, but for one's own. @param {Model} model @returns {number[]} */
export function others(model) {
  const mine = me(model);
  if (model.room === null || mine === null) return [];
  return model.room.seats.map((each) => each.seat).filter((seat) => seat !== mine);
}

/** Whether a match goes on without one who leaves it: where more than two play, or together. @param {Model} model */
export const goesOn = (model) => model.room !== null && (model.room.seats.length > 2 || model.room.form === "together");

/** Whether nobody waits for a seat any more in a match that goes on: what it reached stands. client/room/finished_seats.py tells the same. @param {Model} model @param {number} seat */
export function playedOut(model, seat) {
  const view = underWay(model) ? model.room?.view : null;
  if (!view) return false;
  const mode = "options" in view ? view.options.mode : null;
  const full = "matrices" in view && mode === "race-both" && view.matrices[seat].full;
  const races = model.room?.form === "race" || ((mode === "race" || mode === "race-both") && view.to_act.length > 0);
  return races && (full || !view.to_act.includes(seat));
}

/** The seats for which somebody could play on: their players are away or have left, and no computer plays. @param {Model} model @returns {number[]} */
export function gone(model) {
  const match = model.room?.match;
  if (!match || !underWay(model)) return [];
  const absent = new Set([...(match.left ?? []), ...model.away.map((each) => each.seat)]);
  return [...absent]
    .filter((seat) => computerOf(model, seat) === null && !playedOut(model, seat))
    .sort((one, next) => one - next);
}

/** Whether one has left the match under way to the others. @param {Model} model */
export function hasLeft(model) {
  const mine = me(model);
  return mine !== null && underWay(model) && (model.room?.match?.left ?? []).includes(mine);
}

/** Whether the room is one's own. @param {Model} model */
export const owner = (model) => model.room !== null && model.room.owner === model.player;

/** The leg being played, or the last one that was. @param {Model} model */
export function leg(model) {
  return model.room?.match?.legs.filter((each) => each.status !== "waiting").at(-1) ?? null;
}

/** Whether a match has begun and is not over. @param {Model} model */
export const underWay = (model) => model.room?.match != null && model.room.match.result === null;

/** The first seat that nobody has. @param {Model} model @returns {number | null} */
export const freeSeat = (model) => model.room?.seats.find((each) => each.player === null)?.seat ?? null;

/** Whether the match was played alone; the room may be for two by now, or was before. @param {Model} model */
export const playedAlone = (model) =>
  model.room?.match == null ? solo(model) : model.room.match.legs[0]?.roles.length === 1;

/** Whether the cards of the match are such as one's name has played in the room's tournament before. @param {Model} model */
export function playedBefore(model) {
  const mine = me(model);
  return mine !== null && (model.room?.tournament?.again[mine] ?? false);
}

/** Whether no other person has a seat, or could take one. @param {Model} model */
export const alone = (model) =>
  model.room?.seats.every((each) => each.computer != null || mine(model).includes(each.seat)) ?? false;

/** Whether no leg waits for another person: one plays alone, or with computers. @param {Model} model */
export const waitsForNobody = (model) => me(model) !== null && alone(model) && !shares(model);

/** Whether the leg that waits begins by itself: the first one, if it waits for no person. In a tournament it waits until it has been chosen who plays. @param {Model} model */
export const begins = (model) =>
  model.room?.next?.[1] === 1 && (solo(model) || alone(model)) && model.room.tournament == null;

/** The score to beat in a solo game: the better of the computer's and one's own best before, as far as known. @param {Model} model @returns {number | null} */
export function toBeat(model) {
  if (model.room?.match?.form !== "solo" || model.about === null) return null;
  const known = [model.about.computer, model.best_before].filter((each) => each !== null);
  if (known.length === 0) return null;
  return model.about.low ? Math.min(...known) : Math.max(...known);
}

/** Whether computers have all seats of one's own room: then one says alone what is played next. @param {Model} model */
export const watchesComputers = (model) =>
  owner(model) && (model.room?.seats.every((each) => each.computer != null) ?? false);

/** Whether one is to move now, and has not left that to the others, or to the computer. @param {Model} model */
export function myTurn(model) {
  const view = model.room && underWay(model) && model.room.next === null ? model.room.view : null;
  const mine = me(model);
  return view !== null && mine !== null && view.to_act.includes(mine) && !replaced(model) && !hasLeft(model);
}

/** Whether a room shows a mirror match, or is for one where it shows none yet. @param {import("./types.js").Room | null} room */
export const isMirror = (room) =>
  room !== null && (room.view === null ? room.form === "mirror" : room.view.game === "mirror");

/** Match, leg and ply at which a leg is being played, or from which one's own table stands; null without any. @param {Model} model @returns {number[] | null} */
export function position(model) {
  const now = leg(model);
  if (!model.room?.match || !underWay(model) || now === null || now.status !== "playing") return null;
  return [model.room.match.match, now.leg, model.since ?? now.ply];
}

/** Whether a number that can be won is looked for once one is ready, too: that takes a while. @param {Model} model */
export function drawsWinnable(model) {
  const { room } = model;
  if (!room?.winnable || room.next?.[1] !== 1 || room.number !== null) return false;
  if (room.match !== null && room.agreed === "same_number") return false;
  return room.seats.every(({ seat }) => room.ready.includes(seat) || mine(model).includes(seat));
}

/** The seat that maximizes, or owns the tree, first in a rematch; null where that is drawn or set by the owner. @param {Model} model @returns {number | null} */
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
 * What has happened, without the moves that were taken back: the last one of who asked for that, and all after it.
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

/** The moves of the present leg that are told of and stand, the oldest first. @param {Model} model */
export function movesTold(model) {
  const match = model.room?.match?.match;
  const number = leg(model)?.leg;
  return standing(model.room?.happenings ?? []).filter(
    (each) => each.kind === "moved" && each.match === match && each.leg === number && each.detail != null,
  );
}

/** Whether one has asked for a hint at the position that stands, and it is not there yet. @param {Model} model */
export function awaitsHint(model) {
  const where = position(model);
  if (model.hint !== null || model.room === null || where === null) return false;
  const asked = model.room.happenings.filter((each) => each.kind === "hinted" && each.seat === me(model));
  return asked.some((each) => equal([each.match, each.leg, /** @type {any} */ (each.detail)?.ply], where));
}

/** Whether the computer plays one's own seat. @param {Model} model */
export function replaced(model) {
  const mine = me(model);
  return mine !== null && computerOf(model, mine) !== null;
}

/** The level of the computer that plays a seat in the match under way. @param {Model} model @param {number} seat @returns {string | null} */
export function computerOf(model, seat) {
  return model.room?.match && underWay(model) ? (model.room.match.computers?.[seat] ?? null) : null;
}

/** The level of the computer that sits at a seat, in its own right. @param {Model} model @param {number} seat @returns {string | null} */
export const computerAt = (model, seat) => model.room?.seats[seat]?.computer ?? null;

/** Whether a match is over and no other agreed. @param {Model} model */
export const finished = (model) =>
  model.room?.match != null && model.room.match.result !== null && model.room.next === null;

/** Whether there is something to go on with, so that the start screen lists the room: not a finished match; a tournament goes on after one. @param {Model} model */
export const continues = (model) => !finished(model) || model.room?.tournament != null;

/** Whether a match is over whose number stays hidden until its day has ended. @param {Model} model */
export const hiddenStill = (model) =>
  model.room?.daily != null && model.room.match?.result != null && model.room.match.number === null;

/** Whether a match that ends within a few moves, whatever anybody does, is at the first one of any player's. @param {Model} model */
export function beginsDead(model) {
  const first = model.room?.match?.dead ? model.room.match.legs[0] : null;
  return first != null && first.status === "playing" && first.ply < first.roles.length;
}

/** Who holds a seat; null while it is free. @param {Model} model @param {number | null} seat @returns {string | null} */
export const nameOf = (model, seat) => (seat === null ? null : (model.room?.seats[seat]?.name ?? null));

/** Whether a seat's player is connected; null while that is not known, because nothing is heard from the server. @param {Model} model @param {number} seat @returns {boolean | null} */
export const isHere = (model, seat) =>
  model.link.type !== "connected" || model.late ? null : model.here.includes(seat);

/** Since when a seat's player is away, and when others may act on it. @param {Model} model @param {number} seat */
export const awayOf = (model, seat) => model.away.find((each) => each.seat === seat) ?? null;

/** Who has given up the seat across from one who waits for the next who wants the same; null where nobody has since. @param {Model} model */
export function leftBy(model) {
  const last = model.room?.happenings
    .filter(({ kind }) => kind === "sat" || kind === "stood" || kind === "freed")
    .at(-1);
  return last === undefined || last.kind === "sat" || last.seat === me(model) ? null : (last.name ?? null);
}

/** Since when whom one has found is away, while the match has not begun; null where nobody is missed. @param {Model} model */
export function missed(model) {
  const across = other(model);
  const found = model.room?.quick && model.room.match === null && me(model) !== null && across !== null;
  return found ? awayOf(model, across) : null;
}

/** Whom one knows of in the room, by id: who said something, who looks on, who has a seat. @param {Model} model @returns {Map<string, string>} */
export function people(model) {
  /** @type {Map<string, string>} */
  const named = new Map(model.talk.lines.map((line) => [line.player, line.name]));
  for (const [player, name] of model.looking) named.set(player, name);
  for (const seat of model.room?.seats ?? [])
    if (seat.player !== null && seat.name !== null) named.set(seat.player, seat.name);
  if (model.player !== null) named.delete(model.player);
  return named;
}

/** Who played a seat in the last match, and whether that was oneself: seats may have changed hands. @param {Model} model @param {number} seat @returns {[string | null, boolean]} */
export function playedBy(model, seat) {
  const match = model.room?.match;
  if (!match?.result || !match.names?.[seat]) return [nameOf(model, seat), seat === reader(model)];
  return [match.names[seat], model.room?.tournament == null && match.players[seat] === model.player];
}
