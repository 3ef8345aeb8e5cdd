// Made from client/text/en/replay.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "replay", {
  /** @param {{game: string, number: number}} values */
  heading: ({ game, number }) => `${formats.name(game)} · number ${formats.gameNumber(number)}`,
  recordIsRight: () => "Verified: every card, move and score is right.",
  /** @param {string} difference */
  recordIsWrong: (difference) => `This record is wrong: ${difference}.`,
  /** @param {{name: string | null, score: number | null}} values */
  scoreOf: ({ name, score }) => `${name === null ? "" : `${formats.name(name)} `}${score === null ? "−" : `${formats.number(score)}`}`,
  /** @param {{winners: readonly string[], losers: readonly string[], why: "score" | "resigned" | "claimed" | "flag", scores: string | null}} values */
  won: ({ winners, losers, why, scores }) => `${formats.names(winners)} won${why === "resigned" ? `: ${formats.names(losers)} resigned` : why === "claimed" ? `: ${formats.names(losers)} stayed away` : why === "flag" ? `: ${formats.names(losers)} ran out of time` : ""}${scores === null ? "" : ` (${scores})`}`,
  /** @param {{losers: readonly string[], why: "score" | "resigned" | "claimed" | "flag", scores: string | null}} values */
  drawn: ({ losers, why, scores }) => `a draw${why === "resigned" ? `: ${formats.names(losers)} resigned` : why === "claimed" ? `: ${formats.names(losers)} stayed away` : why === "flag" ? `: ${formats.names(losers)} ran out of time` : ""}${scores === null ? "" : ` (${scores})`}`,
  /** @param {{name: string, score: number}} values */
  reached: ({ name, score }) => `${formats.name(name)} reached ${formats.number(score)}`,
  /** @param {string} name */
  gaveUp: (name) => `${formats.name(name)} gave up`,
  /** @param {number | null} score */
  togetherReached: (score) => score === null ? "they gave up" : `together they reached ${formats.number(score)}`,
  /** @param {{kind: "leg" | "board", leg: number}} values */
  legName: ({ kind, leg }) => kind === "board" ? `Board ${leg}` : `Leg ${leg}`,
  bothLegs: () => "Both legs",
  bothBoards: () => "Both boards",
  allLegs: () => "All legs",
  allTables: () => "All tables",
  /** @param {{leg: string, player: string}} values */
  legTitle: ({ leg, player }) => `${leg}: ${player}`,
  /** @param {{name: string, role: "maximizer" | "minimizer" | "player" | "owner" | "guesser"}} values */
  playsAs: ({ name, role }) => `${formats.name(name)} ${role === "maximizer" ? "maximizes" : role === "minimizer" ? "minimizes" : role === "owner" ? "owns" : role === "guesser" ? "guesses" : "plays alone"}`,
  /** @param {number} players */
  playersTogether: (players) => `${formats.number(players)} together`,
  /** @param {{move: number, moves: number}} values */
  moveOf: ({ move, moves }) => `move ${move} of ${moves}`,
  /** @param {{score: number, change: number}} values */
  score: ({ score, change }) => `score ${formats.number(score)}${change === 0 ? "" : ` (${formats.signed(change)})`}`,
  /** @param {{name: string, score: number, change: number}} values */
  scoreOfPlayer: ({ name, score, change }) => `${formats.name(name)} ${formats.number(score)}${change === 0 ? "" : ` (${formats.signed(change)})`}`,
  /** @param {number} score */
  legEnded: (score) => `over, score ${formats.number(score)}`,
  /** @param {string} card */
  nextCard: (card) => `next: ${card}`,
  loading: () => "Loading this move …",
  /** @param {{moves: number, score: number}} values */
  scoreAfter: ({ moves, score }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, the score is ${formats.number(score)}.`,
  /** @param {{moves: number, scores: string}} values */
  scoresAfter: ({ moves, scores }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}: ${scores}.`,
  /** @param {{moves: number, kind: "leg" | "board", score: number}} values */
  legsEqual: ({ moves, kind, score }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, both ${kind === "board" ? "boards" : "legs"} have ${formats.number(score)}.`,
  /** @param {{moves: number, kind: "leg" | "board", first: number, second: number, leader: number, lead: number}} values */
  legsCompared: ({ moves, kind, first, second, leader, lead }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, ${kind === "board" ? `board 1 has ${formats.number(first)} and board 2 has ${formats.number(second)}: board ${leader} leads by ${formats.number(lead)}.` : `leg 1 has ${formats.number(first)} and leg 2 has ${formats.number(second)}: leg ${leader} leads by ${formats.number(lead)}.`}`,
  sameMove: () => "same move",
  sameCard: () => "same card",
  differ: () => "first difference",
  firstDifference: () => "First difference",
  /** @param {{kind: "leg" | "board", change: "place" | "card" | "guess" | "move"}} values */
  differHere: ({ kind, change }) => `${kind === "board" ? "The boards differ from here" : "The legs differ from here"}: ${change === "place" ? "the same card goes to a different place." : change === "card" ? "a different card is played." : change === "guess" ? "a different guess." : "a different move."}`,
  /** @param {{name: string, moves: readonly string[], revealed: boolean}} values */
  takesBack: ({ name, moves, revealed }) => `${formats.name(name)} takes back ${formats.every(moves)}${revealed ? ", which had revealed a card" : ""}`,
  /** @param {{name: string, level: string}} values */
  computerPlays: ({ name, level }) => `${formats.name(name)} is replaced by the computer (${formats.level(level)})`,
  /** @param {string} name */
  playsAgain: (name) => `${formats.name(name)} plays again`,
  /** @param {string} name */
  leaves: (name) => `${formats.name(name)} leaves the match`,
  /** @param {{name: string, other: string}} values */
  replaced: ({ name, other }) => `${formats.name(other)} takes over from ${formats.name(name)}`,
  /** @param {{name: string, alone: boolean}} values */
  resigns: ({ name, alone }) => `${formats.name(name)} ${alone ? "gives up" : "resigns"}`,
  /** @param {string} name */
  claims: (name) => `${formats.name(name)} claims the match`,
  /** @param {string} name */
  outOfTime: (name) => `${formats.name(name)} runs out of time`,
  /** @param {string} name */
  outOfTimeInLeg: (name) => `${formats.name(name)} runs out of time in this leg`,
  /** @param {{name: string, time: number}} values */
  timeBack: ({ name, time }) => `${formats.name(name)} gets ${formats.duration(time)} back`,
  /** @param {string} name */
  hint: (name) => `${formats.name(name)} asks for a hint`,
  /** @param {{event: string, leg: string}} values */
  eventInLeg: ({ event, leg }) => `${event} (${leg})`,
  watch: () => "Watch it",
  moves: () => "Moves",
  move: () => "Move",
  /** @param {number} number */
  moveNumber: (number) => `Move ${number}`,
  movePlayed: () => "Played",
  toStart: () => "To the start",
  moveBack: () => "One move back",
  moveOn: () => "One move on",
  toEnd: () => "To the end",
  play: () => "Play",
  pause: () => "Pause",
  speed: () => "Speed",
  /** @param {number} seconds */
  secondsAMove: (seconds) => `${formats.exact(seconds)} s a move`,
  nextEvent: () => "Next event",
  analysis: () => "Analysis",
  saveRecord: () => "Save the record",
  /** @param {{first: number, last: number, moves: number}} values */
  listedMoves: ({ first, last, moves }) => `The list shows moves ${formats.number(first)} to ${formats.number(last)} of ${formats.number(moves)}. Go to another move to see more.`,
  keys: () => "Keys: ← → step, Home and End go to the start and the end, Space plays, + and − change the speed, p goes to the first difference, i to the next event.",
});
