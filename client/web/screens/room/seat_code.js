// The code that moves one's seat to another machine, and how it is used.

import * as deeds from "../../room/action_words.js";
import { moveFromHere } from "../../room/multiplayer_words.js";
import * as words from "../../room/words.js";
import { CLOSE, showCode, timeOfDay } from "../../text/words.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { open } from "../../widgets/page.js";
import { hereAlone, joinLink } from "./room_link.js";

/** @param {import("../../protocol/messages.js").SeatCodeEvent} made @param {string} room */
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
