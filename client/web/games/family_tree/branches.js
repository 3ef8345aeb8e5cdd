// Families of a tree one at a time, and the branch signs below each child, read from a view alone. Pure.
// rules: family_tree, What the player sees

/** @typedef {import("../../protocol/messages.js").Family} Family */
/** @typedef {import("../../protocol/messages.js").FamilyTreeView} FamilyTreeView */
/** @typedef {"child" | "spouse" | "either" | "jack" | "couple"} Sign */
/**
 * A child's own family and all below it: what the current card could do there (null: nothing), in how many places, and
 * how many children lie below the child, its own and all of theirs.
 * @typedef {{child: string, sign: Sign | null, places: number, children: number}} Branch
 */

/** @type {Record<string, Sign>} */
const SIGNS = {
  child: "child",
  spouse: "spouse",
  "child spouse": "either",
  deceased: "jack",
  extended: "couple",
  divorced: "couple",
};

/** The branch below each child of a member's family, in order of birth. @param {FamilyTreeView} view @param {string} member */
export function branches(view, member) {
  return (familyOf(view.families, member)?.children ?? []).map((child) => branch(view, child));
}

/** The branch of a child that was born into the tree. @param {FamilyTreeView} view @param {string} child @returns {Branch} */
export function branch(view, child) {
  const generations = below(view.families, child);
  const people = new Set(generations.flatMap((family) => [family.member, family.spouse]));
  const moves = view.moves.filter((move) => people.has(move.target));
  const does = [...new Set(moves.map((move) => move.does))].sort().join(" ");
  return { child, sign: SIGNS[does] ?? null, places: moves.length, children: generations.length - 1 };
}

/** The family that a card lies in, in sight or covered. @param {readonly Family[]} families @param {string} card @returns {Family | null} */
export const familyOf = (families, card) => families.find((each) => cardsOf(each).includes(card)) ?? null;

/** Every card of a family except its children. @param {Family} family @returns {string[]} */
const cardsOf = (family) =>
  [family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended].filter(
    (card) => card !== null,
  );

/** The families from the tree top down to a member's; none if the member is not in the tree. @param {readonly Family[]} families @param {string} member */
export function wayTo(families, member) {
  const born = new Map(families.map((family) => [family.member, family]));
  /** @type {Family[]} */
  const way = [];
  for (let at = born.get(member); at !== undefined; at = at.parent === null ? undefined : born.get(at.parent))
    way.unshift(at);
  return way;
}

/**
 * The families from a member's down, in tree order: each before its children's families.
 * @param {readonly Family[]} families
 * @param {string} member
 */
function below(families, member) {
  const within = new Set([member]);
  return families.filter((family) => {
    if (!within.has(family.member)) return false;
    for (const child of family.children) within.add(child);
    return true;
  });
}
