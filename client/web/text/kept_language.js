// Keeps the language of the page where the service worker finds it: workers can't read the page's settings.

import { currentLanguage } from "./language.js";

const STORE = "language";
const KEY = "/kept-language";

/** Keep the language of the page. */
export async function keepLanguage() {
  const store = await caches.open(STORE);
  await store.put(KEY, new Response(currentLanguage()));
}

/** The language that a page kept last; null if none did. @returns {Promise<string | null>} */
export const keptLanguage = async () => (await (await caches.match(KEY))?.text()) ?? null;
