// What a server's frames mean: events with every field there, and the room after its snapshot and the updates since.
//
// 1. Objects of events have no nulls: a field without a value is absent. The rest of this client reads null there.
// 2. Lists that an update changes item by item are objects in JSON, such as a match's legs under their numbers. The
//    rest of this client reads lists. A legal move of Family Tree gets the fields that follow from the view.
// 3. event_shapes.js says which fields need this. Each field of a shape has the shape of its value, or of the items if that is
//    a list; `[shape]` for the items of a list that is an object in JSON; `=game` if the value's own field `game` names
//    its shape; null if the value is read as it is.
//
// An object that an update leaves as it was is read as the identical object, so that a screen can compare by identity.

import { equal } from "../protocol/json.js";
import { parse } from "../text/safe_text.js";
import { SHAPES } from "./event_shapes.js";

/** @typedef {import("../room/types.js").Read} Read */
/** @typedef {import("../room/types.js").Room} Room */
/** @typedef {import("../protocol/messages.js").Happening} Happening */
/** @typedef {import("../protocol/messages.js").Family} Family */
/** An object of JSON. @typedef {{[name: string]: any}} Raw */

/** How many happenings of a room are remembered: as many as a server sends to a player who enters. */
const HAPPENINGS = 32;
/** Moves on a couple: either partner may be named. */
const COUPLE = new Set(["child", "extended", "divorced"]);

/** An update does not apply to the room as it is known: enter the room again to get a new snapshot. */
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
    const account = SHAPES[snapshot.match?.game]?.played;
    const happenings = typeof account === "string" ? accounts(account, this.happenings) : this.happenings;
    const { seq: _, ...shown } = read("room", snapshot); // the number is for this reader alone
    return { ...shown, reset: snapshot.reset === true, happenings };
  }
}

/**
 * A document after a JSON Merge Patch (RFC 7396); the parts that it leaves as they were are the same objects as before.
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

/** The read form of each object and list of JSON. @type {WeakMap<object, any>} */
const known = new WeakMap();

/** The read form of an object or a list, which is made once. @template {object} T @param {T} raw @param {(raw: T) => any} make */
function once(raw, make) {
  let made = known.get(raw);
  if (made === undefined) {
    made = make(raw);
    known.set(raw, made);
  }
  return made;
}

/** A value as it is read. @param {string | [string | null] | null} shape @param {any} raw @returns {any} */
function read(shape, raw) {
  if (shape === null || typeof raw !== "object" || raw === null) return raw;
  if (Array.isArray(shape)) return once(raw, () => Object.values(raw).map((each) => read(shape[0], each))); // numbers come in order
  if (Array.isArray(raw)) return once(raw, () => raw.map((each) => read(shape, each)));
  const name = shape.startsWith("=") ? raw[shape.slice(1)] : shape;
  const fields = SHAPES[name];
  if (fields === undefined) return raw;
  return once(raw, () => {
    const all = { ...raw };
    for (const [field, inner] of Object.entries(fields))
      all[field] = raw[field] === undefined ? null : read(inner, raw[field]);
    return name === "family-tree" ? { ...all, families: inTreeOrder(all.families), moves: movesOf(raw) } : all;
  });
}

/** Families in tree order; the list stays the same object until one of them changes. @param {Family[]} families @returns {Family[]} */
const inTreeOrder = (families) =>
  once(families, () => {
    const byMember = new Map(families.map((family) => [family.member, family]));
    /** @param {Family} family @returns {Family[]} */
    const withDescendants = (family) => [
      family,
      ...family.children.flatMap((child) => withDescendants(/** @type {Family} */ (byMember.get(child)))),
    ];
    return families.filter(({ parent }) => parent === null).flatMap(withDescendants);
  });

/** The legal moves of a Family Tree view in JSON, sorted by notation. @param {Raw} view */
const movesOf = ({ current, families, moves }) =>
  Object.keys(moves)
    .sort()
    .map((target) => {
      const [does, levels, celebrity, hands] = moves[target];
      return {
        move: `${current}>${target}`,
        target,
        also: COUPLE.has(does) ? (families[target]?.spouse ?? null) : null,
        does,
        change: levels + celebrity + hands,
        levels,
        celebrity,
        hands,
      };
    });

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
