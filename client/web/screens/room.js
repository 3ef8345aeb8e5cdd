// A room, from the way in to the way out: which of its pages is shown follows from the model's phase.

import { draw, show } from "../app.js";
import * as doing from "../doing.js";
import { phase } from "../session.js";
import { Visit } from "../visit.js";
import { html } from "../vendor/lit-html.js";
import * as words from "../words.js";

/** Go into a room by its code. @param {string} code @param {{replace?: boolean}} [how] */
export function enterRoom(code, how = {}) {
  show(roomScreen(doing.enter(code), code), how);
}

/**
 * A stay in a room, entered by a command.
 * @param {import("../link.js").Command} wayIn
 * @param {string | null} code
 * @returns {import("../app.js").Screen}
 */
export function roomScreen(wayIn, code) {
  const visit = new Visit(wayIn, () => draw());
  return {
    path: () => `/${visit.model.room?.room ?? code ?? ""}`,
    opened: () => void visit.run(),
    closed: () => void visit.leave(),
    view: () =>
      html`<main tabindex="-1"><h1>${code === null ? "" : words.showCode(code)}</h1><p>${phase(visit.model)}</p></main>`,
  };
}
