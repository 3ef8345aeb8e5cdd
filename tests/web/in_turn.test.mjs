// Moves that are made faster than the server answers: none is lost, and each applies to the position after the one before.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.location ??= { protocol: "http:", host: "localhost", search: "", pathname: "/" };
const { sendInTurn } = await import("../../client/web/room/move_queue.js");
const { Visit } = await import("../../client/web/room/visit.js");

test("what waits is sent once the move before is answered, and again where something else was being asked for", async () => {
  const moves = ["a", "b", "c"].map((move) => ({ move, answered: false }));
  const log = [];
  const busy = new Set(["b"]);
  const send = async ({ move }) => {
    log.push(move);
    await null;
    return !busy.delete(move);
  };
  await sendInTurn(
    () => moves,
    send,
    () => log.push("!"),
  );
  assert.deepEqual(log, ["a", "!", "b", "b", "!", "c", "!"]);
});

test("where there is nobody to send to, what waits goes on waiting", async () => {
  const moves = [{ answered: false }];
  await sendInTurn(
    () => moves,
    () => null,
    assert.fail,
  );
  assert.deepEqual(moves, [{ answered: false }]);
});

test("a move is done once the room is shown as it is after it: its answer may come before", async () => {
  const visit = new Visit({ id: "1", type: "enter", room: "AAAAAAA" }, () => {});
  const room = (version) => ({ ...visit.model, room: { version } });
  visit.link.ask = async ({ type }) => ({ type: "ack", id: "2", version: type === "move" ? 5 : 9 });
  visit.model = room(3);
  let done = null;
  const moved = visit.act({ id: "2", type: "move" }).then((asked) => {
    done = asked;
  });
  assert.equal(await visit.act({ id: "3", type: "hint" }), true);
  visit.model = room(4);
  visit.wake();
  await new Promise(setImmediate);
  assert.equal(done, null);
  assert.equal(await visit.act({ id: "4", type: "move" }), false);
  visit.model = room(5);
  visit.wake();
  await moved;
  assert.equal(done, true);
});

test("a move that the server's store has lost is waited for until the room is reset", async () => {
  const visit = new Visit({ id: "1", type: "enter", room: "AAAAAAA" }, () => {});
  const shows = async (version, resets) => {
    visit.model = { ...visit.model, room: { version }, resets };
    visit.wake();
    await new Promise(setImmediate);
  };
  visit.link.ask = async () => ({ type: "ack", id: "2", version: 5 });
  await shows(4, 1);
  const moved = visit.act({ id: "2", type: "move" });
  for (const resets of [1, 1, 2]) {
    assert.equal(await visit.act({ id: "3", type: "move" }), false);
    await shows(4, resets);
  }
  assert.ok(!visit.acting.has("move"));
  await moved;
});
