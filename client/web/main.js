// The start of the page: shows the screen of its address, and loads modules while the page is idle.

import { firstGame, have, list } from "./games/catalog.js";
import { ifNotified } from "./lobby/notifier.js";
import * as identity from "./profile/identity.js";
import { readCode } from "./protocol/room_code.js";
import { useLanguage } from "./text/language.js";
import { messages as pageText } from "./text/messages/page.js";
import { applySettings } from "./widgets/appearance.js";
import { whenLoaded } from "./widgets/loading.js";
import { say, show, wentBack } from "./widgets/page.js";
import { loadSheet } from "./widgets/sheets.js";

/** Show the screen of the page's address: a room, the record of a match, a page over the start screen, or the start screen. */
async function go() {
  const { pathname, hash } = location;
  const code = readCode(pathname.slice(1));
  const match = /^\/record\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (match !== undefined) {
    const { recordScreen } = await import("./screens/record.js");
    show(recordScreen(match), { replace: true });
  } else if (code === null) {
    const { startScreen } = await import("./screens/start.js");
    show(startScreen(), { replace: true });
    if (hash) void whenLoaded(import("./screens/page_addresses.js"), (at) => at.goTo(hash));
  } else {
    const { doorScreen } = await import("./screens/join.js");
    show(doorScreen(code), { replace: true });
  }
}

/** Load the modules of a whole match, so that they are there even if the server is away later. */
async function fetchTheRest() {
  try {
    await import("./screens/room.js");
    const game = (await have(identity.noted("game") ?? firstGame())) ?? (await have(firstGame()));
    await Promise.all([game?.leg(), import("./screens/solo_form.js")]);
    await import("./games/fairness.js");
  } catch {
    // a missing module is loaded, or reported, when it is needed
  }
}

/** Install the service worker, which starts the page without a network, and go on with the notifications. */
function installWorker() {
  // Without a worker a page is still whole, so a failure to install it is silent; on a plain address there can be none.
  const { serviceWorker } = navigator;
  serviceWorker?.register("/service-worker.js").catch(() => undefined);
  // The worker asks what this tab shows.
  serviceWorker?.addEventListener("message", ({ ports }) => ports[0].postMessage(location.pathname));
  ifNotified((at) => at.resume());
}

list(JSON.parse(document.getElementById("games")?.textContent || "[]"), document.baseURI, loadSheet);
// An error is in the browser's console; the page tells the player what it means.
addEventListener("error", (event) => event.error && say(pageText.fault(), { bad: true }));
addEventListener("unhandledrejection", () => say(pageText.fault(), { bad: true }));
// A change of the settings in another window applies here, too.
addEventListener("storage", ({ key }) => {
  if (key?.endsWith(":settings")) void whenLoaded(import("./screens/settings.js"), (at) => at.applyAll());
});
addEventListener("popstate", () => wentBack() || void go());
applySettings();
const said = useLanguage(identity.settings().language).catch(() => say(pageText.languageNotLoaded(), { bad: true }));
void said.then(go).then(() => {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  // After the first screen is painted, so that it does not delay it.
  requestAnimationFrame(() => requestAnimationFrame(() => idle(() => void fetchTheRest().then(installWorker))));
});
