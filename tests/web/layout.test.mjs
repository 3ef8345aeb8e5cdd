import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as camera from "../../client/web/board/camera.js";
import { familiesOf, nearest, placeNamed, placesOf, stepAmong } from "../../client/web/games/family_tree/choice.js";
import { CARD, EMPTY, PEEK, around, between, landing, layOut } from "../../client/web/games/family_tree/layout.js";
import { tidy } from "../../client/web/games/family_tree/tidy_tree.js";

const cases = JSON.parse(readFileSync(new URL("../client/cases/families.json", import.meta.url), "utf8"));

/** A tree as nested arrays, with nodes 10 wide. */
function shape(children, key = "0") {
  const below = children.map((each, at) => shape(each, `${key}.${at}`));
  return { key, left: 5, right: 5, hang: 0, gap: 2, children: below };
}

test("tidy: siblings stand side by side, and their parent over their middle", () => {
  const at = tidy(shape([[], [], []]));
  assert.deepEqual([...at.values()], [0, -12, 0, 12]);
});

test("tidy: an only child stands below its parent, at any depth", () => {
  const at = tidy(shape([[[[[]]]]]));
  assert.deepEqual(new Set(at.values()), new Set([0]));
});

test("tidy: a deep subtree between shallow ones pushes only what it touches", () => {
  const at = tidy(shape([[[], []], [], [[], []]]));
  const x = (key) => at.get(`0.${key}`);
  assert.ok(x("2.0") - x("0.1") >= 12, "cousins do not overlap");
  assert.ok(Math.abs(x("1") - (x("0") + x("2")) / 2) < 1e-9, "what lies between is spread evenly");
});

test("tidy: a tree and its mirror image are laid out alike", () => {
  const one = tidy(shape([[[], []], [], [[]]]));
  const other = tidy(shape([[[]], [], [[], []]]));
  const sorted = (at, sign) =>
    [...at.values()].map((x) => Math.round(sign * x * 1000) / 1000 + 0).sort((a, b) => a - b);
  assert.deepEqual(sorted(one, 1), sorted(other, -1));
});

test("tidy: so many nodes take no time", () => {
  let deep = [];
  for (let level = 0; level < 1500; level += 1) deep = level % 3 ? [deep] : [[], deep, []];
  assert.ok(tidy(shape(deep)).size > 2000);
});

for (const { view } of cases) {
  const what = view.current ?? "a leg that is over";
  const layout = layOut(view.families);
  const born = new Map(layout.families.map((each) => [each.family.member, each]));

  test(`layout with ${what}: no two families lie over each other, and all is in the picture`, () => {
    for (const one of layout.families) {
      const two = layout.cards.get(one.family.extended);
      const whole = around([one.box, ...(two ? [two] : [])]);
      assert.ok(whole.x >= 0 && whole.y >= 0 && whole.x + whole.width <= layout.width);
      assert.ok(whole.y + whole.height <= layout.height);
      for (const other of layout.families) {
        if (one === other) continue;
        const apart =
          whole.x + whole.width <= other.box.x ||
          other.box.x + other.box.width <= one.box.x ||
          one.box.y !== other.box.y;
        assert.ok(apart, `${one.family.member} ${other.family.member}`);
      }
    }
  });

  test(`layout with ${what}: generations lie below each other, children below the middle of their couple`, () => {
    for (const { family, box, knot, bus } of layout.families) {
      const children = family.children.map((child) => born.get(child));
      for (const child of children) assert.ok(child.box.y > bus && bus > box.y + box.height);
      if (!children.length) continue;
      const middles = [children[0], children.at(-1)].map((child) => child.box.x + CARD.width / 2);
      const off = Math.abs((middles[0] + middles[1]) / 2 - knot.x);
      assert.ok(off < layout.width / 3, `${family.member} is off by ${off}`);
    }
    const lefts = (one) => born.get(one).box.x;
    for (const { family } of layout.families)
      assert.deepEqual(
        [...family.children].sort((a, b) => lefts(a) - lefts(b)),
        family.children,
        "in order of birth",
      );
  });

  test(`layout with ${what}: covers show what they cover, couples stand together`, () => {
    for (const { family } of layout.families) {
      const member = layout.cards.get(family.member);
      if (family.member_cover) assert.equal(layout.cards.get(family.member_cover).y, member.y + PEEK);
      if (family.spouse_cover)
        assert.equal(layout.cards.get(family.spouse_cover).y, layout.cards.get(family.spouse).y + PEEK);
      if (!family.spouse) continue;
      const apart = layout.cards.get(family.spouse).x - member.x - CARD.width;
      assert.equal(apart, between(family));
      assert.equal(apart > 0, family.spouse_cover?.[0] === "A", "only a divorce parts partners, who overlap");
    }
  });

  test(`layout with ${what}: the current card would lie free of all cards that it does not cover`, () => {
    for (const move of view.moves) {
      const placed = layout.families.find(({ family }) => [family.member, family.spouse].includes(move.target));
      const at = landing(layout, placed, move);
      const own = layout.cards.get(move.target);
      if (move.does === "deceased") assert.deepEqual(at, { ...own, y: own.y + PEEK });
      else if (move.does === "divorced") assert.equal(at.x, layout.cards.get(placed.family.spouse).x);
      else if (move.does === "child") assert.ok(at.y > placed.box.y + placed.box.height);
      else assert.ok(at.x > placed.box.x + placed.box.width / 2);
    }
  });

  test(`choice with ${what}: every place is reached by stepping right, and back by stepping left`, () => {
    const places = placesOf(view, layout);
    assert.equal(places.length, view.moves.length);
    let here = stepAmong(places, null, "right");
    const seen = new Set();
    for (const _ of places) {
      seen.add(here.card);
      const next = stepAmong(places, here, "right");
      assert.equal(stepAmong(places, next, "left"), here);
      here = next;
    }
    assert.equal(seen.size, places.length);
  });

  test(`choice with ${what}: down leads to a later generation, up to an earlier one, or it stays`, () => {
    const every = familiesOf(view, layout);
    assert.equal(every.length, view.families.length);
    for (const place of every) {
      const down = stepAmong(every, place, "down");
      assert.ok(down === place || down.level > place.level);
      const up = stepAmong(every, place, "up");
      assert.ok(place.level === 1 ? up === place : up.level === place.level - 1);
    }
  });
}

test("nothing to lay out, nothing to choose", () => {
  assert.equal(layOut([]), EMPTY);
  assert.deepEqual(placesOf({ moves: [], families: [] }, EMPTY), []);
  assert.equal(stepAmong([], null, "left"), null);
  assert.equal(nearest([], null), null);
  assert.equal(placeNamed([], null), null);
});

const tree = { width: 1000, height: 600 };

for (const [what, size, k] of [
  ["a window of half its size", { width: 520, height: 320 }, 0.5],
  ["a narrow window", { width: 360, height: 700 }, 0.34],
  ["a large window", { width: 1500, height: 800 }, 1.3],
  ["a huge window", { width: 4000, height: 3000 }, 3],
]) {
  test(`camera: a tree is fitted into ${what}`, () => {
    const fitted = camera.fitted(tree, size);
    assert.ok(Math.abs(fitted.k - k) < 1e-9, `${fitted.k}`);
    assert.equal(Math.round(2 * fitted.x + fitted.k * tree.width), size.width);
  });
}

test("camera: places are counted whose middle is out of sight", () => {
  const boxes = [0, 90, 110].map((x) => ({ x, y: 10, width: 20, height: 20 }));
  assert.equal(camera.outOfSight(boxes, { x: 0, y: 0, k: 1 }, { width: 105, height: 60 }), 1);
  assert.equal(camera.outOfSight(boxes, { x: -15, y: 0, k: 1 }, { width: 105, height: 60 }), 1);
  assert.equal(camera.outOfSight(boxes, { x: 0, y: 45, k: 1 }, { width: 200, height: 60 }), 3);
  assert.equal(camera.outOfSight(boxes, { x: 0, y: 0, k: 0.5 }, { width: 105, height: 60 }), 0);
});

test("camera: where all of it would be too small, the part around the last card is shown", () => {
  const size = { width: 360, height: 500 };
  const box = { x: 900, y: 400, width: 70, height: 98 };
  const shown = camera.readable(tree, size, box, { x: 0, y: 0, k: 1 });
  assert.equal(shown.k, camera.READABLE);
  const left = shown.x + shown.k * box.x;
  assert.ok(left > 0 && left + shown.k * box.width < size.width, `${left}`);
  assert.deepEqual(camera.readable(tree, size, box, shown), shown, "it stays as it was");
});

test("camera: after a resize the middle shows the same point", () => {
  const [from, to] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  const before = { x: -500, y: -300, k: 0.48 };
  const middle = (at, size) => [(size.width / 2 - at.x) / at.k, (size.height / 2 - at.y) / at.k];
  assert.deepEqual(middle(camera.recentred(before, from, to), to), middle(before, from));
});

test("camera: no part of the window is empty that the tree could fill", () => {
  const size = { width: 400, height: 400 };
  for (const x of [-9999, 9999]) {
    const shown = camera.filled({ x, y: 200, k: 1 }, { width: 1000, height: 100 }, size);
    assert.ok(shown.x <= 10 && shown.x + 1000 >= size.width - 10, `${shown.x}`);
    assert.equal(shown.y, 150, "a tree that fits is in the middle");
  }
});

test("camera: a box is brought into sight by the least movement", () => {
  const size = { width: 400, height: 400 };
  const start = { x: 0, y: 0, k: 1 };
  assert.deepEqual(camera.brought(start, { x: 100, y: 100, width: 50, height: 50 }, size), start);
  const right = camera.brought(start, { x: 500, y: 100, width: 50, height: 50 }, size);
  assert.equal(right.x, 400 - 56 - 550);
  assert.equal(camera.brought(start, { x: 0, y: -200, width: 50, height: 50 }, size).y, 256);
  const wide = camera.brought(start, { x: 100, y: 100, width: 900, height: 50 }, size);
  assert.equal(wide.x + 100, 56, "of what is too wide the beginning is shown");
});

test("camera: zooming keeps the point under the pointer, within bounds", () => {
  const at = { x: 120, y: 80 };
  const start = { x: 30, y: 40, k: 0.8 };
  const near = camera.zoomed(start, 1.5, at);
  assert.ok(Math.abs((at.x - near.x) / near.k - (at.x - start.x) / start.k) < 1e-9);
  assert.equal(camera.zoomed(start, 100, at).k, camera.MOST);
  assert.equal(camera.zoomed(start, 0.001, at).k, camera.LEAST);
});

test("camera: a tree cannot be lost out of sight", () => {
  const size = { width: 400, height: 400 };
  for (const [x, y] of [
    [9999, 9999],
    [-9999, -9999],
  ]) {
    const kept = camera.within({ x, y, k: 1 }, tree, size);
    assert.ok(kept.x < size.width && kept.x + tree.width > 0 && kept.y < size.height && kept.y + tree.height > 0);
  }
});
