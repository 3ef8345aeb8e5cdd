// What everyone saw of a replayed match, loaded page by page as the reader looks at it: a leg may have thousands of
// moves. A page comes from this device, if it is kept here, or from the server. client/replay/pages.py does the same with
// the server's program.

import { CannotAsk, explainRejection, NoServer, ownLink, SECONDS } from "../lobby/requests.js";
import { explainStopFully } from "../text/failure_text.js";
import { messages as connectionText } from "../text/messages/connection.js";
import { LinkEnded } from "../net/link.js";
import { newId } from "../profile/identity.js";

/** @typedef {import("../protocol/messages.js").ReplayEvent} ReplayEvent */
/** @typedef {import("./match.js").Sight} Sight */
/** A page, by its leg, counted from 1, and its first ply. @typedef {{leg: number, first: number}} Page */

/** The number of plies around the current one that are loaded in advance. */
const AHEAD = 20;
/** The number of plies before the wanted one at which a page begins when the reader goes back. */
const BEFORE = 50;
/** A leg of at most this many moves is loaded whole: its list describes moves better if their sights are loaded. */
export const WHOLE = 200;
/** Views further than this from the current ply are dropped again, in plies. */
const KEPT = 300;
const AGAIN_MS = 1000;

/**
 * The page to load next, the current ply first; null if everything wanted is loaded.
 * @param {Sight[][]} legs
 * @param {number[]} looked the legs shown now
 * @param {number} ply
 * @returns {Page | null}
 */
export function wanted(legs, looked, ply) {
  for (const leg of looked) {
    const here = Math.min(ply, legs[leg - 1].length - 1);
    if (legs[leg - 1][here].view === null) return { leg, first: here };
  }
  for (const leg of looked) {
    const sights = legs[leg - 1];
    const here = Math.min(ply, sights.length - 1);
    const after = missing(sights, here, here + AHEAD);
    if (after !== null) return { leg, first: after };
    if (missing(sights, here - AHEAD, here) !== null)
      return { leg, first: /** @type {number} */ (missing(sights, here - BEFORE, here)) };
  }
  for (const [at, sights] of legs.entries()) {
    const first = sights.length <= WHOLE + 1 ? missing(sights, 0, WHOLE) : null;
    if (first !== null) return { leg: at + 1, first };
  }
  return null;
}

/** The first ply of a range whose view is not loaded; null if all are. @param {Sight[]} sights @param {number} from @param {number} to */
function missing(sights, from, to) {
  for (let ply = Math.max(0, from); ply <= Math.min(to, sights.length - 1); ply++)
    if (sights[ply].view === null) return ply;
  return null;
}

/** Add a page to the legs, and drop views that are far from the current ply. @param {Sight[][]} legs @param {ReplayEvent} page @param {number} ply */
export function take(legs, page, ply) {
  const sights = legs[page.leg - 1];
  for (const { ply, view } of page.sights) sights[ply].view = view;
  if (sights.length <= WHOLE + 1) return;
  const here = Math.min(ply, sights.length - 1);
  for (const sight of sights) if (Math.abs(sight.ply - here) > KEPT) sight.view = null;
}

/** The connection that requests the pages of one match. It reconnects when the connection is lost. */
export class Pages {
  /**
   * @param {(leg: number) => object} question the fields of the request about a leg; its `leg` overrides the page's
   * @param {import("./kept_replay.js").KeptReplay} [kept] what this device keeps of the match
   */
  constructor(question, kept) {
    this.question = question;
    this.kept = kept;
    /** @type {Sight[][]} */
    this.legs = [];
    /** The error that stopped the loading of pages. @type {string | null} */
    this.wrong = null;
    /** @type {import("../net/link.js").Link | null} */
    this.link = null;
    /** The reason why the last connection ended. @type {import("../room/types.js").Failure | null} */
    this.failure = null;
    /** @type {Map<string, ReplayEvent>} */
    this.told = new Map();
    /** @type {Promise<void> | null} */
    this.fetching = null;
    /** The legs and ply that the reader looks at, as of the last call of `look`. @type {{looked: number[], ply: number, changed: () => void} | null} */
    this.looking = null;
  }

  /** Load the first page of each leg. Throws CannotAsk. @param {number} legs @returns {Promise<ReplayEvent[]>} */
  async begin(legs) {
    const pages = [];
    try {
      for (let leg = 1; leg <= legs; leg++) pages.push(await soon(this.ask({ leg, first: 0 })));
      return pages;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Set the legs and the ply that the reader looks at, and load their pages; `changed` is called after each one.
   * @param {number[]} looked
   * @param {number} ply
   * @param {() => void} changed
   */
  look(looked, ply, changed) {
    this.looking = { looked, ply, changed };
    this.start();
  }

  start() {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
      if (this.looking === null) this.hangUp();
    });
  }

  async fetch() {
    this.wrong = null;
    for (let page = this.next(); page !== null; page = this.next()) {
      try {
        const told = await this.ask(page);
        take(this.legs, told, this.looking?.ply ?? page.first);
      } catch (error) {
        if (!(error instanceof CannotAsk)) throw error;
        if (this.looking === null) return; // the reader has closed the replay
        this.wrong = error.message;
        this.looking.changed();
        return;
      }
      this.looking?.changed();
    }
  }

  /** The next page for the reader, or else the next one to keep. */
  next() {
    const { legs, looking, kept } = this;
    return (looking && wanted(legs, looking.looked, looking.ply)) ?? kept?.missing() ?? null;
  }

  /** Close the connection as soon as the whole replay is kept; the next call of `look` opens a new one. */
  close() {
    this.looking = null;
    if (this.next() === null) this.hangUp();
    else this.start();
  }

  hangUp() {
    this.link?.close();
    this.link = null;
  }

  /** Load a page. Throws CannotAsk. @param {Page} page @returns {Promise<ReplayEvent>} */
  async ask(page) {
    const kept = await this.kept?.find(page);
    if (kept) return kept;
    const told = await this.askServer(page);
    await this.kept?.add(told);
    return told;
  }

  /** Have the server send a page, with as many connections and retries as it takes. Throws CannotAsk. @param {Page} page @returns {Promise<ReplayEvent>} */
  async askServer(page) {
    for (;;) {
      const id = newId();
      const answer = await this.answered({ id, type: "replay", ...page, ...this.question(page.leg) });
      const told = this.told.get(id);
      this.told.delete(id);
      if (answer.type === "ack" && told !== undefined) return told.leg === page.leg ? told : { ...told, leg: page.leg };
      if (answer.type === "ack") throw new CannotAsk(connectionText.noAnswer());
      if (answer.code !== "too_many") throw new CannotAsk(await explainRejection(answer));
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }

  /** Send a command and return its answer. Throws CannotAsk. @param {import("../net/link.js").Command} command @returns {Promise<import("../net/link.js").Answer>} */
  async answered(command) {
    try {
      return await this.linked().ask(command);
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
      const { failure } = this;
      throw new NoServer(failure === null ? connectionText.noAnswer() : await explainStopFully(failure, null));
    }
  }

  linked() {
    if (this.link !== null) return this.link;
    const link = ownLink((heard) => {
      if (heard.type === "replay") this.told.set(heard.id, heard);
      else if (heard.type === "ended") {
        this.link = null;
        this.failure = heard.failure;
      }
    });
    this.link = link;
    this.failure = null;
    void link.run();
    return link;
  }
}

/** The result of a promise, within a time limit. Throws CannotAsk. @template T @param {Promise<T>} promised @returns {Promise<T>} */
function soon(promised) {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new NoServer(connectionText.noAnswer())), SECONDS * 1000);
    promised.then(done, fail).finally(() => clearTimeout(late));
  });
}
