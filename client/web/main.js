// Where the page begins: which screen an address leads to, and what is fetched while nobody waits for it.

import { draw, say, show, wentBack } from "./app.js";
import * as identity from "./identity.js";
import * as words from "./words.js";

/** Show what the page's address names: a room, the record of a match, a page over the start, or that alone. */
async function go() {
  const { pathname, hash } = location;
  const code = readCode(pathname.slice(1));
  const match = /^\/record\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (match !== undefined) {
    const { recordScreen } = await import("./screens/record.js");
    show(recordScreen(match), { replace: true });
  } else if (code === null) {
    const { startScreen } = await import("./screens/start.js");
    show(startScreen(), { replace: true });
    if (hash) void having(import("./screens/places.js"), (at) => at.goTo(hash));
  } else {
    const { doorScreen } = await import("./screens/door.js");
    show(doorScreen(code), { replace: true });
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

/**
 * Run what needs a part of the page that may not be here yet; what cannot be had, as from a server that has another
 * version of it by now, is said.
 * @template T
 * @param {Promise<T>} part
 * @param {(part: T) => void} use
 */
export async function having(part, use) {
  let had;
  try {
    had = await part;
  } catch {
    say(words.NOT_LOADED, { bad: true });
    return;
  }
  use(had);
}

/** Fetch what a match takes from beginning to end, so that it is here already, also when the server is away. */
async function fetchTheRest() {
  try {
    await import("./screens/room.js");
    const { have, HOSTED } = await import("./games.js");
    const game = (await have(identity.noted("game") ?? HOSTED)) ?? (await have(HOSTED));
    await Promise.all([game?.leg(), import("./screens/alone_form.js")]);
    await import("./fairness.js");
  } catch {
    // what is missing is fetched, or missed, once it is asked for
  }
}

// What fails is in the browser's console; here it is said what that means.
addEventListener("error", (event) => event.error && say(words.FAULT, { bad: true }));
addEventListener("unhandledrejection", () => say(words.FAULT, { bad: true }));
addEventListener("popstate", () => wentBack() || void go());
putInForce();
void go().then(() => {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  // Not before the first screen is painted, which is what somebody waits for.
  requestAnimationFrame(() => requestAnimationFrame(() => idle(() => void fetchTheRest())));
});
