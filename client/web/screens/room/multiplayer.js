// Loads the modules that only rooms with several players need, when the player enters such a room.

/** @type {typeof import("./multiplayer_pages.js") | null} */
let part = null;

/** The modules, once they are loaded; else null. */
export const several = () => part;

/** Load the modules if a room needs them; return null if nothing is missing. @param {import("../../room/types.js").Room} room @returns {Promise<unknown> | null} */
export function lacking(room) {
  if (part !== null || (room.form === "solo" && (room.match?.form ?? "solo") === "solo")) return null;
  return import("./multiplayer_pages.js").then((had) => {
    part = had;
  });
}
