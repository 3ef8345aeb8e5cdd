// The link to the server: it connects, identifies the player, reconnects, returns to the room, and retries commands.
//
// A command is kept until it is answered. When a connection is lost before that, the command is sent again on the next
// one, under the same id, so that it takes effect once (protocol/README.md, Reconnecting). client/net/link.py does the same.
//
// A server with several nodes may send the client to another one. The link then reconnects once, by that node's name, and
// reports nothing. If that fails, or the connection is lost later, it connects as usual: the room may have moved.

import { OutOfStep, Reader } from "./frames.js";

/** @typedef {import("../room/types.js").Failure} Failure */
/** @typedef {import("../room/types.js").Heard} Heard */
/** @typedef {import("../protocol/messages.js").Ack} Ack */
/** @typedef {import("../protocol/messages.js").Rejected} Rejected */
/** @typedef {{id: string, type: string, room?: string, [name: string]: unknown}} Command */
/** @typedef {Ack | Rejected} Answer */
/** @typedef {{command: Command, answer: (answer: Answer) => void, end: () => void, sent: boolean, at: number, tries: number, again: number, held: Ack | null}} Waiting */

export const CLIENT = "turnabout-browser";
const PROTOCOL = 1;
const ANSWER_MS = 5_000;
const RETURN_MS = 4_000;
/** The interval of checks for late answers and pongs. */
const WATCH_MS = 1_000;
/** After this silence the link pings the server, and gives the connection up if no answer comes. */
const SILENCE_MS = 25_000;
const LONGEST_DELAY = 2_000;
const STABLE_MS = 5_000;
const UNAVAILABLE_TRIES = 10;
const UNANSWERED_LIMIT = 32;
/** The id of the command that returns to the room after a reconnect. */
const ENTER_AGAIN = "enter-again";
/** The commands that enter a room whose code only the server's answer contains. */
const TO_A_NEW_ROOM = new Set(["create_room", "quick_match", "play_daily"]);

/** Farewells after which a retry is useless. */
const FINAL = new Set([
  "wrong_protocol",
  "name_refused",
  "turned_away",
  "replaced",
  "room_stopped",
  "room_gone",
  "removed",
  "no_spectators",
  "seat_moved",
]);

/** The WebSocket address of this page's server. */
export function address() {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/`;
}

export class LinkEnded extends Error {}

/** The connection has ended because the room is live on another node, named in the detail. */
const ELSEWHERE = "elsewhere";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** @param {string} kind @param {string} [detail] @param {Rejected | null} [rejection] @returns {Failure} */
export const failed = (kind, detail = "", rejection = null) => ({ kind, detail, rejection });

export const OFFLINE = failed("offline");
/** Whether this machine has no network. */
export const isOffline = () => navigator.onLine === false;

/** @param {Failure} failure */
const isFinal = (failure) => FINAL.has(failure.kind);

class Broken extends Error {
  /** @param {Failure} failure */
  constructor(failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** One player's link to one server. `heard` is called with every event on it and every change of it, in order. */
export class Link {
  /**
   * @param {string} url
   * @param {{key: string, name: string, client: string}} who
   * @param {(heard: Heard) => void} heard
   * @param {boolean} patient go on trying also when the first connection fails, since a room known before waits there
   */
  constructor(url, who, heard, patient = false) {
    this.url = url;
    this.who = who;
    this.heard = heard;
    this.keepTrying = patient;
    /** @type {string | null} */
    this.room = null;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.ready = false;
    /** Whether a command has waited longer than ANSWER_MS for its answer. */
    this.late = false;
    /** @type {(() => void) | null} */
    this.hurry = null;
  }

  /** Keep the link up until it ends. */
  async run() {
    let delay = 0;
    /** @type {string | null} */
    let node = null;
    while (!this.ended) {
      if (node === null) this.heard({ type: "connecting" });
      const began = performance.now();
      const failure = await this.connection(node);
      if (this.ended) return;
      node = failure.kind === ELSEWHERE ? failure.detail : null;
      if (node !== null) continue;
      if (isFinal(failure) || !this.keepTrying) {
        this.end();
        this.heard({ type: "ended", failure });
        return;
      }
      if (performance.now() - began > STABLE_MS) delay = 0;
      this.heard({ type: "lost", failure, retry_in: delay / 1000 });
      await this.pause(delay);
      delay = Math.min(LONGEST_DELAY, delay === 0 ? 300 + 200 * Math.random() : 2 * delay);
    }
  }

  /**
   * Send a command and return its answer, with as many connections as it takes; throws LinkEnded if the link ends first.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  ask(command) {
    if (this.ended || this.waiting.size >= UNANSWERED_LIMIT) return Promise.reject(new LinkEnded());
    return new Promise((answer, reject) => {
      const end = () => reject(new LinkEnded());
      this.waiting.set(command.id, { command, answer, end, sent: false, at: 0, tries: 0, again: 0, held: null });
      this.flush();
    });
  }

  /** Try to connect at once, without waiting out the delay. */
  retryNow() {
    this.hurry?.();
  }

  /** Close the link for good. */
  close() {
    this.end();
    if (this.socket !== null) shut(this.socket);
    this.hurry?.();
  }

  end() {
    this.ended = true;
    for (const waiting of this.waiting.values()) {
      clearTimeout(waiting.again);
      waiting.end();
    }
    this.waiting.clear();
  }

  /** @param {number} ms @returns {Promise<void>} */
  pause(ms) {
    return new Promise((done) => {
      const go = () => {
        clearTimeout(timer);
        removeEventListener("online", go);
        this.hurry = null;
        done();
      };
      const timer = setTimeout(go, ms);
      this.hurry = go;
      addEventListener("online", go);
    });
  }

  /** Make one connection, to a node if it is named, use it until it ends, and return the reason. @param {string | null} node @returns {Promise<Failure>} */
  connection(node) {
    return new Promise((over) => {
      const socket = new WebSocket(node === null ? this.url : `${this.url}?node=${encodeURIComponent(node)}`);
      this.socket = socket;
      /** @type {Failure | null} */
      let farewell = null;
      let opened = false;
      let done = false;
      let step = "hello";
      let since = performance.now();
      const limit = this.keepTrying ? RETURN_MS : ANSWER_MS;
      let alarm = setTimeout(() => finish(failed("no_answer")), limit);
      const probe = () => {
        since = performance.now();
        this.send({ id: "sign-of-life", type: "catalog" });
        clearTimeout(alarm);
        alarm = setTimeout(() => finish(failed("dropped")), RETURN_MS);
      };
      const watch = setInterval(() => {
        if (!this.ready) return;
        if (this.checkLate() || performance.now() - since > SILENCE_MS) probe();
      }, WATCH_MS);
      // Only a server on this machine can be reached without a network.
      const offline = () => (LOOPBACK.test(new URL(this.url).hostname) ? this.ready && probe() : finish(OFFLINE));
      addEventListener("offline", offline);
      /** @param {Failure} failure */
      const finish = (failure) => {
        if (done) return;
        done = true;
        this.ready = this.late = false;
        removeEventListener("offline", offline);
        clearTimeout(alarm);
        clearInterval(watch);
        shut(socket);
        over(isOffline() && !isFinal(failure) ? OFFLINE : failure);
      };
      const established = () => {
        step = "up";
        this.ready = true;
        clearTimeout(alarm);
        for (const waiting of this.waiting.values()) {
          clearTimeout(waiting.again);
          waiting.sent = false;
        }
        this.heard({ type: "connected" }); // the listener may send a command at once, which also sends waiting ones
        this.flush();
      };
      const reader = new Reader();
      let greeted = 0;
      socket.onopen = () => {
        opened = true;
        greeted = performance.now();
        this.send({ id: "hello", type: "hello", protocol: PROTOCOL, ...this.who, updates: true });
      };
      socket.onmessage = (message) => {
        if (done) return;
        since = performance.now();
        if (step === "up") clearTimeout(alarm);
        try {
          const event = reader.read(message.data);
          if (event === null) return;
          if (event.type === "goodbye") {
            farewell = failed(event.code, event.message);
            return;
          }
          if (event.type === "elsewhere") {
            if (node === null) throw new Broken(failed(ELSEWHERE, event.node));
            return;
          }
          if (event.type === "welcome") {
            this.heard({ type: "server_time", ahead: event.now - (greeted + performance.now()) / 2 });
          }
          if (event.type === "room") this.room = event.room;
          this.heard(event);
          if (event.type === "room") this.release();
          if (event.type !== "ack" && event.type !== "rejected") return;
          if (step === "hello" && event.id === "hello") {
            if (event.type === "rejected") throw greetingRefused(event);
            this.keepTrying = true;
            if (this.room === null) established();
            else {
              step = "enter";
              this.enterAgain();
            }
          } else if (event.id === ENTER_AGAIN) {
            if (event.type === "rejected") throw new Broken(failed(notBack(event.code), "", event));
            if (step === "enter") established();
          } else {
            this.settle(event);
          }
        } catch (error) {
          if (error instanceof OutOfStep) this.enterAgain();
          else if (error instanceof Broken) finish(error.failure);
          else throw error;
        }
      };
      socket.onclose = () => finish(farewell ?? failed(opened ? "dropped" : "nothing_listens"));
    });
  }

  /** @param {Command} command */
  send(command) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** Enter the room again for its snapshot: on a new connection, or after an update that did not follow the last. */
  enterAgain() {
    if (this.room !== null) this.send({ id: ENTER_AGAIN, type: "enter", room: this.room, alongside: true });
  }

  flush() {
    if (!this.ready) return;
    for (const waiting of this.waiting.values()) {
      if (!waiting.sent) {
        waiting.sent = true;
        waiting.at = performance.now();
        this.send(waiting.command);
      }
    }
  }

  /** Report when a command starts to wait too long for its answer, and when none does any more. Returns whether one has just started. */
  checkLate() {
    const now = performance.now();
    const late = [...this.waiting.values()].some(({ sent, at, held }) => sent && held === null && now - at > ANSWER_MS);
    if (late === this.late) return false;
    this.late = late;
    this.heard({ type: "late", late, offline: late && isOffline() });
    return late;
  }

  /** Resolve a command with its answer; if the store was away, send the command again a little later. @param {Answer} answer */
  settle(answer) {
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (waiting === undefined) return;
    if (answer.type === "rejected") {
      if (isSentAgain(answer) && waiting.tries < UNAVAILABLE_TRIES) {
        const delay = Math.min(200 * 2 ** waiting.tries++, LONGEST_DELAY);
        waiting.again = setTimeout(() => {
          waiting.sent = false;
          this.flush();
        }, delay);
        return;
      }
    } else {
      const { type, room } = waiting.command;
      // Until the room's code is known, the only way back into a room just made is to send the same command again.
      if (TO_A_NEW_ROOM.has(type) && this.room === null) {
        waiting.held = answer;
        return;
      }
      if ((type === "enter" || type === "take_seat") && room !== undefined) this.room ??= room;
      if (type === "leave") this.room = null;
    }
    this.waiting.delete(waiting.command.id);
    this.checkLate();
    waiting.answer(answer);
  }

  release() {
    for (const waiting of [...this.waiting.values()]) {
      if (waiting.held !== null) {
        this.waiting.delete(waiting.command.id);
        waiting.answer(waiting.held);
      }
    }
  }
}

/** Close a socket; while it is connecting, wait until it is open, because browsers log a warning otherwise. @param {WebSocket} socket */
function shut(socket) {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Whether a rejected command is sent again: the store is away for a moment, unlike the database. @param {Rejected} answer */
export const isSentAgain = (answer) => answer.code === "unavailable" && answer.reason !== "database_away";

/** The failures that rejections of a greeting stand for; only the name in it was typed. @type {Record<string, string>} */
const NOT_GREETED = {
  wrong_protocol: "wrong_protocol",
  malformed: "name_refused",
  too_many: "dropped",
  unavailable: "dropped",
};

/** @param {Rejected} answer */
function greetingRefused(answer) {
  return new Broken(failed(NOT_GREETED[answer.code] ?? "turned_away", "", answer));
}

/** The failure that a rejection on returning to the room stands for. @param {string} code */
function notBack(code) {
  if (code === "no_such_room") return "room_gone";
  return code === "too_many" || code === "unavailable" ? "dropped" : "turned_away";
}
