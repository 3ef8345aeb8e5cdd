// Made from client/text/en/replay.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @param {{game: string, number: number}} values */
export const heading = ({ game, number }) => `${game} · number ${formats.gameNumber(number)}`;

export const recordIsRight = () => "Verified: every card, move and score is right.";

/** @param {string} difference */
export const recordIsWrong = (difference) => `This record is wrong: ${difference}.`;

/** @param {{name: string | null, score: number | null}} values */
export const scoreOf = ({ name, score }) => `${name === null ? "" : `${name} `}${score === null ? "−" : `${formats.number(score)}`}`;

/** @param {{winners: readonly string[], losers: readonly string[], why: "score" | "resigned" | "claimed" | "flag", scores: string | null}} values */
export const won = ({ winners, losers, why, scores }) => `${formats.names(winners)} won${why === "resigned" ? `: ${formats.names(losers)} resigned` : why === "claimed" ? `: ${formats.names(losers)} stayed away` : why === "flag" ? `: ${formats.names(losers)} ran out of time` : ""}${scores === null ? "" : ` (${scores})`}`;

/** @param {{losers: readonly string[], why: "score" | "resigned" | "claimed" | "flag", scores: string | null}} values */
export const drawn = ({ losers, why, scores }) => `a draw${why === "resigned" ? `: ${formats.names(losers)} resigned` : why === "claimed" ? `: ${formats.names(losers)} stayed away` : why === "flag" ? `: ${formats.names(losers)} ran out of time` : ""}${scores === null ? "" : ` (${scores})`}`;

/** @param {{name: string, score: number}} values */
export const reached = ({ name, score }) => `${name} reached ${formats.number(score)}`;

/** @param {string} name */
export const gaveUp = (name) => `${name} gave up`;

/** @param {number | null} score */
export const togetherReached = (score) => score === null ? "they gave up" : `together they reached ${formats.number(score)}`;

/** @param {{kind: "leg" | "board", leg: number}} values */
export const legName = ({ kind, leg }) => kind === "board" ? `Board ${leg}` : `Leg ${leg}`;

export const bothLegs = () => "Both legs";

export const bothBoards = () => "Both boards";

export const allLegs = () => "All legs";

export const allTables = () => "All tables";

/** @param {{leg: string, player: string}} values */
export const legTitle = ({ leg, player }) => `${leg}: ${player}`;

/** @param {{name: string, role: "maximizer" | "minimizer" | "player" | "owner" | "guesser"}} values */
export const playsAs = ({ name, role }) => `${name} ${role === "maximizer" ? "maximizes" : role === "minimizer" ? "minimizes" : role === "owner" ? "owns" : role === "guesser" ? "guesses" : "plays alone"}`;

/** @param {number} players */
export const playersTogether = (players) => `${formats.number(players)} together`;

/** @param {{move: number, moves: number}} values */
export const moveOf = ({ move, moves }) => `move ${move} of ${moves}`;

/** @param {{score: number, change: number}} values */
export const score = ({ score, change }) => `score ${formats.number(score)}${change === 0 ? "" : ` (${formats.signed(change)})`}`;

/** @param {{name: string, score: number, change: number}} values */
export const scoreOfPlayer = ({ name, score, change }) => `${name} ${formats.number(score)}${change === 0 ? "" : ` (${formats.signed(change)})`}`;

/** @param {number} score */
export const legEnded = (score) => `over, score ${formats.number(score)}`;

/** @param {string} card */
export const nextCard = (card) => `next: ${card}`;

export const loading = () => "Loading this move …";

/** @param {{moves: number, score: number}} values */
export const scoreAfter = ({ moves, score }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, the score is ${formats.number(score)}.`;

/** @param {{moves: number, scores: string}} values */
export const scoresAfter = ({ moves, scores }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}: ${scores}.`;

/** @param {{moves: number, kind: "leg" | "board", score: number}} values */
export const legsEqual = ({ moves, kind, score }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, both ${kind === "board" ? "boards" : "legs"} have ${formats.number(score)}.`;

/** @param {{moves: number, kind: "leg" | "board", first: number, second: number, leader: number, lead: number}} values */
export const legsCompared = ({ moves, kind, first, second, leader, lead }) => `${moves === 0 ? "At the start" : moves === 1 ? `After ${formats.number(moves)} move` : `After ${formats.number(moves)} moves`}, ${kind === "board" ? `board 1 has ${formats.number(first)} and board 2 has ${formats.number(second)}: board ${leader} leads by ${formats.number(lead)}.` : `leg 1 has ${formats.number(first)} and leg 2 has ${formats.number(second)}: leg ${leader} leads by ${formats.number(lead)}.`}`;

export const sameMove = () => "same move";

export const sameCard = () => "same card";

export const differ = () => "first difference";

export const firstDifference = () => "First difference";

/** @param {{kind: "leg" | "board", change: "place" | "card" | "guess" | "move"}} values */
export const differHere = ({ kind, change }) => `${kind === "board" ? "The boards differ from here" : "The legs differ from here"}: ${change === "place" ? "the same card goes to another place." : change === "card" ? "another card is played." : change === "guess" ? "another guess is made." : "another move is made."}`;

/** @param {{name: string, moves: readonly string[], revealed: boolean}} values */
export const takesBack = ({ name, moves, revealed }) => `${name} takes back ${formats.every(moves)}${revealed ? ", which had revealed a card" : ""}`;

/** @param {{name: string, level: string}} values */
export const computerPlays = ({ name, level }) => `${name} is replaced by the computer (${level})`;

/** @param {string} name */
export const playsAgain = (name) => `${name} plays again`;

/** @param {string} name */
export const leaves = (name) => `${name} leaves the match`;

/** @param {{name: string, other: string}} values */
export const replaced = ({ name, other }) => `${other} takes over from ${name}`;

/** @param {{name: string, alone: boolean}} values */
export const resigns = ({ name, alone }) => `${name} ${alone ? "gives up" : "resigns"}`;

/** @param {string} name */
export const claims = (name) => `${name} claims the match`;

/** @param {string} name */
export const outOfTime = (name) => `${name} runs out of time`;

/** @param {string} name */
export const outOfTimeInLeg = (name) => `${name} runs out of time in this leg`;

/** @param {{name: string, time: number}} values */
export const timeBack = ({ name, time }) => `${name} gets ${formats.duration(time)} back`;

/** @param {string} name */
export const hint = (name) => `${name} asks for a hint`;

/** @param {{event: string, leg: string}} values */
export const eventInLeg = ({ event, leg }) => `${event} (${leg})`;

export const watch = () => "Watch it";

export const moves = () => "Moves";

export const move = () => "Move";

/** @param {number} number */
export const moveNumber = (number) => `Move ${number}`;

export const movePlayed = () => "Played";

export const toStart = () => "To the start";

export const moveBack = () => "One move back";

export const moveOn = () => "One move on";

export const toEnd = () => "To the end";

export const play = () => "Play";

export const pause = () => "Pause";

export const speed = () => "Speed";

/** @param {string} seconds */
export const secondsAMove = (seconds) => `${seconds} s a move`;

export const nextEvent = () => "Next event";

export const analysis = () => "Analysis";

export const saveRecord = () => "Save the record";

/** @param {{first: number, last: number, moves: number}} values */
export const listedMoves = ({ first, last, moves }) => `The list shows moves ${formats.number(first)} to ${formats.number(last)} of ${formats.number(moves)}. Go to another move to see more.`;

export const keys = () => "Keys: ← → step, Home and End go to the start and the end, Space plays, + and − change the speed, p goes to the first difference, i to the next event.";
