// Made from client/text/en/forms.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const openTitle = () => "Open a room for anyone";

export const numberTitle = () => "Play a number";

export const play = () => "Play";

export const openRoom = () => "Open the room";

export const watch = () => "Watch";

export const save = () => "Save";

export const whichGame = () => "Which game?";

export const way = () => "How?";

export const rules = () => "Its rules";

export const moreOptions = () => "More";

export const seats = () => "Seats";

/** @param {{fewest: number, most: number}} values */
export const seatsRange = ({ fewest, most }) => `From ${formats.number(fewest)} to ${formats.number(most)}, including yours. You can change this later.`;

export const players = () => "Players";

export const whichComputer = () => "Which computer?";

export const computerSees = () => "It sees only what you would see in its seat.";

/** @param {number} number */
export const playerNumber = (number) => `Player ${number}`;

export const pace = () => "Computers take";

export const paceUsual = () => "as usual";

export const paceRange = () => "The least time a computer takes for a move: 1 to 60 seconds. In a race, all computers play at this pace.";

export const number = () => "Game number";

export const numberRandom = () => "leave empty: random";

export const numberHidden = () => "leave empty: random and hidden";

export const numberHint = () => "The same number always deals the same cards.";

export const numberSeen = () => "The same number always deals the same cards. All players see it.";

export const badNumber = () => "A game number is a whole number from 1 to 999,999,999,999.";

export const winnable = () => "Deal only numbers that can be won";

export const casual = () => "Casual game";

export const casualHint = () => "You can undo every move. The score is listed apart.";

export const clock = () => "Clock";

/** @param {"none" | "move" | "short" | "long" | "day" | "days3" | "week" | "custom"} key */
export const clockPreset = (key) =>
  ({
    none: "none",
    move: "30 s a move",
    short: "5 min + 3 s",
    long: "10 min + 5 s",
    day: "1 day a move",
    days3: "3 days a move",
    week: "7 days a move",
    custom: "other",
  })[key];

export const clockHint = () => "30: 30 s for each move; 3d: 3 days; 5m+3: 5 minutes, and 3 s more for each move.";

export const firstLeg = () => "In the first leg";

export const randomRole = () => "Random";

export const randomRoleHint = () => "chosen when the match starts";

/** @param {"maximizer" | "minimizer" | "guesser" | "owner"} key */
export const role = (key) =>
  ({
    maximizer: "I maximize",
    minimizer: "I minimize",
    guesser: "I guess",
    owner: "I own the tree",
  })[key];

/** @param {"maximizer" | "minimizer" | "guesser" | "owner"} key */
export const computerRole = (key) =>
  ({
    maximizer: "Maximizes first",
    minimizer: "Minimizes first",
    guesser: "Guesses first",
    owner: "Owns the tree first",
  })[key];

export const spectatorsAllowed = () => "Spectators may come";

export const hintsAllowed = () => "Hints are allowed";

export const publicAllowed = () => "Public: anyone can find the room and join";
