// The pages over the start screen that have their own address: `/#daily/GAME`.

import { whenLoaded } from "../widgets/loading.js";
import { open } from "../widgets/page.js";

/** @typedef {import("../widgets/page.js").Dialog} Dialog */

/** @type {Record<string, (what: string) => Promise<Dialog>>} */
const PLACES = {
  find: async () => (await import("./find_players.js")).findingDialog(),
  daily: async (game) => (await import("./daily.js")).dailyDialog(game),
  standings: async (game) => (await import("./standings.js")).standingsDialog(game),
  player: async (player) => (await import("./player.js")).playerDialog(player || null),
  matches: async (search) => (await import("./matches.js")).matchesDialog(search),
  versus: async (who) => (await import("./head_to_head.js")).versusDialog(who),
};

/** Open a page. @param {string} name @param {string} [what] its subject: a game, a player, a search */
export function go(name, what = "") {
  if (Object.hasOwn(PLACES, name)) void whenLoaded(PLACES[name](what), (dialog) => open(addressed(dialog, name, what)));
}

/** Open the page that an address names after its `#`, if any. @param {string} hash */
export function goTo(hash) {
  const [name, what = ""] = hash.slice(1).split("/");
  if (name === "link") {
    write("", "replaceState"); // the secret in it works once, and the history shows it to everybody
    void whenLoaded(import("./devices.js"), (at) => at.linkThisDevice(what));
  } else go(name, what);
}

/** Write the subject of the page in front to the address bar. @param {string} name @param {string} what */
export const nowAt = (name, what) => write(hashOf(name, what), "replaceState");

/** @param {string} name @param {string} what */
const hashOf = (name, what) => `#${name}${what && `/${what}`}`;

/** A dialog whose address is shown while it is open, except within a room, whose own address stays. @param {Dialog} dialog @param {string} name @param {string} what @returns {Dialog} */
function addressed(dialog, name, what) {
  let before = "";
  return {
    ...dialog,
    opened() {
      // A reader who came by the page's own address returns to the start screen.
      before = location.hash === hashOf(name, what) ? "" : location.hash;
      write(hashOf(name, what), "pushState");
      dialog.opened?.();
    },
    closed() {
      write(before, "replaceState");
      dialog.closed?.();
    },
  };
}

/** @param {string} hash @param {"pushState" | "replaceState"} how */
function write(hash, how) {
  if (location.pathname === "/" && location.hash !== hash) history[how](null, "", `/${location.search}${hash}`);
}
