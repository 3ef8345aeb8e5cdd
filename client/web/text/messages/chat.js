// Made from client/text/en/chat.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "chat", {
  title: () => "Chat",
  nothingSaid: () => "Nobody has said anything yet.",
  field: () => "Say something",
  send: () => "Say",
  notSent: () => "Not sent: there is no connection to the server. Try again later.",
  /** @param {{longest: number, length: number}} values */
  tooLong: ({ longest, length }) => `A message can have ${formats.number(longest)} characters; yours has ${formats.number(length)}.`,
  /** @param {"hello" | "well-played" | "wait" | "good-game"} key */
  phrase: (key) =>
    ({
      hello: "Hello, have fun!",
      "well-played": "Well played!",
      wait: "One moment, please.",
      "good-game": "Good game!",
    })[key],
  /** @param {string} name */
  spectator: (name) => `${formats.name(name)} (spectator)`,
  muteTitle: () => "Mute",
  muteAll: () => "Mute everyone",
  unmuteAll: () => "Unmute everyone",
  /** @param {string} name */
  mute: (name) => `Mute ${formats.name(name)}`,
  /** @param {string} name */
  unmute: (name) => `Unmute ${formats.name(name)}`,
});
