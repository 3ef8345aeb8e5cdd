// Links another device with this one: a link and QR code here, a question there, and a number that both show.

import { isSecret, newSecret, Receiver, Sender } from "../lobby/device_link.js";
import { messages as devicesText } from "../text/messages/devices.js";
import { messages as pageText } from "../text/messages/page.js";
import { html, nothing } from "../vendor/lit-html.js";
import { draw, open, say } from "../widgets/page.js";
import { linkReach, linkToScan, shareLink, sharedHost } from "./room/room_link.js";

/** Show the link that links another device with this one. */
export function showLink() {
  const secret = newSecret();
  const sender = new Sender(secret, draw);
  open({
    label: devicesText.title,
    opened: () => sender.start(),
    closed: () =>
      void sender.refuse().then(() => {
        if (sender.step === "failed") say(sender.wrong ?? devicesText.declined(), { bad: true });
      }),
    view: (close) => html`
      <h2>${devicesText.title()}</h2>
      ${sending(sender, secret, close)}
    `,
  });
}

/** @param {Sender} sender @param {string} secret @param {() => void} close */
function sending(sender, secret, close) {
  const shut = html`<button data-first @click=${close}>${pageText.close()}</button>`;
  switch (sender.step) {
    case "opening":
      return html`<p role="status">${devicesText.preparing()}</p>`;
    case "open": {
      const link = `${location.protocol}//${sharedHost()}/#link/${secret}`;
      return html`
        <p>${devicesText.permanent()}</p>
        ${linkReach()} ${linkToScan(link)}
        <p>${devicesText.linkText()} ${devicesText.until(sender.expires ?? 0)}</p>
        ${shareLink(link, false)}
        <p class="hint">${devicesText.keepSecret()}</p>
        <button @click=${close}>${pageText.cancel()}</button>
      `;
    }
    case "requested":
      return html`
        <p role="status">${devicesText.asked()}</p>
        <p class="code">${sender.number}</p>
        <p>${devicesText.permanent()}</p>
        <div class="buttons">
          <button class="primary" @click=${() => sender.send()}>${devicesText.send()}</button>
          <button @click=${close}>${devicesText.refuse()}</button>
        </div>
      `;
    case "sent":
      return html`
        <p role="status">${devicesText.sent()}</p>
        <button @click=${close}>${pageText.cancel()}</button>
      `;
    case "linked":
      return html`<p role="status">${devicesText.linked()}</p> ${shut}`;
    case "ended":
      return html`<p role="status">${devicesText.declined()}</p> ${shut}`;
    default:
      return html`<p role="alert" class="bad">${sender.wrong}</p> ${shut}`;
  }
}

/** Ask whether this device becomes the same person as the one that made the link. @param {string} secret as the link has it */
export function linkThisDevice(secret) {
  if (!isSecret(secret)) return say(devicesText.badLink(), { bad: true });
  const receiver = new Receiver(secret, draw);
  open({
    label: devicesText.linkThis,
    opened: () => receiver.start(),
    // Every part of the page has the old identity until it is loaded again.
    closed: () => (receiver.step === "linked" ? location.reload() : void receiver.refuse()),
    view: (close) => html`
      <h2>${devicesText.linkThis()}</h2>
      ${receiving(receiver, close)}
    `,
  });
}

/** @param {Receiver} receiver @param {() => void} close */
function receiving(receiver, close) {
  switch (receiver.step) {
    case "opening":
    case "open":
      return html`
        <p role="status">${devicesText.waiting()}</p>
        <p class="code">${receiver.step === "open" ? receiver.number : nothing}</p>
        <button @click=${close}>${pageText.cancel()}</button>
      `;
    case "offered":
      return html`
        <p role="status">${devicesText.offered(receiver.sent?.name ?? null)}</p>
        <p>${devicesText.replaces()} ${devicesText.permanent()}</p>
        <div class="buttons">
          <button class="primary" @click=${() => receiver.take()}>${devicesText.take()}</button>
          <button @click=${close}>${pageText.cancel()}</button>
        </div>
      `;
    case "linked":
      return html`<p role="status">${devicesText.linked()}</p> <button class="primary" data-first @click=${close}>${pageText.close()}</button>`;
    case "ended":
      return html`<p role="status">${devicesText.cancelled()}</p> <button @click=${close}>${pageText.close()}</button>`;
    default:
      return html`<p role="alert" class="bad">${receiver.wrong}</p> <button @click=${close}>${pageText.close()}</button>`;
  }
}
