// Made from client/text/en/actions.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "actions", {
  menuTitle: () => "The room",
  /** @param {"on" | "off"} key */
  switchSounds: (key) =>
    ({
      on: "Switch sounds on",
      off: "Switch sounds off",
    })[key],
  /** @param {"game" | "room" | "look" | "rest" | "end"} key */
  menuGroup: (key) =>
    ({
      game: "The game",
      room: "The room",
      look: "Look up",
      rest: "This page",
      end: "End the game",
    })[key],
  /** @param {"sit" | "stand" | "come_back" | "ask_for_seat" | "answer_replacement" | "take_back" | "undo" | "answer" | "withdraw" | "go_on_without" | "resign" | "move_seat" | "settings" | "free" | "send_away" | "pass_on" | "seat_computer" | "begin_with_these" | "tournament" | "hint" | "number" | "analysis" | "scores"} key */
  action: (key) =>
    ({
      sit: "Sit down",
      stand: "Leave your seat and watch",
      come_back: "Take your seat back",
      ask_for_seat: "Ask for a player’s seat",
      answer_replacement: "Answer the replacement request",
      take_back: "Ask to take your last move back",
      undo: "Undo your last move",
      answer: "Answer the takeback request",
      withdraw: "Withdraw your request",
      go_on_without: "Continue without the absent player",
      resign: "Resign the match",
      move_seat: "Move your seat to another device",
      settings: "Settings for the next match",
      free: "Free a seat",
      send_away: "Remove someone",
      pass_on: "Make someone else the owner",
      seat_computer: "Add a computer player",
      begin_with_these: "Start with the players here",
      tournament: "Tournament of up to five names",
      hint: "Ask for a hint",
      number: "Results on this number",
      analysis: "How well was it played?",
      scores: "Your high scores",
    })[key],
  leaveMatch: () => "Leave the match",
  /** @param {"no_seat" | "seated" | "full" | "kept" | "playing" | "no_match" | "no_leg" | "no_move" | "race" | "not_alone" | "own_undo" | "revealed" | "final" | "asked" | "not_asked" | "computer_plays" | "no_computer" | "other_here" | "played_out" | "too_soon" | "correspondence" | "too_few" | "not_owner" | "nobody_sits" | "nobody_else" | "alone" | "no_hints" | "not_your_turn" | "hidden" | "not_over" | "no_room" | "daily" | "quick"} key */
  reason: (key) =>
    ({
      no_seat: "you have no seat",
      seated: "you have a seat",
      full: "no seat is free",
      kept: "the seat is kept for another player",
      playing: "not during a match",
      no_match: "no match is being played",
      no_leg: "no leg is being played",
      no_move: "nobody has moved yet",
      race: "a race has no takebacks",
      not_alone: "only when you play alone",
      own_undo: "this game has its own undo",
      revealed: "your last move revealed a card",
      final: "guesses and grades can’t be taken back",
      asked: "already requested",
      not_asked: "there is no request",
      computer_plays: "the computer plays that seat",
      no_computer: "you play your seat yourself",
      other_here: "nobody is away",
      played_out: "nobody waits for that seat any more",
      too_soon: "the player was here a moment ago",
      correspondence: "in a correspondence game, an absent player has until the time runs out",
      too_few: "it takes at least two players",
      not_owner: "only the owner can do this",
      nobody_sits: "nobody else has a seat",
      nobody_else: "nobody else is here",
      alone: "you play alone",
      no_hints: "the room’s settings allow no hints",
      not_your_turn: "it is not your turn",
      hidden: "the number is hidden until the match is over",
      not_over: "only after the match",
      no_room: "you are not in a room",
      daily: "not on the daily number",
      quick: "only after the quick match",
    })[key],
  /** @param {string} reason */
  notNow: (reason) => `Not now: ${reason}.`,
  noticesTitle: () => "Notices",
  seatFree: () => "A seat is free.",
  seatOpen: () => "A seat is free. Anyone who joins can take it.",
  /** @param {string} name */
  seatKept: (name) => `The free seat is kept for ${formats.name(name)}.`,
  /** @param {string | null} owner */
  owner: (owner) => owner === null ? "An absent player owns this room." : `${formats.name(owner)} owns this room.`,
  youOwn: () => "You own this room.",
  /** @param {{options: string | null, numbered: boolean, winnable: boolean, number: number | null, clock: string, spectators: boolean, hints: boolean, listed: boolean}} values */
  nextMatch: ({ options, numbered, winnable, number, clock, spectators, hints, listed }) => `${options === null ? "" : `${options} `}Next: ${numbered ? `${number === null ? (winnable ? "the number is random, winnable and hidden" : "the number is random and hidden") : `number ${formats.gameNumber(number)}`}; ` : ""}${clock}; ${spectators ? "spectators allowed" : "no spectators"}${hints ? "; hints allowed" : ""}${listed ? "; anyone can find the room" : ""}.`,
  noSeatCode: () => "The server didn’t send a code. Try again.",
  /** @param {{address: string, code: string}} values */
  moveCommand: ({ address, code }) => `turnabout join ${address} --seat-code ${code}`,
  /** @param {{link: string, until: number}} values */
  moveByLink: ({ link, until }) => `On the other device, open ${link}, choose to continue from another device, and enter this code. It works once, until ${formats.timeOfDay(until)}. This device then leaves the room.`,
  /** @param {string} host */
  localAddress: (host) => `${host} works only on this machine. On another one, use an address that leads here.`,
});
