// What is said in a room of several before, between and after its legs.
// client/games/match_words.py and client/room/words.py say the same.

import { count, number, showNumber } from "../text/words.js";

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

export const ONE_SEAT_MORE = "One seat more";
export const ONE_SEAT_LESS = "One seat less";

/** @param {number} free */
export const waitingFor = (free) => `Waiting for ${free === 1 ? "one more" : `${free} more`} to sit down …`;

/** @param {number} many */
export const startWith = (many) => `Play with the ${many} who are here`;

export const WHAT_NEXT = "The rematch starts when you both choose the same.";
export const WHAT_NEXT_ALL = "The rematch starts when all players choose the same.";
export const WHAT_NEXT_MATCH = "The rematch starts when all players choose it.";
export const LEGS_TITLE = "The two legs";
export const SCORES_TITLE = "The scores";
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
