// What is asked of the server outside its rooms: one's high scores, what is known of a number, a match played again.
//
// Each question takes a connection of its own, as oneself, so that it can be asked from anywhere, in a room or not. What
// is worked out at the server is told as it comes; where the connection is lost meanwhile, the question is asked again.

import { explainStop } from "../text/failure_text.js";
import * as connectionText from "../text/messages/connection.js";
import { loadRejections, rejectionText } from "../text/rejection_text.js";
import { address, CLIENT, Link, LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";

/** @typedef {import("../net/link.js").Command} Command */
/** What closes the connection that something is asked on; `again` asks anew there, whatever the question is by then. @typedef {(() => void) & {again: () => void}} Asked */

const NOBODY = "Somebody";
/** How long it may take until something is told. */
export const SECONDS = 20;
/** What a server reads of one message where nobody has set it otherwise; it ends the connection of who sends more. */
const MOST_BYTES = 4096;

/** Whom the server knows one as, since it was last asked. @type {string | null} */
let own = null;

/** One's own player id, once the server has told it. */
export const ownPlayer = () => own;

/** The server did not tell what it was asked; the message is for people. */
export class CannotAsk extends Error {}

/** A link to the server as oneself, in no room. @param {(heard: import("../room/types.js").Heard) => void} heard */
export const ownLink = (heard) =>
  new Link(address(), { key: identity.key(), name: identity.name() ?? NOBODY, client: CLIENT }, heard);

/**
 * Ask something until it is closed, again on every new connection, and tell each event that answers it.
 * @param {() => Command} question makes the command anew
 * @param {(event: any) => void} told
 * @param {(why: CannotAsk) => void} failed
 * @param {() => void} [answered] is called when the server has said that it has told all it knew
 * @param {{type?: string, linked?: (up: boolean) => void}} [how] `type`: of the events that answer it, where they do not name it by its id; `linked` is told whether the connection is there
 * @returns {Asked}
 */
export function keepAsking(question, told, failed, answered = () => {}, { type, linked } = {}) {
  let id = "";
  let open = true;
  let asking = false;
  let more = false;
  /** @param {CannotAsk} why */
  const fail = (why) => {
    if (!open) return;
    close();
    failed(why);
  };
  const late = setTimeout(() => fail(new CannotAsk(connectionText.noAnswer())), SECONDS * 1000);
  const link = ownLink((heard) => {
    if (heard.type === "welcome") own = heard.player;
    else if (heard.type === "connected") {
      linked?.(true);
      void ask();
    } else if (heard.type === "lost") linked?.(false);
    else if (heard.type === "ended") fail(new CannotAsk(explainStop(heard.failure, null)));
    else if (!open || heard.type === "ack" || heard.type === "rejected") return;
    else if (type === undefined ? "id" in heard && heard.id === id : heard.type === type) {
      clearTimeout(late);
      told(heard);
    }
  });
  const close = () => {
    open = false;
    clearTimeout(late);
    link.close();
  };
  const ask = async () => {
    if (asking) return; // the link sends it again by itself
    asking = true;
    more = false;
    try {
      const command = question();
      if (!fits(command)) return fail(new CannotAsk(connectionText.recordTooLong()));
      id = command.id;
      const answer = await link.ask(command);
      if (answer.type === "rejected") fail(new CannotAsk(await explainRejection(answer)));
      else {
        clearTimeout(late);
        answered();
      }
    } catch (error) {
      if (!(error instanceof LinkEnded)) throw error;
    }
    asking = false;
    if (more && open) void ask();
  };
  const again = () => {
    more = asking;
    id = ""; // what is still told answers the question before
    void ask();
  };
  void link.run();
  return Object.assign(close, { again });
}

/** Ask something once; throws CannotAsk. @param {() => Command} question @returns {Promise<any>} */
export const askOnce = (question) =>
  new Promise((resolve, reject) => {
    const end = keepAsking(
      question,
      (told) => {
        end();
        resolve(told);
      },
      reject,
    );
  });

/**
 * Whether a command is short enough to be read.
 * @param {Command} command
 */
export function fits(command) {
  return new TextEncoder().encode(JSON.stringify(command)).length <= MOST_BYTES;
}

/** Why the server rejects a question. @param {import("../protocol/messages.js").Rejected} answer */
export async function explainRejection(answer) {
  await loadRejections();
  return rejectionText(answer);
}
