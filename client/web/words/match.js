// What is said around the legs of a match, whatever the game. client/terminal/words/{match,solo,clock}.py say the same.

import { aroundOf, numbered, swapsRoles } from "../games.js";
import { count, number, showNumber } from "../words.js";

/** @typedef {import("../protocol.js").Clock} Clock */
/** @typedef {import("../types.js").Verdict} Verdict */

export const READY = "ready";
export const NOT_READY = "not ready yet";
export const I_AM_READY = "I am ready";
export const DEAD_NUMBER = "This number is a dead one: whatever anybody plays, its legs end within a few cards.";
export const STILL_HIDDEN = "The number stays hidden until the second leg is over.";
export const NUMBERS_HIDDEN = "The numbers stay hidden until the match is over.";
export const CHECKING = "Checking what was promised …";
export const CHECKED_TITLE = "What was promised";
export const WHAT_NEXT_TITLE = "What next?";
export const WHAT_NEXT = "Another match starts when both wish for the same.";
export const WHAT_NEXT_ALL = "Another game starts when all who have a seat wish for the same.";
export const LEGS_TITLE = "The two legs";
export const SCORES_TITLE = "The scores";
export const WHO_IS_READY = "Who is ready";
export const DRAW = "A draw";
export const SCORE = "score";
export const MAXIMIZED = "maximized";
export const MINIMIZED = "minimized";
export const SAME_NUMBER = "The same number";
export const NEW_NUMBER = "A new number";
export const DECLINE = "No, thank you";
export const WATCH_AGAIN = "Watch again";
export const ANALYSIS = "Analysis";
export const ABOUT_NUMBER = "About the number";
export const SAVE_RECORD = "Save the record";
export const CLOCK_LABEL = "Clock";
export const CLOCK_PLACEHOLDER = "none: take all the time you like";
export const CLOCK_HINT =
  "30 is 30 seconds for each move; 5m+3 is 5 minutes for a leg, and 3 seconds more for each move.";
export const NO_CLOCK = "no clock";

export const DEALING = "The cards are being dealt …";
export const HIGH_SCORES = "High scores";
export const NEW_GAME = "A new game";
export const AGAIN = "The same number again";
export const A_NUMBER = "Play a number";
export const OVER_TITLE = "The game is over";
export const ALONE_RESIGNED = "You gave this game up, so it counts for nothing.";
export const WORKING = "The computer’s score is being worked out …";
export const PAR_WORKING = "Par is being worked out …";

/** @param {string} name */
export const waitFor = (name) => `You are ready. The leg starts as soon as ${name} is.`;

/** @param {string[]} names */
export const waitsFor = (names) =>
  `The leg starts as soon as ${names.join(" and ")} ${names.length === 1 ? "is" : "are"} ready.`;

/** @param {number} match */
export const gameTitle = (match) => `Game ${match}`;

/** What all have reached together; `mine`: oneself among them. @param {number | null} which @param {string} counted @param {boolean} mine */
export const togetherOver = (which, counted, mine) =>
  `Together ${mine ? "you" : "they"} reached ${counted}${which === null ? "" : ` on number ${showNumber(which)}`}.`;
export const TOGETHER_LEFT = "Everybody has left: it ends here.";

export const YOU_WON = "you";

/** Who won a race, each for themselves, and with which score; `mine`: oneself among them. @param {string} why @param {string[]} winners @param {string} counted the best score @param {boolean} mine */
export function raceOver(why, winners, counted, mine) {
  const who = winners.join(" and ");
  const win = mine || winners.length > 1 ? "win" : "wins";
  /** @type {Record<string, string>} */
  const because = { resigned: "All others have left", claimed: "All others were away", flag: "The time ran out" };
  if (why !== "score")
    return `${because[why] ?? "It ended before its time"}: ${who ? `${who} ${win}` : "nobody wins"}.`;
  return who ? `${who[0].toUpperCase()}${who.slice(1)} ${win} with ${counted}.` : `A draw, at ${counted}.`;
}

/** @param {number} seconds */
export const took = (seconds) => `It took ${face(1000 * seconds)}, from the first card to the last.`;

/** @param {number} match @param {number} leg */
export const legTitle = (match, leg) => `Match ${match}, leg ${leg} of 2`;

/** @param {number} match */
export const matchTitle = (match) => `Match ${match}`;

/** What will be known of the number when a match begins, to both or to all. @param {number | null} number @param {boolean} [together] */
export const numberNow = (number, together = false) =>
  number === null
    ? "The server draws the number and hides it. From the first card on it shows a commitment to it, and at the end " +
      "the number; your own browser deals it then and checks that nothing was changed."
    : `Number ${showNumber(number)}, known to ${together ? "all" : "both"} from the start.`;

/** @param {number | null} number */
export const numberSet = (number) =>
  number === null ? "the number is drawn and hidden" : `number ${showNumber(number)}`;

/**
 * What a room's owner has settled on.
 * @param {import("../protocol.js").RoomEvent} room
 */
export function toBePlayed(room) {
  const what = numbered(room) ? [numberSet(room.number)] : [];
  const around = aroundOf(room.game);
  const who =
    around?.settled(room.role) ??
    (room.role === "maximizer"
      ? "you maximize first"
      : room.role === "minimizer"
        ? "you minimize first"
        : "who maximizes first is drawn");
  if (room.form === "match" && swapsRoles(room.game, room.options)) what.push(who);
  if (room.clock !== null) what.push(clock(room.clock));
  if (room.hints) what.push("hints");
  if (!room.onlookers) what.push("no onlookers");
  const told = what.join("; ");
  return `${told[0].toUpperCase()}${told.slice(1)}.`;
}

/** @param {Clock} set */
export const timed = (set) => `You each have ${clock(set)}. Whoever runs out of time loses the match.`;

/** @param {number | null} number @param {boolean} [together] */
export const numberAgain = (number, together = false) =>
  `The same number${number === null ? "" : ` ${showNumber(number)}`} again: you ${together ? "all" : "both"} know these cards by now.`;

export const ROLES_DRAWN = "Who maximizes first is drawn when both are ready.";

/** @param {string} role @param {string} other */
export const roles = (role, other) =>
  role === "maximizer"
    ? `You maximize and play first; ${other} minimizes.`
    : `You minimize; ${other} maximizes and plays first.`;

/** @param {string} maximizer @param {string} minimizer */
export const rolesOf = (maximizer, minimizer) => `${maximizer} maximizes and plays first; ${minimizer} minimizes.`;

/** What changes in leg two, to an onlooker. @param {string} maximizer @param {string} minimizer */
export const swappedOf = (maximizer, minimizer) =>
  `Now the roles are swapped, on the same cards: ${rolesOf(maximizer, minimizer)}`;

/** @param {number} score @param {string} maximizer @param {string} minimizer */
export const toBeatOf = (score, maximizer, minimizer) =>
  `With more than ${number(score)}, ${maximizer} wins; ${number(score)} is a draw, with less ${minimizer} wins.`;

/** What changes in leg two, to who has `role` in it. @param {string} role @param {string} other */
export const swapped = (role, other) =>
  role === "maximizer"
    ? `Now the roles are swapped, on the same cards: you maximize and play first, ${other} minimizes.`
    : `Now the roles are swapped, on the same cards: you minimize, ${other} maximizes and plays first.`;

/** @param {number} score @param {string} role @param {string} other */
export const toBeat = (score, role, other) =>
  role === "maximizer"
    ? `Reach more than ${number(score)} and you win; ${number(score)} is a draw, less and ${other} wins.`
    : `Keep ${other} under ${number(score)} and you win; ${number(score)} is a draw, more and ${other} wins.`;

/** Who won by score, to a player; `mine` null: a draw. @param {boolean | null} mine @param {string} other @param {number} ours @param {number} theirs */
export function outcome(mine, other, ours, theirs) {
  if (mine === null) return `${DRAW}, ${number(ours)} to ${number(theirs)}.`;
  return mine
    ? `You win, ${number(ours)} to ${number(theirs)}.`
    : `${other} wins, ${number(theirs)} to ${number(ours)}.`;
}

/** Who won by score, to an onlooker; `winner` null: a draw. @param {string | null} winner @param {number} ours @param {number} theirs */
export const outcomeOf = (winner, ours, theirs) =>
  `${winner === null ? DRAW : `${winner} wins`}, ${number(ours)} to ${number(theirs)}.`;

/** Who won a match that ended before its time; null is oneself. @param {string} why @param {string | null} winner @param {string | null} loser */
export function ended(why, winner, loser) {
  /** @type {Record<string, string>} */
  const lost = {
    resigned: `${loser ?? "You"} resigned`,
    flag: loser ? `${loser}’s time ran out` : "Your time ran out",
    claimed: loser ? `${loser} was away` : "You were away",
  };
  return `${lost[why] ?? "It is over"}, and ${winner === null ? "you win" : `${winner} wins`} the match.`;
}

/** @param {number} leg @param {string} status */
export function legHead(leg, status) {
  if (status === "unfinished") return `leg ${leg}, cut short`;
  return status === "waiting" ? `leg ${leg}, not played` : `leg ${leg}`;
}

/** @param {number} number @param {string | null} salt */
export const numberWas = (number, salt) =>
  `The number was ${showNumber(number)}${salt ? ` (salt ${salt}).` : ", known from the start."}`;

/** @param {number} leg @param {number} number @param {string | null} salt */
export const legsNumber = (leg, number, salt) =>
  `Leg ${leg} was on number ${showNumber(number)}${salt ? ` (salt ${salt})` : ""}.`;

/** @param {string} name @param {string} what @param {boolean} mine */
export function wishes(name, what, mine) {
  const thing = what === "same_number" ? "the same number again" : "a new number";
  return mine ? `You would like ${thing}; ${name} has not agreed yet.` : `${name} would like ${thing}.`;
}

/** Who of many wish for what, oneself among them or not, and how many have not said so. @param {string[]} names @param {string} what @param {boolean} mine @param {number} missing */
export function wishesOf(names, what, mine, missing) {
  const thing = what === "same_number" ? "the same number again" : "a new number";
  const who = [...(mine ? ["You"] : []), ...names];
  const more = who.length > 3 ? ` and ${who.length - 3} more` : "";
  return `${who.slice(0, 3).join(", ")}${more} would like ${thing}; ${count(missing, "seat has", "seats have")} not agreed yet.`;
}

/** @param {number} leg @param {string} counted */
export const legOver = (leg, counted) => `Leg ${leg} is over: ${counted}.`;

/** @type {Record<string, string>} */
const FINDINGS = {
  commitment_kept: "Number and salt give the commitment that was shown from the start.",
  commitment_broken: "Number and salt do not give the commitment shown at the start.",
  commitment_changed: "The commitment is not the one shown at the start.",
  number_known: "The number was known from the start, so there was nothing to promise.",
  number_missing: "The server did not reveal the number and its salt, so nothing can be checked.",
  deck_dealt: "Dealt anew here, the number gives the deck that was played with.",
  deck_different: "Dealt anew here, the number gives other cards than were played.",
  cards_as_seen: "Of the cards you saw turn up, all {count} came in that deck’s order.",
  cards_different: "A card you saw turn up is not the one that the record has.",
  record_missing: "The server did not give the record, so the cards cannot be compared.",
};

/** How one check came out; `own` is what the game says of it. @param {string} found @param {Verdict} verdict @param {{[found: string]: string}} [own] */
export function finding(found, verdict, own = {}) {
  if (found === "cards_as_seen" && verdict.cards === 0 && own.cards_as_seen === undefined)
    return "You saw no card turn up here that was played, so there is none to compare.";
  const sentence = (own[found] ?? FINDINGS[found] ?? found).replace("{count}", String(verdict.cards));
  const bad = found === "deck_different" || found === "cards_different";
  return bad ? `${sentence} It begins at move ${(verdict.ply ?? 0) + 1} of leg ${verdict.leg}.` : sentence;
}

/** How much time there is. @param {Clock | null} set */
export function clock(set) {
  if (set === null) return NO_CLOCK;
  if (set.leg == null) return `${time(set.move ?? 0)} for each move`;
  const more = set.increment ? ` and ${time(set.increment)} more for each move` : "";
  return `${time(set.leg)} for a leg${more}`;
}

/** A length of time. @param {number} seconds */
export function time(seconds) {
  /** @type {[number, string][]} */
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ];
  const said = parts.filter(([many]) => many).map(([many, unit]) => `${many} ${unit}`);
  return said.join(" ") || "0 s";
}

/** What a clock shows; a second that has begun counts. @param {number} ms */
export function face(ms) {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

// Alone

/** @param {number | null} number @param {string} counted */
export const soloOver = (number, counted) =>
  `${counted[0].toUpperCase()}${counted.slice(1)}${number === null ? "" : ` on number ${showNumber(number)}`}`;

/** Hold a score against what there was to beat. @param {number} score @param {number} beat @param {number | null} computer @param {(score: number) => string} counted @param {boolean} [low] the lowest is the best */
export function beaten(score, beat, computer, counted, low = false) {
  const whose = computer === beat;
  if (low ? score < beat : score > beat)
    return whose
      ? `You beat the computer, which reached ${number(beat)}.`
      : `You beat your best on this number, which was ${number(beat)}.`;
  if (score === beat) return whose ? "As much as the computer." : "As much as your best before.";
  return `There ${beat === 1 ? "was" : "were"} ${counted(beat)} to beat.`;
}

/** What else was reached on the number, as far as it is known. @param {number | null} computer @param {number | null} best @param {number | null} par */
export function reached(computer, best, par) {
  const told = [
    computer === null ? "" : `computer ${number(computer)}`,
    best === null ? "" : `your best before ${number(best)}`,
    par === null ? "" : `par ${number(par)}`,
  ].filter((each) => each);
  const said = told.join(", ");
  return said ? `${said[0].toUpperCase()}${said.slice(1)}.` : "";
}

const PLACES = ["", "", "second", "third", "fourth", "fifth"];

/** @param {number} place */
export function highScore(place) {
  if (place === 1) return "A new high score: your best game ever.";
  return `A new high score: ${place <= 5 ? `your ${PLACES[place]} best` : `place ${place} of 10`}.`;
}

/** Which game it is, and how it stands, `counted`. @param {number | null} which @param {string | null} counted @param {number | null} beat */
export function about(which, counted, beat) {
  const said = which === null ? "" : `Number ${showNumber(which)}. `;
  const against = beat === null ? "" : `; ${number(beat)} to beat`;
  return counted === null ? said.trimEnd() : `${said}${counted}${against}.`;
}
