// Loads the notifications only when the player has turned them on.

import { settings } from "../profile/identity.js";

/** Do something with the notifications, if they are on. Without them a page is still whole, so a failure to load them is silent. @param {(at: typeof import("./notifications.js")) => unknown} use */
export function ifNotified(use) {
  if (settings().notifications === "on") void import("./notifications.js").then(use, () => undefined);
}
