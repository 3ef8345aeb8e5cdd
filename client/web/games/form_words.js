// What is said where something is settled: a match, a number, the settings.
// client/room/start_words.py and client/profile/settings_words.py say the same.

export const NUMBER_LABEL = "Game number";
export const NUMBER_PLACEHOLDER = "drawn and hidden";
export const NUMBER_HINT = "The same number always deals the same cards. All see a number that is typed in.";
export const NUMBER_ALONE_PLACEHOLDER = "drawn";
export const NUMBER_ALONE_HINT = "The same number always deals the same cards, here and everywhere.";
export const NUMBER_BAD = "A game number is a whole number from 1 to 999,999,999,999.";
export const ALONE_TITLE = "Play alone";
export const COMPUTER_TITLE = "Play the computer";
export const FRIEND_TITLE = "Play a friend";
export const ANYONE_TITLE = "Open a room for anyone";
export const COMPUTERS_TITLE = "Two computers";
export const A_NUMBER_TITLE = "Play a number";
export const PLAY = "Play";
export const OPEN_ROOM = "Open the room";
export const LOOK_ON = "Look on";
export const SETTLE = "Settle it so";
export const GAME_LABEL = "Which game?";
export const WAY_LABEL = "How?";
export const SEATS_LABEL = "How many play";

/** @param {number} fewest @param {number} most */
export const seatsHint = (fewest, most) => `From ${fewest} to ${most}; the room can be made smaller or larger later.`;
export const LEVEL_LABEL = "Which computer?";
export const LEVEL_HINT = "It knows no more than you would in its place.";
export const MAXIMIZES_FIRST = "Maximizes first";
export const MINIMIZES_FIRST = "Minimizes first";
export const BEGINS = "Player 1";
export const SECOND = "Player 2";
export const RULES = "Its rules";
export const PACE_LABEL = "A computer’s pace";
export const PACE_PLACEHOLDER = "as usual";
export const PACE_HINT =
  "From 1 to 60 seconds that a computer takes over a move at least; in a race all of them play at that pace.";
export const ROLE_LABEL = "In the first leg";
/** @type {[string, string][]} */
export const ROLES = [
  ["drawn", "drawn; alternates in a rematch"],
  ["maximizer", "I maximize"],
  ["minimizer", "I minimize"],
];
export const PUBLIC = "Public: anyone may find it and join";
export const SPECTATORS = "Spectators may come";
export const HINTS = "All may ask for hints";
export const WINNABLE = "Draw only numbers that can be won";

export const SEAT_CODE_TITLE = "Move a seat here";
export const SEAT_CODE_TEXT = "The other machine shows the code, in its room’s menu.";
export const SEAT_CODE_LABEL = "Seat code";
export const SEAT_CODE_BAD = "Type the seat code as the other machine shows it.";
export const ROOM_LABEL = "Code or link of the room";

export const SETTINGS_TITLE = "Settings";
/** @type {{name: keyof import("../profile/identity.js").Settings, label: string, values: [string, string][]}[]} */
export const SETTINGS = [
  {
    name: "theme",
    label: "Light or dark",
    values: [
      ["system", "as the system is"],
      ["light", "light"],
      ["dark", "dark"],
    ],
  },
  {
    name: "suits",
    label: "Colours of the suits",
    values: [
      ["four-colour", "each its own"],
      ["two-colour", "red and black"],
      ["colour-blind", "safe for all eyes"],
    ],
  },
  {
    name: "motion",
    label: "Motion",
    values: [
      ["on", "cards move"],
      ["off", "nothing moves"],
    ],
  },
  {
    name: "tree",
    label: "The tree",
    values: [
      ["whole", "all of it"],
      ["family", "one family at a time"],
    ],
  },
  {
    name: "hints",
    label: "Hints",
    values: [
      ["off", "when asked for"],
      ["on", "at every turn"],
    ],
  },
  {
    name: "times",
    label: "Times",
    values: [
      ["24h", "19:05"],
      ["12h", "7:05 pm"],
    ],
  },
  {
    name: "numbers",
    label: "Numbers",
    values: [
      ["comma", "1,234,567"],
      ["dot", "1.234.567"],
      ["space", "1 234 567"],
      ["none", "1234567"],
    ],
  },
];
export const NOT_KEPT = "This browser keeps nothing here: name, settings and seats last as long as this page.";

export const CLOCK_LABEL = "Clock";
export const CLOCK_PLACEHOLDER = "none: take all the time you like";
export const CLOCK_HINT =
  "30 is 30 seconds for each move; 5m+3 is 5 minutes for a leg, and 3 seconds more for each move.";
