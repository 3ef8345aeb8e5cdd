// Words for actions in a room with several players: requests, replacements, resigning, and the actions of its owner.
// client/room/{status,action}_words.py say the same.

import { numbered } from "../games/catalog.js";
import { clock, numberSet } from "./multiplayer_words.js";
import { listed } from "./words.js";

/** @param {string} name */
export const asked = (name) => `${name} asks to take a move back.`;

/** @param {string[]} names of the others; empty for all of them */
export const askedByMe = (names) =>
  names.length
    ? `${names[0]} is asked to let you take a move back.`
    : "All others are asked to let you take a move back.";

export const AGREED = "You have agreed; the others are asked too.";

export const WITHDRAW = "Withdraw";
export const AGREE = "Agree";
export const DECLINE = "Decline";
export const DECIDE = "Decide";
export const COME_BACK = "Take your seat back";

/** @param {string} level */
export const replaced = (level) => `The computer (${level}) plays your seat.`;

/** @param {string} name @param {number} seconds */
export const awayFor = (name, seconds) =>
  `${name} is away; in ${seconds} s you can claim the match or let the computer play.`;

/** @param {string} name */
export const awayNow = (name) => `${name} is away. How shall it go on?`;

/** @param {string} name @param {string | null} level @param {string} by */
export const replacementAsked = (name, level, by) =>
  level === null ? `${by} would like to play on for ${name}.` : `Shall the ${level} computer play on for ${name}?`;

/** @param {string} name @param {string | null} level @param {string} by */
export const replacementWaits = (name, level, by) =>
  `${level === null ? by : `The ${level} computer`} is to play on for ${name}, if all who play agree.`;

/** @param {string} name */
export const replacementByMe = (name) => `The others are asked about ${name}’s seat.`;

/** @param {string[]} names */
export const away = (names) => `${listed(names)} ${names.length > 1 ? "are" : "is"} away.`;

/** @param {string} names @param {number} seconds */
export const goneFor = (names, seconds) =>
  `Away: ${names}; in ${seconds} s the computer may play on, if the others agree.`;

/** @param {string[]} names */
export const mayReplace = (names) =>
  `${listed(names)} ${names.length > 1 ? "are away or have" : "is away or has"} left. Who plays on?`;

export const HAS_LEFT = "You have left this match to the others.";

/** @param {string} level @param {string} name */
export const playsFor = (level, name) => `The ${level} computer plays on for ${name}`;

/** @param {string} name */
export const playOnFor = (name) => `Play on for ${name}`;

export const OTHERS_AGREE = "All who play and are here have to agree.";
export const LEAVE_MATCH_TITLE = "Leave the match?";
export const LEAVE_MATCH_TEXT =
  "The others go on without you: they say who plays on for you. You can come back until then.";
export const LEAVE_RACE_TEXT = "The others play on without you. Your table is given up as it stands.";
export const LEAVE_MATCH = "Leave it to the others";
export const PEEK_TITLE = "Take your last move back?";
export const PEEK_TEXT =
  "If your move revealed a card, this match is unrated (unless you lose), and the scores of this leg count apart, as scores with help.";
export const PEEK = "Take it back";
export const RESIGN_TITLE = "Resign the match?";
export const RESIGN = "Resign";

/** @param {string} other */
export const resignText = (other) => `${other} wins then. The moves so far stay in the record.`;

export const WAIT = "Go on waiting";
export const CLAIM = "Claim the match";
export const CLAIM_HINT = "it ends, and you win";

/** @param {string} name */
export const withoutTitle = (name) => `How shall it go on without ${name}?`;

/** @param {string} name */
export const withoutText = (name) =>
  `If the computer plays on, ${name} can come back at any time and take the seat again.`;

/** @param {string} level */
export const letPlay = (level) => `Let the ${level} computer play on`;

export const SEAT_COMPUTER_TITLE = "Which computer player?";
export const SEAT_COMPUTER_TEXT =
  "It is always ready, and plays while someone is in the room. Free its seat to let a friend play.";
export const FREE_TITLE = "Free which seat?";
export const FREE_TEXT = "The player stays and watches, if spectators may come. The seat is then free for anyone.";
export const SEND_AWAY_TITLE = "Remove which player?";
export const SEND_AWAY_TEXT = "The player can’t come back to this room. Their seat becomes free.";
export const OWNER_TITLE = "Who should own the room?";
export const OWNER_TEXT = "The owner chooses what is played. You keep your seat.";
export const NOBODY_CHOSEN = "Nobody";

/** @param {string} name */
export const pageOf = (name) => `${name}’s page`;

/** The room's owner, and the settings for the next matches. @param {import("./types.js").Room} room @param {string | null} owner @param {boolean} mine */
export function about(room, owner, mine) {
  const whose = mine ? "You own this room." : `${owner ?? "An absent player"} owns this room.`;
  const spectators = room.spectators ? "spectators may come" : "spectators may not come";
  return `${whose} Next: ${numbered(room) ? `${numberSet(room.number)}${room.winnable && room.number === null ? ", such as can be won" : ""}; ` : ""}${clock(room.clock)}; ${spectators}${room.public ? "; listed for anyone to find" : ""}${room.hints ? "; hints" : ""}.`;
}

/** @type {Record<string, string>} */
export const LEVELS = {
  easy: "makes mistakes, as a beginner does",
  normal: "plays well, and sees some cards ahead",
  strong: "hard to beat; thinks longer",
  forgetful: "as strong, but does not remember how the layout was dealt",
  random: "plays by chance, in any place",
};

export const SETTINGS_TITLE = "Settings of the matches to come";
export const MOVE_TITLE = "Move your seat to another machine";

/** @param {string} link @param {string} until */
export const moveText = (link, until) =>
  `On the other machine open ${link}, say that you have a seat code, and type this one. It works once, until ${until}. ` +
  "This machine goes out of the room then.";

/** @param {string} address @param {string} code */
export const moveCommand = (address, code) => `turnabout join ${address} --seat-code ${code}`;
