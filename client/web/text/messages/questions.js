// Made from client/text/en/questions.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "questions", {
  takebackTitle: () => "Take your last move back?",
  takebackReveals: () => "If the move revealed a card, the match is rated only if you lose it, and this leg sets no best score.",
  takeBack: () => "Take it back",
  keepPlaying: () => "Keep playing",
  resignTitle: () => "Resign the match?",
  /** @param {string} opponent */
  resignText: (opponent) => `${formats.begin(formats.name(opponent))} wins the match.`,
  resign: () => "Resign",
  leaveMatchTitle: () => "Leave the match?",
  leaveMatchText: () => "The others play on, and can let a computer or another person take your seat. You can come back until then.",
  leaveRaceText: () => "The others play on without you. Your table ends as it is.",
  /** @param {readonly string[]} names */
  absentTitle: (names) => `Continue without ${formats.names(names)}?`,
  /** @param {string} name */
  absentText: (name) => `If the computer plays on, ${formats.name(name)} can come back at any time and take the seat again.`,
  absentTextMany: () => "The computer plays on if all other players agree. An absent player can come back at any time.",
  /** @param {string} level */
  computerPlays: (level) => `Let the ${formats.level(level)} computer play on`,
  /** @param {{level: string, name: string}} values */
  computerPlaysFor: ({ level, name }) => `Let the ${formats.level(level)} computer play on for ${formats.name(name)}`,
  claim: () => "Claim the match",
  claimHint: () => "the match ends, and you win",
  keepWaiting: () => "Keep waiting",
  seatTitle: () => "Whose seat do you ask for?",
  seatText: () => "You play on there if all players agree.",
  /** @param {string} name */
  seatOf: (name) => `Play on for ${formats.name(name)}`,
  nobody: () => "Nobody",
  computerTitle: () => "Which computer player?",
  computerText: () => "It is always ready, and plays while someone is in the room. Free its seat to let a friend play.",
  freeTitle: () => "Free which seat?",
  freeText: () => "The player stays and watches, if spectators are allowed. The seat is then free for anyone.",
  removeTitle: () => "Remove which player?",
  removeText: () => "The player can’t come back to this room. Their seat becomes free.",
  ownerTitle: () => "Who should own the room?",
  ownerText: () => "The owner chooses what is played. You keep your seat.",
  /** @param {string} name */
  pageOf: (name) => `${formats.name(name)}’s page`,
});
