// Made from client/text/en/challenges.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "challenges", {
  challenge: () => "Challenge",
  /** @param {string} name */
  challengePlayer: (name) => `Challenge ${formats.name(name)}`,
  /** @param {string} name */
  waiting: (name) => `Waiting for ${formats.name(name)} …`,
  /** @param {string} name */
  seatKept: (name) => `${formats.name(name)} finds your challenge under “Your games”. The seat is kept for them.`,
  /** @param {string} name */
  challengesYou: (name) => `${formats.name(name)} challenges you`,
  /** @param {string} name */
  waitsFor: (name) => `Waiting for ${formats.name(name)}`,
  /** @param {string} name */
  declined: (name) => `${formats.name(name)} declined`,
  accept: () => "Accept",
  decline: () => "Decline",
  /** @param {string} name */
  declineAll: (name) => `Decline all challenges by ${formats.name(name)}`,
  withdraw: () => "Withdraw the challenge",
});
