// What a room of several has: the pages before, between and after its legs, what its players ask of each other, and the talk.

export { ready, swap } from "./between.js";
export { chat, unreadTold } from "./chat.js";
export { comingTold } from "./coming.js";
export { result, whatNext } from "./result.js";
export { DOES, resign } from "./several_deeds.js";
export { about, ofRoom } from "./several_menu.js";
export { waiting } from "./waiting.js";
export { wanted } from "./wanted.js";
export { leaving } from "../words/daily.js";
