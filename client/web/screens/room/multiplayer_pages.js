// The modules of a room with several players: the pages before, between and after its legs, requests, and the chat.

import { endOf } from "../../lobby/days.js";
import { messages as dailyText } from "../../text/messages/daily.js";

export { ready, swap } from "./leg_pages.js";
export { chat, chatButton, unreadTold } from "./chat.js";
export { comingTold } from "./presence_announcements.js";
export { result, whatNext } from "./result.js";
export { DOES, resign } from "./multiplayer_actions.js";
export { about, ofRoom } from "./multiplayer_menu.js";
export { waiting } from "./waiting.js";
export { gamesButton, wanted } from "./multiplayer_notices.js";

/** What happens to your try at the daily number of a day if you leave. @param {string} day */
export const leaving = (day) => dailyText.leaving(endOf(day));
