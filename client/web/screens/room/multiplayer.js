// The way to what a room of several has beyond one that is for one alone: it is fetched when one comes into such a room.

/** @type {typeof import("./multiplayer_pages.js") | null} */
let part = null;

/** What such a room has, once it is here. */
export const several = () => part;

/** Fetch it, where a room is one; null where nothing is wanting. @param {import("../../room/types.js").Room} room @returns {Promise<unknown> | null} */
export function lacking(room) {
  if (part !== null || (room.form === "solo" && (room.match?.form ?? "solo") === "solo")) return null;
  return import("./multiplayer_pages.js").then((had) => {
    part = had;
  });
}
