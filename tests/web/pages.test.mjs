// The pages of a replay: which ones are loaded, in which order, and which ones are dropped.

import assert from "node:assert/strict";
import test from "node:test";
import { LinkEnded } from "../../client/web/net/link.js";
import { Pages, take, WHOLE, wanted } from "../../client/web/replay/pages.js";
import { drawn } from "../../client/web/widgets/long_list.js";

test("of a long list the rows around the one that is looked at are drawn", () => {
  for (const [here, rows, first, last] of [
    [0, 0, 0, 0],
    [150, 199, 0, 199],
    [0, 3000, 0, 200],
    [100, 3000, 0, 200],
    [1500, 3000, 1400, 1600],
    [3000, 3000, 2800, 3000],
  ])
    assert.deepEqual(drawn(here, rows), [first, last], `${here} of ${rows}`);
});

const legOf = (plies) => Array.from({ length: plies + 1 }, (_, ply) => ({ ply, view: null }));

/** A page from a server: a number of plies of a leg from one ply on, at most as many as there are. */
const pageOf = (legs, { leg, first }, most) => ({
  leg,
  sights: legs[leg - 1].slice(first, first + most).map(({ ply }) => ({ ply, view: `${leg}:${ply}` })),
});

/** Load everything that is wanted, and return the pages that this took. */
function have(legs, looked, ply, most = 100) {
  const asked = [];
  for (let page = wanted(legs, looked, ply); page !== null; page = wanted(legs, looked, ply)) {
    asked.push(`${page.leg}:${page.first}`);
    assert.ok(asked.length < 50, `it goes on and on: ${asked}`);
    take(legs, pageOf(legs, page, most), ply);
  }
  return asked;
}

const had = (sights) => sights.filter(({ view }) => view !== null).map(({ ply }) => ply);

test("of a long leg only what is near is had, and the next page before it is looked at", () => {
  const legs = [legOf(3000)];
  assert.deepEqual(have(legs, [1], 0), ["1:0"]);
  assert.deepEqual(have(legs, [1], 79), []);
  assert.deepEqual(have(legs, [1], 80), ["1:100"]);
  assert.deepEqual(had(legs[0]), [...Array(200).keys()]);
});

test("after a jump the ply that is looked at comes first, then those before it", () => {
  const legs = [legOf(3000)];
  assert.deepEqual(have(legs, [1], 3000), ["1:3000", "1:2950"]);
  assert.deepEqual(have(legs, [1], 2970), []);
  assert.deepEqual(have(legs, [1], 2969), ["1:2919"]);
});

test("pages that are shorter than they could be are asked for until all that is near is there", () => {
  const legs = [legOf(1000)];
  assert.deepEqual(have(legs, [1], 500, 16), ["1:500", "1:516", "1:450", "1:466", "1:482", "1:498"]);
  for (let ply = 480; ply <= 520; ply++) assert.equal(legs[0][ply].view, `1:${ply}`);
});

test("legs that are not long are had whole, those that are looked at first", () => {
  const legs = [legOf(WHOLE), legOf(150), legOf(WHOLE + 1)];
  assert.deepEqual(have(legs, [2], 0), ["2:0", "1:0", "1:100", "1:200", "2:100"]);
  assert.deepEqual(had(legs[2]), []);
});

test("a leg that is over sooner is looked at where it ended", () => {
  const legs = [legOf(3000), legOf(300)];
  assert.deepEqual(have(legs, [1, 2], 2000), ["1:2000", "2:300", "1:1950", "2:250"]);
});

test("what was seen far from there is let go of, in a long leg", () => {
  const legs = [legOf(3000), legOf(100)];
  for (let ply = 0; ply <= 3000; ply += 10) have(legs, [1, 2], ply);
  const kept = had(legs[0]);
  assert.ok(kept.length < 400 && kept[0] > 2600, `${kept.length} from ${kept[0]}`);
  assert.equal(had(legs[1]).length, 101);
  assert.deepEqual(have(legs, [1, 2], 0), ["1:0"]);
});

/** Pages of a leg from a server that gives the answers in order: a code of a rejection, or null for the requested page. */
class Served extends Pages {
  constructor(plies, answers) {
    super((leg) => ({ match: "M", leg }));
    this.legs = [legOf(plies)];
    this.answers = answers;
    this.asked = [];
  }

  linked() {
    return {
      close: () => {},
      ask: async (command) => {
        this.asked.push(command.first);
        const code = await this.answers.shift();
        if (code)
          return {
            type: "rejected",
            id: command.id,
            code,
            reason: "of_a_newer_server",
            data: {},
            message: `refused: ${code}`,
          };
        this.told.set(command.id, { id: command.id, ...pageOf(this.legs, command, 100) });
        return { type: "ack", id: command.id, version: 0 };
      },
    };
  }
}

/** Look at a ply, and wait until everything wanted there is loaded. */
async function looks(pages, ply) {
  pages.look([1], ply, () => {});
  await pages.fetching;
}

test("who asks too fast asks again a little later", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const pages = new Served(50, ["too_many", "too_many", null]);
  const looked = looks(pages, 0);
  for (let tries = 1; tries <= 2; tries++) {
    await new Promise(setImmediate);
    assert.equal(pages.asked.length, tries);
    context.mock.timers.tick(1000);
  }
  await looked;
  assert.deepEqual(pages.asked, [0, 0, 0]);
  assert.equal(had(pages.legs[0]).length, 51);
});

test("what is refused is said, and asked for again where one goes on", async () => {
  const pages = new Served(300, ["unavailable", null, null]);
  await looks(pages, 0);
  assert.equal(pages.wrong, "refused: unavailable");
  await looks(pages, 1);
  assert.equal(pages.wrong, null);
  assert.deepEqual(pages.asked, [0, 1, 0]);
});

test("who jumps while a page is had gets next what is looked at by then", async () => {
  let give = () => {};
  const slow = new Promise((done) => {
    give = () => done(null);
  });
  const pages = new Served(3000, [slow, null, null]);
  const looked = looks(pages, 0);
  pages.look([1], 2000, () => {});
  give();
  await looked;
  assert.deepEqual(pages.asked, [0, 2000, 1950]);
});

test("a page whose connection was closed meanwhile is no trouble", async () => {
  const pages = new Served(300, [Promise.reject(new LinkEnded())]);
  const looked = looks(pages, 0);
  pages.close();
  await looked;
  assert.equal(pages.wrong, null);
});
