// The link to a room: shown, copied with whatever the browser allows, shared, and as a QR code.

import { showCode } from "../../protocol/room_code.js";
import * as pageText from "../../text/messages/page.js";
import * as waitingText from "../../text/messages/waiting.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw, say } from "../../widgets/page.js";

/** The link that leads into a room. @param {string} room */
export const joinLink = (room) => `${location.origin}/${showCode(room)}`;

/** Whether this page's address works on this machine only. */
export const hereAlone = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** @type {Map<string, {size: number, path: string}>} */
const codes = new Map();

/** The link with all ways to share it. @param {string} room */
export function shareLink(room) {
  const link = joinLink(room);
  return html`
    <div class="share">
      <div class="field">
        <label for="link">${waitingText.linkLabel()}</label>
        <input id="link" readonly value=${link} @focus=${(/** @type {FocusEvent} */ event) => mark(event.target)} />
      </div>
      <div class="buttons">
        <button class="primary" @click=${() => copy(link)}>${waitingText.copyLink()}</button>
        ${"share" in navigator ? html`<button @click=${() => share(link)}>${waitingText.share()}</button>` : nothing}
      </div>
    </div>
  `;
}

/** The link as a QR code, once the code for drawing it is loaded. @param {string} room */
export function linkToScan(room) {
  const link = joinLink(room);
  const code = codes.get(link);
  if (code === undefined) {
    codes.set(link, { size: 0, path: "" });
    void whenLoaded(import("../../widgets/qr_code.js"), ({ encodeLink }) => {
      codes.set(link, encodeLink(link));
      draw();
    });
  }
  if (!code?.size) return html`<div class="qr"></div>`;
  return html`
    <svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${waitingText.qrCode()}>
      ${svg`<rect width=${code.size} height=${code.size} fill="#fff" /><path d=${code.path} fill="#000" shape-rendering="crispEdges" />`}
    </svg>
  `;
}

/** @param {EventTarget | null} target */
function mark(target) {
  if (target instanceof HTMLInputElement) target.select();
}

/** Copy with the clipboard if the page may use it, otherwise with the browser's old command; if both fail, select the link for copying by hand. @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    say(pageText.copied());
    return;
  } catch {
    // no clipboard for pages that are not from HTTPS or localhost
  }
  const field = document.getElementById("link");
  field?.focus();
  mark(field);
  say(document.execCommand("copy") ? pageText.copied() : waitingText.copyYourself());
}

/** @param {string} link */
async function share(link) {
  try {
    await navigator.share({ title: "Turnabout", text: waitingText.shareText(), url: link });
  } catch {
    // the reader cancelled, or sharing is not allowed here: the link can be copied
  }
}
