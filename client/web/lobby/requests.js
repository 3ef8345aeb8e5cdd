// Requests to the server outside its rooms: high scores, the standings of a number, a match to replay.
//
// Each request has a connection of its own, under the reader's key, so that it can be made inside or outside a room. The
// server sends results as it computes them; after a lost connection the request is sent again.

import { explainStop, explainStopFully } from "../text/failure_text.js";
import { messages as connectionText } from "../text/messages/connection.js";
import { messages as peopleText } from "../text/messages/people.js";
import { loadRejections, rejectionText } from "../text/rejection_text.js";
import { address, CLIENT, Link, LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";

/** @typedef {import("../net/link.js").Command} Command */
/** Closes the connection of a request; `again` sends the request again there, as `question` now makes it. @typedef {(() => void) & {again: () => void}} Asked */

/** The time limit for the first result, in seconds. */
export const SECONDS = 20;
/** The default limit of a server for one message, in bytes; a longer message ends the connection. */
const MOST_BYTES = 4096;

/** The reader's player id as of the last connection. @type {string | null} */
let own = null;

/** The reader's player id, once a server has sent it. */
export const ownPlayer = () => own;

/** The server did not answer a request; the message is for people. */
export class CannotAsk extends Error {}

/** No server answered; the message says why. */
export class NoServer extends CannotAsk {}

/** A link to the server under the reader's key, in no room. @param {(heard: import("../room/types.js").Heard) => void} heard */
export const ownLink = (heard) =>
  new Link(address(), { key: identity.key(), name: identity.name() ?? peopleText.guest(), client: CLIENT }, heard);

/**
 * Send a request, again on every new connection until it is closed, and pass on each event that answers it.
 * @param {() => Command} question makes the command, each time that it is sent
 * @param {(event: any) => void} told
 * @param {(why: CannotAsk) => void} failed
 * @param {() => void} [answered] is called when the server has sent all results
 * @param {{type?: string, linked?: (up: boolean) => void}} [how] `type`: the type of the answering events, if they don't carry the command's id; `linked` is called when the connection is made or lost
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
  const late = setTimeout(() => fail(new NoServer(connectionText.noAnswer())), SECONDS * 1000);
  const link = ownLink((heard) => {
    if (heard.type === "welcome") own = heard.player;
    else if (heard.type === "connected") {
      linked?.(true);
      void ask();
    } else if (heard.type === "lost") linked?.(false);
    else if (heard.type === "ended") void explainStopFully(heard.failure, null).then((why) => fail(new NoServer(why)));
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
    if (asking) return; // the link resends it by itself
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
    id = ""; // later events still answer the request before
    void ask();
  };
  void link.run();
  return Object.assign(close, { again });
}

/** Send a request once, and return its answer; throws CannotAsk. @param {() => Command} question @returns {Promise<any>} */
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

/** Send commands in turn, over a connection of their own; throws CannotAsk if one is rejected or no server answers. @param {Command[]} commands */
export async function send(commands) {
  let why = connectionText.noAnswer();
  const link = ownLink((heard) => {
    if (heard.type === "ended") why = explainStop(heard.failure, null);
  });
  const late = setTimeout(() => link.close(), SECONDS * 1000);
  await loadRejections();
  void link.run();
  try {
    for (const command of commands) {
      const answer = await link.ask(command);
      if (answer.type === "rejected") throw new CannotAsk(rejectionText(answer));
    }
  } catch (error) {
    throw error instanceof LinkEnded ? new CannotAsk(why) : error;
  } finally {
    clearTimeout(late);
    link.close();
  }
}

/**
 * Whether a command is short enough for the server.
 * @param {Command} command
 */
export function fits(command) {
  return new TextEncoder().encode(JSON.stringify(command)).length <= MOST_BYTES;
}

/** The reason why the server rejects a request. @param {import("../protocol/messages.js").Rejected} answer */
export async function explainRejection(answer) {
  await loadRejections();
  return rejectionText(answer);
}
