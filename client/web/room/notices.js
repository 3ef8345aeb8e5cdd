// Notices: troubles, requests of other players, and absent players, each with what the reader can do about it. Pure.

import { bar, toReplace } from "./actions.js";
import {
  awayOf,
  beginsDead,
  computerOf,
  correspondence,
  goesOn,
  gone,
  hasLeft,
  me,
  missed,
  other,
  phase,
  playedOut,
  replaced,
  underWay,
} from "./model.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {"lost" | "reconnecting" | "late" | "store_away" | "refused" | "reset" | "dead_number"} Trouble */
/** @typedef {Exclude<import("./names.js").NoticeKind, Trouble | "own_server_gone">} Request */
/** What the reader of a notice can do. @typedef {import("./names.js").NoticeAction} Action */
/**
 * A notice. `seats` are the seats of its players; empty if it is about all others. `level` is the level of a computer,
 * `name` the name of a person who would take a seat. `seconds` is the time until the reader can act; null if it is
 * unknown or does not matter.
 * @template {Trouble | Request} [K=Request]
 * @typedef {{kind: K, actions: Action[], seats: number[], level: string | null, name: string | null, seconds: number | null}} Notice
 */

/** @type {Action[]} */
const ANSWERS = ["agree", "decline"];

/**
 * @template {Trouble | Request} K
 * @param {K} kind
 * @param {Partial<Notice<K>>} [about]
 * @returns {Notice<K>}
 */
const notice = (kind, about = {}) => ({
  kind,
  actions: [],
  seats: [],
  level: null,
  name: null,
  seconds: null,
  ...about,
});

/**
 * Return the troubles of the connection, a command or the number, the most important first. The pages on the way in
 * and out show their own.
 * @param {Model} model
 * @returns {Notice<Trouble>[]}
 */
export function troubles(model) {
  const at = phase(model);
  if (at === "connecting" || at === "stopped") return [];
  const { link } = model;
  /** @type {Trouble[]} */
  const kinds = [];
  if (link.type === "lost") kinds.push("lost");
  else if (link.type === "connecting") kinds.push("reconnecting");
  else if (model.late) kinds.push("late");
  else if (model.delayed) kinds.push("store_away");
  // A leg shows its own rejections.
  if (model.refused !== null && at !== "leg" && at !== "leg_over") kinds.push("refused");
  if (model.room?.reset) kinds.push("reset");
  if (beginsDead(model)) kinds.push("dead_number");
  return kinds.map((kind) => notice(kind));
}

/**
 * Return the open request to the players, or the absence of a player; null if there is neither.
 * @param {Model} model
 * @param {number | null} now the time by the server's clock, in ms since 1970 UTC, if it is known
 * @returns {Notice | null}
 */
export function request(model, now) {
  const asked = underWay(model) ? (takeback(model) ?? replacement(model)) : null;
  if (asked !== null) return asked;
  if (hasLeft(model)) return notice("left", { actions: bar(model, "come_back") === null ? ["come_back"] : [] });
  const mine = me(model);
  const level = mine === null ? null : computerOf(model, mine);
  if (level !== null) return notice("computer_plays", { actions: ["come_back"], level });
  const found = missed(model);
  if (found !== null) {
    const seconds = now === null ? 0 : secondsTo(found, now);
    return notice("missed", { actions: seconds ? [] : ["free"], seats: [found.seat], seconds });
  }
  return goesOn(model) ? playersAway(model, now) : opponentAway(model, now);
}

/** @param {Model} model @returns {Notice | null} */
function takeback(model) {
  const match = model.room?.match;
  const mine = me(model);
  if (!match?.takeback) return null;
  const asks = /** @type {number} */ (match.takeback[0]);
  if (mine === null) return notice("takeback", { seats: [asks] });
  if (asks === mine) {
    const across = other(model);
    return notice("own_takeback", { actions: ["withdraw"], seats: across === null ? [] : [across] });
  }
  if (replaced(model) || hasLeft(model)) return null;
  if ((match.agreed ?? []).includes(mine)) return notice("takeback_agreed", { seats: [asks] });
  return notice("takeback", { actions: ANSWERS, seats: [asks] });
}

/** @param {Model} model @returns {Notice | null} */
function replacement(model) {
  const asked = model.room?.match?.replacing ?? null;
  if (asked === null) return null;
  const seats = [asked.seat];
  const own = asked.by === null ? asked.player === model.player : asked.by === me(model);
  if (own) return notice("own_replacement", { actions: ["withdraw"], seats });
  const actions = bar(model, "answer_replacement") === null ? ANSWERS : [];
  return notice("replacement", { actions, seats, level: asked.level, name: asked.name });
}

/** Return the players who are absent or have left while others play on. @param {Model} model @param {number | null} now @returns {Notice | null} */
function playersAway(model, now) {
  const seats = gone(model);
  if (!seats.length) return null;
  const ready = toReplace(model, now);
  if (ready.length)
    return notice("players_away", { actions: [me(model) === null ? "ask_for_seat" : "go_on_without"], seats: ready });
  const until = seats.map((seat) => awayOf(model, seat)).filter((away) => away !== null);
  const seconds = now === null || !until.length ? null : Math.min(...until.map((away) => secondsTo(away, now)));
  return notice("players_away", { seats, seconds });
}

/** @param {Model} model @param {number | null} now @returns {Notice | null} */
function opponentAway(model, now) {
  const across = other(model);
  const away = across !== null && underWay(model) ? awayOf(model, across) : null;
  if (away === null || across === null || computerOf(model, across) !== null || playedOut(model, across)) return null;
  if (correspondence(model)) return null; // nobody waits for the other to be here
  const seconds = now === null ? 0 : secondsTo(away, now);
  return notice("opponent_away", {
    actions: now !== null && !seconds ? ["go_on_without"] : [],
    seats: [across],
    seconds,
  });
}

/** The seconds until the reader may act on an absence. @param {{claimable: number}} away @param {number} now */
const secondsTo = (away, now) => Math.max(0, Math.ceil((away.claimable - now) / 1000));
