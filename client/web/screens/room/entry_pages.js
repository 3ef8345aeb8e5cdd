// The pages of a room while the player enters, and when they can't continue.

import { messages as soloText } from "../../text/messages/solo.js";
import * as identity from "../../profile/identity.js";
import * as doing from "../../room/commands.js";
import { drawsWinnable } from "../../room/model.js";
import { showCode } from "../../protocol/room_code.js";
import { explainStop } from "../../text/failure_text.js";
import { messages as connectionText } from "../../text/messages/connection.js";
import { messages as pageText } from "../../text/messages/page.js";
import { messages as startText } from "../../text/messages/start.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { show } from "../../widgets/page.js";
import { startScreen } from "../start.js";

/** @typedef {import("../room.js").Here} Here */

/** The page during entry: what the player is waiting for. @param {Here} here */
export function connecting({ model, visit, code }) {
  const { link } = model;
  return html`
    <section class="passing">
      <h1>${code === null ? pageText.loading() : startText.joining()}</h1>
      ${code === null ? nothing : html`<p class="code">${showCode(code)}</p>`}
      ${link.type === "lost" ? html`<p>${connectionText.serverAway(location.host)}</p><button class="primary" @click=${() => visit.link.retryNow()}>${connectionText.tryNow()}</button>` : nothing}
    </section>
  `;
}

/** The page while a match begins by itself, alone or with computers; if it was rejected, a button starts it. @param {Here} here */
export const dealing = ({ model, visit }) => html`
  <section class="passing">
    <h1>${drawsWinnable(model) ? soloText.looking() : soloText.dealing()}</h1>
    ${model.refused === null ? nothing : html`<button class="primary" data-first @click=${() => visit.act(doing.ready(model))}>${connectionText.tryAgain()}</button>`}
  </section>
`;

const AGAIN = new Set(["nothing_listens", "no_answer", "dropped", "server_stopping", "room_stopped"]);

/** The page after the end of a stay: the reason, and the possible actions. @param {Here} here */
export function stopped(here) {
  const { model, code } = here;
  const why = model.stopped;
  if (why === null) return nothing;
  return html`
    <section class="passing">
      <h1>${code === null ? startText.title() : showCode(code)}</h1>
      <p class="lead" role="alert"><bdi>${explainStop(why, code)}</bdi></p>
      <div class="buttons">
        ${mends(here, why)} <button @click=${() => show(startScreen())}>${pageText.back()}</button>
      </div>
    </section>
  `;
}

/** @param {Here} here @param {import("../../room/types.js").Failure | import("../../protocol/messages.js").Rejected} why */
function mends({ code, setOut, again }, why) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ go) =>
    html`<button class="primary" data-first @click=${go}>${text}</button>`;
  const playHere = () => code !== null && setOut(doing.enter(code, true), code);
  if ("type" in why) {
    if (why.code !== "seat_connected") return button(connectionText.tryAgain(), again);
    return html`${button(connectionText.playHereToo(), playHere)} <a class="button" href=${asAnother(code)}>${connectionText.asAnother()}</a>`;
  }
  if (why.kind === "replaced") return button(connectionText.playHereAgain(), playHere);
  // The page and the server speak different versions: a reload gets the right page.
  if (why.kind === "wrong_protocol") return button(connectionText.reload(), () => location.reload());
  if (why.kind === "name_refused")
    return button(connectionText.rename(), () => whenLoaded(import("../player_name.js"), (at) => at.askName(again)));
  return AGAIN.has(why.kind) ? button(connectionText.tryAgain(), again) : nothing;
}

/** The address of this room for another player on this machine. @param {string | null} code */
const asAnother = (code) => `/${code === null ? "" : showCode(code)}?profile=${identity.newId().slice(0, 6)}`;
