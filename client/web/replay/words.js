// What is said of a match that is watched again.

import { count, number, showNumber } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").RecordLeg["incidents"][number]} Incident */

export const TITLE = "Watch a match again";
export const A_MATCH = "A match that was played here";
export const WATCH = "Watch it";
export const NO_SUCH = "There is no record of such a match here.";
export const LINK_TOLD = "Anyone with this page’s address can watch the match, save its record and check it.";
export const TERMINAL = "In a terminal:";
export const PROMISED =
  "The number was hidden until the end. Watched here, the match is dealt and played anew and held against what was promised.";
export const PREPARING = "Playing it again …";
export const LOADING = "Loading this move …";
export const LOOKING = "Looking …";
export const FILE = "Choose a file";
export const FILE_HINT =
  "A saved record, a list of records, or one record per line (.zst too). You can also drop it here.";
export const DROP = "Let it go here";
export const ROOM = "Link of a record or of a room, or its code";
export const ROOM_HINT = "Or a match by its own link, or those that were finished in a room of this server.";
export const LOOK = "Look";
export const WHICH = "Which match?";
/** @param {number} shown */
export const onlyFirst = (shown) =>
  `Only the first ${number(shown)} matches of the file are listed. To watch a later one, run turnabout replay FILE --index N in a terminal.`;
export const TOO_LONG =
  "That file is longer than 32 MB when it is unpacked. Watch its matches in a terminal: turnabout replay FILE.";
export const NOT_READ = "That file cannot be read.";
export const DAMAGED = "That file is damaged and cannot be unpacked.";
export const NONE_FINISHED = "No match has been finished in that room yet: only those can be watched again.";
export const ELSEWHERE = "You are in this room in another window or on another terminal; watch its match from there.";
export const MOVES = "Moves";
export const FIRST = "To the start";
export const BACK = "One move back";
export const ON = "One move on";
export const LAST = "To the end";
export const PLAY = "Play";
export const PAUSE = "Pause";
export const SPEED = "Speed";
export const MOVE = "Move";
export const PLAYED = "Played";
export const PART = "Where they part";
export const INCIDENT = "Next incident";
export const BOTH = "Both legs";
export const BOTH_BOARDS = "Both boards";
export const ALL = "All legs";
export const ANALYSIS = "Analysis";
export const SAVE = "Save the record";
export const AGREES = "Verified: every card, move and score is right.";
export const KEYS =
  "Keys: ← → step, Home and End go to the start and the end, Space plays, + and − change the speed, p goes to where the two part, i to the next incident.";
export const SAME_MOVE = "same move";
export const SAME_CARD = "same card";
export const PARTS = "here they part";

/** @type {Record<string, string>} */
const ROLES = {
  maximizer: "maximizes",
  minimizer: "minimizes",
  player: "plays alone",
  owner: "owns",
  guesser: "guesses",
};

/** @param {string} number */
export const onNumber = (number) => `number ${number}`;

/** @param {string} title @param {number} number */
export const heading = (title, number) => `${title} · number ${showNumber(number)}`;

/** @param {string | null} difference */
export const checked = (difference) => (difference === null ? AGREES : `Not as the rules have it: ${difference}.`);

/** @param {readonly string[]} names */
const and = (names) => names.join(" and ");

/** How a match ended, by whose scores in the role that decides. @param {import("../protocol/messages.js").Record} record */
export function outcome(record) {
  const { winners, scores, why } = record.result;
  const told = record.seats.map(
    ({ seat, name }) => `${name} ${scores[seat] === undefined ? "−" : number(scores[seat])}`,
  );
  const losers = and(record.seats.filter(({ seat }) => !winners.includes(seat)).map(({ name }) => name));
  const won = and(record.seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name));
  /** @type {Record<string, string>} */
  const because = {
    resigned: `${losers} resigned`,
    claimed: `${losers} stayed away`,
    flag: `${losers} ran out of time`,
  };
  const cause = because[why];
  if (record.form === "together") {
    const reached = Object.values(scores)[0];
    return `together they reached ${reached === undefined ? "−" : number(reached)}`;
  }
  if (record.form === "solo") return cause === undefined ? told.join() : `given up (${told.join()})`;
  const who = winners.length ? `${won} won` : "a draw";
  const reached = Object.keys(scores).length ? ` (${told.join(", ")})` : "";
  return `${who}${cause === undefined ? "" : `: ${cause}`}${reached}`;
}

/** Which match a record is of, in a list. @param {import("../protocol/messages.js").Record} record @param {string} title of its game */
export const listed = (record, title) => `${heading(title, record.legs[0].number)}: ${outcome(record)}`;

/** Head a leg in which all do the same, each for themselves. @param {readonly string[]} names */
export const each = (names) => and(names);

/** Head a leg with who plays first in it, and in which role; of more who play together, how many there are. @param {string | null} leg how it is called among several @param {string} name @param {string} role @param {number} players */
export const leg = (leg, name, role, players) =>
  role === "player" && players > 1 ? `${players} together` : `${leg === null ? "" : `${leg}: `}${name} ${ROLES[role]}`;

/** @param {string} name */
export const tableOf = (name) => `${name}’s table`;
export const ALL_TABLES = "All tables";

/** A leg among others; those of a mirror match are played at once, on a board each. @param {number} leg @param {string} form */
export const legAlone = (leg, form) => `${form === "mirror" ? "Board" : "Leg"} ${leg}`;

/** @param {number} ply @param {number} plies */
export const movesOf = (ply, plies) => `move ${ply} of ${plies}`;

/** Which moves of many are listed. @param {number} first @param {number} last @param {number} plies */
export const listedMoves = (first, last, plies) =>
  `Moves ${number(first)} to ${number(last)} of ${number(plies)} are listed; the others are where you go to.`;

/** @param {string} card */
export const coming = (card) => `next: ${card}`;

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${number(points)}` : number(points));

/** @param {number} score */
export const score = (score) => `score ${number(score)}`;

/** What each has, by seat, and how the last move changed that of who made it. @param {[string, number][]} scores @param {number} change @param {number | null} mover */
export const scores = (scores, change, mover) =>
  scores
    .map(([name, score], seat) => `${name} ${number(score)}${change && seat === mover ? ` (${signed(change)})` : ""}`)
    .join(", ");

/** @param {string} seconds */
export const speed = (seconds) => `${seconds} s a move`;

/** How two legs compare after so many moves. @param {number} ply @param {number[]} scores @param {string} form */
export function compared(ply, [first, second], form) {
  const leg = form === "mirror" ? "board" : "leg";
  const after = ply ? `After ${count(ply, "move")}` : "At the start";
  if (first === second) return `${after} both ${leg}s stand at ${number(first)}.`;
  const [ahead, lead] = first > second ? [1, first - second] : [2, second - first];
  return `${after} ${leg} 1 stands at ${number(first)}, ${leg} 2 at ${number(second)}: ${leg} ${ahead} is ${number(lead)} ahead.`;
}

/** How more legs than two, or the tables of a race, stand after so many moves. @param {number} ply @param {[string, number][]} scores */
export const standing = (ply, scores) =>
  `${ply ? `After ${count(ply, "move")}` : "At the start"}: ${scores.map(([name, score]) => `${name} ${number(score)}`).join(", ")}.`;

/** @param {number} ply @param {number} score */
export const stands = (ply, score) =>
  ply ? `After ${count(ply, "move")} the score is ${number(score)}.` : `At the start the score is ${number(score)}.`;

const ANOTHER = {
  place: "the same card goes to another place.",
  card: "another card is played.",
  guess: "another guess is made.",
  move: "another move is made.",
};

/** That both legs, or the boards of a mirror match, have had all moves in common until here. @param {keyof typeof ANOTHER} what another one is @param {string} form */
export const partHere = (what, form) => `Here the ${form === "mirror" ? "boards" : "legs"} part: ${ANOTHER[what]}`;

/** @param {number} score */
export const legEnded = (score) => `over, score ${number(score)}`;

/** What happened beside the moves, as a sentence with cards in the notation of moves. @param {Incident} told @param {readonly string[]} names by seat @param {boolean} alone @param {(move: string, seat: number, names: readonly string[]) => string} showMove */
export function incident(told, names, alone, showMove) {
  const name = names[told.seat];
  switch (told.kind) {
    case "takeback":
      return `${name} takes back ${told.moves.map(({ move, seat }) => showMove(move, seat, names)).join(" and ")}${told.shown ? ", which had shown a card" : ""}`;
    case "ran_out":
      return `${name}’s time in this leg has run out`;
    case "computer":
      return `${name} is played by the computer (${told.level})`;
    case "returned":
      return `${name} plays again`;
    case "left":
      return `${name} leaves the game to the others`;
    case "replaced":
      return `${told.name} plays on for ${name}`;
    case "resigned":
      return alone ? `${name} gives up` : `${name} resigns`;
    case "claimed":
      return `${name} claims the match`;
    case "flag":
      return `${name}’s time has run out`;
    case "clock":
      return `${name} is given ${told.ms / 1000} s back`;
    default:
      return `${name} asks for a hint`;
  }
}
