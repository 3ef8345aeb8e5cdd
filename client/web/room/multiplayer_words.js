// What is said in a room of several before, between and after its legs.
// client/games/match_words.py and client/room/words.py say the same.

import { aroundOf, numbered, swapsRoles } from "../games/catalog.js";
import { time } from "../games/match_words.js";
import { count, number, showNumber } from "../text/words.js";

/** @typedef {import("../protocol/messages.js").Clock} Clock */

/** @param {number | null} number */
export const numberSet = (number) =>
  number === null ? "the number is drawn and hidden" : `number ${showNumber(number)}`;

/** How much time there is. @param {Clock | null} set */
export function clock(set) {
  if (set === null) return "no clock";
  if (set.leg == null) return `${time(set.move ?? 0)} for each move`;
  const more = set.increment ? ` and ${time(set.increment)} more for each move` : "";
  return `${time(set.leg)} for a leg${more}`;
}

export const ROOM_OPEN = "Your room is open";
export const SEND_LINK = "Send your friend this link, have them scan it, or read the code out.";
export const WAITING_FOR_ANYONE = "Waiting for somebody to join …";
export const WAITING = "Waiting for your friend …";
export const LINK_LABEL = "Link to this room";
export const COPY = "Copy the link";
export const COPY_BY_HAND = "The link is marked: copy it with your own keys or menu.";
export const SHARE = "Share …";
export const SHARE_TEXT = "Play a game of cards with me:";
export const QR_LABEL = "The link as a code to scan";
export const THIS_MACHINE =
  "leads to this machine alone. For a friend elsewhere, open this page by an address that leads here, such as the one " +
  "of this machine in your network.";

export const OR_COMPUTER = "Or have the computer sit down";

/** @param {string} name */
export const goesAway = (name) => `${name} is away.`;

/** @param {string} name */
export const isBack = (name) => `${name} is back.`;

export const SEAT_OPEN = "A seat is free; whoever joins can take it.";
export const ONE_SEAT_MORE = "One seat more";
export const ONE_SEAT_LESS = "One seat less";

/** @param {number} free */
export const waitingFor = (free) => `Waiting for ${free === 1 ? "one more" : `${free} more`} to sit down …`;

/** @param {number} many */
export const startWith = (many) => `Play with the ${many} who are here`;

export const READY = "ready";
export const NOT_READY = "not ready yet";
export const I_AM_READY = "I am ready";
export const START_LEG = "Start the leg";

/** What is pressed where people take turns at one page: for all of them at once. @param {string[]} names */
export const allReady = (names) => `${names.join(" and ")} are ready`;

export const STILL_HIDDEN = "The number stays hidden until the second leg is over.";
export const WHAT_NEXT = "The rematch starts when you both choose the same.";
export const WHAT_NEXT_ALL = "The rematch starts when all players choose the same.";
export const WHAT_NEXT_MATCH = "The rematch starts when all players choose it.";
export const LEGS_TITLE = "The two legs";
export const SCORES_TITLE = "The scores";
export const WHO_IS_READY = "Who is ready";
export const DRAW = "A draw";
export const PEEKED = "It rates nobody: a move was taken back that had shown a card.";
export const NO_TIME = "Time ran out for both at the same instant: a draw.";
export const SCORE = "score";
export const MAXIMIZED = "maximized";
export const MINIMIZED = "minimized";
export const SAME_NUMBER = "The same number";
export const NEW_NUMBER = "A new number";
export const ANOTHER_MATCH = "Another match";
export const DECLINE = "No, thank you";

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

/** @type {Record<string, string>} */
const OTHERS = { resigned: "All others have left", claimed: "All others were away", flag: "The time ran out" };
/** @type {Record<string, (name: string) => string>} */
const ONE = {
  resigned: (name) => `${name} has left`,
  claimed: (name) => `${name} was away`,
  flag: (name) => `${name}’s time ran out`,
};
/** @type {Record<string, string>} */
const YOU = { resigned: "You have left", claimed: "You were away", flag: "Your time ran out" };

/** Who won a race, each for themselves, and with which score; `mine`: oneself among them, `lost`: among the others. @param {string} why @param {string[]} winners @param {string[]} others who did not win @param {string} counted the best score @param {boolean} mine @param {boolean} lost */
export function raceOver(why, winners, others, counted, mine, lost) {
  const who = winners.join(" and ");
  const win = mine || winners.length > 1 ? "win" : "wins";
  if (why !== "score" && !who)
    return `${why === "resigned" ? "Everybody has left" : "It ended before its time"}: nobody wins.`;
  if (why !== "score") {
    const because = lost ? YOU[why] : others.length === 1 ? ONE[why]?.(others[0]) : OTHERS[why];
    return `${because ?? "It ended before its time"}: ${who} ${win}.`;
  }
  const called = winners[0] === YOU_WON ? `Y${who.slice(1)}` : who; // a name stays as its owner writes it
  return who ? `${called} ${win} with ${counted}.` : `A draw, at ${counted}.`;
}

/** @param {number} match @param {number} leg */
export const legTitle = (match, leg) => `Match ${match}, leg ${leg} of 2`;

/** @param {number} match */
export const matchTitle = (match) => `Match ${match}`;

/** What both or all will know of the number when a match begins; `deals`: the page can deal the game's numbers itself. @param {number | null} number @param {boolean} [together] @param {boolean} [deals] */
export const numberNow = (number, together = false, deals = true) =>
  number === null
    ? "The server draws the number and hides it. From the first card on it shows a commitment to it, and at the end " +
      `the number; your own browser ${deals ? "deals it then and checks" : "then checks by the commitment"} that nothing was changed.`
    : `Number ${showNumber(number)}, known to ${together ? "all" : "both"} from the start.`;

/**
 * What a room's owner has settled on.
 * @param {import("./types.js").Room} room
 */
export function toBePlayed(room) {
  const what = numbered(room) ? [numberSet(room.number)] : [];
  if (room.form === "mirror") what.unshift("both legs at once, on two boards");
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
  if (!room.spectators) what.push("no spectators");
  const told = what.join("; ");
  return `${told[0].toUpperCase()}${told.slice(1)}.`;
}

/** How much time each has, and what comes of having none left. @param {{clock: Clock | null, form: string, options: {[k: string]: unknown}, seats: object[]}} room */
export function timed({ clock: set, form, options, seats }) {
  const time = clock(set);
  if (form === "together" && options.mode === "puzzle")
    return `You have ${time.replace("each move", "each card more that lies")}, all by one clock. When it runs out, the game ends.`;
  if (form === "together") return `You each have ${time}. When one of you runs out of time, the game ends for all.`;
  const out = seats.length > 2 ? "guesses no more in that leg; the others play on" : "loses the match";
  return `You each have ${time}. Whoever runs out of time ${out}.`;
}

export const HINTED = "Whoever is to move may ask for a hint.";

/** @param {number | null} number @param {boolean} [together] @param {boolean} [competes] in a tournament, maybe by others */
export const numberAgain = (number, together = false, competes = false) =>
  `The same number${number === null ? "" : ` ${showNumber(number)}`} again: ${competes ? "whoever has played it here changes their lowest score alone" : `you ${together ? "all" : "both"} know these cards by now`}.`;

export const ROLES_DRAWN = "Who maximizes first is drawn when both are ready.";

/** @param {string} role @param {string} other */
export const roles = (role, other) =>
  role === "maximizer"
    ? `You maximize and play first; ${other} minimizes.`
    : `You minimize; ${other} maximizes and plays first.`;

/** @param {string} maximizer @param {string} minimizer */
export const rolesOf = (maximizer, minimizer) => `${maximizer} maximizes and plays first; ${minimizer} minimizes.`;

/** What changes in leg two, to a spectator. @param {string} maximizer @param {string} minimizer */
export const swappedOf = (maximizer, minimizer) =>
  `Now the roles are swapped, on the same cards: ${rolesOf(maximizer, minimizer)}`;

/** @param {number} score @param {string} maximizer @param {string} minimizer */
export const toBeatOf = (score, maximizer, minimizer) =>
  `With more than ${number(score)}, ${maximizer} wins; ${number(score)} is a draw, with less ${minimizer} wins.`;

/** What leg two is about where a leg is won or lost; `won`: leg one was. @param {boolean} won @param {string | null} role the reader’s in it @param {string} maximizer @param {string} minimizer */
export function toWin(won, role, maximizer, minimizer) {
  const wins = role === "maximizer" ? "you win" : `${maximizer} wins`;
  const loses = role === "minimizer" ? "you win" : `${minimizer} wins`;
  if (won) return `If ${wins} this leg, it is a draw; else ${loses}.`;
  return `If ${wins} this leg, ${wins} the match; else it is a draw.`;
}

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

/** The scores after who won; nothing where they are no points. @param {boolean} points @param {number} one @param {number} other */
const by = (points, one, other) => (points ? `, ${number(one)} to ${number(other)}` : "");

/** Who won by score, to a player; `mine` null: a draw. @param {boolean | null} mine @param {string} other @param {number} ours @param {number} theirs @param {boolean} points whether scores are points */
export function outcome(mine, other, ours, theirs, points) {
  if (mine === false) return `${other} wins${by(points, theirs, ours)}.`;
  return `${mine ? "You win" : DRAW}${by(points, ours, theirs)}.`;
}

/** Who won by score, to a spectator; `winner` null: a draw. @param {string | null} winner @param {number} ours @param {number} theirs @param {boolean} points */
export const outcomeOf = (winner, ours, theirs, points) =>
  `${winner === null ? DRAW : `${winner} wins`}${by(points, ours, theirs)}.`;

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

/** The rematch that is offered; null in games in which the number decides nothing. @param {string | null} what */
const rematch = (what) =>
  what === null ? "a rematch" : `a rematch on ${what === "same_number" ? "the same" : "a new"} number`;

/** How the reader accepts a rematch. @param {string | null} what @param {boolean} accepts whether the reader may */
const acceptedBy = (what, accepts) =>
  accepts
    ? `: press “${what === null ? ANOTHER_MATCH : what === "same_number" ? SAME_NUMBER : NEW_NUMBER}” to accept`
    : "";

/** Which rematch a player offers, and how the reader accepts it; for the reader's own offer, `name` is the other. @param {string} name @param {string | null} what @param {boolean} mine @param {boolean} [accepts] */
export const wishes = (name, what, mine, accepts = false) =>
  mine
    ? `You want ${rematch(what)}. Waiting for ${name}.`
    : `${name} wants ${rematch(what)}${acceptedBy(what, accepts)}.`;

/** Which rematch several players offer, how many seats have not agreed, and how the reader accepts it. @param {string[]} names @param {string | null} what @param {boolean} mine @param {number} missing @param {boolean} [accepts] */
export function wishesOf(names, what, mine, missing, accepts = false) {
  const who = [...(mine ? ["You"] : []), ...names];
  const more = who.length > 3 ? ` and ${who.length - 3} more` : "";
  const want = mine || names.length > 1 ? "want" : "wants";
  const asked = `${who.slice(0, 3).join(", ")}${more} ${want} ${rematch(what)}${acceptedBy(what, accepts && !mine)}.`;
  return `${asked} ${count(missing, "seat has", "seats have")} not agreed yet.`;
}

/** @param {number} leg @param {string} counted */
export const legOver = (leg, counted) => `Leg ${leg} is over: ${counted}.`;

// A mirror match: both legs at once, on two boards.

/** @param {number} number @param {string} status */
export const boardHead = (number, status) =>
  status === "unfinished" ? `board ${number}, cut short` : `board ${number}`;

/** By how much a match was won. @param {string} counted */
export const difference = (counted) => `The difference is ${counted}.`;

/** @param {number} match */
export const mirrorTitle = (match) => `Match ${match}, a mirror match`;

/** What both do, to one of them or to who looks on. @param {boolean} owning @param {boolean} mine */
export function mirrorWho(owning, mine) {
  if (owning)
    return `${mine ? "You guess" : "Each guesses"} the tree on one board and ${mine ? "own" : "owns"} it on the other; whoever needs fewer guesses wins.`;
  return `${mine ? "You maximize" : "Each maximizes"} on one board and ${mine ? "minimize" : "minimizes"} on the other, dealt the same; the better score as maximizer wins.`;
}

export const MIRROR_IN_SHORT =
  "Step by step: what you play on one board waits until the other one has come as far, so that nobody sees a card " +
  "before the other, and nobody can copy a move.";
export const BOARDS_TITLE = "The two boards";
