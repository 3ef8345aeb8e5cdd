// Loads a part of the client when it is first needed.

import { messages as pageText } from "../text/messages/page.js";
import { translationsLoaded } from "../text/language.js";
import { say } from "./page.js";

/**
 * Call a function with a part once it is loaded. If it can't be loaded, for example because the server has another
 * version by now, tell the player.
 * @template T
 * @param {Promise<T>} part
 * @param {(part: T) => void} use
 */
export async function whenLoaded(part, use) {
  let loaded;
  try {
    loaded = await part;
    await translationsLoaded();
  } catch {
    say(pageText.notLoaded(), { bad: true });
    return;
  }
  use(loaded);
}
