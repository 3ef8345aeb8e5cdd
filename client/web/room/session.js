// The reader's session: turns each event into the next model, in one place and without side effects.

import { withEvent } from "./games_event.js";
import { isSentAgain } from "../net/link.js";
import { equal } from "../protocol/json.js";
import * as talking from "./chat.js";
import { leg, me, position, underWay } from "./model.js";
import { seenAfter } from "./seen_cards.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {NonNullable<Model["promise"]>} Promised */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("../protocol/messages.js").NumberEvent} NumberEvent */

/**
 * The model after an event.
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
        spectators: heard.spectators,
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
      return equal(position(model), [heard.match, heard.leg, heard.ply]) ? { ...model, hint: heard } : model;
    case "number":
      return isAbout(heard, room) ? about(model, heard) : model;
    case "analysis":
      return room?.match && heard.match === room.match.match ? { ...model, analysis: heard } : model;
    case "scores":
      return { ...model, scores: heard };
    case "games":
    case "games_changed":
      return { ...model, games: withEvent(model.games ?? [], heard) };
    case "server_time":
      return { ...model, ahead: heard.ahead };
    case "came_in":
      return { ...model, inside: true };
    case "rejected":
      if (isSentAgain(heard)) return { ...model, delayed: true };
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
      return { ...model, link: heard, late: false, offline: false, stopped: model.stopped ?? heard.failure };
    case "late":
      return { ...model, late: heard.late, offline: heard.offline };
    case "connected":
      return { ...model, link: heard };
    case "connecting":
    case "lost":
      return { ...model, link: heard, late: false, offline: false, here: [], away: [], spectators: 0, looking: [] };
    default:
      return model;
  }
}

/** The ply since which the reader's own table is unchanged; null if all share a table. @param {Model} before @param {Room} room */
function since(before, room) {
  const made = (/** @type {any} */ view) =>
    view?.game === "mirror"
      ? JSON.stringify([view.boards.map((/** @type {any} */ board) => board.ply), view.own]) // another player's waiting move changes nothing in the reader's view
      : (view?.made ?? null);
  if (room.view === null || room.match === null || made(room.view) === null) return null;
  const known = before.room;
  if (known?.match == null) return askedAt({ ...before, room }) ?? room.view.ply;
  const alike = made(known.view) === made(room.view) && known.match.id === room.match.id;
  return alike && known.match.legs.length === room.match.legs.length ? before.since : room.view.ply;
}

/** The ply of the reader's last request for a hint in a race before a reload, if the reader has not moved since. @param {Model} model */
function askedAt(model) {
  const { room } = model;
  if (room?.match == null || room.form !== "race") return null;
  const here = [room.match.match, leg(model)?.leg, me(model)];
  const own = room.happenings.filter((each) => equal([each.match, each.leg, each.seat], here));
  const last = own.findLast(({ kind }) => kind === "moved" || kind === "hinted");
  const { ply = null } = /** @type {any} */ (last?.detail ?? {});
  return last?.kind === "hinted" ? ply : null;
}

/**
 * @param {Model} before
 * @param {Room} room
 * @returns {Model}
 */
function shown(before, room) {
  const older = before.room !== null && before.room.room === room.room && room.version < before.room.version;
  if (older && !before.fresh && !room.reset) return before;
  const reset = older || room.reset === true;
  const known = reset ? null : before.room; // forget the moves that were lost
  const news = known === null || room.version !== known.version;
  const lost = { hint: null, seen: [], checked: null, analysis: null };
  /** @type {Model} */
  const model = {
    ...before,
    ...(reset ? lost : {}),
    room: reset ? { ...room, reset } : room,
    fresh: false,
    resets: before.resets + (before.fresh || reset ? 1 : 0),
    stopped: null,
    delayed: false,
    refused: news ? null : before.refused,
    lingers: lingers(before, room),
    since: since(before, room),
  };
  const hint = model.hint;
  if (hint !== null && !equal(position(model), [hint.match, hint.leg, hint.ply])) model.hint = null;
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

/** The promise with the commitments of legs that have numbers of their own, each as first shown. @param {Promised} promise @param {import("../protocol/messages.js").MatchInfo} match */
function withLegs(promise, match) {
  const told = match.legs.flatMap(({ commitment }) => (commitment == null ? [] : [commitment]));
  const known = promise.commitment?.split(",") ?? [];
  if (told.length <= known.length) return promise;
  return { ...promise, commitment: [...known, ...told.slice(known.length)].join() };
}

/**
 * The model with the standings of the match's number; the reader's best is the one from before the match,
 * in a casual game among casual games.
 * @param {Model} model
 * @param {NumberEvent} about
 * @returns {Model}
 */
function about(model, about) {
  const alone = (/** @type {{role: string}} */ each) => each.role === "player";
  const own = model.room?.match?.casual ? about.own_casual?.find(alone)?.score : about.standings.find(alone)?.own;
  const best = underWay(model) ? (own ?? null) : model.best_before;
  return { ...model, about: { ...about, tree: about.tree ?? model.about?.tree ?? null }, best_before: best };
}

/**
 * Whether the standings are about the number of the room's match.
 * @param {NumberEvent} about
 * @param {Room | null} room
 */
function isAbout(about, room) {
  if (room === null) return false;
  const { game, options, number } = room.match ?? {};
  return equal([about.game, about.options, about.number], [game, options, number ?? null]);
}

/**
 * Whether the player is at the end of a leg: it ended just now, or they have not continued yet.
 * @param {Model} model
 * @param {Room} room
 */
function lingers(model, room) {
  const before = lastLeg(model.room);
  const now = lastLeg(room);
  if (before === null || now === null || before.id !== now.id || before.leg !== now.leg) return false;
  return now.status === "over" && (model.lingers || before.status === "playing");
}

/** @param {Room | null} room */
function lastLeg(room) {
  if (room === null || room.match === null) return null;
  const begun = room.match.legs.filter((each) => each.status !== "waiting");
  const last = begun.at(-1);
  return last === undefined ? null : { id: room.match.id, leg: last.leg, status: last.status };
}
