// The link to a room: shown, copied with whatever the browser allows, shared, and as a QR code.
//
// A page at localhost leads only to its own machine. Then the server says at which addresses others reach it, and the link
// uses one of these addresses. If there are none, there is no QR code.

import { showCode } from "../../protocol/room_code.js";
import { messages as pageText } from "../../text/messages/page.js";
import { messages as waitingText } from "../../text/messages/waiting.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { draw, say } from "../../widgets/page.js";

/** An address of the host's machine, from where it can be reached, and its network. @typedef {{host: string, reach: "lan" | "vpn" | "internet", network: string}} Address */

/** Whether this page's address works on this machine only. */
const hereAlone = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** The addresses of this machine that others can use; null until the server has said so. @type {Address[] | null} */
let addresses = null;
let asked = false;
let chosen = 0;

/** Ask the server, once, for the addresses of its machine. @returns {Promise<void>} */
async function findAddresses() {
  asked = true;
  try {
    const answer = await fetch("/addresses");
    addresses = answer.ok ? (await answer.json()).addresses : [];
  } catch {
    addresses = []; // without an answer, no address is known to work elsewhere
  }
  draw();
}

/** The addresses to choose from; none if this page's own address works elsewhere. */
function choices() {
  if (!hereAlone()) return [];
  if (!asked) void findAddresses();
  return addresses ?? [];
}

/** Whether the link to a room works on other machines; null while that is being found out. */
export function worksElsewhere() {
  if (!hereAlone() || choices().length > 0) return true;
  return addresses === null ? null : false;
}

/** The host and port at which others reach this server, or else this page's own. */
export function sharedHost() {
  const address = choices()[chosen];
  if (address === undefined) return location.host;
  const host = address.host.includes(":") ? `[${address.host}]` : address.host;
  return location.port ? `${host}:${location.port}` : host;
}

/** The link that leads into a room. @param {string} room */
export const joinLink = (room) => `${location.protocol}//${sharedHost()}/${showCode(room)}`;

/** The choice between addresses, if there are several, and what to do if none works elsewhere. */
export function linkReach() {
  if (worksElsewhere() === false) return html`<p class="remark">${waitingText.onlyHere()}</p>`;
  const all = choices();
  if (all.length < 2) return nothing;
  const choose = (/** @type {number} */ place) => () => {
    chosen = place;
    draw();
  };
  return html`
    <div class="choice" role="group" aria-label=${waitingText.addressChoice()}>
      ${all.map(
        (address, place) => html`
          <button type="button" aria-pressed=${place === chosen ? "true" : "false"} title=${address.host} @click=${choose(place)}>${reachText(address)}</button>
        `,
      )}
    </div>
  `;
}

/** From where an address of this machine can be reached. @param {Address} address */
const reachText = ({ reach, network }) =>
  waitingText.reach({ origin: reach === "vpn" && network === "VPN" ? "own_vpn" : reach, network });

/** @type {Map<string, {size: number, path: string}>} */
const codes = new Map();

/** A link with all ways to share it; `invites` if it may be sent to other people. @param {string} link @param {boolean} [invites] */
export function shareLink(link, invites = true) {
  return html`
    <div class="share">
      <div class="field">
        <label for="link">${waitingText.linkLabel()}</label>
        <input id="link" readonly value=${link} @focus=${(/** @type {FocusEvent} */ event) => mark(event.target)} />
      </div>
      <div class="buttons">
        <button class="primary" @click=${() => copy(link)}>${waitingText.copyLink()}</button>
        ${invites && "share" in navigator ? html`<button @click=${() => share(link)}>${waitingText.share()}</button>` : nothing}
      </div>
    </div>
  `;
}

/** The link as a QR code, once the code for drawing it is loaded; nothing if the link works only here. @param {string} link */
export function linkToScan(link) {
  const works = worksElsewhere();
  if (works !== true) return works === null ? html`<div class="qr"></div>` : nothing;
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
