// The commands that the page sends by itself during a stay in a room: pure.
//
// A player who plays alone or with computers is ready as soon as a match waits, except in a tournament, where someone
// chooses who plays. Between two legs a button starts the next one, so that the player sees the result first. The page asks
// for the results on a number when a game on it begins, and again after the game, because the server tells more then. It
// asks for high scores after a game alone, for a hint at every turn if the player wants hints, and in a correspondence
// game for the player's other games.

import { isCorrespondence } from "../games/clocks.js";
import { equal } from "../protocol/json.js";
import { bar } from "./actions.js";
import * as doing from "./commands.js";
import { awaitsHint, begins, me, position } from "./model.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {{what: string, command: import("../net/link.js").Command | null}} Wish */

/**
 * The commands to send once in the model's present state.
 * @param {Model} model
 * @param {{hints: boolean, again: number, names?: string[]}} how `again` counts the repeated requests for the result of a solo game; `names` are the competitors of a new room
 * @returns {Wish[]}
 */
export function wishes(model, { hints, again, names = [] }) {
  const { room } = model;
  const match = room?.match ?? null;
  const mine = me(model);
  /** @type {Wish[]} */
  const wished = [];
  if (room === null || !model.inside) return wished;
  if (mine !== null && isCorrespondence(room.clock)) wished.push({ what: "games", command: doing.games() });
  if (names.length && room.next !== null && match === null && room.tournament == null)
    wished.push({ what: "enlist", command: doing.enlist(names) });
  else if (begins(model) && mine !== null && !room.ready.includes(mine))
    wished.push({ what: `ready ${room.next}`, command: doing.ready(model) });
  if (match !== null && match.number !== null && (match.form === "solo" || match.result !== null)) {
    const over = match.result !== null;
    const command = doing.number(match.game, match.options, match.number);
    wished.push({ what: `number ${match.id} ${over} ${again}`, command });
    if (over && match.form === "solo" && mine !== null)
      wished.push({ what: `scores ${match.id} ${again}`, command: doing.scores(match.game, match.options) });
  }
  const wanted = awaitsHint(model) || (hints && model.hint === null);
  if (wanted && bar(model, "hint") === null) wished.push({ what: hintAt(model), command: doing.hint(model) });
  return wished;
}

/** The requests that still count as sent: a request for a hint lapses with its position. @param {Set<string>} asked @param {Model} model */
export function stillAsked(asked, model) {
  return new Set([...asked].filter((what) => !what.startsWith("hint ") || equal(what, hintAt(model))));
}

/** @param {Model} model */
const hintAt = (model) => `hint ${position(model)}`;
