// One stay in a room: the link and the model together, and all that a player can do there. It draws nothing; whoever
// shows the model is told of every change.

import { loadRejections, rejectionText } from "../text/rejection_text.js";
import { readAgain } from "../net/frames.js";
import { gameOf, GAMES, have, optionsTold } from "../games/catalog.js";
import { address, CLIENT, isSentAgain, Link, LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";
import { equal } from "../protocol/json.js";
import { stillAsked, wishes } from "./automatic_commands.js";
import * as doing from "./commands.js";
import { NOTHING, freeSeat, hiddenStill, me, rematchDrawsWinnable, solo, underWay, watchesComputers } from "./model.js";
import { savedFrom } from "./saved_room.js";
import { step } from "./session.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("../net/link.js").Command} Command */
/** @typedef {import("../net/link.js").Answer} Answer */
/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").MatchInfo} MatchInfo */

const NO_WAY_BACK = new Set(["room_gone", "sent_away", "seat_moved"]);
/** The commands that may begin a match, for which a winnable number may be searched for. */
const BEGINS = new Set(["ready", "offer", "answer"]);
const RECORD_MS = 10_000;
const LEAVE_MS = 2_000;
const SETTLE_MS = 1_000;
/** How often, and how long after each other, it is asked what came of a solo game: servers count it a little later. */
const TRIES = 3;

/** The version of the client that this page is of, as the server names it in the page's paths; null elsewhere. */
export const BUILD = /\/web\/([^/]+)\//.exec(import.meta.url)?.[1] ?? null;

export class Visit {
  /**
   * @param {Command} wayIn create_room, enter or take_seat
   * @param {(model: Model, before: Model) => void} changed
   * @param {string[]} [names] who competes in the room that is made
   * @param {(room: import("./types.js").Room) => Promise<unknown> | null} [lacking] fetches what else has to be here before a room is shown
   */
  constructor(wayIn, changed, names = [], lacking = () => null) {
    this.lacking = lacking;
    this.names = names;
    this.wayIn = wayIn;
    this.changed = changed;
    /** @type {Model} */
    this.model = NOTHING;
    /** The version of the page that the server would give now. @type {string | null} */
    this.served = null;
    /** Why the server does not judge the match, where it has said so. @type {string | null} */
    this.notJudged = null;
    /** The types of what is being asked for. @type {Set<string>} */
    this.acting = new Set();
    /** The rematch that was asked for last. @type {import("./commands.js").Another | null} */
    this.wished = null;
    /** @type {Set<() => void>} */
    this.waiters = new Set();
    /** @type {Map<string, any>} */
    this.told = new Map();
    /** @type {Set<string>} */
    this.asked = new Set();
    /** @type {Set<string>} */
    this.quiet = new Set();
    this.again = 0;
    this.judges = false;
    /** What has been heard since a room came whose game is still being fetched; null while none is. @type {Heard[] | null} */
    this.held = null;
    /** @type {identity.SavedRoom | null} */
    this.saved = wayIn.type === "enter" && wayIn.room ? identity.savedRoom(wayIn.room) : null;
    const { match, commitment } = this.saved ?? {};
    if (match) {
      const promise = { match, commitment: commitment ?? null };
      this.model = { ...NOTHING, promise, seen: identity.seenOf(match) };
    }
    if (wayIn.type === "enter" && wayIn.room)
      this.model = { ...this.model, talk: { ...this.model.talk, read: identity.lastRead(wayIn.room) } };
    const who = { key: identity.key(), name: identity.name() ?? "", client: CLIENT };
    this.link = new Link(address(), who, (heard) => this.hear(heard), this.saved !== null);
  }

  /** Go into the room and stay there until that is no longer possible. */
  async run() {
    const linked = this.link.run();
    try {
      if (await this.comeIn()) await Promise.all([this.attend(), this.checkMatches()]);
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
    await linked;
  }

  /** Ask for a thing once: a second click while the answer is on its way means the same. Tell whether it was asked. @param {Command | null} command */
  async act(command) {
    if (command === null || this.acting.has(command.type)) return false;
    this.acting.add(command.type);
    if (BEGINS.has(command.type)) this.changed(this.model, this.model);
    try {
      const answer = await this.ask(command);
      // The answer may come before the room, and the next move is meant for what this one has made of it.
      if (command.type === "move" && answer?.type === "ack") await this.seen(answer.version);
    } finally {
      this.acting.delete(command.type);
    }
    if (BEGINS.has(command.type)) this.changed(this.model, this.model);
    return true;
  }

  /** Wait until the room is shown at a version, unless the server's store has lost that version. @param {number} version */
  async seen(version) {
    const { resets } = this.model;
    while (!this.over() && this.model.room !== null && this.model.room.version < version) {
      if (this.model.resets !== resets) return;
      await this.news();
    }
  }

  /**
   * Ask for something, whatever else is being asked for; null where the link has ended or is too busy.
   * @param {Command} command
   * @param {{quietly?: boolean}} [how] quietly: a refusal is for who asks alone, and not shown in the room
   * @returns {Promise<Answer | null>}
   */
  async ask(command, how = {}) {
    if (how.quietly) this.quiet.add(command.id);
    try {
      const answer = await this.link.ask(command);
      if (answer.type === "rejected" && isSentAgain(answer) && !how.quietly)
        this.hear({ type: "gave_up", rejected: answer });
      return answer;
    } catch (error) {
      if (error instanceof LinkEnded) return null;
      throw error;
    } finally {
      this.quiet.delete(command.id);
    }
  }

  /** Wish for another match: one that plays alone gives up what is not played out yet. @param {doing.Another} what */
  async wish(what) {
    if (solo(this.model) && underWay(this.model)) {
      const answer = await this.ask(/** @type {Command} */ (doing.resign(this.model)));
      while (answer?.type === "ack" && underWay(this.model) && this.model.stopped === null) await this.news();
    }
    this.wished = what;
    await this.act(doing.wish(this.model, what));
  }

  /** Whether a winnable number is being searched for, for a rematch that was asked for. */
  get searches() {
    return (this.acting.has("offer") || this.acting.has("answer")) && rematchDrawsWinnable(this.model, this.wished);
  }

  /** The record of the match that is over; null where the server does not give it. @returns {Promise<GameRecord | null>} */
  async record() {
    const { checked } = this.model;
    if (checked?.record && checked.match === this.model.room?.match?.id) return checked.record;
    const command = doing.record(this.model);
    if (command === null) return null;
    const late = Date.now() + RECORD_MS;
    const answer = await Promise.race([this.ask(command, { quietly: true }), pause(RECORD_MS)]);
    if (answer?.type !== "ack") return null;
    while (!this.told.has(command.id) && Date.now() < late && !this.link.ended) {
      await Promise.race([this.news(), pause(late - Date.now())]);
    }
    const told = this.told.get(command.id);
    this.told.delete(command.id);
    return told?.record ?? null;
  }

  /** Have the match that is over analysed: the model tells how far that is, and `notJudged` why it will not be. */
  judge() {
    this.notJudged = null;
    this.judges = true;
    if (this.model.analysis?.failed != null) this.asked.delete(`analysis ${this.model.room?.match?.id}`);
    this.wake();
  }

  /** Go on from the end of a leg. */
  goOn() {
    this.hear({ type: "went_on" });
  }

  /** Go out of the room; the seat is kept. @param {boolean} [forget] and do not offer to come back */
  async leave(forget = false) {
    const { room, quick, match } = this.model.room ?? {};
    // Where somebody was looked for, and no match has begun, the seat is given up: there is nothing to come back to.
    forget ||= quick === true && match === null;
    if (room !== undefined) identity.goneOut(room);
    if (forget && room !== undefined) identity.forgetRoom(room); // what is shown next does not offer it
    if (this.model.link.type === "connected") await Promise.race([this.ask(doing.leave()), pause(LEAVE_MS)]);
    if (forget && room !== undefined) identity.forgetRoom(room);
    this.link.close();
    this.wake();
  }

  /** @returns {Promise<boolean>} */
  async comeIn() {
    let answer = await this.link.ask(this.wayIn);
    if (answer.type === "rejected") return this.refused(answer);
    while (this.model.room === null) await this.news();
    if (me(this.model) === null && freeSeat(this.model) !== null && !this.looksFirst()) {
      answer = await this.link.ask(doing.sit());
      // Somebody else may have been quicker: then one looks on.
      if (answer.type === "rejected" && answer.code !== "seat_taken") return this.refused(answer);
      // The answer may come before the room: nobody looks on for a moment first.
      if (answer.type === "ack") await this.seen(answer.version);
    }
    const { room } = this.model.room;
    // Whoever waited for somebody may have found them in another room.
    if (this.wayIn.room && this.wayIn.room !== room) identity.forgetRoom(this.wayIn.room);
    identity.goneIn(room);
    this.hear({ type: "came_in" });
    return true;
  }

  /** Whether one comes in for the first time where it is to be seen by which rules is played before one sits down. */
  looksFirst() {
    const { room } = this.model;
    const invited = this.wayIn.type === "enter" && this.saved === null && room?.match === null;
    return invited && optionsTold(room.game, room.options).length > 0;
  }

  /** @param {import("../protocol/messages.js").Rejected} rejected */
  refused(rejected) {
    if (rejected.code === "no_such_room" && this.wayIn.room) identity.forgetRoom(this.wayIn.room);
    this.hear({ type: "turned_away", rejected });
    return false;
  }

  /** Ask for what is to be known, each once. */
  async attend() {
    while (!this.over()) {
      const wish = this.wishes().find((each) => !this.asked.has(each.what));
      if (wish === undefined || wish.command === null) {
        await this.news();
        continue;
      }
      this.asked.add(wish.what);
      const answer = await this.ask(wish.command, { quietly: wish.command.type !== "ready" });
      if (answer?.type === "rejected" && wish.command.type === "analysis") {
        this.notJudged = rejectionText(answer);
        this.changed(this.model, this.model);
      }
    }
  }

  /** @returns {import("./automatic_commands.js").Wish[]} */
  wishes() {
    const { model } = this;
    if (model.link.type !== "connected") return [];
    const every = wishes(model, { hints: identity.settings().hints === "on", again: this.again, names: this.names });
    const match = model.room?.match;
    const judged = model.analysis?.analysis != null || match?.result == null;
    if (this.judges && !judged) every.push({ what: `analysis ${match.id}`, command: doing.analysis(model) });
    return every;
  }

  /** Hold every match that ends against what was promised of it, and ask again what came of a solo game. */
  async checkMatches() {
    let checked = null;
    while (!this.over()) {
      const match = this.model.room?.match;
      if (match?.result != null && match.id !== checked && !hiddenStill(this.model)) {
        checked = match.id;
        if (match.form === "solo") void this.lookAgain(match.id);
        await this.check(match);
      } else await this.news();
    }
  }

  /** @param {MatchInfo} match */
  async check(match) {
    const { promise, seen } = this.model;
    const { check } = await import("../games/fairness.js");
    const record = await this.record();
    const promised = promise !== null && promise.match === match.id ? promise.commitment : null;
    const verdict = await check(match.game, match, promised, seen, record);
    this.hear({ type: "checked", match: match.id, record, verdict });
  }

  /** @param {string} match */
  async lookAgain(match) {
    for (let tries = 0; tries < TRIES && !this.over(); tries++) {
      await pause(SETTLE_MS);
      const { scores } = this.model;
      if (scores && [...scores.scores, ...scores.helped].some((each) => each.match === match)) return;
      this.again++;
      this.wake();
    }
  }

  over() {
    return this.link.ended || this.model.stopped !== null;
  }

  /** @returns {Promise<void>} */
  news() {
    return new Promise((done) => this.waiters.add(done));
  }

  /** Look again what one wishes to know, since that may have changed. */
  wake() {
    const waiters = [...this.waiters];
    this.waiters.clear();
    for (const done of waiters) done();
  }

  /** @param {Heard} heard */
  hear(heard) {
    if (this.held !== null) this.held.push(heard);
    else if (heard.type === "room") {
      const part = this.lacking(heard);
      const game = gameOf(heard.game) === null && Object.hasOwn(GAMES, heard.game) ? have(heard.game) : null;
      if (part === null && game === null) return this.take(heard);
      this.held = [heard];
      void this.fetch(part, game);
    } else this.take(heard);
  }

  /** Fetch what a room takes, and take what is heard meanwhile when it is here; its game's leg is not waited for. @param {Promise<unknown> | null} part @param {ReturnType<typeof have> | null} game */
  async fetch(part, game) {
    try {
      const [had] = await Promise.all([game, part]);
      void had?.leg().catch(() => {});
    } catch {
      // what is missing is missed, and said, once a leg is to be shown
    }
    const held = this.held ?? [];
    this.held = null;
    for (const heard of held) this.take(heard.type === "room" ? readAgain(heard) : heard);
  }

  /** @param {Heard} heard */
  take(heard) {
    const before = this.model;
    if (heard.type === "record") this.told.set(heard.id, heard);
    if (heard.type === "ended" && NO_WAY_BACK.has(heard.failure.kind) && before.room)
      identity.forgetRoom(before.room.room);
    // Nobody has asked for that: it is no refusal of anything they did.
    const quiet = heard.type === "rejected" && heard.id !== null && this.quiet.has(heard.id);
    if (!quiet) this.model = step(before, heard);
    if (heard.type === "rejected") void loadRejections().then(() => this.changed(this.model, this.model));
    if (heard.type === "welcome") {
      this.served = /** @type {{web?: string | null}} */ (heard).web ?? null;
      this.asked.clear();
    } else this.asked = stillAsked(this.asked, this.model);
    this.wake();
    if (this.model !== before) {
      const { promise, room, seen } = this.model;
      if (before.room && room && before.room.room !== room.room) {
        identity.forgetRoom(before.room.room);
        identity.goneIn(room.room);
      }
      if (promise !== null && seen !== before.seen) identity.keepSeen(promise.match, seen);
      if (room && this.model.talk.read !== before.talk.read) identity.noteRead(room.room, this.model.talk.read);
      this.keep();
      this.changed(this.model, before);
    }
  }

  /** Keep the room for another time, if anything of note is new about it. */
  keep() {
    const { model } = this;
    const room = model.room;
    if (room === null || !(me(model) !== null || watchesComputers(model))) return;
    const kept = savedFrom(model, room, this.saved?.when ?? "");
    if (equal(kept, this.saved)) return;
    this.saved = { ...kept, when: new Date().toISOString() };
    identity.saveRoom(this.saved);
  }
}

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
