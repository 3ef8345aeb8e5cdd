// Made from client/text/en/waiting.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "waiting", {
  title: () => "Your room is open",
  sendLink: () => "Send your friend this link, have them scan it, or read out the code.",
  /** @param {string} address */
  joinCommand: (address) => `turnabout join ${address}`,
  inTerminal: () => "In a terminal:",
  /** @param {{origin: "lan" | "vpn" | "own_vpn" | "internet", network: string}} values */
  reach: ({ origin, network }) => origin === "lan" ? `same network, ${formats.name(network)}` : origin === "vpn" ? `over ${formats.name(network)}` : origin === "own_vpn" ? "over your VPN" : "internet, if router and firewall let it in",
  linkLabel: () => "Link to this room",
  copyLink: () => "Copy the link",
  copyYourself: () => "The link is selected: copy it now.",
  share: () => "Share …",
  shareText: () => "Play a game of cards with me:",
  qrCode: () => "The link as a QR code",
  onlyHere: () => "This link works only on this computer: the server accepts no other machines. For a friend elsewhere, start it with turnabout serve.",
  addressChoice: () => "How your friend reaches this computer",
  waitingForFriend: () => "Waiting for your friend …",
  waitingForAnyone: () => "Waiting for someone to join …",
  /** @param {number} players */
  waitingForMore: (players) => `Waiting for ${players === 1 ? "one more player" : `${formats.number(players)} more players`} …`,
  addComputer: () => "Or play the computer",
  addSeat: () => "Add a seat",
  removeSeat: () => "Remove a seat",
  /** @param {number} players */
  startWith: (players) => `Start with ${formats.number(players)} players`,
});
