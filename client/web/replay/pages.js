// What everybody saw of a match that is watched again, had from the server page by page as it is looked at: a leg may have
// thousands of moves. client/replay/pages.py has them from the server's program.

import { CannotAsk, explainRejection, ownLink, SECONDS } from "../lobby/requests.js";
import { explainStop } from "../text/failure_text.js";
import * as connectionText from "../text/messages/connection.js";
import { LinkEnded } from "../net/link.js";
import { newId } from "../profile/identity.js";

/** @typedef {import("../protocol/messages.js").ReplayEvent} ReplayEvent */
/** @typedef {import("./match.js").Sight} Sight */
/** A page, by its leg, counted from 1, and its first ply. @typedef {{leg: number, first: number}} Page */

/** So many plies around the one that is looked at are had before they are. */
const AHEAD = 20;
/** A page that is gone back to begins so many plies before the one that is wanted. */
const BEFORE = 50;
/** A leg of so many moves is had whole: its list tells more of moves of which one has what was seen then. */
export const WHOLE = 200;
/** What was seen so far from the ply that is looked at is let go again. */
const KEPT = 300;
const AGAIN_MS = 1000;

/**
 * The page that is to be had next, what is looked at first; null where all that is wanted is there.
 * @param {Sight[][]} legs
 * @param {number[]} looked the legs that are looked at
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

/** The first ply of some of which one has not what was seen then. @param {Sight[]} sights @param {number} from @param {number} to */
function missing(sights, from, to) {
  for (let ply = Math.max(0, from); ply <= Math.min(to, sights.length - 1); ply++)
    if (sights[ply].view === null) return ply;
  return null;
}

/** Take a page in, and let go of what lies far from where one is by then. @param {Sight[][]} legs @param {ReplayEvent} page @param {number} ply */
export function take(legs, page, ply) {
  const sights = legs[page.leg - 1];
  for (const { ply, view } of page.sights) sights[ply].view = view;
  if (sights.length <= WHOLE + 1) return;
  const here = Math.min(ply, sights.length - 1);
  for (const sight of sights) if (Math.abs(sight.ply - here) > KEPT) sight.view = null;
}

/** The connection on which the pages of one match are asked for. It outlives connections that are lost. */
export class Pages {
  /** @param {(leg: number) => object} question what the server is asked about a leg; its `leg` where it is another there */
  constructor(question) {
    this.question = question;
    /** @type {Sight[][]} */
    this.legs = [];
    /** Why no more is had. @type {string | null} */
    this.wrong = null;
    /** @type {import("../net/link.js").Link | null} */
    this.link = null;
    /** @type {Map<string, ReplayEvent>} */
    this.told = new Map();
    /** @type {Promise<void> | null} */
    this.fetching = null;
    /** What is looked at, since it was last told. @type {{looked: number[], ply: number, changed: () => void} | null} */
    this.looking = null;
  }

  /** Have the first page of each leg. Throws CannotAsk. @param {number} legs @returns {Promise<ReplayEvent[]>} */
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
   * Look at some legs at a ply, and have what is wanted for that; `changed` is called whenever something has come.
   * @param {number[]} looked
   * @param {number} ply
   * @param {() => void} changed
   */
  look(looked, ply, changed) {
    this.looking = { looked, ply, changed };
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
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
        if (this.looking === null) return; // it was closed
        this.wrong = error.message;
        this.looking.changed();
        return;
      }
      this.looking?.changed();
    }
  }

  next() {
    return this.looking === null ? null : wanted(this.legs, this.looking.looked, this.looking.ply);
  }

  /** Let go of the connection; whoever looks again has a new one. */
  close() {
    this.looking = null;
    this.link?.close();
    this.link = null;
  }

  /** Have a page, however many connections and tries that takes. Throws CannotAsk. @param {Page} page @returns {Promise<ReplayEvent>} */
  async ask(page) {
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

  /** @param {import("../net/link.js").Command} command @returns {Promise<import("../net/link.js").Answer>} */
  answered(command) {
    return new Promise((done, fail) => {
      /** @type {(why: string) => void} */
      this.ended = (why) => fail(new CannotAsk(why));
      this.linked()
        .ask(command)
        .then(done, (error) => {
          if (!(error instanceof LinkEnded)) throw error;
          fail(new CannotAsk(connectionText.noAnswer())); // where it was not told why before
        });
    });
  }

  linked() {
    if (this.link !== null) return this.link;
    const link = ownLink((heard) => {
      if (heard.type === "replay") this.told.set(heard.id, heard);
      else if (heard.type === "ended") {
        this.link = null;
        this.ended?.(explainStop(heard.failure, null));
      }
    });
    this.link = link;
    void link.run();
    return link;
  }
}

/** What is promised, unless that takes too long. Throws CannotAsk. @template T @param {Promise<T>} promised @returns {Promise<T>} */
function soon(promised) {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new CannotAsk(connectionText.noAnswer())), SECONDS * 1000);
    promised.then(done, fail).finally(() => clearTimeout(late));
  });
}
