// What is said in a room beside playing: who is there, what can be done and what stands in the way, what happened, and
// what people say to each other. client/room/words.py, client/room/{status,action,event,chat}_words.py and
// client/text/people_words.py say the same.

import { time } from "../games/match_words.js";
import { date, timeOfDay } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").Happening} Happening */

export const YOU = "you";
export const THE_COMPUTER = "the computer";
export const YOUR_TURN = "your turn";

/** What the player of a seat is called who has no name. @param {number} seat */
export const seatName = (seat) => `seat ${seat + 1}`;

/** Who plays in a player's place. @param {string} level */
export const replacedBy = (level) => `the ${level} computer`;

/** How many of so many seats are here. @param {number} here @param {number} seats */
export const hereOf = (here, seats) => `${here} of ${seats} are here`;

export const AWAY = "away";
export const LEFT = "has left";
export const NOBODY = "nobody yet";

/** Names in a sentence: `Ada, Ben and Cy`. @param {string[]} names */
export const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const TERMINAL = "In a terminal:";
export const PLAYED_SO = "What is played";
export const NOTICES = "Notices";
export const LOOKING_ON = "you look on";
export const SEAT_FREE = "A seat is free.";
export const SIT = "Sit down";
export const TAKE_MOVE_BACK = "Take back";
export const CHAT = "Chat";
export const MENU = "Room";
export const GAME_MENU = "Game";
export const LEAVE = "Leave";

/** @param {string} level */
export const computer = (level) => `computer, ${level}`;

/** How many look on, and who; `mine`: oneself is one of them, and not among `names`. @param {number} many @param {string[]} names @param {boolean} mine */
export function looking(many, names, mine) {
  const others = mine ? many - 1 : many;
  const unnamed = others - names.length;
  const more = unnamed > 0 ? `${names.length ? " and " : ""}${unnamed} ${names.length ? "more" : "others"}` : "";
  const who = `${names.join(", ")}${more}`;
  if (mine) return others > 0 ? `${LOOKING_ON}, with ${who}` : LOOKING_ON;
  return many ? `${many} looking on${names.length ? `: ${who}` : ""}` : "";
}

/** @param {string} title */
export const unknownGame = (title) => `This page does not know ${title} yet. Load it anew, or play in a newer program.`;

// Playing alone, and leaving

export const GAME_TITLE = "The game";
export const TURN_HINTS = { off: "Have a hint at every turn", on: "Hints only when you ask" };
export const GIVE_UP_TITLE = "Give this game up?";
export const GIVE_UP_TEXT = "It ends here, and counts for nothing.";
export const GIVE_UP = "Give it up";
export const GIVE_THIS_UP = "Give this game up";
export const CONTINUE = "Go on playing";
export const NEW_TITLE = "And this game?";
export const NEW_TEXT = "It is not over yet. Kept, it is offered on the start screen; given up, it counts for nothing.";
export const NEW_TEXT_COMPETING = "It is not over yet; given up, it counts for nothing.";
export const KEEP = "Keep it for later";
export const LEAVE_TITLE = "Leave the room?";
export const LEAVE_GAME_TITLE = "Leave the game?";
export const LEAVE_NEW = "Nobody has joined yet.";
export const LEAVE_LOOKING = "You only look on here: you can come back by the same link.";
export const LEAVE_COMPUTERS = "The computers stop while nobody looks on; the start screen leads back here.";
export const STAY = "Stay";

/** What leaving means if others have seats. @param {string} other the first of them @param {number} more how many more there are @param {number | null} until */
export const leaveKept = (other, more, until) =>
  `${other}${more ? ` and ${more} more have seats` : " has a seat"} here, too. Your seat is kept${until === null ? "" : ` until ${date(until)}`}: come back from the start screen or by the same link.`;

/** How a player comes back to a room whose match is over. @param {number | null} until */
export const leaveFinished = (until) =>
  `The match is over. Your seat is kept${until === null ? "" : ` until ${date(until)}`}: to come back, open the same link.`;

/** What leaving means where nobody else plays. @param {number | null} until */
export const leaveAlone = (until) =>
  `Your game is kept${until === null ? "" : ` until ${date(until)}`}: the start screen leads back to it.`;

// What happened

/** @type {Record<string, [string, string]>} */
const SAID = {
  opened: ["You opened the room.", "{name} opened the room."],
  sat: ["You sat down.", "{name} sat down."],
  stood: ["You gave your seat up.", "{name} gave the seat up."],
  readied: ["You are ready.", "{name} is ready."],
  moved: ["You moved.", "{name} moved."],
  left: ["You left the match to the others.", "{name} has left the match."],
  replacement_agreed: ["You agreed.", "{name} agrees."],
  replacement_refused: ["You declined: nobody plays on for that seat.", "{name} declined that."],
  takeback_agreed: ["You agreed that a move is taken back.", "{name} agrees that a move is taken back."],
  resigned: ["You resigned.", "{name} resigned."],
  flagged: ["Your time ran out.", "{name}’s time ran out."],
  ran_out: ["Your time in this leg ran out: the others play on.", "{name}’s time ran out: the others play on."],
  returned: ["You play yourself again.", "{name} is back and plays again."],
  takeback_asked: ["You asked to take a move back.", "{name} asks to take a move back."],
  takeback_refused: ["The move stands.", "The move stands."],
  taken_back: ["You agreed: a move is taken back.", "{name} agreed: a move is taken back."],
  freed: ["Your seat was freed.", "{name}’s seat was freed."],
  hinted: ["You asked for a hint.", "{name} asked for a hint."],
  seat_moved: ["Your seat moved here.", "{name}’s seat moved to another machine."],
};
/** @type {Record<string, string>} */
const REMATCHES = { same_number: "a rematch on the same number", new_number: "a rematch on a new number" };
/** @type {Record<string, string>} */
const WHY = { resigned: "by resignation", claimed: "since one was away", flag: "by the clock", score: "by score" };

/** @param {number} leg */
export const startLeg = (leg) => `Start leg ${leg}`;

/** What happened; `mine`: it is about one's own seat; `other` is who holds the other seat; `choice`: there is more than one thing to wish for next. @param {Happening} happening @param {boolean} mine @param {string} other @param {boolean} [choice] */
export function happened(happening, mine, other, choice = true) {
  const name = happening.name ?? "Somebody";
  const detail = /** @type {Record<string, any>} */ (happening.detail ?? {});
  const said = SAID[happening.kind];
  if (said) return said[mine ? 0 : 1].replace("{name}", () => name) + (detail.shown ? " It had shown a card." : "");
  const you = mine ? "You" : name;
  const rematch = (choice && REMATCHES[detail.what]) || "a rematch";
  switch (happening.kind) {
    case "leg_started":
      return `Leg ${happening.leg} of match ${happening.match} has begun.`;
    case "leg_over":
      return `Leg ${happening.leg} of match ${happening.match} is over, at ${detail.score ?? 0}.`;
    case "match_over":
      return `Match ${happening.match} is over, ${WHY[detail.why] ?? "ended"}.`;
    case "offered":
      return `${you} want${mine ? "" : "s"} ${rematch}.`;
    case "declined":
      return `${you} ${mine ? "do" : "does"} not want ${rematch}.`;
    case "claimed":
      return `${you} took the match: ${other || "the other"} had been away${detail.since ? ` since ${timeOfDay(detail.since)}` : ""}.`;
    case "time_given":
      return `${time(Math.max(1, Math.round((detail.ms ?? 0) / 1000)))} that were nobody’s were given back to the clock.`;
    case "substituted":
      return `The computer (${detail.level ?? "?"}) plays on for ${mine ? "you" : name}.`;
    case "replacement_asked":
      return typeof detail.name === "string"
        ? `${detail.name} asks to play on for ${name}.`
        : `${other || "Somebody"} asks that the computer (${detail.level ?? "?"}) play on for ${name}.`;
    case "replaced":
      return `${name} plays on in seat ${(happening.seat ?? 0) + 1}.`;
    case "configured":
      return "The owner changed the settings of the matches to come.";
    case "enlisted":
      return detail.names?.length
        ? `These compete here: ${detail.names.join(", ")}.`
        : "There is no tournament any more.";
    case "plays_as":
      return detail.name === name
        ? `${name} plays next.`
        : `${you} ${mine ? "play" : "plays"} as ${detail.name ?? "?"} next.`;
    case "banned":
      return `The owner sent ${name} away.`;
    case "owned":
      return mine ? "The room is yours now." : `The room is ${name}’s now.`;
    default:
      return "";
  }
}

/** @param {number} many */
export const chat = (many) => (many ? `Chat, ${many} new` : "Chat");
