// Made from client/text/en/chat.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Chat";

export const nothingSaid = () => "Nobody has said anything yet.";

export const field = () => "Say something";

export const send = () => "Say";

export const notSent = () => "Not sent: there is no connection to the server. Try again later.";

/** @param {{longest: number, length: number}} values */
export const tooLong = ({ longest, length }) => `A message can have ${formats.number(longest)} characters; yours has ${formats.number(length)}.`;

/** @param {"hello" | "well-played" | "wait" | "good-game"} key */
export const phrase = (key) =>
  ({
    hello: "Hello, have fun!",
    "well-played": "Well played!",
    wait: "One moment, please.",
    "good-game": "Good game!",
  })[key];

/** @param {string} name */
export const spectator = (name) => `${name} (spectator)`;

export const muteTitle = () => "Mute";

export const muteAll = () => "Mute everyone";

export const unmuteAll = () => "Unmute everyone";

/** @param {string} name */
export const mute = (name) => `Mute ${name}`;

/** @param {string} name */
export const unmute = (name) => `Unmute ${name}`;
