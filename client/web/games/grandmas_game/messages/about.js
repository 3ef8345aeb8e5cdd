// Made from client/games/grandmas_game/text/en/about.ftl by `python -m client.catalogue`.

import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "about", {
  togetherInShort: () => "A race: you all play the same cards, each at a table of your own. The first to bring all cards to the foundations wins. If nobody does, the player with the most cards there wins.",
  theTable: () => "The table",
  computersTable: () => "The computer’s table",
  standing: () => "alone, the most",
  raceStanding: () => "in a race, the most",
  /** @param {"reorder" | "winnable"} key */
  option: (key) =>
    ({
      reorder: "Workspace",
      winnable: "Numbers",
    })[key],
  /** @param {"deck_dealt" | "cards_as_seen" | "cards_different"} key */
  finding: (key) =>
    ({
      deck_dealt: "Verified: this number deals the deck you played.",
      cards_as_seen: "The cards you saw are in that deck.",
      cards_different: "The record has other cards than you saw.",
    })[key],
});
