// What is said in a room beside playing: who is there, what can be done and what stands in the way, what happened, and
// what people say to each other. client/room/words.py, client/room/{status,action,event,chat}_words.py and
// client/text/people_words.py say the same.

export const YOU = "you";
export const THE_COMPUTER = "the computer";
export const YOUR_TURN = "your turn";

/** What the player of a seat is called who has no name. @param {number} seat */
export const seatName = (seat) => `seat ${seat + 1}`;

/** Who plays in a player's place. @param {string} level */
export const replacedBy = (level) => `the ${level} computer`;

/** How many of so many seats are here. @param {number} here @param {number} seats */
export const hereOf = (here, seats) => `${here} of ${seats} are here`;

export const AWAY = "away";
export const LEFT = "has left";
export const NOBODY = "nobody yet";

export const PLAYED_SO = "What is played";
export const TAKE_MOVE_BACK = "Take back";
export const CHAT = "Chat";
export const MENU = "Room";
export const GAME_MENU = "Game";
export const LEAVE = "Leave";

/** @param {string} level */
export const computer = (level) => `computer, ${level}`;

/** @param {string} title */
export const unknownGame = (title) => `This page does not know ${title} yet. Load it anew, or play in a newer program.`;

/** @param {number} leg */
export const startLeg = (leg) => `Start leg ${leg}`;

/** @param {number} many */
export const chat = (many) => (many ? `Chat, ${many} new` : "Chat");
