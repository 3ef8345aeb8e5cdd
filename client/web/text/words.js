// What is said before one is in a room, and how numbers and times are written everywhere. What is said elsewhere lies in
// words/, or beside the game that it is about.

import { profile } from "../profile/identity.js";
import { number, timeOfDay, gameNumber as showNumber } from "./formats.js";

export { exact } from "./formats.js";
export { number, showNumber, timeOfDay };

export const TITLE = "Turnabout";
export const SUBTITLE = "Card games on numbered deals: alone, against the computer, with a friend.";
export const FIRST_GAME = "Your first game";
export const FIRST_GAME_HINT = "alone; every card is explained";
export const ALONE = "Play alone";
export const ALONE_HINT = "as well as you can, on any number";
export const COMPUTER = "Play the computer";
export const COMPUTER_HINT = "against one or more, at the level you like";
export const FRIEND = "Play a friend";
export const FRIEND_HINT = "make a room, and send its link";
export const FIND = "Find a game";
export const FIND_HINT = "open rooms, or whoever wants the same now";
export const HERE_TITLE = "On this server";
export const DAILY = "Daily number";
export const DAILY_HINT = "one try a day, on the same number for everyone";
export const STANDINGS = "Standings";
export const STANDINGS_HINT = "who plays best, by their matches";
export const YOU = "Your page";
export const YOU_HINT = "your matches, results and records";
export const JOIN = "Join a room";
export const JOIN_LABEL = "Code or link";
export const JOIN_PLACEHOLDER = "KZ7-4QM2";
export const JOIN_BUTTON = "Join";
export const JOIN_BAD = "That is no room code: it has seven letters and digits, such as KZ7-4QM2.";
export const JOIN_ELSEWHERE = "That link leads to another server: open it in the browser itself.";
export const SEAT_CODE = "I have a seat code";
export const WATCH = "Two computers";
export const WATCH_HINT = "look on while they play";
export const RECORD = "Watch a match again";
export const RECORD_HINT = "from its record, a file";
export const SCORES = "High scores";
export const SCORES_HINT = "your ten best games alone";
export const NUMBERS = "Numbers";
export const NUMBERS_HINT = "everyone’s best on a number, and the computer’s";
export const RULES = "How to play";
export const RULES_HINT = "the rules, a first game with help, credits";
export const SETTINGS = "Settings";
export const SETTINGS_HINT = "your name, colours, how it moves";
export const PLAY_TITLE = "Play";
export const MORE_TITLE = "And more";
export const GO_ON_TITLE = "Go on";
export const FORGET = "Do not offer this room any more";
export const GO_IN = "Join";
export const GOING_IN = "Joining …";
export const INVITED = "You are invited to a game.";
export const BACK = "Back to the start";
export const CLOSE = "Close";
/** @param {string} key */
export const tooEarly = (key) => `This has only just appeared. Press ${key} again.`;
export const CANCEL = "Cancel";
export const COPIED = "The link is copied.";
export const COPY_FAILED = "This browser does not let it be copied. The link is";
export const YOUR_TURN = "Your turn";
export const FOUND = "Somebody is there";
export const FAULT = "This page has failed; your seat and your match are kept. Load it again to go on.";
export const LOADING = "One moment …";
export const NOT_LOADED = "A part of this page could not be had from the server. Load the page again to go on.";

/** @param {string} code */
export const goOn = (code) => `Go on in ${showCode(code)}`;

/** Which room one can go on in. @param {import("../profile/identity.js").SavedRoom} room */
export function resumeHint(room) {
  const when = `${date(room.when)}, ${timeOfDay(Date.parse(room.when))}`;
  if (room.solo) {
    const on = room.number === null ? "" : ` on ${showNumber(room.number)}`;
    const at = room.score === null ? "" : `, ${room.counted ?? count(room.score, "point")}`;
    return `alone${on}${at} · ${when}`;
  }
  return `${room.title}${room.other ? ` with ${room.other}` : ", nobody has joined yet"} · ${when}`;
}

/** A room's code as people read it. @param {string} code */
export const showCode = (code) => `${code.slice(0, 3)}-${code.slice(3)}`;

/** A count with its noun. @param {number} many @param {string} what @param {string} [several] */
export const count = (many, what, several = `${what}s`) => `${number(many)} ${many === 1 ? what : several}`;

/** The day here at a time. @param {number | string} at in ms since 1970 UTC, or as ISO 8601 */
export const date = (at) =>
  new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** @param {string} name */
export const saved = (name) => `The record is saved as ${name}`;
