// Made from client/text/en/match.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "match", {
  /** @param {{match: number, leg: number, legs: number}} values */
  titleOfLeg: ({ match, leg, legs }) => `Match ${match}, leg ${leg} of ${legs}`,
  /** @param {number} match */
  title: (match) => `Match ${match}`,
  /** @param {number} match */
  titleTogether: (match) => `Game ${match}, together`,
  /** @param {number} match */
  titleRace: (match) => `Race ${match}`,
  /** @param {number} match */
  titleMirror: (match) => `Match ${match}, a mirror match`,
  /** @param {{maximizer: string | null, minimizer: string | null}} values */
  roles: ({ maximizer, minimizer }) => maximizer === null ? `You maximize and play first; ${formats.name(minimizer)} minimizes.` : (minimizer === null ? `You minimize; ${formats.name(maximizer)} maximizes and plays first.` : `${formats.begin(formats.name(maximizer))} maximizes and plays first; ${formats.name(minimizer)} minimizes.`),
  /** @param {{maximizer: string | null, minimizer: string | null}} values */
  rolesSwapped: ({ maximizer, minimizer }) => `Now the roles are swapped, on the same cards. ${maximizer === null ? `You maximize and play first; ${formats.name(minimizer)} minimizes.` : (minimizer === null ? `You minimize; ${formats.name(maximizer)} maximizes and plays first.` : `${formats.begin(formats.name(maximizer))} maximizes and plays first; ${formats.name(minimizer)} minimizes.`)}`,
  /** @param {{owning: boolean, several: boolean}} values */
  rolesDrawn: ({ owning, several }) => owning ? `Chance decides who owns the tree first. You see your role when ${several ? "all" : "both"} are ready.` : `Chance decides who maximizes first. You see your role when ${several ? "all" : "both"} are ready.`,
  /** @param {{owner: string | null, guesser: string | null, several: boolean, now: boolean}} values */
  ownsTree: ({ owner, guesser, several, now }) => `${owner === null ? `${now ? "Now you own" : "You own"} the tree` : `${now ? `Now ${formats.name(owner)}` : `${formats.begin(formats.name(owner))}`} owns the tree`}, and ${several ? "all others guess it." : (guesser === null ? "you guess it." : `${formats.name(guesser)} guesses it.`)}`,
  /** @param {boolean} mine */
  mirror: (mine) => `${mine ? "You maximize on one board and minimize on the other, dealt the same." : "Each player maximizes on one board and minimizes on the other, dealt the same."} The better score as maximizer wins.`,
  /** @param {boolean} mine */
  mirrorGuess: (mine) => `${mine ? "You guess the tree on one board and own it on the other." : "Each player guesses the tree on one board and owns it on the other."} The player who needs fewer guesses wins.`,
  mirrorInShort: () => "The boards keep in step: a move counts once the other board has come as far. So nobody sees a card before the other, and nobody can copy a move.",
  numberHidden: () => "The number is hidden until the match is over. Then your client checks that the deal was fair.",
  /** @param {{number: number, several: boolean}} values */
  numberKnown: ({ number, several }) => `Number ${formats.gameNumber(number)}, known to ${several ? "all" : "both"} from the start.`,
  /** @param {{number: number | null, several: boolean}} values */
  numberAgain: ({ number, several }) => `The same number${number === null ? "" : ` ${formats.gameNumber(number)}`} again: you ${several ? "all" : "both"} know these cards by now.`,
  /** @param {number | null} number */
  numberAgainInTournament: (number) => `The same number${number === null ? "" : ` ${formats.gameNumber(number)}`} again: players who know these cards can only lower their lowest score.`,
  /** @param {{time: string, kind: "two" | "several" | "together" | "puzzle"}} values */
  timeLimit: ({ time, kind }) => kind === "puzzle" ? `You share one clock: ${time}. When it runs out, the game ends.` : kind === "together" ? `You each have ${time}. When one of you runs out of time, the game ends for all.` : kind === "several" ? `You each have ${time}. A player who runs out of time can’t guess any more in that leg; the others play on.` : `You each have ${time}. A player who runs out of time loses the match.`,
  hints: () => "Players may ask for a hint on their turn.",
  /** @param {number | null} number */
  setNumber: (number) => number === null ? "the number is random and hidden" : `number ${formats.gameNumber(number)}`,
  /** @param {"maximizer" | "minimizer" | "owner" | "guesser" | "drawn" | "drawn_owner"} role */
  setRole: (role) => role === "maximizer" ? "you maximize first" : role === "minimizer" ? "you minimize first" : role === "owner" ? "you own the tree first" : role === "guesser" ? "you guess first" : role === "drawn_owner" ? "chance decides who owns the tree first" : "chance decides who maximizes first",
  setBothBoards: () => "both legs at once, on two boards",
  setHints: () => "hints allowed",
  setNoSpectators: () => "no spectators",
  ready: () => "ready",
  notReady: () => "not ready yet",
  nextLegStartsItself: () => "The next leg starts automatically 30 seconds after this one, or as soon as all are ready.",
  whoIsReady: () => "Who is ready",
  iAmReady: () => "I am ready",
  start: () => "Start the leg",
  /** @param {readonly string[]} names */
  weAreReady: (names) => `${formats.every(names)} are ready`,
  /** @param {{names: readonly string[], several: boolean}} values */
  waiting: ({ names, several }) => `You are ready. The leg starts as soon as ${formats.names(names)} ${several ? "are" : "is"}.`,
  /** @param {{names: readonly string[], several: boolean}} values */
  startsWhenReady: ({ names, several }) => `The leg starts as soon as ${formats.names(names)} ${several ? "are" : "is"} ready.`,
  newPlayer: () => "a new player",
  toBeatLabel: () => "to beat",
  stillHidden: () => "The number stays hidden until the second leg is over.",
  /** @param {{score: number, maximizer: string | null, minimizer: string | null}} values */
  toBeat: ({ score, maximizer, minimizer }) => maximizer === null ? `Reach more than ${formats.number(score)} and you win; ${formats.number(score)} is a draw, lower and ${formats.name(minimizer)} wins.` : (minimizer === null ? `Keep ${formats.name(maximizer)} under ${formats.number(score)} and you win; ${formats.number(score)} is a draw, higher and ${formats.name(maximizer)} wins.` : `With more than ${formats.number(score)}, ${formats.name(maximizer)} wins; ${formats.number(score)} is a draw, lower and ${formats.name(minimizer)} wins.`),
  /** @param {{won: boolean, maximizer: string | null, minimizer: string | null}} values */
  toWin: ({ won, maximizer, minimizer }) => won ? (maximizer === null ? `If you win this leg, it is a draw; otherwise ${formats.name(minimizer)} wins.` : `If ${formats.name(maximizer)} wins this leg, it is a draw; otherwise ${minimizer === null ? "you win." : `${formats.name(minimizer)} wins.`}`) : (maximizer === null ? "If you win this leg, you win the match; otherwise it is a draw." : `If ${formats.name(maximizer)} wins this leg, ${formats.name(maximizer)} wins the match; otherwise it is a draw.`),
  /** @param {{score: number, found: boolean, guesser: string | null, owner: string | null}} values */
  guessesToBeat: ({ score, found, guesser, owner }) => found ? (score === 1 ? `Found with the first guess, it is a draw; with more guesses ${owner === null ? "you win." : `${formats.name(owner)} wins.`}` : `With fewer than ${formats.number(score)} guesses ${guesser === null ? "you win" : `${formats.name(guesser)} wins`}; ${formats.number(score)} is a draw; with more ${owner === null ? "you win." : `${formats.name(owner)} wins.`}`) : `${guesser === null ? "You win" : `${formats.begin(formats.name(guesser))} wins`} by finding the tree; otherwise it is a draw.`,
});
