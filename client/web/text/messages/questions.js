// Made from client/text/en/questions.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const takebackTitle = () => "Take your last move back?";

export const takebackReveals = () => "If the move revealed a card, the match is rated only if you lose it, and this leg sets no best score.";

export const takeBack = () => "Take it back";

export const keepPlaying = () => "Keep playing";

export const resignTitle = () => "Resign the match?";

/** @param {string} opponent */
export const resignText = (opponent) => `${formats.begin(opponent)} wins the match.`;

export const resign = () => "Resign";

export const leaveMatchTitle = () => "Leave the match?";

export const leaveMatchText = () => "The others play on, and can let a computer or another person take your seat. You can come back until then.";

export const leaveRaceText = () => "The others play on without you. Your table ends as it is.";

/** @param {readonly string[]} names */
export const absentTitle = (names) => `Continue without ${formats.names(names)}?`;

/** @param {string} name */
export const absentText = (name) => `If the computer plays on, ${name} can come back at any time and take the seat again.`;

export const absentTextMany = () => "The computer plays on if all other players agree. An absent player can come back at any time.";

/** @param {string} level */
export const computerPlays = (level) => `Let the ${level} computer play on`;

/** @param {{level: string, name: string}} values */
export const computerPlaysFor = ({ level, name }) => `Let the ${level} computer play on for ${name}`;

export const claim = () => "Claim the match";

export const claimHint = () => "the match ends, and you win";

export const keepWaiting = () => "Keep waiting";

export const seatTitle = () => "Whose seat do you ask for?";

export const seatText = () => "You play on there if all players agree.";

/** @param {string} name */
export const seatOf = (name) => `Play on for ${name}`;

export const nobody = () => "Nobody";

export const computerTitle = () => "Which computer player?";

export const computerText = () => "It is always ready, and plays while someone is in the room. Free its seat to let a friend play.";

export const freeTitle = () => "Free which seat?";

export const freeText = () => "The player stays and watches, if spectators may come. The seat is then free for anyone.";

export const removeTitle = () => "Remove which player?";

export const removeText = () => "The player can’t come back to this room. Their seat becomes free.";

export const ownerTitle = () => "Who should own the room?";

export const ownerText = () => "The owner chooses what is played. You keep your seat.";

/** @param {string} name */
export const pageOf = (name) => `${name}’s page`;
