// Reads a server's frames: events with all fields, and the room from its snapshot and the updates since.
//
// 1. Objects of events have no nulls: a field without a value is absent. The rest of this client reads null there.
// 2. Lists that an update changes item by item are objects in JSON, such as a match's legs under their numbers. The
//    rest of this client reads lists.
// 3. event_shapes.js says which fields need this, and a game's module says it of its views. Each field of a shape has the shape of its value, or of the items if that is
//    a list; `[shape]` for the items of a list that is an object in JSON; `=game` if the value's own field `game` names
//    its shape; null if the value is read unchanged.
//
// An object that an update leaves unchanged is read as the identical object, so that a screen can compare by identity.

import { equal } from "../protocol/json.js";
import { parse } from "../text/safe_text.js";
import { SHAPES } from "./event_shapes.js";

/** @typedef {import("../room/types.js").Read} Read */
/** @typedef {import("../room/types.js").Room} Room */
/** @typedef {import("../protocol/messages.js").Happening} Happening */
/** An object of JSON. @typedef {{[name: string]: any}} Raw */

/** The number of happenings that are kept of a room: as many as a server sends to a player who enters. */
const HAPPENINGS = 32;
/** An update does not follow the last known state of the room: enter the room again to get a new snapshot. */
export class OutOfStep extends Error {}

/** Reads the frames of a connection in order, and keeps its room up to date. */
export class Reader {
  constructor() {
    /** The room's snapshot after the last update, as in JSON; null before the first one. @type {Raw | null} */
    this.snapshot = null;
    /** Whether an update was lost since the last snapshot. */
    this.outOfStep = false;
    /** @type {Happening[]} */
    this.happenings = [];
  }

  /**
   * The event in a frame; null if it is none, or if there is nothing to show yet. A snapshot, or an update, is read as
   * the room after it. Throws OutOfStep; after that all updates are ignored until a new snapshot.
   * @param {unknown} data
   * @returns {Read | null}
   */
  read(data) {
    const said = json(data);
    switch (said?.type) {
      case "room":
        this.snapshot = said;
        this.outOfStep = false;
        return this.room(said);
      case "update":
        return this.update(said);
      case "happened":
        this.happenings = [...this.happenings.filter(({ version }) => version <= said.after), ...said.happenings].slice(
          -HAPPENINGS,
        );
        return null;
      default:
        return said === null ? null : read(said.type, said);
    }
  }

  /** @param {Raw} said */
  update(said) {
    if (this.outOfStep) return null;
    if (this.snapshot === null || this.snapshot.seq !== said.from) {
      this.outOfStep = true;
      throw new OutOfStep();
    }
    // only a snapshot is a reset, not the room after the next update
    this.snapshot = { ...merge(this.snapshot, said.patch), seq: said.seq, version: said.version, reset: false };
    return this.room(this.snapshot);
  }

  /** @param {Raw} snapshot @returns {Room} */
  room(snapshot) {
    return readRoom(snapshot, this.happenings);
  }
}

/**
 * A document after a JSON Merge Patch (RFC 7396); unchanged parts are the same objects as before.
 * @param {Raw} document
 * @param {Raw} patch
 * @returns {Raw}
 */
export function merge(document, patch) {
  const merged = { ...document };
  let changed = false;
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name];
    if (value === null) delete merged[name];
    else if (isObject(value)) merged[name] = merge(isObject(before) ? before : {}, value);
    else if (!Array.isArray(value) || !equal(before, value)) merged[name] = value;
    changed ||= merged[name] !== before;
  }
  return changed ? merged : document;
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The object in a frame, if it has a type. @param {unknown} data @returns {Raw | null} */
function json(data) {
  try {
    const said = parse(String(data));
    return isObject(said) && typeof said.type === "string" ? said : null;
  } catch {
    return null;
  }
}

/** @typedef {{[field: string]: string | [string | null] | null}} Shape */
/** The shapes by name. @type {{[name: string]: Shape}} */
const shapes = { ...SHAPES };
/** Functions that add to the objects of a shape, given the object with all fields and its JSON. @type {{[name: string]: (all: any, raw: Raw) => any}} */
const complete = {};
/** The read form of each object and list of JSON. @type {WeakMap<object, any>} */
let known = new WeakMap();
/** The JSON of each room. @type {WeakMap<Room, {snapshot: Raw, happenings: Happening[]}>} */
const sources = new WeakMap();

/** Add the shapes of a game's views, and functions that add to these. @param {{[name: string]: Shape}} own @param {{[name: string]: (all: any, raw: Raw) => any}} [more] */
export function addShapes(own, more = {}) {
  Object.assign(shapes, own);
  Object.assign(complete, more);
  known = new WeakMap();
}

/** A room, read again with the shapes that have been added since. @param {Room} room @returns {Room} */
export function readAgain(room) {
  const source = sources.get(room);
  return source === undefined ? room : readRoom(source.snapshot, source.happenings);
}

/** @param {Raw} snapshot @param {Happening[]} told @returns {Room} */
function readRoom(snapshot, told) {
  const account = shapes[snapshot.match?.game]?.played;
  const happenings = typeof account === "string" ? accounts(account, told) : told;
  const { seq: _, ...shown } = read("room", snapshot); // only the reader needs the sequence number
  const room = { ...shown, reset: snapshot.reset === true, happenings };
  sources.set(room, { snapshot, happenings: told });
  return room;
}

/** The read form of an object or a list, made once. @template {object} T @param {T} raw @param {(raw: T) => any} make */
export function once(raw, make) {
  let made = known.get(raw);
  if (made === undefined) {
    made = make(raw);
    known.set(raw, made);
  }
  return made;
}

/** The read form of a value. @param {string | [string | null] | null} shape @param {any} raw @returns {any} */
function read(shape, raw) {
  if (shape === null || typeof raw !== "object" || raw === null) return raw;
  if (Array.isArray(shape)) return once(raw, () => Object.values(raw).map((each) => read(shape[0], each))); // numbers come in order
  if (Array.isArray(raw)) return once(raw, () => raw.map((each) => read(shape, each)));
  const name = shape.startsWith("=") ? raw[shape.slice(1)] : shape;
  const fields = shapes[name];
  if (fields === undefined) return raw;
  return once(raw, () => {
    const all = { ...raw };
    for (const [field, inner] of Object.entries(fields))
      all[field] = raw[field] === undefined ? null : read(inner, raw[field]);
    return complete[name]?.(all, raw) ?? all;
  });
}

/** Happenings, with the accounts of moves read as a shape. @param {string} shape @param {Happening[]} happenings */
const accounts = (shape, happenings) =>
  once(happenings, () =>
    happenings.map((each) =>
      each.kind === "moved" ? once(each, () => ({ ...each, detail: account(shape, each.detail) })) : each,
    ),
  );

/** A move's account: the game's own, or in a mirror match a list with one for each board that has moved. @param {string} shape @param {any} detail */
const account = (shape, detail) =>
  Array.isArray(detail?.made)
    ? { ...detail, made: detail.made.map((/** @type {Raw} */ each) => ({ ...each, played: read(shape, each.played) })) }
    : read(shape, detail);
