// Made from client/text/en/records.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "records", {
  watchTitle: () => "Watch a match again",
  looking: () => "Looking …",
  preparing: () => "Replaying the match …",
  file: () => "Choose a file",
  fileHint: () => "A saved record, a list of records, or one record per line (.zst too). You can also drop it here.",
  drop: () => "Drop it here",
  room: () => "Link of a record or of a room, or its code",
  roomHint: () => "Or enter the link of a match, or a room of this server to see its finished matches.",
  look: () => "Look",
  onDevice: () => "On this device",
  onDeviceHint: () => "Matches that you have watched here. You can watch them again without a network.",
  remove: () => "Remove",
  /** @param {string} match */
  removeFromDevice: (match) => `Remove from this device: ${match}`,
  /** @param {string} reason */
  needsServer: (reason) => `This match is not kept on this device, so it needs the server. ${reason}`,
  which: () => "Which match?",
  /** @param {number} shown */
  onlyFirst: (shown) => `Only the first ${formats.number(shown)} matches of the file are listed. To watch a later one, run turnabout replay FILE --index N in a terminal.`,
  /** @param {number} number */
  number: (number) => `number ${formats.gameNumber(number)}`,
  /** @param {{game: string, number: string}} values */
  gameAndNumber: ({ game, number }) => `${formats.name(game)} · ${number}`,
  /** @param {{name: string, score: number | null}} values */
  player: ({ name, score }) => `${formats.name(name)}${score === null ? "" : ` ${formats.number(score)}`}`,
  /** @param {{match: string, players: string}} values */
  matchAndPlayers: ({ match, players }) => `${match}: ${players}`,
  aMatch: () => "A match that was played here",
  linkHint: () => "Anyone with this page’s address can watch the match, save its record and check it.",
  inTerminal: () => "In a terminal:",
  promised: () => "The number was hidden until the end. When you watch the match here, it is dealt and replayed, and compared with what the server promised.",
  /** @param {"not_found" | "forbidden" | "service_unavailable"} key */
  refused: (key) =>
    ({
      not_found: "This server has no record with this id. The record of a match that has just ended may take a moment. A match without a move has no record.",
      forbidden: "This record is hidden until the daily number’s day ends.",
      service_unavailable: "The server can’t read records at the moment. Try again later.",
    })[key],
  noRecordInFile: () => "There is no record of a match in it. A file holds a record, a list of records, or one record per line.",
  /** @param {number} line */
  notJson: (line) => `Line ${line} is not JSON, so it is not a record.`,
  unreadableFile: () => "This file can’t be read.",
  tooLong: () => "This file is longer than 32 MB unpacked. Watch its matches in a terminal: turnabout replay FILE.",
  damaged: () => "This file is damaged and can’t be unpacked.",
  otherVersion: () => "This record is from another version than this page reads.",
  /** @param {string} game */
  unknownGame: (game) => `This page can’t show the game “${game}”.`,
  incomplete: () => "This record is incomplete: something in it is missing or has another shape.",
  badText: () => "A text in this record has characters that can’t be shown, or too many marks on a letter.",
  noneFinished: () => "No match has been finished in that room yet. Only finished matches can be watched again.",
  /** @param {number | null} leg */
  wrongNumber: (leg) => `${leg === null ? "the leg" : `leg ${leg}`} has another number than the first`,
  /** @param {number | null} leg */
  wrongDeck: (leg) => `the deck of ${leg === null ? "the leg" : `leg ${leg}`} is not the one that its number gives`,
  /** @param {number | null} leg */
  wrongCommitment: (leg) => `in ${leg === null ? "the leg" : `leg ${leg}`} the number and its salt do not give the commitment`,
  wrongDigest: () => "its digest doesn’t match its content",
  /** @param {number | null} leg */
  notPlayed: (leg) => `${leg === null ? "the leg" : `leg ${leg}`}, the server could not play it`,
  /** @param {{leg: number | null, number: number, move: string, reason: string}} values */
  moveRefused: ({ leg, number, move, reason }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: ${move} is not allowed. ${reason}`,
  /** @param {{leg: number | null, number: number, score: string, right: string}} values */
  wrongScore: ({ leg, number, score, right }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: the score is ${score}, the rules give ${right}`,
  /** @param {{leg: number | null, score: string, right: string}} values */
  wrongFinalScore: ({ leg, score, right }) => `${leg === null ? "the leg" : `leg ${leg}`}, the final score is ${score}, the rules give ${right}`,
  /** @param {number | null} leg */
  notOver: (leg) => `${leg === null ? "the leg" : `leg ${leg}`} is said to be over, but another card could be played`,
  /** @param {{leg: number | null, number: number}} values */
  wrongOrder: ({ leg, number }) => `${leg === null ? "the leg" : `leg ${leg}`}, move ${number}: the cards are not in the deck’s order`,
});
