// The records of the matches that were finished in a room. client/replay_room.py asks for them in the same way.
//
// One looks in as a stranger, so that it neither counts as coming back to one's seat nor sends anybody out.

import { CannotAsk } from "./asking.js";
import { newId } from "./identity.js";
import { Link, LinkEnded } from "./link.js";
import { address, CLIENT } from "./visit.js";
import { stopped } from "./words/failures.js";

/** @typedef {import("./protocol.js").Record} GameRecord */
/** @typedef {import("./protocol.js").RoomEvent} RoomEvent */

const SECONDS = 20;
const MOST_MATCHES = 25;

/** The records of a room's newest matches, the first played first. Throws CannotAsk. @param {string} code @returns {Promise<GameRecord[]>} */
export function recordsOf(code) {
  return new Promise((done, fail) => {
    /** @type {RoomEvent | null} */
    let room = null;
    /** @type {Map<string, GameRecord>} */
    const told = new Map();
    const key = [1, 2, 3, 4].map(newId).join("");
    const link = new Link(address(), { key, name: "Somebody", client: CLIENT }, (heard) => {
      if (heard.type === "room") room = heard;
      else if (heard.type === "record") told.set(heard.id, /** @type {any} */ (heard.record));
      else if (heard.type === "ended") end(() => fail(new CannotAsk(stopped(heard.failure, code))));
    });
    const late = setTimeout(
      () => end(() => fail(new CannotAsk("The server has not answered. Try again."))),
      SECONDS * 1000,
    );
    /** @param {() => void} how */
    const end = (how) => {
      clearTimeout(late);
      how();
      link.close();
    };
    /** @param {import("./link.js").Command} command */
    const ask = async (command) => {
      const answer = await link.ask(command);
      if (answer.type === "rejected") throw new CannotAsk(stopped(answer, code));
    };
    const work = async () => {
      await ask({ id: newId(), type: "enter", room: code, takeover: false });
      const match = room?.match ?? null;
      const last = match === null ? 0 : match.result === null ? match.match - 1 : match.match;
      const records = [];
      for (let each = Math.max(1, last - MOST_MATCHES + 1); each <= last; each++) {
        const id = newId();
        await ask({ id, type: "record", match: each });
        const record = told.get(id); // it comes before its answer
        if (record) records.push(record);
      }
      await ask({ id: newId(), type: "leave" });
      if (records.length) return records;
      throw new CannotAsk("No match has been finished in that room yet: only those can be watched again.");
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
