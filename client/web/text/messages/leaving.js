// Made from client/text/en/leaving.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Leave the room?";

export const titleAlone = () => "Leave the game?";

export const leave = () => "Leave";

export const stay = () => "Stay";

export const nobodyJoined = () => "Nobody has joined yet.";

/** @param {{names: readonly string[], several: boolean, until: number | null}} values */
export const seatKept = ({ names, several, until }) => `${formats.names(names)} ${several ? "have seats" : "has a seat"} here, too. Your seat is kept${until === null ? "" : ` until ${formats.date(until)}`}: come back from the start screen.`;

/** @param {{code: string, until: number | null}} values */
export const matchOver = ({ code, until }) => `The match is over. Your seat is kept${until === null ? "" : ` until ${formats.date(until)}`}: to come back, join the room ${code} again.`;

/** @param {number | null} until */
export const gameKept = (until) => `Your game is kept${until === null ? "" : ` until ${formats.date(until)}`}: resume it from the start screen.`;

export const spectator = () => "You are only watching: you can come back at any time.";

export const computersPause = () => "The computers pause while nobody watches. Come back from the start screen.";
