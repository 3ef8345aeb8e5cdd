// The records of the matches that were finished in a room.
//
// The client looks into the room as a stranger, so that it neither reclaims the reader's seat nor removes anyone; it
// uses the reader's key only if the room keeps strangers out.

import { CannotAsk } from "../lobby/requests.js";
import { explainStopFully } from "../text/failure_text.js";
import { messages as connectionText } from "../text/messages/connection.js";
import { address, CLIENT, Link, LinkEnded } from "../net/link.js";
import * as identity from "../profile/identity.js";
import { messages as peopleText } from "../text/messages/people.js";
import { messages as recordsText } from "../text/messages/records.js";

/** @typedef {import("../protocol/messages.js").Record} GameRecord */
/** @typedef {import("../room/types.js").Room} Room */
/** A record, and the server's id of its match, if it has one. @typedef {{record: GameRecord, id?: string}} Found */

const SECONDS = 20;
/** The number of records that a connection may request in a row. */
const MOST_MATCHES = 25;

/** The server rejected a command; `rejected` says why. */
class Refused extends Error {
  /** @param {import("../protocol/messages.js").Rejected} rejected */
  constructor(rejected) {
    super(rejected.message);
    this.rejected = rejected;
  }
}

/** The records of a room's newest matches, the oldest first. Throws CannotAsk. @param {string} code @returns {Promise<Found[]>} */
export async function recordsOf(code) {
  const stranger = [1, 2, 3, 4].map(identity.newId).join("");
  try {
    return await look(code, stranger).catch((error) => {
      if (error instanceof Refused && error.rejected.code === "not_allowed") return look(code, identity.key());
      throw error;
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new CannotAsk(await explainStopFully(error.rejected, code));
  }
}

/** Look into a room. Throws Refused and CannotAsk. @param {string} code @param {string} key @returns {Promise<Found[]>} */
function look(code, key) {
  return new Promise((done, fail) => {
    /** @type {(room: Room) => void} */
    let inside = () => {};
    /** @type {Promise<Room>} */
    const room = new Promise((seen) => {
      inside = seen; // it may come after the answer
    });
    /** @type {Map<string, Found>} */
    const told = new Map();
    const who = { key, name: identity.name() ?? peopleText.guest(), client: CLIENT };
    const link = new Link(address(), who, (heard) => {
      if (heard.type === "room") inside(heard);
      else if (heard.type === "record")
        told.set(heard.id, { record: /** @type {any} */ (heard.record), id: heard.match_id ?? undefined });
      else if (heard.type === "ended")
        void explainStopFully(heard.failure, code).then((why) => end(() => fail(new CannotAsk(why))));
    });
    const late = setTimeout(() => end(() => fail(new CannotAsk(connectionText.noAnswer()))), SECONDS * 1000);
    /** @param {() => void} how */
    const end = (how) => {
      clearTimeout(late);
      how();
      link.close();
    };
    /** @param {import("../net/link.js").Command} command */
    const ask = async (command) => {
      const answer = await link.ask(command);
      if (answer.type === "rejected") throw new Refused(answer);
    };
    const work = async () => {
      await ask({ id: identity.newId(), type: "enter", room: code, alongside: true });
      const { match } = await room;
      const last = match === null ? 0 : match.result === null ? match.match - 1 : match.match;
      const records = [];
      for (let each = Math.max(1, last - MOST_MATCHES + 1); each <= last; each++) {
        const id = identity.newId();
        await ask({ id, type: "record", match: each });
        const record = told.get(id); // it comes before its answer
        if (record) records.push(record);
      }
      await ask({ id: identity.newId(), type: "leave" });
      if (records.length) return records;
      throw new CannotAsk(recordsText.noneFinished());
    };
    void link.run();
    work().then(
      (records) => end(() => done(records)),
      (error) => {
        if (!(error instanceof LinkEnded)) end(() => fail(error));
      },
    );
  });
}
