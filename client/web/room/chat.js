// What is said in a room, as one hears it: the lines, which are new, and whom one would rather not hear. Pure.

/** @typedef {import("./types.js").Talk} Talk */
/** @typedef {import("../protocol/messages.js").ChatLine} ChatLine */

const LINES_KEPT = 200;

/** @type {Talk} */
export const SILENCE = Object.freeze({ lines: [], read: 0, muted: [], silent: false, fresh: true });

/** The lines one hears, the oldest first; one's own are always among them. @param {Talk} talk @param {string | null} me */
export function heard(talk, me) {
  return talk.lines.filter((line) => line.player === me || !(talk.silent || talk.muted.includes(line.player)));
}

/** What others have said since one looked. @param {Talk} talk @param {string | null} me */
export function unread(talk, me) {
  return heard(talk, me).filter((line) => line.line > talk.read && line.player !== me);
}

/**
 * The talk with more lines, some of which may be known. Of what was said before one came, that counts as read which
 * comes before one's own last line.
 * @param {Talk} talk
 * @param {ChatLine[]} lines
 * @param {string | null} me
 * @returns {Talk}
 */
export function told(talk, lines, me) {
  const known = new Map(talk.fresh ? [] : talk.lines.map((line) => [line.line, line]));
  for (const line of lines) known.set(line.line, line);
  const kept = [...known.values()].sort((one, two) => one.line - two.line).slice(-LINES_KEPT);
  // A line alone is what was said just now: where there was nothing before, nothing was told on coming in.
  const own = Math.max(0, ...kept.filter((line) => line.player === me && kept.length > 1).map((line) => line.line));
  const last = kept.at(-1)?.line ?? 0;
  return { ...talk, lines: kept, fresh: false, read: Math.min(Math.max(talk.read, talk.fresh ? own : 0), last) };
}

/** The talk once all of it has been looked at. @param {Talk} talk @returns {Talk} */
export function looked(talk) {
  const last = talk.lines.at(-1);
  return last ? { ...talk, read: last.line } : talk;
}

/**
 * The talk with somebody heard no more, or again; nobody named: everybody but oneself.
 * @param {Talk} talk
 * @param {{player: string | null, on: boolean}} mute
 * @returns {Talk}
 */
export function muted(talk, mute) {
  if (mute.player === null) return { ...talk, silent: mute.on, muted: mute.on ? talk.muted : [] };
  const others = talk.muted.filter((player) => player !== mute.player);
  return { ...talk, muted: mute.on ? [...others, mute.player].sort() : others };
}
