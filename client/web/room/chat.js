// A room's chat as the reader sees it: the lines, the unread ones, and the muted players. Pure.

/** @typedef {import("./types.js").Talk} Talk */
/** @typedef {import("../protocol/messages.js").ChatLine} ChatLine */

const LINES_KEPT = 200;

/** @type {Talk} */
export const SILENCE = Object.freeze({ lines: [], read: 0, muted: [], silent: false, fresh: true });

/** The lines that the reader sees, the oldest first; the reader's own are always among them. @param {Talk} talk @param {string | null} me */
export function heard(talk, me) {
  return talk.lines.filter((line) => line.player === me || !(talk.silent || talk.muted.includes(line.player)));
}

/** The lines of other players that the reader has not read. @param {Talk} talk @param {string | null} me */
export function unread(talk, me) {
  return heard(talk, me).filter((line) => line.line > talk.read && line.player !== me);
}

/**
 * The talk with more lines, some of which may be known. Of the lines from before the reader came, those up to the
 * reader's own last line count as read.
 * @param {Talk} talk
 * @param {ChatLine[]} lines
 * @param {string | null} me
 * @returns {Talk}
 */
export function told(talk, lines, me) {
  const known = new Map(talk.fresh ? [] : talk.lines.map((line) => [line.line, line]));
  for (const line of lines) known.set(line.line, line);
  const kept = [...known.values()].sort((one, two) => one.line - two.line).slice(-LINES_KEPT);
  // A single line was said just now: the history of a room has more than one, or none.
  const own = Math.max(0, ...kept.filter((line) => line.player === me && kept.length > 1).map((line) => line.line));
  const last = kept.at(-1)?.line ?? 0;
  return { ...talk, lines: kept, fresh: false, read: Math.min(Math.max(talk.read, talk.fresh ? own : 0), last) };
}

/** The talk with all lines read. @param {Talk} talk @returns {Talk} */
export function looked(talk) {
  const last = talk.lines.at(-1);
  return last ? { ...talk, read: last.line } : talk;
}

/**
 * The talk with a player muted or unmuted; without a player, everyone except the reader.
 * @param {Talk} talk
 * @param {{player: string | null, on: boolean}} mute
 * @returns {Talk}
 */
export function muted(talk, mute) {
  if (mute.player === null) return { ...talk, silent: mute.on, muted: mute.on ? talk.muted : [] };
  const others = talk.muted.filter((player) => player !== mute.player);
  return { ...talk, muted: mute.on ? [...others, mute.player].sort() : others };
}
