// Made from client/text/en/result.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "result", {
  /** @param {{winner: "you" | "player" | "nobody", name: string, points: boolean, high: number, low: number}} values */
  outcome: ({ winner, name, points, high, low }) => `${winner === "you" ? "You win" : winner === "player" ? `${formats.begin(formats.name(name))} wins` : "A draw"}${points ? `, ${formats.number(high)} to ${formats.number(low)}` : ""}.`,
  /** @param {{why: "resigned" | "flag" | "claimed", winner: string | null, loser: string | null}} values */
  endedEarly: ({ why, winner, loser }) => `${why === "resigned" ? (loser === null ? "You resigned" : `${formats.begin(formats.name(loser))} resigned`) : why === "flag" ? (loser === null ? "Your time ran out" : `${formats.name(loser)}’s time ran out`) : (loser === null ? "You were away" : `${formats.begin(formats.name(loser))} was away`)}, and ${winner === null ? "you win" : `${formats.name(winner)} wins`} the match.`,
  noTimeLeft: () => "Time ran out for both at the same instant: a draw.",
  you: () => "you",
  /** @param {{score: string, number: number | null, mine: boolean}} values */
  together: ({ score, number, mine }) => `Together ${mine ? "you" : "they"} reached ${score}${number === null ? "." : ` on number ${formats.gameNumber(number)}.`}`,
  /** @param {"resigned" | "flag" | "other"} why */
  togetherEndedEarly: (why) => why === "resigned" ? "The game ended: everyone left." : why === "flag" ? "The game ended: the time ran out." : "The game ended early.",
  /** @param {string} score */
  difference: (score) => `The difference is ${score}.`,
  /** @param {string} change */
  ratingChange: (change) => `Your rating changes by ${change}.`,
  showAccuracy: () => "Show each player’s accuracy",
  unrated: () => "Unrated: a takeback followed a revealed card.",
  /** @param {{winner: "you" | "player" | "several" | "nobody", names: readonly string[], score: string}} values */
  race: ({ winner, names, score }) => winner === "nobody" ? `A draw, at ${score}.` : winner === "you" ? `You win with ${score}.` : winner === "player" ? `${formats.begin(formats.names(names))} wins with ${score}.` : `${formats.begin(formats.names(names))} win with ${score}.`,
  /** @param {{why: "resigned" | "claimed" | "flag", losers: "you" | "one" | "all", loser: string, winner: "you" | "player" | "several", names: readonly string[]}} values */
  raceEndedEarly: ({ why, losers, loser, winner, names }) => `${why === "resigned" ? (losers === "you" ? "You left" : losers === "one" ? `${formats.begin(formats.name(loser))} left` : "All others left") : why === "claimed" ? (losers === "you" ? "You were away" : losers === "one" ? `${formats.begin(formats.name(loser))} was away` : "All others were away") : (losers === "you" ? "Your time ran out" : losers === "one" ? `${formats.name(loser)}’s time ran out` : "The time ran out")}: ${winner === "you" ? "you win." : winner === "player" ? `${formats.names(names)} wins.` : `${formats.names(names)} win.`}`,
  /** @param {boolean} left */
  raceWithoutWinner: (left) => left ? "Everyone left: nobody wins." : "The race ended early: nobody wins.",
  legs: () => "The two legs",
  boards: () => "The two boards",
  scores: () => "The scores",
  /** @param {{leg: number, status: "waiting" | "playing" | "over" | "unfinished"}} values */
  leg: ({ leg, status }) => status === "unfinished" ? `leg ${leg}, cut short` : status === "waiting" ? `leg ${leg}, not played` : `leg ${leg}`,
  /** @param {{board: number, status: "waiting" | "playing" | "over" | "unfinished"}} values */
  board: ({ board, status }) => status === "unfinished" ? `board ${board}, cut short` : `board ${board}`,
  /** @param {"maximizer" | "minimizer" | "owner" | "guesser"} key */
  role: (key) =>
    ({
      maximizer: "maximized",
      minimizer: "minimized",
      owner: "owned the tree",
      guesser: "guessed",
    })[key],
  score: () => "score",
  next: () => "What next?",
  /** @param {"both" | "all" | "any"} agreement */
  rematchStarts: (agreement) => `Play again? The rematch starts when ${agreement === "both" ? "you both choose the same deal." : agreement === "all" ? "all players choose the same deal." : "all players choose it."}`,
  rematchStartsItself: () => "An agreed rematch starts automatically, even while you are away.",
  /** @param {{name: string, what: "same_number" | "new_number" | "any"}} values */
  youWantRematch: ({ name, what }) => `You want ${what === "same_number" ? "a rematch on the same number" : what === "new_number" ? "a rematch on a new number" : "a rematch"}. Waiting for ${formats.name(name)}.`,
  /** @param {{accept: string | null, name: string, what: "same_number" | "new_number" | "any"}} values */
  wantsRematch: ({ accept, name, what }) => `${formats.begin(formats.name(name))} wants ${what === "same_number" ? "a rematch on the same number" : what === "new_number" ? "a rematch on a new number" : "a rematch"}${accept === null ? "." : `: ${accept}.`}`,
  /** @param {{names: readonly string[], several: boolean, accept: string | null, what: "same_number" | "new_number" | "any", missing: number}} values */
  wantRematch: ({ names, several, accept, what, missing }) => `${formats.begin(formats.names(names))} ${several ? "want" : "wants"} ${what === "same_number" ? "a rematch on the same number" : what === "new_number" ? "a rematch on a new number" : "a rematch"}${accept === null ? "." : `: ${accept}.`} ${missing === 1 ? `${formats.number(missing)} seat has` : `${formats.number(missing)} seats have`} not agreed yet.`,
  /** @param {string} key */
  pressToAccept: (key) => `press ${key} to accept`,
  anotherMatch: () => "Rematch",
  /** @param {string} label */
  namedButton: (label) => `“${label}”`,
  deal: () => "Cards",
  /** @param {"new_number" | "same_number"} key */
  dealOf: (key) =>
    ({
      new_number: "new deal",
      same_number: "same deal",
    })[key],
  decline: () => "No, thanks",
});
