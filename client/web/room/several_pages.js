// What a room of several has: the pages before, between and after its legs, and the talk.

import { wear } from "../app.js";

export { ready, swap } from "./between.js";
export { chat, unreadTold } from "./chat.js";
export { comingTold } from "./coming.js";
export { result, whatNext } from "./result.js";
export { waiting } from "./waiting.js";
export { leaving } from "../words/daily.js";
export { FREE, missed } from "../words/finding.js";

await wear("room/chat.css");
