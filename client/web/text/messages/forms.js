// Made from client/text/en/forms.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "forms", {
  openTitle: () => "Open a room for anyone",
  numberTitle: () => "Play a number",
  play: () => "Play",
  openRoom: () => "Open the room",
  watch: () => "Watch",
  save: () => "Save",
  whichGame: () => "Which game?",
  way: () => "How?",
  rules: () => "Its rules",
  moreOptions: () => "More",
  seats: () => "Seats",
  /** @param {{fewest: number, most: number}} values */
  seatsRange: ({ fewest, most }) => `From ${formats.number(fewest)} to ${formats.number(most)}, including yours. You can change this later.`,
  players: () => "Players",
  whichComputer: () => "Which computer?",
  computerSees: () => "It sees only what you would see in its seat.",
  /** @param {number} number */
  playerNumber: (number) => `Player ${number}`,
  pace: () => "Computers take",
  paceUsual: () => "as usual",
  paceRange: () => "The least time a computer takes for a move: 1 to 60 seconds. In a race, all computers play at this pace.",
  number: () => "Game number",
  numberRandom: () => "leave empty: random",
  numberHidden: () => "leave empty: random and hidden",
  numberHint: () => "The same number always deals the same cards.",
  numberSeen: () => "The same number always deals the same cards. All players see it.",
  badNumber: () => "A game number is a whole number from 1 to 999,999,999,999.",
  winnable: () => "Deal only numbers that can be won",
  casual: () => "Casual game",
  casualHint: () => "You can undo any move. The score is listed separately.",
  clock: () => "Clock",
  /** @param {"none" | "move" | "short" | "long" | "day" | "days3" | "week" | "custom"} key */
  clockPreset: (key) =>
    ({
      none: "none",
      move: "30 s a move",
      short: "5 min + 3 s",
      long: "10 min + 5 s",
      day: "1 day a move",
      days3: "3 days a move",
      week: "7 days a move",
      custom: "other",
    })[key],
  clockHint: () => "30: 30 s for each move; 3d: 3 days; 5m+3: 5 minutes, and 3 s more for each move.",
  firstLeg: () => "In the first leg",
  randomRole: () => "Random",
  randomRoleHint: () => "chosen when the match starts",
  /** @param {"maximizer" | "minimizer" | "guesser" | "owner"} key */
  role: (key) =>
    ({
      maximizer: "I maximize",
      minimizer: "I minimize",
      guesser: "I guess",
      owner: "I own the tree",
    })[key],
  /** @param {"maximizer" | "minimizer" | "guesser" | "owner"} key */
  computerRole: (key) =>
    ({
      maximizer: "Maximizes first",
      minimizer: "Minimizes first",
      guesser: "Guesses first",
      owner: "Owns the tree first",
    })[key],
  spectatorsAllowed: () => "Let spectators watch",
  hintsAllowed: () => "Hints are allowed",
  publicAllowed: () => "Public: anyone can find the room and join",
});
