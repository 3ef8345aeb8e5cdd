// Made from client/text/en/records.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const watchTitle = () => "Watch a match again";

export const looking = () => "Looking …";

export const preparing = () => "Replaying the match …";

export const file = () => "Choose a file";

export const fileHint = () => "A saved record, a list of records, or one record per line (.zst too). You can also drop it here.";

export const drop = () => "Drop it here";

export const room = () => "Link of a record or of a room, or its code";

export const roomHint = () => "Or enter the link of a match, or a room of this server to see its finished matches.";

export const look = () => "Look";

export const which = () => "Which match?";

/** @param {number} shown */
export const onlyFirst = (shown) => `Only the first ${formats.number(shown)} matches of the file are listed. To watch a later one, run turnabout replay FILE --index N in a terminal.`;

/** @param {number} number */
export const number = (number) => `number ${formats.gameNumber(number)}`;

/** @param {{game: string, number: string}} values */
export const gameAndNumber = ({ game, number }) => `${game} · ${number}`;

/** @param {{name: string, score: number | null}} values */
export const player = ({ name, score }) => `${name}${score === null ? "" : ` ${formats.number(score)}`}`;

/** @param {{match: string, players: string}} values */
export const matchAndPlayers = ({ match, players }) => `${match}: ${players}`;

export const aMatch = () => "A match that was played here";

export const linkHint = () => "Anyone with this page’s address can watch the match, save its record and check it.";

export const inTerminal = () => "In a terminal:";

export const promised = () => "The number was hidden until the end. When you watch the match here, it is dealt and replayed, and compared with what the server promised.";

/** @param {"not_found" | "forbidden" | "service_unavailable"} key */
export const refused = (key) =>
  ({
    not_found: "This server has no record with this id. The record of a match that has just ended may take a moment. A match without a move has no record.",
    forbidden: "This record is hidden until the daily number’s day ends.",
    service_unavailable: "The server can’t read records at the moment. Try again later.",
  })[key];

export const noRecordInFile = () => "There is no record of a match in it. A file holds a record, a list of records, or one record per line.";

/** @param {number} line */
export const notJson = (line) => `Line ${line} is not JSON, so it is not a record.`;

export const unreadableFile = () => "This file can’t be read.";

export const tooLong = () => "This file is longer than 32 MB unpacked. Watch its matches in a terminal: turnabout replay FILE.";

export const damaged = () => "This file is damaged and can’t be unpacked.";

export const otherVersion = () => "This record is from another version than this page reads.";

/** @param {string} game */
export const unknownGame = (game) => `This page can’t show the game “${game}”.`;

export const incomplete = () => "This record is incomplete: something in it is missing or has another shape.";

export const badText = () => "A text in this record has characters that can’t be shown, or too many marks on a letter.";

export const noneFinished = () => "No match has been finished in that room yet. Only finished matches can be watched again.";

/** @param {number | null} leg */
export const wrongNumber = (leg) => `${leg === null ? "the leg" : `leg ${leg}`} has another number than the first`;

/** @param {number | null} leg */
export const wrongDeck = (leg) => `the deck of ${leg === null ? "the leg" : `leg ${leg}`} is not the one that its number gives`;

/** @param {number | null} leg */
export const wrongCommitment = (leg) => `in ${leg === null ? "the leg" : `leg ${leg}`} the number and its salt do not give the commitment`;

export const wrongDigest = () => "its digest is not that of the rest of it";

/** @param {number | null} leg */
export const notPlayed = (leg) => `${leg === null ? "the leg" : `leg ${leg}`}, the server could not play it`;

/** @param {{leg: number | null, number: number, move: string, reason: string}} values */
export const moveRefused = ({ leg, number, move, reason }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: ${move} is not allowed. ${reason}`;

/** @param {{leg: number | null, number: number, score: string, right: string}} values */
export const wrongScore = ({ leg, number, score, right }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: the score is ${score}, the rules give ${right}`;

/** @param {{leg: number | null, score: string, right: string}} values */
export const wrongFinalScore = ({ leg, score, right }) => `${leg === null ? "the leg" : `leg ${leg}`}, the final score is ${score}, the rules give ${right}`;

/** @param {number | null} leg */
export const notOver = (leg) => `${leg === null ? "the leg" : `leg ${leg}`} is said to be over, but another card could be played`;

/** @param {{leg: number | null, number: number}} values */
export const wrongOrder = ({ leg, number }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: the cards are not in the deck’s order`;
