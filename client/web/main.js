// Where the page begins: which screen an address leads to.

import { draw, show } from "./app.js";
import * as identity from "./identity.js";

/** Show what the page's address names: a room, or the start. */
async function go() {
  const code = readCode(location.pathname.slice(1));
  if (code === null) {
    const { startScreen } = await import("./screens/start.js");
    show(startScreen(), { replace: true });
  } else {
    const { enterRoom } = await import("./screens/room.js");
    enterRoom(code, { replace: true });
  }
}

/** A room's code as typed, in any case, with or without its dash; null where it is none. @param {string} text */
export function readCode(text) {
  const code = text.trim().toUpperCase().replace(/[- ]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{7}$/.test(code) ? code : null;
}

/** Do as the settings say. */
export function putInForce() {
  const { theme, suits, motion } = identity.settings();
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dataset.suits = suits;
  page.dataset.motion = motion;
  draw();
}

addEventListener("popstate", () => void go());
putInForce();
void go();
