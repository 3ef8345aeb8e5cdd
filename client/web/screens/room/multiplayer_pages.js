// What a room of several has: the pages before, between and after its legs, what its players ask of each other, and the talk.

export { ready, swap } from "./leg_pages.js";
export { chat, unreadTold } from "./chat.js";
export { comingTold } from "./presence_announcements.js";
export { result, whatNext } from "./result.js";
export { DOES, resign } from "./multiplayer_actions.js";
export { about, ofRoom } from "./multiplayer_menu.js";
export { waiting } from "./waiting.js";
export { wanted } from "./multiplayer_notices.js";
export { leaving } from "../../lobby/daily_words.js";
