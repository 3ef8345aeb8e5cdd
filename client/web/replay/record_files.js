// Reads records of matches from files and from a server: a record, a list of records, or one
// record per line; a file may be packed by zstd. protocol/record_file.py reads the same.

import { GAMES } from "../games/catalog.js";
import { inert } from "../text/safe_text.js";
import { messages as recordsText } from "../text/messages/records.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */

/** The most records that are listed. One more is read, which shows that there are more. */
export const MOST_LISTED = 1000;
/** The limit for an unpacked file, in bytes: a record takes some ten thousand. */
export const MOST_BYTES = 1 << 25;
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** A file has no record that this page can show; the message says why. */
export class NoRecord extends Error {}

/** The text of a file, unpacked. Throws NoRecord. @param {Blob} file @returns {Promise<string>} */
export async function textOf(file) {
  if (file.size > MOST_BYTES) throw new NoRecord(recordsText.tooLong());
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new NoRecord(recordsText.unreadableFile());
  }
  const packed = ZSTD.every((byte, at) => bytes[at] === byte);
  return new TextDecoder().decode(packed ? await unpacked(bytes) : bytes);
}

/** Unpack bytes that zstd has packed. Throws NoRecord. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function unpacked(bytes) {
  const { Decompress } = await import("../vendor/fzstd.js");
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  const unpacking = new Decompress((part) => {
    length += part.length;
    if (length > MOST_BYTES) throw new NoRecord(recordsText.tooLong());
    parts.push(part);
  });
  try {
    unpacking.push(bytes, true);
  } catch (error) {
    throw error instanceof NoRecord ? error : new NoRecord(recordsText.damaged());
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The records in a file's text. Throws NoRecord. @param {string} text @returns {GameRecord[]} */
export function read(text) {
  const whole = json(text);
  if (whole !== undefined) return recordsIn([whole]);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const values = lines.slice(0, MOST_LISTED + 1).map(json);
  const wrong = values.indexOf(undefined);
  if (wrong === 0 || !lines.length) throw new NoRecord(recordsText.noRecordInFile());
  if (wrong > 0) throw new NoRecord(recordsText.notJson(wrong + 1));
  return recordsIn(values);
}

/** The records among JSON values, each of which is one or a list of them. @param {unknown[]} values */
function recordsIn(values) {
  const records = values.flat().map(checked);
  if (!records.length) throw new NoRecord(recordsText.noRecordInFile());
  return records.slice(0, MOST_LISTED + 1);
}

/** @param {string} text @returns {unknown} */
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same document, if every field that is shown has the right shape. Throws NoRecord. @param {unknown} document @returns {GameRecord} */
function checked(document) {
  const record = /** @type {GameRecord} */ (document);
  if (typeof record !== "object" || record === null || record.turnabout === undefined)
    throw new NoRecord(recordsText.noRecordInFile());
  if (record.turnabout !== 1) throw new NoRecord(recordsText.otherVersion());
  if (typeof record.game !== "string" || !Object.hasOwn(GAMES, record.game))
    throw new NoRecord(recordsText.unknownGame(String(record.game).slice(0, 40)));
  if (!isRecord(record)) throw new NoRecord(recordsText.incomplete());
  if (!isInert(record)) throw new NoRecord(recordsText.badText());
  return record;
}

/** Whether all texts of a document can be shown as they are. @param {unknown} document @returns {boolean} */
const isInert = (document) =>
  typeof document === "string"
    ? inert(document) === document
    : typeof document !== "object" || document === null || Object.entries(document).flat().every(isInert);

const FORMS = ["match", "mirror", "solo", "together", "race"];
const ROLES = ["maximizer", "minimizer", "owner", "guesser", "player"];
const whole = (/** @type {unknown} */ value) => Number.isSafeInteger(value);
const text = (/** @type {unknown} */ value) => typeof value === "string";
const object = (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value @param {(item: any) => boolean} each */
const list = (value, each) => Array.isArray(value) && value.every(each);

/** A score, or each seat's own. */
const scored = (/** @type {any} */ value) => whole(value) || (object(value) && Object.values(value).every(whole));
/** Cards, or each seat's own. */
const cards = (/** @type {any} */ value) =>
  list(value, text) || (object(value) && Object.values(value).every((each) => list(each, text)));

/** @param {any} record */
function isRecord(record) {
  const { seats, legs, result } = record;
  return (
    whole(record.rules) &&
    object(record.options) &&
    FORMS.includes(record.form) &&
    text(record.digest) &&
    list(seats, (seat) => object(seat) && whole(seat.seat) && text(seat.name) && text(seat.player)) &&
    seats.length > 0 &&
    list(legs, (leg) => isLeg(leg, record.form === "race" ? [] : seats)) &&
    legs.length > 0 &&
    object(result) &&
    list(result.winners, whole) &&
    object(result.scores) &&
    Object.values(result.scores).every(whole) &&
    text(result.why)
  );
}

/** @param {any} leg @param {{seat: number}[]} seats the seats that play in each leg; in a race, each table has one */
function isLeg(leg, seats) {
  return (
    object(leg) &&
    whole(leg.number) &&
    (leg.deck === null || list(leg.deck, text)) &&
    object(leg.roles) &&
    Object.keys(leg.roles).length > 0 &&
    Object.values(leg.roles).every((role) => ROLES.includes(role)) &&
    seats.every(({ seat }) => leg.roles[seat] !== undefined) &&
    object(leg.opening) &&
    list(leg.moves, isMove) &&
    list(leg.incidents, (each) => isIncident(each)) &&
    cards(leg.left) &&
    (leg.result === null || (object(leg.result) && scored(leg.result.score))) &&
    (leg.commitment === null || (object(leg.commitment) && text(leg.commitment.sha256) && text(leg.commitment.salt)))
  );
}

/** @param {any} move */
const isMove = (move) =>
  object(move) &&
  whole(move.seat) &&
  text(move.move) &&
  scored(move.score) &&
  (move.skipped === undefined || list(move.skipped, text));

/** @param {any} each */
const isIncident = (each) =>
  object(each) &&
  whole(each.ply) &&
  whole(each.seat) &&
  text(each.kind) &&
  (each.moves === undefined || list(each.moves, isMove));
