// What a player's screens show, as a value: each thing heard turns one model into the next. The terminal client's
// client/model.py and client/session.py say the same in Python; one table of cases is run by both.

import * as talking from "./talk.js";
import { seenAfter } from "./sightings.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {NonNullable<Model["promise"]>} Promised */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./protocol.js").RoomEvent} RoomEvent */
/** @typedef {import("./protocol.js").NumberEvent} NumberEvent */

/** @type {Model} */
export const NOTHING = {
  link: { type: "connecting" },
  player: null,
  name: null,
  server: null,
  room: null,
  here: [],
  away: [],
  onlookers: 0,
  looking: [],
  inside: false,
  ahead: null,
  talk: talking.SILENCE,
  seat_code: null,
  fresh: true,
  refused: null,
  delayed: false,
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
 * The model after something was heard.
 * @param {Model} model
 * @param {Heard} heard
 * @returns {Model}
 */
export function step(model, heard) {
  const room = model.room;
  switch (heard.type) {
    case "welcome": {
      const talk = { ...model.talk, fresh: true };
      return { ...model, player: heard.player, name: heard.name, server: heard.server, fresh: true, talk };
    }
    case "room":
      return shown(model, heard);
    case "presence":
      if (room === null || heard.room !== room.room) return model;
      return {
        ...model,
        here: heard.here,
        away: heard.away,
        onlookers: heard.onlookers,
        looking: heard.players.slice(0, heard.names.length).map((player, at) => [player, heard.names[at]]),
      };
    case "chat":
      if (room === null || heard.room !== room.room) return model;
      return { ...model, talk: talking.told(model.talk, heard.lines, model.player) };
    case "mute":
      return { ...model, talk: talking.muted(model.talk, heard) };
    case "looked":
      return { ...model, talk: talking.looked(model.talk) };
    case "seat_code":
      return { ...model, seat_code: heard };
    case "hint":
      return same(position(model), [heard.match, heard.leg, heard.ply]) ? { ...model, hint: heard } : model;
    case "number":
      return isAbout(heard, room) ? about(model, heard) : model;
    case "analysis":
      return room?.match && heard.match === room.match.match ? { ...model, analysis: heard } : model;
    case "scores":
      return { ...model, scores: heard };
    case "server_time":
      return { ...model, ahead: heard.ahead };
    case "came_in":
      return { ...model, inside: true };
    case "rejected":
      if (heard.code === "unavailable") return { ...model, delayed: true };
      return { ...model, refused: heard, delayed: false };
    case "checked":
      return room?.match && heard.match === room.match.id ? { ...model, checked: heard } : model;
    case "gave_up":
      return { ...model, refused: heard.rejected, delayed: false };
    case "went_on":
      return { ...model, lingers: false };
    case "turned_away":
      return { ...model, stopped: heard.rejected };
    case "ended":
      return { ...model, link: heard, stopped: model.stopped ?? heard.failure };
    case "connected":
      return { ...model, link: heard };
    case "connecting":
    case "lost":
      return { ...model, link: heard, here: [], away: [], onlookers: 0, looking: [] };
    default:
      return model;
  }
}

/**
 * @param {Model} before
 * @param {RoomEvent} room
 * @returns {Model}
 */
function shown(before, room) {
  const known = before.room;
  if (known !== null && known.room === room.room && room.version < known.version && !before.fresh) return before;
  const news = known === null || room.version !== known.version;
  /** @type {Model} */
  const model = {
    ...before,
    room,
    fresh: false,
    stopped: null,
    delayed: false,
    refused: news ? null : before.refused,
    lingers: lingers(before, room),
  };
  const hint = model.hint;
  if (hint !== null && !same(position(model), [hint.match, hint.leg, hint.ply])) model.hint = null;
  if (model.about !== null && !isAbout(model.about, room)) model.about = null;
  const match = room.match;
  if (match === null) return { ...model, promise: null, seen: [], checked: null, analysis: null };
  if (model.promise === null || model.promise.match !== match.id) {
    model.promise = { match: match.id, commitment: match.commitment };
    Object.assign(model, { seen: [], checked: null, analysis: null, best_before: null });
  }
  model.promise = withLegs(/** @type {Promised} */ (model.promise), match);
  return { ...model, seen: seenAfter(model.seen, known, room) };
}

/** A promise with what is promised of legs with numbers of their own, each as it was shown first. @param {Promised} promise @param {import("./protocol.js").MatchInfo} match */
function withLegs(promise, match) {
  const told = match.legs.flatMap(({ commitment }) => (commitment == null ? [] : [commitment]));
  const known = promise.commitment?.split(",") ?? [];
  if (told.length <= known.length) return promise;
  return { ...promise, commitment: [...known, ...told.slice(known.length)].join() };
}

/**
 * Take in what is known of the match's number; one's own best counts as it was before the match.
 * @param {Model} model
 * @param {NumberEvent} about
 * @returns {Model}
 */
function about(model, about) {
  const alone = about.standings.find((each) => each.role === "player");
  const best = underWay(model) ? (alone?.own ?? null) : model.best_before;
  return { ...model, about: { ...about, tree: about.tree ?? model.about?.tree ?? null }, best_before: best };
}

/**
 * Whether something is of the number that a room's match is or was played on.
 * @param {NumberEvent} about
 * @param {RoomEvent | null} room
 */
function isAbout(about, room) {
  const number = room?.match?.number ?? null;
  return room !== null && same([about.game, about.options, about.number], [room.game, room.options, number]);
}

/**
 * Whether the player is at the end of a leg: one that ended just now, or that they have not gone on from.
 * @param {Model} model
 * @param {RoomEvent} room
 */
function lingers(model, room) {
  const before = lastLeg(model.room);
  const now = lastLeg(room);
  if (before === null || now === null || before.id !== now.id || before.leg !== now.leg) return false;
  return now.status === "over" && (model.lingers || before.status === "playing");
}

/** @param {RoomEvent | null} room */
function lastLeg(room) {
  if (room === null || room.match === null) return null;
  const begun = room.match.legs.filter((each) => each.status !== "waiting");
  const last = begun.at(-1);
  return last === undefined ? null : { id: room.match.id, leg: last.leg, status: last.status };
}

/**
 * Whether two values that JSON can hold are the same.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const left = /** @type {Record<string, unknown>} */ (one);
  const right = /** @type {Record<string, unknown>} */ (other);
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => name in right && same(left[name], right[name]))
  );
}

// What follows from a model

/**
 * Which screen the player is at; an onlooker goes through the same phases without a seat.
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

/** Whether the room is for one who plays alone. @param {Model} model */
export const solo = (model) => model.room?.form === "solo";

/** One's own seat; null for an onlooker. @param {Model} model @returns {number | null} */
export function me(model) {
  const mine = model.room?.seats.find((each) => each.player !== null && each.player === model.player);
  return mine ? mine.seat : null;
}

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

/** The seats for which somebody could play on: their players are away or have left, and no computer plays. @param {Model} model @returns {number[]} */
export function gone(model) {
  const match = model.room?.match;
  if (!match || !underWay(model)) return [];
  const absent = new Set([...(match.left ?? []), ...model.away.map((each) => each.seat)]);
  return [...absent].filter((seat) => computerOf(model, seat) === null).sort((one, next) => one - next);
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

/** Whether the cards of the match are such as one's name has played in the room's tournament before. @param {Model} model */
export function playedBefore(model) {
  const mine = me(model);
  return mine !== null && (model.room?.tournament?.again[mine] ?? false);
}

/** Whether no other person has a seat, or could take one. @param {Model} model */
export const alone = (model) =>
  model.room?.seats.every((each) => each.computer != null || each.seat === me(model)) ?? false;

/** The score to beat in a solo game: the better of the computer's and one's own best before, as far as known. @param {Model} model @returns {number | null} */
export function toBeat(model) {
  if (!solo(model) || model.about === null) return null;
  const known = [model.about.computer, model.best_before].filter((each) => each !== null);
  if (known.length === 0) return null;
  return model.about.low ? Math.min(...known) : Math.max(...known);
}

/** Whether computers have all seats of one's own room: then one says alone what is played next. @param {Model} model */
export const watchesComputers = (model) =>
  owner(model) && (model.room?.seats.every((each) => each.computer != null) ?? false);

/** Whether one is to move now, and the computer does not do it in one's place. @param {Model} model */
export function myTurn(model) {
  const view = model.room && underWay(model) && model.room.next === null ? model.room.view : null;
  const mine = me(model);
  return view !== null && mine !== null && view.to_act.includes(mine) && !replaced(model);
}

/** Match, leg and ply at which a leg is being played; null while none is. @param {Model} model @returns {number[] | null} */
export function position(model) {
  const now = leg(model);
  if (!model.room?.match || !underWay(model) || now === null || now.status !== "playing") return null;
  return [model.room.match.match, now.leg, now.ply];
}

/** Whether one has asked for a hint at the position that stands, and it is not there yet. @param {Model} model */
export function awaitsHint(model) {
  const where = position(model);
  if (model.hint !== null || model.room === null || where === null) return false;
  const asked = model.room.happenings.filter((each) => each.kind === "hinted" && each.seat === me(model));
  return asked.some((each) => same([each.match, each.leg, /** @type {any} */ (each.detail)?.ply], where));
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

/** Whether a match is at its first move that ends within a few, whatever anybody does. @param {Model} model */
export function beginsDead(model) {
  const first = model.room?.match?.dead ? model.room.match.legs[0] : null;
  return first != null && first.status === "playing" && first.ply === 0;
}

/** Who holds a seat; null while it is free. @param {Model} model @param {number | null} seat @returns {string | null} */
export const nameOf = (model, seat) => (seat === null ? null : (model.room?.seats[seat]?.name ?? null));

/** Since when a seat's player is away, and when others may act on it. @param {Model} model @param {number} seat */
export const awayOf = (model, seat) => model.away.find((each) => each.seat === seat) ?? null;

/** A seat's role in a leg of the match. @param {Model} model @param {number} seat @param {number} number */
export const role = (model, seat, number) =>
  model.room?.match?.legs.find((each) => each.leg === number)?.roles[seat] ?? null;

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
  const happenings = model.room?.happenings ?? [];
  const end = happenings.filter((each) => each.kind === "match_over").at(-1);
  const since = end === undefined ? [] : happenings.filter((each) => each.version > end.version);
  for (const each of since) {
    const left = each.seat === seat && (each.kind === "stood" || each.kind === "freed");
    if (left && each.name !== nameOf(model, seat)) return [each.name ?? null, false];
  }
  return [nameOf(model, seat), seat === me(model)];
}
