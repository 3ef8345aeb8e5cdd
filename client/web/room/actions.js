// What a person in a room may do now, and the reason if they may not: pure. The server decides; the page offers only
// what this module allows.

import { gameOf } from "../games/catalog.js";
import {
  awayOf,
  computerAt,
  computerOf,
  correspondence,
  freeSeat,
  goesOn,
  gone,
  hasLeft,
  leg,
  me,
  missed,
  myTurn,
  other,
  others,
  owner,
  people,
  playedOut,
  position,
  replaced,
  solo,
  standing,
  underWay,
} from "./model.js";
import * as formats from "../text/formats.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./names.js").Deed} Deed */
/** @typedef {import("./names.js").Bar} Bar */

/** The forms in which all players have the same role. */
const ALIKE = new Set(["together", "race"]);
/** Deeds that a room of a daily number excludes, because everyone plays it under the same conditions. @type {Set<Deed>} */
const ONCE = new Set(["settings", "seat_computer", "begin_with_these", "tournament", "take_back"]);
/** Deeds that such a room excludes after the match: nobody else may take the seat. @type {Set<Deed>} */
const AFTERWARDS = new Set(["free", "stand"]);
/** Deeds that are excluded before a quick match, which is played with the settings both players asked for. @type {Set<Deed>} */
const AS_ASKED = new Set(["settings", "seat_computer"]);

/**
 * The reason why a deed is not allowed now; null if it is allowed.
 * @param {Model} model
 * @param {Deed} deed
 * @param {number | null} [now] the time by the server's clock in ms since 1970 UTC, if it is known
 * @returns {Bar | null}
 */
export function bar(model, deed, now = null) {
  const found = barred(model, deed, now);
  const { room } = model;
  if (found !== null || room === null) return found;
  if (room.daily != null && (ONCE.has(deed) || (AFTERWARDS.has(deed) && room.match !== null))) return "daily";
  if (room.daily != null && deed === "analysis" && room.match?.number === null) return "hidden";
  return room.quick && room.match === null && AS_ASKED.has(deed) ? "quick" : null;
}

/** @param {Model} model @param {Deed} deed @param {number | null} now @returns {Bar | null} */
function barred(model, deed, now) {
  switch (deed) {
    case "settings":
    case "free":
    case "send_away":
    case "pass_on":
    case "seat_computer":
    case "begin_with_these":
      return owners(model, deed, now);
    case "tournament":
      if (underWay(model)) return "playing";
      return model.room?.tournament != null || owner(model) ? null : "not_owner";
    case "hint":
      return hint(model);
    case "undo":
      return undo(model);
    case "number":
    case "analysis":
    case "scores":
      return knowledge(model, deed);
    case "sit":
      if (me(model) !== null) return "seated";
      return sit(model, now);
    case "stand":
      if (me(model) === null) return "no_seat";
      return underWay(model) ? "playing" : null;
    case "move_seat":
      return me(model) === null ? "no_seat" : null;
    case "resign":
      return resign(model);
    case "come_back":
      if (hasLeft(model) && playedOut(model, /** @type {number} */ (me(model)))) return "played_out";
      return replaced(model) || hasLeft(model) ? null : "no_computer";
    case "ask_for_seat":
      return askForSeat(model, now);
    case "answer_replacement":
      return answerReplacement(model);
    case "go_on_without":
      return without(model, now);
    default:
      return takeback(model, deed);
  }
}

/** @param {Model} model @param {Deed} deed @param {number | null} now @returns {Bar | null} */
function owners(model, deed, now) {
  const away = deed === "free" && !owner(model) ? missed(model) : null;
  if (away !== null) return now !== null && now >= away.claimable ? null : "too_soon";
  if (!owner(model)) return "not_owner";
  if (deed === "send_away") {
    if (toSendAway(model).size) return null;
    return underWay(model) && othersSeated(model).size ? "playing" : "nobody_else";
  }
  if (deed !== "pass_on" && underWay(model)) return "playing";
  if (deed === "seat_computer") return freeSeat(model) === null ? "full" : null;
  if (deed === "begin_with_these") {
    if (freeSeat(model) === null) return "full";
    return seated(model) >= 2 && areAlike(model) ? null : "too_few";
  }
  if (deed === "pass_on") return toPassOn(model).size ? null : "nobody_sits";
  return deed === "settings" || othersSeated(model).size ? null : "nobody_sits";
}

/** The reason why a spectator can't take a seat: none is free, or it is kept for another player. @param {Model} model @param {number | null} now @returns {Bar | null} */
function sit(model, now) {
  if (freeSeat(model) === null) return "full";
  const kept = model.room?.challenge ?? null;
  if (kept === null || (now !== null && now >= kept.until)) return null;
  return kept.player === model.player || owner(model) ? null : "kept";
}

/** The number of taken seats. @param {Model} model */
const seated = (model) => (model.room?.seats ?? []).filter((each) => each.player !== null).length;

/** @param {Model} model */
const areAlike = ({ room }) => room !== null && (ALIKE.has(room.form) || room.seats.length > 2);

/** @param {Model} model @returns {Bar | null} */
function resign(model) {
  const mine = me(model);
  if (mine === null || !underWay(model) || hasLeft(model)) return mine === null ? "no_seat" : "no_match";
  // A score that was reached stays: a player can't resign it while other people still play; computers don't count.
  const awaits = (/** @type {number} */ seat) => computerOf(model, seat) === null && !playedOut(model, seat);
  const done = playedOut(model, mine) && !model.room?.view?.to_act.includes(mine);
  return done && others(model).some(awaits) ? "played_out" : null;
}

/** @param {Model} model @returns {Bar | null} */
function hint(model) {
  if (model.room === null || me(model) === null) return "no_seat";
  if (position(model) === null) return "no_leg";
  if (!model.room.hints) return "no_hints";
  if (replaced(model)) return "computer_plays";
  return myTurn(model) ? null : "not_your_turn";
}

/** @param {Model} model @param {Deed} deed @returns {Bar | null} */
function knowledge(model, deed) {
  if (model.room === null) return "no_room";
  if (deed === "scores") return null;
  const match = model.room.match;
  if (match === null) return "no_match";
  if (deed === "analysis") return underWay(model) ? "not_over" : null;
  return match.number === null ? "hidden" : null;
}

/** @param {Model} model @param {number | null} now @returns {Bar | null} */
function without(model, now) {
  const across = other(model);
  if (solo(model)) return "alone";
  if (me(model) === null) return "no_seat";
  if (!underWay(model)) return "no_match";
  if (goesOn(model)) return replaced(model) ? "computer_plays" : playedOn(model, now);
  if (across === null || replaced(model) || computerOf(model, across) !== null) return "computer_plays";
  if (correspondence(model)) return "correspondence";
  const since = awayOf(model, across);
  if (since === null) return "other_here";
  if (playedOut(model, across)) return "played_out";
  return now === null || now < since.claimable ? "too_soon" : null;
}

/** The reason why nobody can take over a seat of a match that goes on without a player. @param {Model} model @param {number | null} now @returns {Bar | null} */
function playedOn(model, now) {
  if (model.room?.match?.replacing) return "asked";
  if (toReplace(model, now).length) return null;
  if (correspondence(model)) return "correspondence";
  return gone(model).length ? "too_soon" : "other_here";
}

/** @param {Model} model @param {number | null} now @returns {Bar | null} */
function askForSeat(model, now) {
  if (me(model) !== null) return "seated";
  if (!underWay(model)) return "no_match";
  return goesOn(model) ? playedOn(model, now) : "full";
}

/** @param {Model} model @returns {Bar | null} */
function answerReplacement(model) {
  const match = underWay(model) ? model.room?.match : null;
  const mine = me(model);
  if (mine === null) return "no_seat";
  if (!match?.replacing || match.replacing.seat === mine || (match.agreed ?? []).includes(mine)) return "not_asked";
  return replaced(model) || hasLeft(model) ? "computer_plays" : null;
}

/** The seats that can be taken over now: their players have left, or been away for long enough. @param {Model} model @param {number | null} now @returns {number[]} */
export const toReplace = (model, now) =>
  gone(model).filter((seat) => {
    const away = awayOf(model, seat);
    return away === null || (now !== null && now >= away.claimable);
  });

/** The reason why a player alone can't undo the last move. @param {Model} model @returns {Bar | null} */
function undo(model) {
  const now = leg(model);
  if (me(model) === null) return "no_seat";
  if (!solo(model)) return "not_alone";
  if (!underWay(model) || now === null || now.status !== "playing") return "no_leg";
  if (now.undo_to == null) return "own_undo";
  if (now.ply === 0) return "no_move";
  return now.ply <= now.undo_to ? "revealed" : null;
}

/** @param {Model} model @param {Deed} deed @returns {Bar | null} */
function takeback(model, deed) {
  const match = model.room?.match ?? null;
  const now = leg(model);
  if (me(model) === null) return "no_seat";
  if (solo(model)) return "alone";
  if (model.room?.form === "race") return "race";
  if (!underWay(model) || match === null || now === null || now.status !== "playing") return "no_leg";
  if (replaced(model)) return "computer_plays";
  if (deed === "take_back") {
    if (match.takeback !== null) return "asked";
    if (!hasMoved(model, now.ply)) return "no_move";
    return gameOf(model.room?.game)?.final?.(model.room?.options ?? {}, now.ply) ? "final" : null;
  }
  const mine = match.takeback !== null && match.takeback[0] === me(model);
  const said = deed === "answer" && (match.agreed ?? []).includes(/** @type {number} */ (me(model)));
  return match.takeback === null || mine === (deed === "answer") || said ? "not_asked" : null;
}

/** Whether the reader may have made one of the moves that stand; only for a single move is its player known. @param {Model} model @param {number} ply */
function hasMoved(model, ply) {
  const moved = standing(model.room?.happenings ?? []).filter((each) => each.kind === "moved");
  return ply > 1 || (ply === 1 && (moved.length === 0 || moved.at(-1)?.seat === me(model)));
}

/** The names of the other seated players, by seat. @param {Model} model @returns {Map<number, string>} */
export function othersSeated(model) {
  const seated = (model.room?.seats ?? []).filter((each) => each.player !== null && each.player !== model.player);
  return new Map(seated.map((each) => [each.seat, formats.name(each.name ?? "")]));
}

/** The people to whom the owner may pass the room on, by seat; no computers. @param {Model} model @returns {Map<number, string>} */
export const toPassOn = (model) =>
  new Map([...othersSeated(model)].filter(([seat]) => computerAt(model, seat) === null));

/** The people whom the owner may remove now: all except the players of a match. @param {Model} model @returns {Map<string, string>} */
export function toSendAway(model) {
  const room = model.room;
  if (room === null) return new Map();
  const playing = underWay(model) ? room.seats.map((each) => each.player) : [];
  const computers = room.seats.filter((each) => each.computer != null).map((each) => each.player);
  const not = new Set([...playing, ...computers, ...room.banned.map((each) => each[0]), model.player, room.owner]);
  return new Map([...people(model)].filter(([player]) => !not.has(player)));
}
