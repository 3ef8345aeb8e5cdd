// The code that moves a seat to another machine, and how to use it.

import { messages as waitingText } from "../../text/messages/waiting.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { showCode } from "../../protocol/room_code.js";
import { messages as pageText } from "../../text/messages/page.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { open } from "../../widgets/page.js";
import { joinLink, sharedHost, worksElsewhere } from "./room_link.js";

/** @param {import("../../protocol/messages.js").SeatCodeEvent} made @param {string} room */
export function showSeatCode(made, room) {
  open({
    label: () => actionText.action("move_seat"),
    view: (close) => html`
      <h2>${actionText.action("move_seat")}</h2>
      <p class="code">${made.code}</p>
      <p>${actionText.moveByLink({ link: joinLink(room), until: made.expires })}</p>
      <p class="hint">${waitingText.inTerminal()} <code>${actionText.moveCommand({ address: `${sharedHost()}/${showCode(room)}`, code: made.code })}</code></p>
      ${worksElsewhere() === false ? html`<p class="remark">${actionText.localAddress(location.host)}</p>` : nothing}
      <button class="primary" data-first @click=${close}>${pageText.close()}</button>
    `,
  });
}
