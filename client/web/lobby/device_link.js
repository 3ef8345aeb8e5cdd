// Links two devices: the old one sends the player's identity to the new one, sealed, through a mailbox on the server.
//
// 1. The old device draws a secret, opens a mailbox at an address derived from it, and shows the secret in a link.
// 2. The new device puts a request with a random text into the mailbox. Both show a number derived from secret and text.
// 3. The player compares the numbers, and the old device puts the identity into the mailbox.
// 4. The new device ends the exchange, which removes the letters, and becomes the same person. Each side can end it before.
//
// Letters are sealed by AES-GCM under a key that is derived from the secret, too. The server never sees the secret, so it
// can neither read a letter nor change one unnoticed. The library works on pages without WebCrypto, too.

import { LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";
import { messages as devicesText } from "../text/messages/devices.js";
import { explainStopFully } from "../text/failure_text.js";
import { gcm } from "../vendor/noble-ciphers.js";
import { hkdf, sha256 } from "../vendor/noble-hkdf.js";
import { explainRejection, ownLink } from "./requests.js";

/** @typedef {"request" | "identity" | "end"} Slot */
/** @typedef {{key: string, name: string | null}} Identity */
/** @typedef {"opening" | "open" | "requested" | "sent" | "offered" | "linked" | "ended" | "failed"} Step */

const SECRET_BYTES = 16;
const NONCE_BYTES = 12;
const POLL_MS = 1_000;

const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
const toHex = (/** @type {Uint8Array} */ bytes) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (/** @type {string} */ text) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const random = (/** @type {number} */ length) => crypto.getRandomValues(new Uint8Array(length));

/** A new secret, as links have it. */
export const newSecret = () => toHex(random(SECRET_BYTES));
/** @param {string} text */
export const isSecret = (text) => new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(text);

/** What a secret is good for: the mailbox's address, sealed letters and the number to compare. */
export class Seals {
  /** @param {string} secret */
  constructor(secret) {
    const derive = (/** @type {string} */ what, /** @type {number} */ length) =>
      hkdf(sha256, fromHex(secret), undefined, encode(`device link: ${what}`), length);
    this.mailbox = toHex(derive("mailbox", 16));
    this.key = derive("key", 32);
    this.derive = derive;
  }

  /** @param {Slot} slot @param {unknown} value */
  seal(slot, value) {
    const nonce = random(NONCE_BYTES);
    return toHex(nonce) + toHex(gcm(this.key, nonce, encode(slot)).encrypt(encode(JSON.stringify(value))));
  }

  /** Open a letter; throws an Error if it was changed or comes from another slot. @param {Slot} slot @param {string} letter @returns {any} */
  open(slot, letter) {
    const bytes = fromHex(letter);
    const plain = gcm(this.key, bytes.slice(0, NONCE_BYTES), encode(slot)).decrypt(bytes.slice(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(plain));
  }

  /** The number that both devices show, of four digits. @param {string} text the request's random text */
  number(text) {
    const [one, two, three, four] = this.derive(`number ${text}`, 4);
    return String((((one * 256 + two) * 256 + three) * 256 + four) % 10_000).padStart(4, "0");
  }
}

/** One device's part of an exchange; `changed` is called after every change. */
class Exchange {
  /** @param {string} secret @param {() => void} changed */
  constructor(secret, changed) {
    this.seals = new Seals(secret);
    this.changed = changed;
    /** @type {Step} */
    this.step = "opening";
    /** When the link expires, in ms. @type {number | null} */
    this.expires = null;
    /** The number that both devices show. @type {string | null} */
    this.number = null;
    /** Why it failed. @type {string | null} */
    this.wrong = null;
    this.over = false;
    this.link = ownLink((heard) => {
      if (heard.type === "mailbox") this.read(heard);
      else if (heard.type === "ended") void explainStopFully(heard.failure, null).then((why) => this.fail(why));
    });
  }

  /** Send the first command, then read the mailbox until the exchange is over. @param {import("../net/link.js").Command} first */
  async run(first) {
    void this.link.run();
    if (!(await this.ask(first))) return;
    while (!this.over) {
      if (!(await this.ask({ id: identity.newId(), type: "read_mailbox", mailbox: this.seals.mailbox }))) return;
      await new Promise((resume) => setTimeout(resume, POLL_MS));
    }
  }

  /** Send a command and return whether it was accepted; otherwise the exchange has failed. @param {import("../net/link.js").Command} command */
  async ask(command) {
    try {
      const answer = await this.link.ask(command);
      if (answer.type !== "rejected") return true;
      const why = await explainRejection(answer);
      if (!this.over) this.fail(why);
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
    return false;
  }

  /** @param {Slot} slot @param {unknown} value */
  put(slot, value) {
    const letter = this.seals.seal(slot, value);
    return this.ask({ id: identity.newId(), type: "put_letter", mailbox: this.seals.mailbox, slot, letter });
  }

  /** @param {import("../protocol/messages.js").MailboxEvent} mailbox */
  read({ expires, letters }) {
    if (this.over) return;
    this.expires = expires;
    try {
      if (letters?.end !== undefined) this.finish(this.seals.open("end", letters.end).taken ? "linked" : "ended");
      else this.handle(letters ?? {});
    } catch {
      this.fail(devicesText.tampered());
    }
    this.changed();
  }

  /** @param {Partial<Record<Slot, string>>} _letters */
  handle(_letters) {}

  /** Count the mailbox as open from the first time that it is read, and return the step. @returns {Step} */
  opened() {
    if (this.step === "opening") this.step = "open";
    return this.step;
  }

  /** @param {Step} step */
  finish(step) {
    this.step = step;
    this.over = true;
    this.link.close();
    this.changed();
  }

  /** @param {string} why */
  fail(why) {
    if (this.over) return;
    this.wrong = why;
    this.finish("failed");
  }

  /** End the exchange without linking the devices. */
  async refuse() {
    if (this.over) return;
    if (await this.put("end", { taken: false })) this.finish("ended");
  }
}

/** The part of the device that has the identity. */
export class Sender extends Exchange {
  start() {
    void this.run({ id: identity.newId(), type: "open_mailbox", mailbox: this.seals.mailbox });
  }

  /** @param {Partial<Record<Slot, string>>} letters @override */
  handle({ request }) {
    if (this.opened() !== "open" || request === undefined) return;
    this.number = this.seals.number(String(this.seals.open("request", request).text));
    this.step = "requested";
  }

  async send() {
    if (this.step !== "requested") return;
    this.step = "sent";
    this.changed();
    await this.put("identity", { key: identity.key(), name: identity.name() });
  }
}

/** The part of the device that becomes the same person. */
export class Receiver extends Exchange {
  /** The identity that was sent. @type {Identity | null} */
  sent = null;
  taking = false;

  start() {
    const text = toHex(random(SECRET_BYTES));
    const letter = this.seals.seal("request", { text });
    this.number = this.seals.number(text);
    const { mailbox } = this.seals;
    void this.run({ id: identity.newId(), type: "put_letter", mailbox, slot: "request", letter });
  }

  /** @param {Partial<Record<Slot, string>>} letters @override */
  handle(letters) {
    if (this.opened() !== "open" || letters.identity === undefined) return;
    const { key, name } = this.seals.open("identity", letters.identity);
    if (!/^[0-9a-f]{64}$/.test(key)) throw new TypeError("key");
    this.sent = { key, name: typeof name === "string" ? name : null };
    this.step = "offered";
  }

  /** Become the same person, unless the other device has cancelled. */
  async take() {
    if (this.sent === null || this.step !== "offered") return;
    this.taking = true;
    if (await this.put("end", { taken: true })) this.finish("linked");
  }

  /** @param {Step} step @override */
  finish(step) {
    // After a lost connection, the mailbox may say that it was taken before the command is answered.
    if (step === "linked" && this.taking && this.sent !== null) identity.become(this.sent);
    super.finish(step);
  }
}
