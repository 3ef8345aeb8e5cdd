// A tree of Family Tree to look at: the whole of it or one family at a time, to pan, zoom and go through by keyboard.

import { nothing } from "../vendor/lit-html.js";

/** @typedef {import("../protocol.js").FamilyTreeView} FamilyTreeView */
/**
 * `id` tells the trees on a page apart, and its camera is kept under it; `label` is what a screen reader calls the tree;
 * `marks` are signs at cards, such as the choices of a move in an analysis: the card, a short text, and perhaps `best`.
 * @typedef {{id?: string, label?: string, marks?: {card: string, text: string, best?: boolean}[]}} TreeOptions
 */

/**
 * Draw a tree only to look at: the computer's, one of a replay, one of a leg that is over.
 * @param {FamilyTreeView} view
 * @param {TreeOptions} [options]
 * @returns {unknown}
 */
export function treeView(view, options = {}) {
  void view;
  void options;
  return nothing;
}

/** Forget how a tree was looked at. @param {string} [id] */
export function closeTree(id = "tree") {
  void id;
}
