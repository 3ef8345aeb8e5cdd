// Made from client/text/en/devices.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "devices", {
  title: () => "Use on another device",
  linkText: () => "Scan this code with your other device, or open the link on it.",
  /** @param {number} until */
  until: (until) => `The link works once, until ${formats.timeOfDay(until)}.`,
  keepSecret: () => "Only open it on a device of your own: a linked device can play as you.",
  permanent: () => "A linked device is permanently the same person: it has the same games, and you can’t undo this.",
  preparing: () => "Making the link …",
  asked: () => "A device has opened your link. Does it show this number?",
  send: () => "Yes, link it",
  refuse: () => "No, cancel",
  sent: () => "Confirm on the other device.",
  linked: () => "Your devices are linked.",
  declined: () => "The other device declined.",
  linkThis: () => "Link this device",
  waiting: () => "Check that your other device shows this number, and confirm there.",
  /** @param {string | null} name */
  offered: (name) => name === null ? "Your other device has sent your identity." : `Your other device has sent the identity of ${formats.name(name)}.`,
  replaces: () => "It replaces the identity that this device has on this server. Games that only this device has are no longer yours.",
  take: () => "Use this identity",
  cancelled: () => "The other device cancelled the link.",
  tampered: () => "The message was changed on its way. Make a new link.",
  badLink: () => "This link is incomplete. Copy it again, or make a new one.",
});
