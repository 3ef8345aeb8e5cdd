// Puts refusals of moves of Family Tree into words. client/games/family_tree/rejection_text.py does the same.

import { refusalOfAnyGame, say } from "../../text/rejection_text.js";
import * as rejectionsText from "./messages/rejections.js";

/** @typedef {import("../../text/rejection_text.js").Rejected} Rejected */

/** @type {import("../../text/rejection_text.js").Messages} */
const MESSAGES = {
  not_current_card: rejectionsText.notCurrentCard,
  not_in_tree: ({ target }) => rejectionsText.notInTree(target),
  not_a_person: ({ target }) => rejectionsText.notAPerson(target),
  target_covered: rejectionsText.targetCovered,
  tree_top_without_child: ({ target }) => rejectionsText.treeTopWithoutChild(target),
  member_single: ({ member }) => rejectionsText.memberSingle(member),
  couple_divorced: rejectionsText.coupleDivorced,
  person_widowed: ({ target }) => rejectionsText.personWidowed(target),
  too_many_children: rejectionsText.tooManyChildren,
  couple_has_two: rejectionsText.coupleHasTwo,
};

/** The sentence for a rejection. @param {Rejected} rejected */
export const refusal = (rejected) => say(MESSAGES, rejected, rejected.data) ?? refusalOfAnyGame(rejected);
