// The menu's text about a room: its owner, and the settings for the next match.

import { describeClock } from "../games/clocks.js";
import { numbered } from "../games/catalog.js";
import { messages as actionText } from "../text/messages/actions.js";

/** Return the owner of a room and its settings for the next match. @param {import("./types.js").Room} room @param {string | null} owner null if unknown @param {boolean} mine whether the reader is the owner */
export function settingsText(room, owner, mine) {
  const settings = actionText.nextMatch({
    options: null,
    numbered: numbered(room),
    winnable: room.winnable,
    number: room.number,
    clock: describeClock(room.clock),
    spectators: room.spectators,
    hints: room.hints,
    listed: room.public,
  });
  return `${mine ? actionText.youOwn() : actionText.owner(owner)} ${settings}`;
}
