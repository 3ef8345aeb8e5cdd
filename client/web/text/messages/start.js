// Made from client/text/en/start.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "start", {
  title: () => "Turnabout",
  subtitle: () => "Two players play the same cards twice. One wants a high score, the other a low one; then they swap.",
  tagline: () => "Same cards. Swap sides. Beat their score.",
  /** @param {"guided" | "learn" | "alone" | "computer" | "host" | "friend" | "find" | "daily" | "join" | "watch" | "computers" | "record" | "standings" | "player" | "scores" | "number" | "rules" | "settings" | "quit"} key */
  choice: (key) =>
    ({
      guided: "Your first game",
      learn: "Learn",
      alone: "Play alone",
      computer: "Play the computer",
      host: "Host a room",
      friend: "Play a friend",
      find: "Find a game",
      daily: "Daily number",
      join: "Join a room",
      watch: "Watch",
      computers: "Watch two computers",
      record: "Watch a match again",
      standings: "Standings",
      player: "Your page",
      scores: "High scores",
      number: "Game numbers",
      rules: "How to play",
      settings: "Settings",
      quit: "Quit",
    })[key],
  /** @param {"guided" | "learn" | "alone" | "computer" | "host" | "friend" | "find" | "daily" | "join" | "watch" | "computers" | "record" | "standings" | "player" | "scores" | "number" | "rules" | "settings"} key */
  hint: (key) =>
    ({
      guided: "learn as you play: each card is explained",
      learn: "a first game with each card explained",
      alone: "for the best score, on any deal",
      computer: "against one or more, at the level you like",
      host: "a friend joins with a code",
      friend: "open a room and send its link",
      find: "public rooms and quick matches",
      daily: "one try a day, on the same number for everyone",
      join: "with the address and code a friend gave you",
      watch: "a game between computers, or a match again",
      computers: "watch them play",
      record: "from its record, a file",
      standings: "the best players, by their matches",
      player: "your matches, results and records",
      scores: "your ten best games alone",
      number: "the best scores on a number",
      rules: "the rules, a first game with help, credits",
      settings: "your name, colours, numbers, sounds",
    })[key],
  gamesTitle: () => "Choose a game",
  /** @param {string} about */
  aboutGame: (about) => `${about}.`,
  moreTitle: () => "More",
  learnGame: () => "its rules, with pictures",
  /** @param {string} code */
  resume: (code) => `Resume ${formats.name(code)}`,
  /** @param {{mine: boolean, other: string | null}} values */
  turn: ({ mine, other }) => mine ? "Your turn." : (other === null ? "The others’ turn." : `${formats.name(other)}’s turn.`),
  /** @param {string} game */
  removed: (game) => `${formats.name(game)} is removed from the list.`,
  putBack: () => "Undo",
  forget: () => "Remove this game from the list",
  /** @param {string} code */
  forgetRoom: (code) => `Remove ${formats.name(code)} from the list`,
  /** @param {{game: string, number: number | null, score: string | null}} values */
  soloGame: ({ game, number, score }) => `${formats.name(game)}${number === null ? " alone" : ` on ${formats.gameNumber(number)}`}${score === null ? "" : `, ${score}`}`,
  /** @param {{game: string, other: string | null, at: number}} values */
  match: ({ game, other, at }) => `${formats.name(game)}${other === null ? ", nobody has joined yet" : ` with ${formats.name(other)}`}, ${formats.moment(at)}`,
  code: () => "Code or link",
  codeExample: () => "KZ7-4QM2",
  join: () => "Join",
  badCode: () => "This is not a room code. A code has seven letters and digits, such as KZ7-4QM2.",
  otherServer: () => "This link leads to another server. Open it in the browser.",
  useSeatCode: () => "Continue from another device",
  invited: () => "You are invited to a game.",
  joining: () => "Joining …",
  seatCodeTitle: () => "Continue from another device",
  seatCodeText: () => "The other device shows the code, in its room’s menu.",
  seatCode: () => "Seat code",
  badSeatCode: () => "Enter the seat code as the other device shows it, such as KZ74-QM2A.",
  roomCode: () => "Code or link of the room",
});
