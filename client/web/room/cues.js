// What just happened in a room that is worth a sound or a moment. Pure.

import { wordsOf } from "../games/catalog.js";
import { leg, me, myTurn, phase, solo } from "./model.js";

/** @typedef {import("./types.js").Model} Model */
/** What a game shows as a moment of its own. @typedef {"celebrity" | "hand" | "perfect" | "home"} GameMoment */
/** @typedef {"deal" | "card" | "chip" | "turn" | "low" | "win" | "lost" | "leave_leg" | GameMoment} Cue */

/** The cues of a change of the model, in their order. @param {Model} model @param {Model} before @returns {Cue[]} */
export function cues(model, before) {
  const match = model.room?.match;
  if (!match || before.room === null) return [];
  const same = before.room.match?.id === match.id;
  const now = leg(model);
  const then = same ? leg(before) : null;
  /** @type {Cue[]} */
  const found = [];
  if (now?.status === "playing" && then?.leg !== now.leg && now.ply === 0) found.push("deal");
  if (now !== null && then?.leg === now.leg) found.push(...ofLeg(model, then, now));
  if (leaves(before) && !leaves(model)) found.push("leave_leg");
  if (match.result !== null && same && before.room.match?.result === null) found.push(...ofResult(model));
  else if (myTurn(model) && !myTurn(before) && !solo(model) && match.form !== "race") found.push("turn");
  return found;
}

/** Whether a leg is on the page. @param {Model} model */
const leaves = (model) => ["leg", "leg_over"].includes(phase(model));

/** The cues of a leg's moves. @param {Model} model @param {import("../protocol/messages.js").LegInfo} then @param {import("../protocol/messages.js").LegInfo} now @returns {Cue[]} */
function ofLeg(model, then, now) {
  if (now.ply <= then.ply) return [];
  const own = wordsOf(model.room?.match?.game).moment?.(then, now) ?? null;
  return ["card", ...(now.score !== then.score ? /** @type {const} */ (["chip"]) : []), ...(own === null ? [] : [own])];
}

/** The cue of a match's end: only for its players, and not after a draw. @param {Model} model @returns {Cue[]} */
function ofResult(model) {
  const winners = model.room?.match?.result?.winners ?? [];
  const mine = me(model);
  if (mine === null || solo(model) || winners.length === 0) return [];
  return [winners.includes(mine) ? "win" : "lost"];
}
