// Made from client/text/en/room.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const menu = () => "Room";

export const gameMenu = () => "Game";

/** @param {number} number */
export const chat = (number) => `Chat${number === 0 ? "" : `, ${formats.number(number)} new`}`;

/** @param {{here: number, seats: number}} values */
export const playersHere = ({ here, seats }) => `${formats.number(here)} of ${formats.number(seats)} are here`;

export const options = () => "Options of the game";

export const takeBack = () => "Take back";

export const undo = () => "Undo";

/** @param {string} title */
export const unknownGame = (title) => `${title} needs a newer version of this page: reload it.`;

/** @param {number} leg */
export const startLeg = (leg) => `Start leg ${leg}`;
