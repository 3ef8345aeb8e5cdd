import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { branch, branches, familyOf, wayTo } from "../../client/web/games/family_tree/branches.js";
import {
  begin,
  into,
  pointed,
  spots,
  stay,
  stepped,
  up,
  walkTo,
} from "../../client/web/games/family_tree/family_navigation.js";

// The same table tests client/games/family_tree/branches.py and the terminal client: tests/client/games/family_tree/test_branch_cases.py.
const cases = JSON.parse(readFileSync(new URL("../client/cases/families.json", import.meta.url), "utf8"));

for (const { view, branches: expected, ways, walks, steps } of cases) {
  const what = view.current ?? "a leg that is over";

  test(`branches with ${what} are those that the terminal sees`, () => {
    for (const [member, found] of Object.entries(expected)) {
      const seen = branches(view, member).map((each) => [each.child, each.sign, each.places, each.children]);
      assert.deepEqual(seen, found, member);
    }
  });

  test(`ways with ${what} lead where the terminal's do`, () => {
    for (const [member, way] of Object.entries(ways)) {
      assert.deepEqual(
        wayTo(view.families, member).map((family) => family.member),
        way,
      );
    }
    for (const [card, [member, at]] of Object.entries(walks)) assert.deepEqual(walkTo(view, card), { member, at });
    for (const [[member, at], way, [to, spot]] of steps)
      assert.deepEqual(stepped(view, { member, at }, way), { member: to, at: spot }, `${member} ${at} ${way}`);
  });
}

const [{ view }] = cases;

test("a card is found in its family, be it covered, a cover or a 2", () => {
  for (const family of cases.flatMap((each) => each.view.families))
    for (const card of [family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended]) {
      if (card === null) continue;
      const found = cases.map((each) => familyOf(each.view.families, card)?.member);
      assert.ok(found.includes(family.member), card);
    }
  assert.equal(familyOf(view.families, "??"), null);
  assert.deepEqual(wayTo(view.families, "??"), []);
});

test("a walk stays where it is as long as that is there, and goes up to where it came from", () => {
  const child = view.families[0].children[0];
  const below = into(view, begin(view), child);
  assert.deepEqual(below, { member: child, at: child });
  assert.deepEqual(stay(view, below), below);
  assert.deepEqual(up(view, below), { member: view.families[0].member, at: child });
  assert.deepEqual(up(view, begin(view)), begin(view));
  assert.deepEqual(stay(view, { member: "gone", at: "gone" }), begin(view));
  assert.equal(pointed(view, { member: child, at: "gone" }).card, child);
  assert.deepEqual(spots(view, "gone"), []);
});

test("all of a tree is below its top", () => {
  const top = branch(view, view.families[0].member);
  assert.equal(top.places, view.moves.length);
  assert.equal(top.children, view.families.length - 1);
});
