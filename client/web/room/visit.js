// A stay in a room: the link and the model together, with everything that a player can do there. It draws nothing;
// `changed` is called after every change of the model.

import { loadRejections, rejectionText } from "../text/rejection_text.js";
import { readAgain } from "../net/frames.js";
import { gameOf, GAMES, have, optionsTold } from "../games/catalog.js";
import { address, CLIENT, isSentAgain, Link, LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";
import { messages as peopleText } from "../text/messages/people.js";
import { equal } from "../protocol/json.js";
import { stillAsked, wishes } from "./automatic_commands.js";
import * as doing from "./commands.js";
import { withJudged } from "./judged_moves.js";
import { NOTHING, freeSeat, hiddenStill, me, rematchDrawsWinnable, solo, underWay, watchesComputers } from "./model.js";
import { savedFrom } from "./saved_room.js";
import { step } from "./session.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("../net/link.js").Command} Command */
/** @typedef {import("../net/link.js").Answer} Answer */
/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../protocol/messages.js").MatchInfo} MatchInfo */

const NO_WAY_BACK = new Set(["room_gone", "removed", "no_spectators", "seat_moved"]);
/** The commands that may begin a match, for which a winnable number may be searched for. */
const BEGINS = new Set(["ready", "offer", "answer"]);
const RECORD_MS = 10_000;
const LEAVE_MS = 2_000;
const SETTLE_MS = 1_000;
/** The number of repeated requests for the result of a solo game: servers count it a little later. */
const TRIES = 3;

/** The version of this page's client, from the paths under which the server serves it; null elsewhere. */
export const BUILD = /\/web\/([^/]+)\//.exec(import.meta.url)?.[1] ?? null;

export class Visit {
  /**
   * @param {Command} wayIn create_room, enter or take_seat
   * @param {(model: Model, before: Model) => void} changed
   * @param {string[]} [names] the competitors in the new room
   * @param {(room: import("./types.js").Room) => Promise<unknown> | null} [lacking] loads the modules that a room's page needs
   */
  constructor(wayIn, changed, names = [], lacking = () => null) {
    this.lacking = lacking;
    /** Whether the guest has read the room's options on the page of its link. */
    this.hasReadOptions = false;
    this.names = names;
    this.wayIn = wayIn;
    this.changed = changed;
    /** @type {Model} */
    this.model = NOTHING;
    /** The version of the page that the server has now. @type {string | null} */
    this.served = null;
    /** Why the server does not analyse the match; null if it has not refused. @type {string | null} */
    this.notJudged = null;
    /** The number of the match that is analysed, and its moves judged so far. */
    this.judgedMatch = 0;
    /** @type {import("../protocol/messages.js").EarlyJudgement[]} */
    this.judged = [];
    /** The types of the commands in progress. @type {Set<string>} */
    this.acting = new Set();
    /** Whether the player has made a move in this stay. */
    this.hasMoved = false;
    /** The last rematch that was asked for. @type {import("./commands.js").Another | null} */
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
    /** The events held back while the game of a room is being loaded; null while none is. @type {Heard[] | null} */
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
    const who = { key: identity.key(), name: identity.name() ?? peopleText.guest(), client: CLIENT };
    this.link = new Link(address(), who, (heard) => this.hear(heard), this.saved !== null);
  }

  /** Enter the room and stay there until that is no longer possible. */
  async run() {
    const linked = this.link.run();
    try {
      if (await this.comeIn()) await Promise.all([this.attend(), this.checkMatches()]);
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
    await linked;
  }

  /** Send a command, unless one of its type is in progress: a second click means the same. Returns whether it was sent. @param {Command | null} command */
  async act(command) {
    if (command === null || this.acting.has(command.type)) return false;
    this.acting.add(command.type);
    if (BEGINS.has(command.type)) this.changed(this.model, this.model);
    try {
      const answer = await this.ask(command);
      // The answer may come before the room, and the next move belongs to the position after this one.
      if (command.type === "move" && answer?.type === "ack") {
        this.hasMoved = true;
        await this.seen(answer.version);
      }
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
   * Send a command even if others are in progress; null if the link has ended or is too busy.
   * @param {Command} command
   * @param {{quietly?: boolean}} [how] quietly: a rejection goes to the caller only, and is not shown in the room
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

  /** Ask for another match; in a game alone, resign the unfinished one first. @param {doing.Another} what */
  async wish(what) {
    if (solo(this.model) && underWay(this.model)) {
      const answer = await this.ask(/** @type {Command} */ (doing.resign(this.model)));
      while (answer?.type === "ack" && underWay(this.model) && this.model.stopped === null) await this.news();
    }
    this.wished = what;
    await this.act(doing.wish(this.model, what));
  }

  /** Whether a winnable number is being searched for, for the requested rematch. */
  get searches() {
    return (this.acting.has("offer") || this.acting.has("answer")) && rematchDrawsWinnable(this.model, this.wished);
  }

  /** The record of the finished match; null if the server does not send it. @returns {Promise<GameRecord | null>} */
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

  /** Have the finished match analysed: the model has the progress, and `notJudged` the reason if the server refuses. */
  judge() {
    this.notJudged = null;
    this.judges = true;
    if (this.model.analysis?.failed != null) this.asked.delete(`analysis ${this.model.room?.match?.id}`);
    this.wake();
  }

  /** Continue after the end of a leg. */
  goOn() {
    this.hear({ type: "went_on" });
  }

  /** Leave the room; the seat is kept. @param {boolean} [forget] don't offer to come back */
  async leave(forget = false) {
    const { room, quick, match } = this.model.room ?? {};
    // Before its match begins, a player who leaves a quick match gives up the seat: there is nothing to come back to.
    forget ||= quick === true && match === null;
    if (room !== undefined) identity.goneOut(room);
    if (forget && room !== undefined) identity.forgetRoom(room); // so that the next screen does not offer it
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
      // Another player may have been faster: the reader is then a spectator.
      if (answer.type === "rejected" && answer.code !== "seat_taken") return this.refused(answer);
      // The answer may come before the room: wait, so that the reader is not shown as a spectator for a moment.
      if (answer.type === "ack") await this.seen(answer.version);
    }
    const { room } = this.model.room;
    // A player who waited for an opponent may have found them in another room.
    if (this.wayIn.room && this.wayIn.room !== room) identity.forgetRoom(this.wayIn.room);
    identity.goneIn(room);
    this.hear({ type: "came_in" });
    return true;
  }

  /** Whether an invited player should see the room's options before sitting down. */
  looksFirst() {
    const { room } = this.model;
    const invited = this.wayIn.type === "enter" && this.saved === null && room?.match === null;
    return invited && !this.hasReadOptions && optionsTold(room.game, room.options).length > 0;
  }

  /** @param {import("../protocol/messages.js").Rejected} rejected */
  refused(rejected) {
    if (rejected.code === "no_such_room" && this.wayIn.room) identity.forgetRoom(this.wayIn.room);
    this.hear({ type: "turned_away", rejected });
    return false;
  }

  /** Send the automatic commands, each once. */
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

  /** Check every finished match against its commitment, and request the result of a solo game again. */
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
      if (scores && [...scores.scores, ...scores.helped, ...scores.casual].some((each) => each.match === match)) return;
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

  /** Wake everything that waits for news. */
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

  /** Load the modules of a room, then handle the events that came meanwhile; the module of its leg loads later. @param {Promise<unknown> | null} part @param {ReturnType<typeof have> | null} game */
  async fetch(part, game) {
    try {
      const [had] = await Promise.all([game, part]);
      void had?.leg().catch(() => {});
    } catch {
      // a missing module is reported when a leg is shown
    }
    const held = this.held ?? [];
    this.held = null;
    for (const heard of held) this.take(heard.type === "room" ? readAgain(heard) : heard);
  }

  /** @param {Heard} heard */
  take(heard) {
    const before = this.model;
    if (heard.type === "record") this.told.set(heard.id, heard);
    if (heard.type === "analysis") this.noteJudged(heard);
    if (heard.type === "ended" && NO_WAY_BACK.has(heard.failure.kind) && before.room)
      identity.forgetRoom(before.room.room);
    // The player did not send this command: its rejection is not shown.
    const quiet = heard.type === "rejected" && heard.id !== null && this.quiet.has(heard.id);
    if (!quiet) this.model = step(before, heard);
    if (heard.type === "rejected" || heard.type === "ended")
      void loadRejections().then(() => this.changed(this.model, this.model));
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

  /** Keep the moves judged so far: each message about an analysis brings only the next ones. @param {import("../protocol/messages.js").AnalysisEvent} heard */
  noteJudged({ match, judged }) {
    if (this.judgedMatch !== match) Object.assign(this, { judgedMatch: match, judged: [] });
    this.judged = withJudged(this.judged, judged);
  }

  /** Save the room for a later visit, if anything in it has changed. */
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
