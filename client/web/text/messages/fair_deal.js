// Made from client/text/en/fair_deal.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "fair_deal", {
  verified: () => "Fair deal verified",
  notVerified: () => "The deal is not verified",
  checking: () => "Checking that the deal was fair …",
  /** @param {{number: number, known: boolean}} values */
  numberWas: ({ number, known }) => `The number was ${formats.gameNumber(number)}${known ? ", known from the start" : ""}.`,
  /** @param {{leg: number, number: number}} values */
  numberOfLeg: ({ leg, number }) => `Leg ${leg} was on number ${formats.gameNumber(number)}.`,
  /** @param {"commitment_kept" | "commitment_broken" | "commitment_changed" | "number_missing" | "deck_dealt" | "deck_different" | "cards_as_seen" | "cards_different" | "cards_unchecked" | "record_missing"} key */
  finding: (key) =>
    ({
      commitment_kept: "The number matches the fingerprint shown at the start.",
      commitment_broken: "The number doesn’t match the fingerprint shown at the start.",
      commitment_changed: "The fingerprint is not the one shown at the start.",
      number_missing: "The server did not fully reveal the number, so nothing can be checked.",
      deck_dealt: "Verified: this number deals the deck you played.",
      deck_different: "The cards that were played are not the cards of this number.",
      cards_as_seen: "Every card you saw came in that deck’s order.",
      cards_different: "A card you saw is different in the record.",
      cards_unchecked: "The cards are not checked here: run turnabout verify where the game is installed.",
      record_missing: "The server did not give the record, so the cards can’t be compared.",
    })[key],
  noCardsSeen: () => "You saw no cards revealed, so there is nothing to compare.",
  /** @param {{move: number, leg: number}} values */
  firstDifference: ({ move, leg }) => `The first difference is move ${move} of leg ${leg}.`,
});
