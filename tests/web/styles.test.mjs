// The stylesheets: what each may style, and that the page loads them all.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../client/web/", import.meta.url);
const SIZED =
  /^(?:(?:min|max)-)?(?:width|height)$|^(?:margin|padding|gap|font|inset|flex|grid)(?:-|$)|^border(?:-.+)?-width$/;

test("what is pointed at takes no more room than before, or it would move away from under the pointer, and back", () => {
  for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".css"))) {
    const sheet = readFileSync(new URL(name, WEB), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, selector, body] of sheet.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)) {
      const sized = body
        .split(";")
        .map((each) => each.split(":")[0].trim())
        .filter((each) => SIZED.test(each));
      assert.deepEqual(sized, [], `${name}: ${selector.trim()}`);
    }
  }
});

/**
 * The classes that a stylesheet's rules must name, and the files whose markup has these classes: by default the files
 * of the sheet's own folder.
 * @type {{[sheet: string]: {owns: string, used?: RegExp}}}
 */
const ROOTS = {
  "screens/start.css": {
    owns: "start door name-form you art game-page",
    used: /^screens\/(start|your_games|join|player_name|game_page|game_fields)\.js$/,
  },
  "screens/forms.css": {
    owns: "field fields of-fields of-rules choices of-game check sheet dialog-head more-options option-numbers option-number",
    used: /^(widgets\/.*|screens\/.*|games\/(mirror\/.*|.*\/option_fields|.*\/order_form|.*\/panel|patriarch\/leg))\.js$/,
  },
  "screens/room/room.css": { owns: "room", used: /^screens\/room\.js$/ },
  "screens/room/pages.css": {
    owns: "room remark qr tree-page crossing rematch final-boards final-board fair-deal",
    used: /^(screens\/room|screens\/room\/.*|widgets\/qr_code|games\/mirror\/final_boards)\.js$/,
  },
  "screens/room/chat.css": { owns: "chat" },
  "board/cards.css": {
    owns: "board in-hand leg-lessons card-face paper suit-C suit-D suit-H suit-S suit-X ink-C ink-D ink-H ink-S ink-X named rank gold skin hair trim eye mouth ring frame back weave seal stock",
    used: /^(board|games\/(?!mirror\/).*)\//,
  },
  "board/board.css": {
    owns: "board only-looking lens-tools in-hand leg-lessons",
    used: /^(board|games\/(?!mirror\/).*)\//,
  },
  "board/leg.css": {
    owns: "leg table-head players turn-badge leg-lessons in-hand held leg-panel moment moment-lost folding",
    used: /^(board|games\/.*)\//,
  },
  "board/fits.css": {
    owns: "leg table-head in-hand leg-panel leg-lessons",
    used: /^(board|games\/.*)\//,
  },
  "games/family_tree/board.css": { owns: "tree one-family" },
  "games/generic/leg.css": { owns: "generic-board generic-position generic-table generic-moves typed-move" },
  "games/grandmas_game/pieces.css": { owns: "spot card-of pile-name takes peeks" },
  "games/grandmas_game/board.css": {
    owns: "grandma felt foundations piles workspace pack landing no-table table-to-look-at beside-the-table",
  },
  "games/grandmas_game/leg.css": { owns: "grandma of-grandma of-race" },
  "games/happy_graphs/board.css": { owns: "squares hand-card" },
  "games/happy_graphs/leg.css": { owns: "of-graphs hand-space hand-card all-hands other-hands timer" },
  "games/patriarch/pieces.css": {
    owns: "guess-row looked-at position bare family-picture the-tree guess-back grade grade-card with-grade hidden-back hidden-weave",
  },
  "games/patriarch/leg.css": {
    owns: "family-table family-editor draft-tools notation queue notes patriarch graded-now put-down",
  },
  "games/poker_solitaire/pieces.css": { owns: "square rejects rejects-name small-card" },
  "games/poker_solitaire/board.css": {
    owns: "solitaire matrices matrix matrices-to-look-at beside-the-matrices poker-solitaire",
  },
  "games/poker_solitaire/leg.css": { owns: "poker solitaire dealt dealt-card rejects square" },
  "games/family_tree/tile.css": { owns: "art-family-tree" },
  "games/grandmas_game/tile.css": { owns: "art-grandmas-game" },
  "games/happy_graphs/tile.css": { owns: "art-happy-graphs" },
  "games/patriarch/tile.css": { owns: "art-patriarch" },
  "games/poker_solitaire/tile.css": { owns: "art-poker-solitaire" },
  "screens/room/final_boards.css": { owns: "final-boards final-board" },
  "games/mirror/boards.css": { owns: "mirror mirror-tabs mirror-boards last-boards" },
  "screens/pages.css": {
    owns: "looking-back looking-up how-to-play asked-record",
    used: /^screens\//,
  },
  "screens/analysis.css": { owns: "analysis", used: /^screens\/analysis\.js$/ },
  "screens/meeting.css": {
    owns: "meeting",
    used: /^screens\/(daily|find_players|matches|player|standings|head_to_head)\.js$/,
  },
  "screens/records.css": { owns: "asked-record", used: /^screens\/records\.js$/ },
  "screens/replay.css": { owns: "replay", used: /^screens\/replay\.js$/ },
  "screens/your_games.css": { owns: "rooms removed", used: /^screens\/your_games\.js$/ },
};

/** Sheets that are loaded by themselves. */
const ALONE = ["games/mirror/boards.css", "screens/room/final_boards.css", "screens/your_games.css"];
/** The sheets that only import others. */
const JOINT = /^(all|look_ups|games\/\w+\/game)\.css$/;

/** Split a selector list at its own commas. @param {string} list */
function selectorsOf(list) {
  const found = [""];
  let depth = 0;
  for (const sign of list) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found.map((each) => each.trim());
}

/** The selectors of each style rule; of nested rules, the outermost first. @param {string} sheet @returns {string[][]} */
function rulesOf(sheet) {
  /** @type {string[]} */
  const open = [];
  const found = [];
  let text = "";
  for (const sign of readFileSync(new URL(sheet, WEB), "utf8").replaceAll(/\/\*.*?\*\//gs, "")) {
    if (sign === "{") {
      open.push(text.trim());
      const frames = open.some((each) => each.startsWith("@keyframes"));
      if (!frames && !open.at(-1)?.startsWith("@")) found.push(open.filter((each) => !each.startsWith("@")));
    } else if (sign === "}") open.pop();
    text = "{};".includes(sign) ? "" : text + sign;
  }
  return found;
}

/** The classes that a selector requires: those in its :not() are left out. @param {string} selector */
const classesIn = (selector) =>
  [...selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name,
  );

test("every rule outside style.css names a class that only its own screens have", () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".css"));
  assert.deepEqual(sheets.filter((sheet) => !JOINT.test(sheet)).sort(), [...Object.keys(ROOTS), "style.css"].sort());
  for (const [sheet, { owns }] of Object.entries(ROOTS)) {
    const names = owns.split(" ");
    const own = (/** @type {string} */ selector) => classesIn(selector).some((name) => names.includes(name));
    const variables = (/** @type {string} */ selector) => selector.startsWith(":root") && !selector.includes(" ");
    const dialogs = (/** @type {string} */ selector) => sheet === "screens/forms.css" && selector.startsWith("dialog");
    const unscoped = rulesOf(sheet)
      .filter((path) => !path.some((list) => selectorsOf(list).every(own)))
      .flatMap((path) => selectorsOf(path.at(-1) ?? ""))
      .filter((each) => !own(each) && !variables(each) && !dialogs(each));
    assert.deepEqual(unscoped, [], sheet);
  }
});

/** The class names written in the templates of a file. @param {string} code @returns {string[]} */
function classesUsed(code) {
  const found = [];
  for (const { index } of code.matchAll(/\bclass=|\bclassName = |\bclassList\.\w+\(/g)) {
    const from = code.indexOf(code.startsWith("class=", index) ? "=" : " ", index) + 1;
    const quoted = code[from] === '"';
    let depth = 0;
    let end = from + 1;
    for (; end < code.length; end += 1) {
      if (code[end] === "{") depth += 1;
      if (code[end] === "}") depth -= 1;
      if (depth === 0 && (quoted ? code[end] === '"' : code[end] === "}" || code[end] === ";" || code[end] === ")"))
        break;
    }
    const text = code.slice(from, end + 1);
    const parts = quoted ? [text.slice(1, -1)] : [...text.matchAll(/"[^"]*"|`[^`]*`/g)].map(([part]) => part);
    for (const part of parts) {
      const literals = [...part.matchAll(/"([^"]*)"/g)].map(([, literal]) => literal);
      found.push(...[part.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, " "), ...literals].join(" ").split(/[^\w-]+/));
    }
  }
  return found;
}

test("a class that names a screen's own rules is used by no other screen", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(
    (each) => each.endsWith(".js") && !each.startsWith("vendor/"),
  );
  const used = new Map(files.map((file) => [file, new Set(classesUsed(readFileSync(new URL(file, WEB), "utf8")))]));
  /** @type {Map<string, RegExp[]>} */
  const allowed = new Map();
  for (const [sheet, { owns, used: by }] of Object.entries(ROOTS))
    for (const name of owns.split(" "))
      allowed.set(name, [
        ...(allowed.get(name) ?? []),
        by ?? new RegExp(`^${sheet.slice(0, sheet.lastIndexOf("/"))}/`),
      ]);
  for (const [name, places] of allowed)
    assert.deepEqual(
      files.filter((file) => used.get(file)?.has(name) && !places.some((place) => place.test(file))),
      [],
      name,
    );
});

test("every sheet is in one of the sheets that a page loads, style.css first", () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".css"));
  const names = [...Object.keys(ROOTS), "style.css"].sort();
  const imported = sheets
    .filter((sheet) => JOINT.test(sheet))
    .sort()
    .flatMap((sheet) =>
      [...readFileSync(new URL(sheet, WEB), "utf8").matchAll(/^@import "(.*)";$/gm)].flatMap(([, name]) => {
        const path = `${sheet.slice(0, sheet.lastIndexOf("/") + 1)}${name}`;
        return names.filter((each) => new RegExp(`^${path.replace("*", "[^/]+")}$`).test(each));
      }),
    );
  assert.equal(imported[0], "style.css");
  assert.deepEqual([...imported, ...ALONE].toSorted(), names);
});
