// Makes the commands that a player sends. Whether a command is allowed now is up to the server, and to
// actions.js beforehand.

import { newId } from "../profile/identity.js";
import { leg, others, position } from "./model.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("../net/link.js").Command} Command */
/** @typedef {import("../protocol/messages.js").Clock} Clock */
/** @typedef {"same_number" | "new_number"} Another */

/** @param {Model} model @returns {Command | null} */
export function ready(model) {
  const next = model.room?.next;
  return next ? { id: newId(), type: "ready", match: next[0], leg: next[1] } : null;
}

/** @param {Model} model @param {string} text @returns {Command | null} */
export function move(model, text) {
  const now = leg(model);
  const { match, view } = model.room ?? {};
  if (!match || !view || now === null) return null;
  return { id: newId(), type: "move", match: match.match, leg: now.leg, ply: view.ply, move: text };
}

/** Ask for another match: accept another player's offer if it is the same, otherwise make the offer. @param {Model} model @param {Another} what @returns {Command | null} */
export function wish(model, what) {
  const match = model.room?.match;
  if (!model.room || !match) return null;
  const { offers } = model.room;
  if (others(model).some((seat) => offers[seat] === what))
    return { id: newId(), type: "answer", match: match.match, what, accept: true };
  return { id: newId(), type: "offer", match: match.match, what };
}

/** @param {Model} model @param {Another} what @returns {Command | null} */
export function decline(model, what) {
  const match = model.room?.match;
  return match ? { id: newId(), type: "answer", match: match.match, what, accept: false } : null;
}

/** @param {Model} model @returns {Command | null} */
export function takeBack(model) {
  const now = leg(model);
  const { match, view } = model.room ?? {};
  if (!match || !view || now === null) return null;
  return { id: newId(), type: "offer", match: match.match, what: "takeback", leg: now.leg, ply: view.ply };
}

/** @param {Model} model @param {boolean} accept @returns {Command | null} */
export function answerTakeBack(model, accept) {
  const match = model.room?.match;
  return match?.takeback ? { id: newId(), type: "answer", match: match.match, what: "takeback", accept } : null;
}

/** @param {Model} model @returns {Command | null} */
export const resign = (model) => inMatch(model, "resign");

/** Claim the match from an absent player or, with a level, have the computer play on; `seat` names the seat if there are several. @param {Model} model @param {string | null} computer @param {number | null} [seat] @returns {Command | null} */
export function claim(model, computer, seat = null) {
  const asked = inMatch(model, "claim");
  return asked && { ...asked, computer, seat };
}

/** Agree that a player takes over a seat, or decline; declining one's own request withdraws it. @param {Model} model @param {boolean} accept @returns {Command | null} */
export function answerReplacement(model, accept) {
  const match = model.room?.match;
  return match?.replacing ? { id: newId(), type: "answer", match: match.match, what: "replacement", accept } : null;
}

/** @param {Model} model @returns {Command | null} */
export const analysis = (model) => inMatch(model, "analysis");

/** @param {Model} model @returns {Command | null} */
export const record = (model) => inMatch(model, "record");

/** @param {Model} model @returns {Command | null} */
export function hint(model) {
  const where = position(model);
  const asked = inMatch(model, "hint");
  return asked && where ? { ...asked, leg: where[1], ply: where[2] } : null;
}

/** `together`: the number of players who play together; null: alone or against each other. @param {string} game @param {object} options @param {number} number @param {boolean} [tree] @param {number | null} [together] @returns {Command} */
export const number = (game, options, number, tree = false, together = null) => ({
  id: newId(),
  type: "number",
  game,
  options,
  number,
  tree,
  together,
});

/** @param {string} game @param {object} [options] @returns {Command} */
export const scores = (game, options = {}) => ({ id: newId(), type: "scores", game, options });

/** @returns {Command} */
export const games = () => ({ id: newId(), type: "watch_games" });

/** @param {string} game @param {object} [options] @returns {Command} */
export const statistics = (game, options = {}) => ({ id: newId(), type: "statistics", game, options });

/** @param {number | null} [seat] @returns {Command} */
export const sit = (seat = null) => ({ id: newId(), type: "sit", seat });

/** @returns {Command} */
export const stand = () => ({ id: newId(), type: "stand" });

/**
 * @param {Model} model
 * @param {{number: number | null, role: string | null, spectators: boolean, clock: Clock | null, hints: boolean, options?: object, seats?: number | null, pace?: number | null, form?: string | null, public?: boolean}} settled options, seats, form and the computers’ pace don't change if omitted
 * @returns {Command | null}
 */
export function configure(model, settled) {
  const { room } = model;
  return room && { id: newId(), type: "configure", options: room.options, pace: room.pace, ...settled };
}

/** The room's settings with another number of seats. @param {Model} model @param {number} seats @returns {Command | null} */
export function resized(model, seats) {
  const { room } = model;
  if (room === null) return null;
  const { number, role, spectators, clock, hints } = room;
  return configure(model, { number, role, spectators, clock, hints: hints ?? false, seats });
}

/** Make the room's matches a tournament of these names; an empty list ends it. @param {string[]} names @returns {Command} */
export const enlist = (names) => ({ id: newId(), type: "enlist", names });

/** Play under one of the tournament's names; with `seat`, for a second player at the same page. @param {string} name @param {number | null} [seat] @returns {Command} */
export const playAs = (name, seat = null) => ({ id: newId(), type: "play_as", name, seat });

/** @param {number} seat @returns {Command} */
export const free = (seat) => ({ id: newId(), type: "free", seat });

/** @param {string} player @returns {Command} */
export const sendAway = (player) => ({ id: newId(), type: "ban", player });

/** @param {number} seat @returns {Command} */
export const passOn = (seat) => ({ id: newId(), type: "pass_on", seat });

/** @param {number} seat @param {string} level @returns {Command} */
export const seatComputer = (seat, level) => ({ id: newId(), type: "seat_computer", seat, level });

/** @param {string} text @returns {Command} */
export const say = (text) => ({ id: newId(), type: "chat", text });

/** @returns {Command} */
export const askSeatCode = () => ({ id: newId(), type: "seat_code" });

/** @returns {Command} */
export const leave = () => ({ id: newId(), type: "leave" });

/**
 * @param {{game: string, form?: import("../games/game.js").Way["form"], options?: object, seats?: number | null, number?: number | null, role?: string | null, spectators?: boolean, public?: boolean, clock?: Clock | null, computers?: (string | null)[], hints?: boolean, pace?: number | null, notes?: boolean, winnable?: boolean, casual?: boolean, challenge?: string | null}} settled
 * @returns {Command}
 */
export const createRoom = (settled) => ({ id: newId(), type: "create_room", ...settled });

/** Find an opponent with the same settings. @param {{game: string, form: string, options: object, clock: Clock | null}} wanted @returns {Command} */
export const quickMatch = (wanted) => ({ id: newId(), type: "quick_match", ...wanted });

/** List the public rooms; null: of any game, in any form. @param {string | null} game @param {string | null} [form] @returns {Command} */
export const listRooms = (game, form = null) => ({ id: newId(), type: "list_rooms", game, form });

/** Play today’s number, once. @param {string} game @param {"computer" | "friend"} against @returns {Command} */
export const playDaily = (game, against) => ({ id: newId(), type: "play_daily", game, against });

/** @param {string} game @param {string | null} day of the table; null: yesterday @returns {Command} */
export const daily = (game, day) => ({ id: newId(), type: "daily", game, day });

/** @param {string} game @param {boolean} [correspondence] the ratings of correspondence games @returns {Command} */
export const standings = (game, correspondence = false) => ({ id: newId(), type: "standings", game, correspondence });

/** A player's page; null: the reader's own. @param {string | null} player @returns {Command} */
export const player = (player) => ({ id: newId(), type: "player", player });

/** A page of the matches that fit a search: `opponent` is an id, `page` the `next` of the page before. @param {{player?: string | null, game?: string | null, opponent?: string | null, result?: string | null, since?: string | null, until?: string | null, number?: number | null, everyone?: boolean, page?: string | null}} search @returns {Command} */
export const matches = (search) => ({ id: newId(), type: "matches", ...search });

/** The results of a player against an opponent; null: the reader's own. @param {string | null} player @param {string} opponent @returns {Command} */
export const headToHead = (player, opponent) => ({ id: newId(), type: "head_to_head", player, opponent });

/** Decline the challenge of the room, or withdraw the reader's own; `refuse`: decline all further challenges by the player, too. @param {boolean} [refuse] @returns {Command} */
export const endChallenge = (refuse = false) => ({ id: newId(), type: "end_challenge", refuse });

/** Turn the notifications about this room on or off. @param {boolean} on @returns {Command} */
export const roomNotifications = (on) => ({ id: newId(), type: "room_notifications", on });

/** @param {string} room @param {boolean} [alongside] @returns {Command} */
export const enter = (room, alongside = false) => ({ id: newId(), type: "enter", room, alongside });

/** @param {string} room @param {string} code @returns {Command} */
export const takeSeat = (room, code) => ({ id: newId(), type: "take_seat", room, code });

/** @param {Model} model @param {string} type @returns {Command | null} */
function inMatch(model, type) {
  const match = model.room?.match;
  return match ? { id: newId(), type, match: match.match } : null;
}
