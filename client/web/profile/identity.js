// The player's identity: the key, the name, the settings, and the rooms with a seat. The browser saves it for this
// server only; if the browser saves nothing (a private window), they last as long as the page.

/** @typedef {{code: string, counted?: string | null, game: string, options: {[name: string]: unknown}, casual: boolean, turn: "mine" | "others" | null, title: string, others: readonly string[], solo: boolean, alone: boolean, number: number | null, score: number | null, finished: boolean, when: string, match: string | null, commitment: string | null}} SavedRoom */
/** @typedef {{language: string, suits: "four-colour" | "two-colour" | "colour-blind", letters: "international" | "local", theme: "system" | "light" | "dark", motion: "on" | "off", hints: "on" | "off", tree: "whole" | "family", times: "24h" | "12h", numbers: "language" | "comma" | "dot" | "space" | "none", sound: "on" | "off", volume: string, notifications: "on" | "off"}} Settings */

const PREFIX = "turnabout:";
/** The time for which a server keeps an idle room. */
const ROOM_DAYS = 30;
/** @type {Map<string, string>} */
const memory = new Map();

/** @type {Settings} */
const DEFAULTS = Object.freeze({
  language: "system",
  suits: "four-colour",
  letters: "international",
  theme: "system",
  motion: "on",
  hints: "off",
  tree: "whole",
  times: "24h",
  numbers: "language",
  sound: "on",
  volume: "60",
  notifications: "off",
});

/** @param {string} name @returns {string | null} */
function get(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value */
function put(name, value) {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // then it lasts as long as the page
  }
}

/** The profile of another person on the same machine, taken from the page's address: `?profile=friend`. */
export const profile = new URLSearchParams(globalThis.location?.search).get("profile") ?? "default";
/** The name of the profile; null for the default one. */
export const namedProfile = () => (profile === "default" ? null : profile);
const own = (/** @type {string} */ name) => `${profile}:${name}`;

/** The player's secret key for this server, created if there is none: 64 hex digits. */
export function key() {
  const kept = get(own("key"));
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  put(own("key"), made);
  return made;
}

/** Become the person that another device sent, and forget what belonged to the person before. @param {{key: string, name: string | null}} sent */
export function become({ key, name }) {
  for (const what of ["rooms", "hidden", "read"]) put(own(what), null);
  put(own("key"), key);
  if (name !== null) put(own("name"), name);
}

/** A unique id for a command. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const name = () => get(own("name"));

/** @param {string} text */
export const rememberName = (text) => put(own("name"), text);

/** @returns {Settings} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(get(own("settings")) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Settings} chosen */
export const keepSettings = (chosen) => put(own("settings"), JSON.stringify(chosen));

/** The rooms that can be resumed, the one used last first. @returns {SavedRoom[]} */
export function roomsToGoOn() {
  const oldest = new Date(Date.now() - ROOM_DAYS * 86_400_000).toISOString();
  return savedRooms().filter((room) => !room.finished && room.when >= oldest);
}

/** @returns {SavedRoom[]} */
function savedRooms() {
  try {
    const kept = JSON.parse(get(own("rooms")) ?? "[]");
    const rooms = Array.isArray(kept)
      ? kept.filter((room) => typeof room?.code === "string" && typeof room.when === "string")
      : [];
    return rooms.sort((one, other) => (one.when < other.when ? 1 : -1));
  } catch {
    return [];
  }
}

/**
 * The unfinished game alone on a number, with at least these options; null if there is none.
 * @param {{game: string, number: number, options: {[name: string]: unknown}, casual: boolean}} wanted
 * @returns {SavedRoom | null}
 */
export const unfinishedAlone = ({ game, number, options, casual }) =>
  roomsToGoOn().find(
    (room) =>
      room.solo &&
      room.game === game &&
      room.number === number &&
      room.casual === casual &&
      Object.entries(options).every(([name, value]) => JSON.stringify(room.options[name]) === JSON.stringify(value)),
  ) ?? null;

/** @param {string} code @returns {SavedRoom | null} */
export const savedRoom = (code) => savedRooms().find((room) => room.code === code) ?? null;

/** @param {SavedRoom} room */
export function saveRoom(room) {
  put(own("rooms"), JSON.stringify([room, ...savedRooms().filter((each) => each.code !== room.code)].slice(0, 50)));
}

/** @param {string} code */
export function forgetRoom(code) {
  put(own("rooms"), JSON.stringify(savedRooms().filter((each) => each.code !== code)));
}

/** Whether this device has a key for this server: without one, the player has no games here. */
export const hasKey = () => get(own("key")) !== null;

/** Hide a room from the list of games until something happens in it. @param {string} code */
export const hide = (code) => put(own("hidden"), JSON.stringify({ ...hidden(), [code]: Date.now() }));

/** Show a hidden room again. @param {string} code */
export function unhide(code) {
  const { [code]: _, ...others } = hidden();
  put(own("hidden"), JSON.stringify(others));
}

/** Whether a room is hidden, in which something last happened `at` a time in ms. @param {string} code @param {number} at */
export const isHidden = (code, at) => at <= (hidden()[code] ?? 0);

/** The times in ms at which rooms were hidden. Rooms that no server keeps any more are left out. @returns {{[code: string]: number}} */
function hidden() {
  try {
    const kept = JSON.parse(get(own("hidden")) ?? "{}");
    const oldest = Date.now() - ROOM_DAYS * 86_400_000;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => Number(at) > oldest));
  } catch {
    return {};
  }
}

/** The last chat line that was read in a room, counted from 1; 0: none. @param {string} code */
export const lastRead = (code) => readLines().find(([room]) => room === code)?.[1] ?? 0;

/** Save the last chat line that was read in a room. @param {string} code @param {number} line */
export const noteRead = (code, line) =>
  put(own("read"), JSON.stringify([[code, line], ...readLines().filter(([room]) => room !== code)].slice(0, 50)));

/** The lines by room, the room read last first. @returns {[string, number][]} */
function readLines() {
  try {
    const kept = JSON.parse(get(own("read")) ?? "[]");
    const lines = Array.isArray(kept) ? kept.filter((each) => Array.isArray(each) && Number.isInteger(each[1])) : [];
    return /** @type {[string, number][]} */ (lines);
  } catch {
    return [];
  }
}

/** Whether the browser keeps this profile after the page is closed. */
export function lasting() {
  const mine = key();
  try {
    return localStorage.getItem(PREFIX + own("key")) === mine;
  } catch {
    return false;
  }
}

/** Save that this page is in a room, so that it can enter it again without a question after a reload. @param {string} code */
export const goneIn = (code) => session((kept) => kept.setItem(PREFIX + own("in"), code));

/** @param {string} code */
export const goneOut = (code) => session((kept) => isIn(code) && kept.removeItem(PREFIX + own("in")));

/** Whether this page was in a room when it was loaded again. @param {string} code */
export const isIn = (code) => session((kept) => kept.getItem(PREFIX + own("in")) === code) ?? false;

/** Save what the reader has seen of a match, for the next load of the page. @param {string} match @param {import("../room/types.js").Sighting[]} seen */
export const keepSeen = (match, seen) =>
  session((kept) => kept.setItem(PREFIX + own("seen"), JSON.stringify({ match, seen })));

/** What the reader had seen of a match before the page was reloaded. @param {string} match @returns {import("../room/types.js").Sighting[]} */
export const seenOf = (match) =>
  session((kept) => {
    const read = JSON.parse(kept.getItem(PREFIX + own("seen")) ?? "{}");
    return read.match === match && Array.isArray(read.seen) ? read.seen : null;
  }) ?? [];

/** Whether something happens for the first time in this tab. @param {string} what */
export function first(what) {
  return (
    session((kept) => {
      const name = PREFIX + own(`once:${what}`);
      if (kept.getItem(name) !== null) return false;
      kept.setItem(name, "done");
      return true;
    }) ?? false
  );
}

/** @template T @param {(kept: Storage) => T} use @returns {T | null} */
function session(use) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** A saved note with a name, for example that a guide was seen. @param {string} what @returns {string | null} */
export const noted = (what) => get(own(`note:${what}`));

/** @param {string} what @param {string} value */
export const note = (what, value) => put(own(`note:${what}`), value);
