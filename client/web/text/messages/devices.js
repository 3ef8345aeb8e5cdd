// Made from client/text/en/devices.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Use on another device";

export const linkText = () => "Scan this code with your other device, or open the link on it.";

/** @param {number} until */
export const until = (until) => `The link works once, until ${formats.timeOfDay(until)}.`;

export const keepSecret = () => "Only open it on a device of your own: a linked device can play as you.";

export const permanent = () => "A linked device is permanently the same person: it has the same games, and you can’t undo this.";

export const preparing = () => "Making the link …";

export const asked = () => "A device has opened your link. Does it show this number?";

export const send = () => "Yes, link it";

export const refuse = () => "No, cancel";

export const sent = () => "Confirm on the other device.";

export const linked = () => "Your devices are linked.";

export const declined = () => "The other device declined.";

export const linkThis = () => "Link this device";

export const waiting = () => "Check that your other device shows this number, and confirm there.";

/** @param {string | null} name */
export const offered = (name) => name === null ? "Your other device has sent your identity." : `Your other device has sent the identity of ${name}.`;

export const replaces = () => "It replaces the identity that this device has on this server. Games that only this device has are no longer yours.";

export const take = () => "Use this identity";

export const cancelled = () => "The other device cancelled the link.";

export const tampered = () => "The message was changed on its way. Make a new link.";

export const badLink = () => "This link is incomplete. Copy it again, or make a new one.";
