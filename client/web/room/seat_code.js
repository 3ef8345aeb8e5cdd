// The code that moves one's seat to another machine, and how it is used.

import { open } from "../app.js";
import { html, nothing } from "../vendor/lit-html.js";
import { CLOSE, showCode, timeOfDay } from "../words.js";
import * as deeds from "../words/deeds.js";
import * as words from "../words/room.js";
import { moveFromHere } from "../words/several.js";
import { hereAlone, joinLink } from "./link.js";

/** @param {import("../protocol.js").SeatCodeEvent} made @param {string} room */
export function showSeatCode(made, room) {
  open({
    label: deeds.MOVE_TITLE,
    view: (close) => html`
      <h2>${deeds.MOVE_TITLE}</h2>
      <p class="code">${made.code}</p>
      <p>${deeds.moveText(joinLink(room), timeOfDay(made.expires))}</p>
      <p class="hint">${words.TERMINAL} <code>${deeds.moveCommand(`${location.host}/${showCode(room)}`, made.code)}</code></p>
      ${hereAlone() ? html`<p class="remark">${moveFromHere(location.host)}</p>` : nothing}
      <button class="primary" data-first @click=${close}>${CLOSE}</button>
    `,
  });
}
