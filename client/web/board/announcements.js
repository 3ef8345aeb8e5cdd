// Tells players who use a screen reader that their turn has come, or how a leg has ended. Others see it under the table.

import * as pageText from "../text/messages/page.js";
import { announce, began } from "../widgets/page.js";

/** A leg as it stands, as far as that goes. @typedef {{key: string, over: boolean}} Standing */

let turn = "";

/** Ignore keys for a moment when a turn begins. @param {string | null} now which turn of the reader's it is; null: none */
export function takeTurn(now) {
  if (now !== null && now !== turn) began();
  turn = now ?? "";
}

/**
 * Tell it once, after the last move; with two boards another message says which one waits. Called while the leg is drawn.
 * @param {import("../games/catalog.js").LegOptions} options
 * @param {Standing & {myTurn?: boolean} | null} before the leg as it was drawn last, or another one
 * @param {Standing & {myTurn?: boolean}} now
 * @param {{taken?: boolean, ended: () => string}} how whether turns are taken at all, and what is said of the end
 */
export function tellTurn(options, before, now, { taken = false, ended }) {
  if (options.ofTwo) return;
  const then = before?.key === now.key ? before : null;
  if (then !== null && now.over && !then.over) queueMicrotask(() => announce(ended()));
  else if (taken && now.myTurn && !now.over && !then?.myTurn) queueMicrotask(() => announce(`${pageText.yourTurn()}.`));
}
