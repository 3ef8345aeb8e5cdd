// What is said in a room of several before, between and after its legs.
// client/games/match_words.py and client/room/words.py say the same.

export const ROOM_OPEN = "Your room is open";
export const SEND_LINK = "Send your friend this link, have them scan it, or read the code out.";
export const WAITING_FOR_ANYONE = "Waiting for somebody to join …";
export const WAITING = "Waiting for your friend …";
export const LINK_LABEL = "Link to this room";
export const COPY = "Copy the link";
export const COPY_BY_HAND = "The link is marked: copy it with your own keys or menu.";
export const SHARE = "Share …";
export const SHARE_TEXT = "Play a game of cards with me:";
export const QR_LABEL = "The link as a code to scan";
export const THIS_MACHINE =
  "leads to this machine alone. For a friend elsewhere, open this page by an address that leads here, such as the one " +
  "of this machine in your network.";

export const OR_COMPUTER = "Or have the computer sit down";

export const ONE_SEAT_MORE = "One seat more";
export const ONE_SEAT_LESS = "One seat less";

/** @param {number} free */
export const waitingFor = (free) => `Waiting for ${free === 1 ? "one more" : `${free} more`} to sit down …`;

/** @param {number} many */
export const startWith = (many) => `Play with the ${many} who are here`;
