// Tells players who use a screen reader that their turn has come, or how a leg has ended. Others see it under the table.

import { messages as pageText } from "../text/messages/page.js";
import { announce, began } from "../widgets/page.js";

/** The state of a leg that announcements need. @typedef {{key: string, over: boolean}} Standing */

let turn = "";

/** Ignore keys for a moment when a turn begins. @param {string | null} now which turn of the reader's it is; null: none */
export function takeTurn(now) {
  if (now !== null && now !== turn) began();
  turn = now ?? "";
}

/**
 * Announce the reader's turn or the end of the leg, once, after the last move. Called while the leg is drawn.
 * With two boards, another message says which board waits.
 * @param {import("../games/catalog.js").LegOptions} options
 * @param {Standing & {myTurn?: boolean} | null} before the leg as it was drawn last, or another one
 * @param {Standing & {myTurn?: boolean}} now
 * @param {{taken?: boolean, ended: () => string}} how `taken`: whether players take turns; `ended` returns the announcement of the end
 */
export function tellTurn(options, before, now, { taken = false, ended }) {
  if (options.ofTwo) return;
  const then = before?.key === now.key ? before : null;
  if (then !== null && now.over && !then.over) queueMicrotask(() => announce(ended()));
  else if (taken && now.myTurn && !now.over && !then?.myTurn) queueMicrotask(() => announce(`${pageText.yourTurn()}.`));
}
