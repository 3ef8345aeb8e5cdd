// What the page says of a game that has no board of its own. client/games/generic/words.py says the same.

import { inSigns } from "../../text/cards.js";
import { count } from "../../text/words.js";

export const TABLE = "The table";
export const MOVES = "Your moves";
export const MORE = "What happened";
export const DEEDS = "Your move";
export const NOT_LISTED = "The moves of this game are not listed: type one below.";
export const CHOOSE = "Choose a move.";
export const TYPE = "Or type a move";
export const TYPE_ONE = "Type a move";
export const PLAY = "Play";
export const NONE = "none";

/** A score with its unit. @param {number} score */
export const counted = (score) => count(score, "point");

/** How a leg ended. @param {number} score */
export const over = (score) => `The leg is over: ${counted(score)}.`;

/** Whose turn it is. @param {string} name */
export const turn = (name) => `${name}’s turn`;

/** What the computer would play, and the final score that it expects. @param {string} text @param {number} score */
export const hint = (text, score) => `hint: ${text}, expects ${Math.round(score)}`;

/** A move as people read it, without what it does. @param {string} move @param {{[name: string]: string}} labels */
export const moveWith = (move, labels) => labels[`move=${move}`] ?? inSigns(move);

/** A move that was made, by the game's account of it. @param {any} detail @param {string} name */
export const news = (detail, name) => `${name}: ${typeof detail?.move === "string" ? inSigns(detail.move) : "a move"}`;

/** Where a game comes from. @param {string} title @param {string} from the package */

/** What a player does in this leg, after their name; nothing if all do the same. @param {string} role @param {boolean} mine */
export function role(role, mine) {
  const verb = { maximizer: "maximize", minimizer: "minimize", owner: "own", guesser: "guess" }[role];
  if (verb === undefined) return "";
  return mine ? verb : `${verb}${role === "guesser" ? "es" : "s"}`;
}
