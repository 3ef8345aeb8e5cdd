// Made from client/text/en/waiting.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Your room is open";

export const sendLink = () => "Send your friend this link, have them scan it, or read out the code.";

/** @param {string} address */
export const joinCommand = (address) => `turnabout join ${address}`;

export const inTerminal = () => "In a terminal:";

/** @param {{origin: "lan" | "vpn" | "own_vpn" | "internet", network: string}} values */
export const reach = ({ origin, network }) => origin === "lan" ? `same network, ${network}` : origin === "vpn" ? `over ${network}` : origin === "own_vpn" ? "over your VPN" : "internet, if router and firewall let it in";

export const linkLabel = () => "Link to this room";

export const copyLink = () => "Copy the link";

export const copyYourself = () => "The link is selected: copy it now.";

export const share = () => "Share …";

export const shareText = () => "Play a game of cards with me:";

export const qrCode = () => "The link as a QR code";

export const onlyHere = () => "This link works only on this computer: the server accepts no other machines. For a friend elsewhere, start it with turnabout serve.";

export const addressChoice = () => "How your friend reaches this computer";

export const waitingForFriend = () => "Waiting for your friend …";

export const waitingForAnyone = () => "Waiting for someone to join …";

/** @param {number} players */
export const waitingForMore = (players) => `Waiting for ${players === 1 ? "one more player" : `${formats.number(players)} more players`} …`;

export const addComputer = () => "Or play the computer";

export const addSeat = () => "Add a seat";

export const removeSeat = () => "Remove a seat";

/** @param {number} players */
export const startWith = (players) => `Start with ${formats.number(players)} players`;
