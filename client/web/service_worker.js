// The service worker: it starts the page without a network, and shows push messages. The server serves it as one script.
//
// 1. The server replaces {build} and {files}, so that every version of the page has another worker. A worker stores the
//    files of its version, and takes the place of the older one only when it has them all. Of the translations it stores
//    those into the language that a page has used last.
// 2. The page itself always comes from the server if that answers: then it names its version, and its files are taken
//    from the store of that version, or from the server. Without an answer, it is the page that the worker has stored.
// 3. The files of the version before are kept, because pages of it may still be open and load more of them.

import * as formats from "./text/formats.js";
import { keptLanguage } from "./text/kept_language.js";
import { browserLanguage, ENGLISH, locale, useTranslations } from "./text/language.js";
import { LANGUAGES } from "./text/languages.js";
import { messages as notificationText } from "./text/messages/notifications.js";
import { translations } from "./text/messages/worker.js";
import { messages as startText } from "./text/messages/start.js";
import { messages as gamesText } from "./text/messages/your_games.js";

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {Lasting & {request: Request, preloadResponse: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void}} Fetching */
/** @typedef {Lasting & {data: {json: () => unknown} | null}} Pushed */
/** A page tells the language that it uses. @typedef {Lasting & {data: {language: string}}} Told */
/** @typedef {Lasting & {notification: Notification}} Clicked */
/** @typedef {{postMessage: (message: string, ports: MessagePort[]) => void, focus: () => Promise<unknown>, navigate: (url: string) => Promise<unknown>}} Tab */
/** @typedef {{matchAll: (wanted: {type: "window"}) => Promise<Tab[]>, claim: () => Promise<void>, openWindow: (url: string) => Promise<unknown>}} Tabs */
/** @typedef {{registration: ServiceWorkerRegistration, clients: Tabs, skipWaiting: () => Promise<void>}} Worker */
/** What the server pushes: protocol/notifications.py. @typedef {{kind: "your_turn" | "low_time" | "challenge", room: string, title: string, opponents: string[]}} PushMessage */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (globalThis));
const BUILD = "{build}";
/** @type {string[]} */
const FILES = JSON.parse("{files}");
const STORE = `turnabout-${BUILD}`;
const ROOT = `/web/${BUILD}/`;
const PAGE = `${ROOT}index.html`;
const ICON = `${ROOT}icon-192.png`;
/** The paths of the page: the start, a room's and a record's. */
const PATHS = /^\/($|record\/|[0-9a-z]{3}-?[0-9a-z]{4}\/?$)/i;
const START = "/";
/** How long a tab may take to say what it shows: a hidden one may be frozen. */
const ANSWER_MS = 1_000;

/** @type {{[name: string]: (event: any) => void}} */
const HANDLERS = {
  install: (/** @type {Lasting} */ event) => event.waitUntil(install()),
  activate: (/** @type {Lasting} */ event) => event.waitUntil(activate()),
  fetch: answer,
  message: (/** @type {Told} */ event) => event.waitUntil(storeLanguage(event.data.language)),
  push: (/** @type {Pushed} */ event) => event.waitUntil(notify(event)),
  notificationclick: (/** @type {Clicked} */ event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification)));
  },
};
for (const [name, handle] of Object.entries(HANDLERS)) addEventListener(name, handle);

async function install() {
  const used = await keptLanguage();
  await storeFiles(PAGE, ...FILES.filter((file) => [ENGLISH, used].includes(languageOf(file))).map(addressOf));
  await worker.skipWaiting();
}

/** Store the translations into a language. @param {string} language */
async function storeLanguage(language) {
  const files = FILES.filter((file) => languageOf(file) === language).map(addressOf);
  const missing = await Promise.all(
    files.map(async (file) => ((await caches.match(file, { ignoreVary: true })) ? [] : [file])),
  );
  await storeFiles(...missing.flat());
}

/** Load and store files, behind what the page itself loads. @param {string[]} addresses */
async function storeFiles(...addresses) {
  const store = await caches.open(STORE);
  await store.addAll(addresses.map((address) => new Request(address, { priority: "low" })));
}

/** @param {string} file */
const addressOf = (file) => ROOT + file;

/** The language of a file; English, unless it has translations. @param {string} file */
const languageOf = (file) =>
  Object.keys(LANGUAGES).find((each) => file.endsWith(`/messages/${each}.js`) || file.endsWith(`/${each}-pages.js`)) ??
  ENGLISH;

async function activate() {
  const older = (await caches.keys()).filter((name) => name.startsWith("turnabout-") && name !== STORE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {Fetching} event */
function answer(event) {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (PATHS.test(pathname) && !searchParams.has("download")) event.respondWith(loadPage(event));
  } else if (pathname.startsWith("/web/")) event.respondWith(loadFile(event));
}

/** @param {Fetching} event @returns {Promise<Response>} */
async function loadPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await (await caches.open(STORE)).match(PAGE, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

/** @param {Fetching} event @returns {Promise<Response>} */
async function loadFile({ request }) {
  const own = await (await caches.open(STORE)).match(request, { ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Show a push message as a notification: browsers require one for every message. @param {Pushed} event */
async function notify({ data }) {
  const message = readMessage(data);
  const language = (await keptLanguage()) ?? browserLanguage();
  useTranslations(language in translations ? language : ENGLISH, translations[language] ?? {});
  const lang = locale();
  if (message === null) {
    const body = notificationText.changed();
    await worker.registration.showNotification(startText.title(), { body, lang, icon: ICON });
    return;
  }
  const { kind, room, title, opponents } = message;
  // `renotify`: it sounds again although it takes the place of the last one about the room
  await worker.registration.showNotification(
    notificationText.title({ kind, name: opponents[0] ?? null }),
    /** @type {NotificationOptions & {renotify: boolean}} */ ({
      body: gamesText.game({ game: title, other: opponents.length ? formats.names(opponents, 1) : null, number: null }),
      lang,
      icon: ICON,
      tag: room,
      renotify: true,
      data: { room },
    }),
  );
}

/** The message in a push event; null if it is none that this version knows. @param {Pushed["data"]} data @returns {PushMessage | null} */
function readMessage(data) {
  try {
    const { kind, room, title, opponents } = /** @type {PushMessage} */ (data === null ? {} : data.json());
    if (kind !== "your_turn" && kind !== "low_time" && kind !== "challenge") return null;
    return { kind, room: String(room), title: String(title), opponents: [...opponents].map(String) };
  } catch {
    return null;
  }
}

/** The path of the room that a notification is about; without one, it is the start page's. @param {Notification} notification */
const pathOf = ({ data }) => (data?.room ? `/${data.room}` : START);

/** Show a path: in the tab that shows it already, in a tab with the start page, or in a new one. @param {string} path */
async function open(path) {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const paths = await Promise.all(tabs.map(readPath));
  const at = (/** @type {string} */ wanted) => tabs[paths.indexOf(wanted)];
  const shown = at(plain(path));
  const tab = shown ?? at(START);
  if (tab === undefined) await worker.clients.openWindow(path);
  else {
    await tab.focus().catch(() => undefined); // a browser may refuse it; the room opens all the same
    if (shown === undefined) await tab.navigate(path);
  }
}

/** The path that a tab shows; null if it does not answer. Its URL is the one that it was opened with. @param {Tab} tab @returns {Promise<string | null>} */
const readPath = (tab) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(plain(data));
    setTimeout(() => resolve(null), ANSWER_MS);
    tab.postMessage("path", [port2]);
  });

/** A path without the dash that codes are shown with. @param {string} path */
const plain = (path) => path.replace("-", "").toUpperCase();
