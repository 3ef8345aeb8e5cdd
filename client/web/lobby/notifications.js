// Notifications of games that wait, while the player does not look at the page: by push messages, which the server sends
// while the player is not in the room, and by the page while it is open in a tab that is hidden.
//
// They are off until the player turns them on in this browser. Then every start of the page subscribes again, because
// browsers and servers may forget a subscription. Where there is no push service, the page shows them alone.

import * as identity from "../profile/identity.js";
import { readCode } from "../protocol/room_code.js";
import { me, myTurn, solo } from "../room/model.js";
import * as formats from "../text/formats.js";
import { keepLanguage } from "../text/kept_language.js";
import { locale } from "../text/language.js";
import { messages as notificationText } from "../text/messages/notifications.js";
import { messages as gamesText } from "../text/messages/your_games.js";
import { isOn, known, supported } from "./notification_state.js";
import { askOnce, CannotAsk, send } from "./requests.js";
import { challenger, isAlone, isYours } from "./your_games.js";

/** @typedef {import("../protocol/messages.js").PlayerGame} PlayerGame */
/** @typedef {import("../room/types.js").Model} Model */
/** @typedef {{kind: "your_turn" | "low_time" | "challenge", room: string, title: string, opponents: string[]}} Notice */

const WORKER = "/service-worker.js";
const QUIET_MS = 3_600_000;

/** When the page last showed a notification about a room, by its code, since the reader last looked at the page. @type {Map<string, number>} */
const shown = new Map();

/** Turn notifications on or off in this browser, as the player has asked, and tell the player. @param {boolean} on @param {(text: string, how: {bad: boolean}) => void} say */
export async function turn(on, say) {
  const { text, bad } = await (on ? turnOn() : turnOff());
  say(text, { bad });
}

/** @returns {Promise<{text: string, bad: boolean}>} */
async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") return { text: notificationText.blocked(), bad: true };
  identity.keepSettings({ ...identity.settings(), notifications: "on" });
  await keepLanguage();
  try {
    return { text: (await subscribe()) ? notificationText.turnedOn() : notificationText.onlyInTab(), bad: false };
  } catch (error) {
    if (!(error instanceof CannotAsk)) throw error;
    return { text: `${notificationText.onlyInTab()} ${error.message}`, bad: true };
  }
}

/** @returns {Promise<{text: string, bad: boolean}>} */
async function turnOff() {
  identity.keepSettings({ ...identity.settings(), notifications: "off" });
  known.pushed = false;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager?.getSubscription();
  if (subscription) {
    await subscription.unsubscribe();
    // Without an answer the server learns it from the push service.
    await send([{ id: identity.newId(), type: "push_unsubscribe", endpoint: subscription.endpoint }]).catch(isUnsent);
  }
  return { text: notificationText.turnedOff(), bad: false };
}

/** @param {unknown} error */
function isUnsent(error) {
  if (!(error instanceof CannotAsk)) throw error;
}

/** When the page starts: subscribe again, if notifications are on. */
export async function resume() {
  if (!isOn()) return;
  await keepLanguage();
  await looked();
  await subscribe().catch(isUnsent);
}

/** Have push messages sent to this browser; return whether it has a push service. Throws CannotAsk. */
async function subscribe() {
  const { key, off } = await askOnce(() => ({ id: identity.newId(), type: "notifications" }));
  Object.assign(known, { off: new Set(off), pushed: false });
  const subscription = await subscribeBrowser(key);
  if (subscription === null) return false;
  const { endpoint, keys } = subscription.toJSON();
  await send([{ id: identity.newId(), type: "push_subscribe", endpoint, p256dh: keys?.p256dh, auth: keys?.auth }]);
  known.pushed = true;
  return true;
}

/** The browser's subscription with the server's key; null if no push service can be reached. @param {string} key in base64url */
async function subscribeBrowser(key) {
  try {
    const { pushManager } = await register();
    const kept = await pushManager.getSubscription();
    if (kept !== null && base64url(kept.options.applicationServerKey) === key) return kept;
    await kept?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return null; // what browsers throw without one
    throw error;
  }
}

/** @param {ArrayBuffer | null} bytes */
const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Register the service worker, and wait until it is active. @returns {Promise<ServiceWorkerRegistration>} */
async function register() {
  const registration = await navigator.serviceWorker.register(WORKER);
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  if (coming === null) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration);
      else if (coming.state === "redundant") reject(new TypeError("redundant"));
    });
  });
}

/** Show a notification while the page is hidden, unless the server pushes it or the last one about the room was not long ago. @param {Notice} notice @param {boolean} [inRoom] the player is in the room: then the server pushes nothing */
async function notify({ kind, room, title, opponents }, inRoom = false) {
  if (!isOn() || !document.hidden || known.off.has(room) || (known.pushed && !inRoom)) return;
  if (Date.now() - (shown.get(room) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
  shown.set(room, Date.now());
  const registration = await register();
  await registration.showNotification(notificationText.title({ kind, name: opponents[0] ?? null }), {
    body: gamesText.game({ game: title, other: opponents.length ? formats.names(opponents, 1) : null, number: null }),
    lang: locale(),
    icon: new URL("icon-192.png", document.baseURI).href,
    tag: room,
    data: { room },
  });
}

/** Word the coming notifications in the language of the page. */
export async function changeLanguage() {
  if (isOn()) await keepLanguage();
}

/** Show a notification of a change in the room. @param {Model} model @param {Model} before */
export function notifyOfChange(model, before) {
  if (myTurn(model) && !myTurn(before)) notifyOfRoom("your_turn", model);
  if (before.games !== null && before.games !== model.games) notifyOfGames(before.games, model.games ?? []);
}

/** Show a notification about the room that the player is in. @param {Notice["kind"]} kind @param {Model} model */
export function notifyOfRoom(kind, model) {
  const { room } = model;
  if (room === null || solo(model)) return;
  const opponents = room.seats.flatMap(({ seat, name }) => (seat === me(model) || name === null ? [] : [name]));
  void notify({ kind, room: room.room, title: room.title, opponents }, true);
}

/** Show notifications of the games with other people that have begun to wait for the player. @param {PlayerGame[]} before @param {PlayerGame[]} games */
export function notifyOfGames(before, games) {
  const waited = new Set(before.filter(waits).map(({ room }) => room));
  for (const game of games) {
    const { room, title, own, seats } = game;
    if (!waits(game) || waited.has(room)) continue;
    const opponents = seats.flatMap(({ seat, name }) => (own.includes(seat) || name === null ? [] : [name]));
    void notify({ kind: challenger(game) === null ? "your_turn" : "challenge", room, title, opponents });
  }
}

/** @param {PlayerGame} game */
const waits = (game) => challenger(game) !== null || (isYours(game) && !isAlone(game));

/** The reader looks at the page: remove the notifications about its room. */
export async function looked() {
  if (document.hidden) return;
  shown.clear();
  const room = readCode(location.pathname.slice(1));
  const registration = room === null ? undefined : await navigator.serviceWorker.getRegistration("/");
  for (const each of (await registration?.getNotifications({ tag: room ?? "" })) ?? []) each.close();
}

if (supported()) document.addEventListener("visibilitychange", () => void looked());
