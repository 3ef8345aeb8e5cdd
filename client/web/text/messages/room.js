// Made from client/text/en/room.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "room", {
  menu: () => "Room",
  gameMenu: () => "Game",
  /** @param {number} number */
  chat: (number) => `Chat${number === 0 ? "" : `, ${formats.number(number)} new`}`,
  /** @param {{here: number, seats: number}} values */
  playersHere: ({ here, seats }) => `${formats.number(here)} of ${formats.number(seats)} are here`,
  options: () => "Options of the game",
  takeBack: () => "Take back",
  undo: () => "Undo",
  /** @param {string} title */
  unknownGame: (title) => `${formats.name(title)} needs a newer version of this page: reload it.`,
  /** @param {number} leg */
  startLeg: (leg) => `Start leg ${leg}`,
});
