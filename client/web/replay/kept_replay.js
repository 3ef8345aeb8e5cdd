// The replays that this device keeps, so that a match can be watched again without a network. Each is a cache of its
// own, which is deleted as a whole.
//
// 1. A replay is kept once its record has been checked: first the record, then each page that comes from the server,
//    and the analysis when it is shown. A cache is named by the digest of the whole record, so a changed record has
//    another one.
// 2. Only the version of the page that kept a replay uses it, because another one may draw other views.
// 3. The number of replays and their size are limited. The replay that was opened longest ago is deleted first.
//
// Browsers have caches only on https and on localhost. Elsewhere the page does not start without a network either.

import { profile } from "../profile/identity.js";
import { digestOf } from "./record_check.js";
import { NoRecord, read } from "./record_files.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").ReplayEvent} ReplayEvent */
/** @typedef {import("../protocol/messages.js").Analysis} Analysis */
/** @typedef {import("./pages.js").Page} Page */
/** The state of a kept replay. `when` it was opened last, in ms; `size` in characters; `id` is the server's id of the match. @typedef {{build: string, when: number, size: number, id: string | null}} State */
/** A kept record; `current`: this version of the page kept its replay. @typedef {{record: GameRecord, id?: string, when: number, current: boolean, forget: () => Promise<unknown>}} Kept */
/** The plies of a kept page. @typedef {{leg: number, first: number, last: number}} Span */

const MOST_REPLAYS = 50;
/** The most characters that all replays together, and one replay, may have. A page of a hundred moves has about 100,000. */
const MOST_SIZE = 1 << 26;
const LONGEST = 1 << 24;
const STATE = "/state";
const RECORD = "/record";
const ANALYSIS = "/analysis";
const SPAN = /^\/pages\/(\d+)\/(\d+)-(\d+)$/;
const DIGEST = /^[0-9a-f]{64}$/;

const PREFIX = `replay:${profile}:`;
/** @type {Promise<CacheStorage | null> | null} */
let tried = null;

/** The browser's caches; null if the page's address is not secure, or the reader allows no storage. */
const stores = () => {
  tried ??= tryStores();
  return tried;
};

async function tryStores() {
  try {
    await globalThis.caches?.keys();
    return globalThis.caches ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

/** The version of the page, which is in the address of its files. */
const build = () => document.baseURI;

export class KeptReplay {
  /** @param {GameRecord} record @param {string} name of its cache */
  constructor(record, name) {
    this.record = record;
    this.name = name;
    /** Null as long as nothing of the replay is kept. @type {State | null} */
    this.state = null;
    /** @type {Span[]} */
    this.spans = [];
  }

  /** Find the kept pages and analysis of a record's replay. @param {GameRecord} record */
  static async of(record) {
    const kept = new KeptReplay(record, PREFIX + digestOf(record));
    const store = await storeOf(kept.name);
    const state = store && (await readState(store));
    if (!store || state?.build !== build()) return kept;
    kept.state = state;
    const paths = (await store.keys()).map(({ url }) => new URL(url).pathname);
    kept.spans = paths.flatMap((path) => {
      const [, ...figures] = SPAN.exec(path) ?? [];
      const [leg, first, last] = figures.map(Number);
      return figures.length ? [{ leg, first, last }] : [];
    });
    return kept;
  }

  /** The server's id of the match, if it is known. */
  get id() {
    return this.state?.id ?? undefined;
  }

  /** The kept page with a ply; null if there is none. @param {Page} page @returns {Promise<ReplayEvent | null>} */
  async find({ leg, first }) {
    const span = this.spans.find((each) => each.leg === leg && each.first <= first && first <= each.last);
    return span === undefined ? null : this.read(pathOf(span));
  }

  /** The first page that is not kept; null if all are, or if none will be. @returns {Page | null} */
  missing() {
    if (this.state === null) return null;
    for (const [at, { moves }] of this.record.legs.entries()) {
      const leg = at + 1;
      let first = 0;
      const spans = this.spans.filter((each) => each.leg === leg).sort((one, next) => one.first - next.first);
      for (const span of spans) if (span.first <= first) first = Math.max(first, span.last + 1);
      if (first <= moves.length) return { leg, first };
    }
    return null;
  }

  /** Keep the replay from now on; its record has been checked. @param {string | undefined} id the server's id of the match @param {ReplayEvent[]} pages the first ones */
  async begin(id, pages) {
    if ((await stores()) === null) return;
    const before = this.state;
    this.state = { build: build(), size: 0, ...before, when: Date.now(), id: id ?? before?.id ?? null };
    if (before === null) {
      await this.forgetStore(); // another version kept it
      await this.write(RECORD, this.record);
    } else await this.write(STATE, this.state);
    for (const page of pages) await this.add(page);
    await deleteOldest();
  }

  /** Keep a page, unless it is kept. @param {ReplayEvent} page */
  async add({ leg, sights, ...page }) {
    const [first, last] = [sights.at(0)?.ply, sights.at(-1)?.ply];
    if (first === undefined || last === undefined) return;
    const covers = (/** @type {Span} */ each) => each.leg === leg && each.first <= first && last <= each.last;
    if (this.spans.some(covers)) return;
    const span = { leg, first, last };
    if (await this.write(pathOf(span), { leg, sights, ...page })) this.spans.push(span);
  }

  /** The kept analysis of the match; null if there is none. @returns {Promise<Analysis | null>} */
  async analysis() {
    return this.state === null ? null : this.read(ANALYSIS);
  }

  /** @param {Analysis} analysis */
  async keepAnalysis(analysis) {
    if ((await this.analysis()) === null) await this.write(ANALYSIS, analysis);
  }

  /** @param {string} path @returns {Promise<any>} */
  async read(path) {
    const store = await storeOf(this.name);
    return store && readJson(store, path);
  }

  /** Write a value of the replay, if it is kept; return whether it was written. @param {string} path @param {unknown} value */
  async write(path, value) {
    if (this.state === null) return false;
    const text = JSON.stringify(value);
    if (path !== STATE) this.state.size += text.length;
    if (this.state.size <= LONGEST) {
      try {
        const store = await /** @type {CacheStorage} */ (await stores()).open(this.name);
        if (path !== STATE) await store.put(path, new Response(text));
        await store.put(STATE, new Response(JSON.stringify(this.state)));
        return true;
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    }
    this.state = null; // without space for it, the replay comes from the server each time
    await this.forgetStore();
    return false;
  }

  async forgetStore() {
    this.spans = [];
    await (await stores())?.delete(this.name);
  }
}

/** The records whose replays this device keeps, the one opened last first. @returns {Promise<Kept[]>} */
export async function keptRecords() {
  const found = [];
  for (const name of await names()) {
    const store = await storeOf(name);
    const state = store && (await readState(store));
    const text = await (await store?.match(RECORD))?.text();
    if (!state || text === undefined) continue;
    try {
      const { build: made, when, id } = state;
      const forget = async () => (await stores())?.delete(name);
      found.push({ record: read(text)[0], id: id ?? undefined, when, current: made === build(), forget });
    } catch (error) {
      if (!(error instanceof NoRecord)) throw error; // another version of the page kept another kind of record
    }
  }
  return found.sort((one, next) => next.when - one.when);
}

/** The kept record of a match by the server's id; null if there is none. @param {string} match @returns {Promise<GameRecord | null>} */
export const keptMatch = async (match) => (await keptRecords()).find(({ id }) => id === match)?.record ?? null;

/** Delete the replays that were opened longest ago until the limits are kept. Delete incomplete replays, too. */
async function deleteOldest() {
  const known = [];
  for (const name of await names()) {
    const store = await storeOf(name);
    const state = store && (await readState(store));
    known.push({ name, when: state?.when ?? 0, size: state?.size ?? 0 });
  }
  known.sort((one, next) => next.when - one.when);
  let size = 0;
  for (const [at, each] of known.entries()) {
    size += each.size;
    if (at >= MOST_REPLAYS || size > MOST_SIZE || each.when === 0) await (await stores())?.delete(each.name);
  }
}

/** The names of this profile's caches of replays. */
const names = async () =>
  ((await (await stores())?.keys()) ?? []).filter(
    (name) => name.startsWith(PREFIX) && DIGEST.test(name.slice(PREFIX.length)),
  );

/** A cache, if there is one of this name. @param {string} name */
async function storeOf(name) {
  const all = await stores();
  return all !== null && (await all.has(name)) ? all.open(name) : null;
}

/** @param {Cache} store @returns {Promise<State | null>} */
const readState = (store) => readJson(store, STATE);

/** @param {Cache} store @param {string} path @returns {Promise<any>} */
const readJson = async (store, path) => (await (await store.match(path))?.json()) ?? null;

/** The path of a page in the cache. @param {Span} span */
const pathOf = ({ leg, first, last }) => `/pages/${leg}/${first}-${last}`;
