// One stay in a room: the link and the model together, and all that a player can do there. It draws nothing; whoever
// shows the model is told of every change. client/visit.py does the same.

import * as doing from "./doing.js";
import * as identity from "./identity.js";
import { Link, LinkEnded } from "./link.js";
import {
  NOTHING,
  finished,
  freeSeat,
  leg,
  me,
  myTurn,
  nameOf,
  other,
  phase,
  position,
  solo,
  step,
  watchesComputers,
} from "./session.js";

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./link.js").Command} Command */
/** @typedef {import("./link.js").Answer} Answer */
/** @typedef {import("./protocol.js").Record} GameRecord */

const NO_WAY_BACK = new Set(["room_gone", "sent_away", "seat_moved"]);
export const CLIENT = "turnabout-browser";

/** Where the server of this page listens for links. */
export function address() {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/`;
}

export class Visit {
  /**
   * @param {Command} wayIn create_room, enter or take_seat
   * @param {(model: Model) => void} changed
   */
  constructor(wayIn, changed) {
    this.wayIn = wayIn;
    this.changed = changed;
    /** @type {Model} */
    this.model = NOTHING;
    this.acting = false;
    /** @type {Set<() => void>} */
    this.waiters = new Set();
    /** @type {Map<string, any>} */
    this.told = new Map();
    /** What was asked for by itself already, so that it is asked for once. */
    this.asked = new Set();
    const known = wayIn.type === "enter" && wayIn.room ? identity.savedRoom(wayIn.room) : null;
    if (known?.match) this.model = { ...NOTHING, promise: { match: known.match, commitment: known.commitment } };
    const who = { key: identity.key(), name: identity.name() ?? "", client: CLIENT };
    this.link = new Link(address(), who, (heard) => this.hear(heard), known !== null);
  }

  /** Go into the room and stay there until that is no longer possible. */
  async run() {
    const linked = this.link.run();
    try {
      if (await this.comeIn()) await this.stay();
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
    await linked;
  }

  /** Ask for one thing at a time: a second click while the answer is on its way means the same. @param {Command | null} command */
  async act(command) {
    if (this.acting || command === null) return;
    this.acting = true;
    try {
      await this.ask(command);
    } finally {
      this.acting = false;
    }
  }

  /** Ask for something, whatever else is being asked for. @param {Command} command @returns {Promise<Answer | null>} */
  async ask(command) {
    try {
      const answer = await this.link.ask(command);
      if (answer.type === "rejected" && answer.code === "unavailable") this.hear({ type: "gave_up", rejected: answer });
      return answer;
    } catch (error) {
      if (error instanceof LinkEnded) return null;
      throw error;
    }
  }

  /** The record of the match that is over; null where the server does not give it. @returns {Promise<GameRecord | null>} */
  async record() {
    const { checked } = this.model;
    if (checked?.record && checked.match === this.model.room?.match?.id) return checked.record;
    const command = doing.record(this.model);
    if (command === null || (await this.ask(command))?.type !== "ack") return null;
    while (!this.told.has(command.id)) await this.news();
    return this.told.get(command.id).record;
  }

  /** Go on from the end of a leg. */
  goOn() {
    this.hear({ type: "went_on" });
  }

  /** Go out of the room; the seat is kept. @param {boolean} [forget] and do not offer to come back */
  async leave(forget = false) {
    if (this.model.link.type === "connected") await Promise.race([this.ask(doing.leave()), pause(1000)]);
    if (forget && this.model.room) identity.forgetRoom(this.model.room.room);
    this.link.close();
  }

  /** @returns {Promise<boolean>} */
  async comeIn() {
    let answer = await this.link.ask(this.wayIn);
    if (answer.type === "rejected") return this.refused(answer);
    while (this.model.room === null) await this.news();
    if (me(this.model) === null && freeSeat(this.model) !== null) {
      answer = await this.link.ask(doing.sit());
      // Somebody else may have been quicker: then one looks on.
      if (answer.type === "rejected" && answer.code !== "seat_taken") return this.refused(answer);
      while (answer.type === "ack" && this.model.room.version < answer.version) await this.news();
    }
    this.hear({ type: "came_in" });
    return true;
  }

  /** @param {import("./protocol.js").Rejected} rejected */
  refused(rejected) {
    if (rejected.code === "no_such_room" && this.wayIn.room) identity.forgetRoom(this.wayIn.room);
    this.hear({ type: "turned_away", rejected });
    return false;
  }

  /** Do what is done by itself: be ready alone, ask what is known of a number, check what was promised. */
  async stay() {
    while (this.model.stopped === null) {
      const model = this.model;
      const where = phase(model);
      const match = model.room?.match ?? null;
      const next = model.room?.next;
      if (next && (solo(model) || watchesComputers(model)) && where !== "leg_over" && this.first(`ready ${next}`)) {
        void this.ask(/** @type {Command} */ (doing.ready(model)));
      }
      if (
        model.room &&
        match?.number != null &&
        (solo(model) || match.result !== null) &&
        this.first(`number ${match.id} ${match.result !== null}`)
      ) {
        void this.ask(doing.number(model.room.game, model.room.options, match.number));
      }
      if (match !== null && match.result !== null && this.first(`check ${match.id}`)) void this.check();
      const turn = `hint ${position(model)}`;
      if (identity.settings().hints === "on" && model.room?.hints && myTurn(model) && this.first(turn)) {
        void this.ask(/** @type {Command} */ (doing.hint(model)));
      }
      await this.news();
    }
  }

  async check() {
    const { room, promise, seen } = this.model;
    const match = room?.match;
    if (!room || !match) return;
    const { check } = await import("./fairness.js");
    const record = await this.record();
    const promised = promise !== null && promise.match === match.id ? promise.commitment : null;
    const verdict = await check(room.game, match, promised, seen, record);
    this.hear({ type: "checked", match: match.id, record, verdict });
  }

  /** Whether something is done for the first time. @param {string} what */
  first(what) {
    if (this.asked.has(what)) return false;
    this.asked.add(what);
    return true;
  }

  /** @returns {Promise<void>} */
  news() {
    return new Promise((done) => this.waiters.add(done));
  }

  /** @param {Heard} heard */
  hear(heard) {
    if (heard.type === "record") this.told.set(heard.id, heard);
    if (heard.type === "ended" && NO_WAY_BACK.has(heard.failure.kind) && this.model.room)
      identity.forgetRoom(this.model.room.room);
    const before = this.model;
    this.model = step(before, heard);
    const waiters = [...this.waiters];
    this.waiters.clear();
    for (const done of waiters) done();
    if (this.model !== before) {
      this.keep(before);
      this.changed(this.model);
    }
  }

  /** Keep the room for another time, if anything of note is new about it. @param {Model} before */
  keep(before) {
    const { model } = this;
    const room = model.room;
    if (room === null || me(model) === null) return;
    if (
      before.room !== null &&
      before.promise === model.promise &&
      finished(before) === finished(model) &&
      nameOf(before, other(before)) === nameOf(model, other(model)) &&
      leg(before)?.leg === leg(model)?.leg
    )
      return;
    identity.saveRoom({
      code: room.room,
      title: room.title,
      other: nameOf(model, other(model)),
      solo: solo(model),
      finished: finished(model),
      when: new Date().toISOString(),
      match: model.promise?.match ?? null,
      commitment: model.promise?.commitment ?? null,
    });
  }
}

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
