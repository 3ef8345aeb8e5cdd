// The spectators of a room. client/room/spectator_list.py says the same.

import { messages as spectatorText } from "../text/messages/spectators.js";

/**
 * Return the number and names of the spectators; empty if there are none. The number may exceed the length of the list of names.
 * @param {number} number
 * @param {string[]} names
 * @param {boolean} me whether the reader is one of them, and not in `names`
 */
export function spectatorList(number, names, me) {
  const others = me ? number - 1 : number;
  const unnamed = others - names.length;
  const listed = unnamed > 0 ? [...names, spectatorText.more(unnamed)] : names;
  if (me && others > 0) return spectatorText.youWatchWith(names.length ? listed : [spectatorText.others(others)]);
  if (names.length && !me) return spectatorText.spectatorsNamed({ number, names: listed });
  if (me) return spectatorText.youWatch();
  return number ? spectatorText.spectators(number) : "";
}
