// The options of Poker Solitaire, in words. client/games/poker_solitaire/option_text.py does the same.

import * as formats from "../../text/formats.js";
import { messages as peopleText } from "../../text/messages/people.js";
import { messages as optionsText } from "./messages/options.js";
import { chosenOf, isAlone } from "./options.js";
import { line } from "./score_text.js";

/** @typedef {import("./options.js").Chosen} Chosen */
/** @typedef {import("./options.js").Mode} Mode */
/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("./options.js").Own} Own */

/** The meaning of the options in sentences; separate for each player if their rules differ. @param {Options} options @param {readonly (string | null)[]} [names] the players' @returns {string[]} */
export function sentences(options, names = []) {
  const { own, dealt, rejects, decks, stealing, planting } = chosenOf(options);
  const called = [0, 1].map((seat) => names[seat] ?? optionsText.player(seat + 1));
  const told = own.map((each) => rulesOf(each, options.mode));
  const same = told[0].join() === told[1].join();
  return [
    formats.sentence(optionsText.way(options.mode)),
    ...(same
      ? told[0].map(formats.sentence)
      : told.map((rules, seat) => optionsText.rulesOf({ player: called[seat], sentence: formats.clauses(rules) }))),
    ...pointsOf(options.points),
    optionsText.dealtRule({ cards: dealt, decks }),
    rejectsOf(rejects, options.mode, called),
    ...(stealing ? [optionsText.stealingRule()] : []),
    ...(planting ? [optionsText.plantingRule()] : []),
  ];
}

/** A player's own rules in sentences. @param {Own} own @param {Mode} mode @returns {string[]} */
function rulesOf({ touching, movable, hands, scoring }, mode) {
  return [
    optionsText.touchingRule(touching),
    ...(mode === "duel" ? [] : [optionsText.movableRule(movable ? "on" : "off")]),
    ...(scoring === "pat" ? [] : [optionsText.handsRule(hands === 12 ? "twelve" : "ten")]),
    optionsText.scoringRule(scoring),
  ];
}

/** @param {{[name: string]: number} | null | undefined} points */
function pointsOf(points) {
  const every = Object.entries(points ?? {}).sort(([, one], [, next]) => next - one);
  if (!every.length) return [];
  const told = every.map(([name, worth]) => optionsText.handPoints({ hand: line(name), points: worth }));
  return [optionsText.pointsRule(formats.listed(told))];
}

/** @param {Chosen["rejects"]} rejects @param {Mode} mode @param {readonly string[]} names */
function rejectsOf({ common, first, second }, mode, names) {
  if (isAlone(mode)) return first + common ? optionsText.rejectsAlone(first + common) : optionsText.noRejects();
  const told = [];
  if (first !== second) told.push(...[first, second].map((squares, seat) => rejectsOfPlayer(squares, names[seat])));
  else if (first) told.push(optionsText.rejectsEach(first));
  if (common) told.push(optionsText.rejectsCommon(common));
  return told.length ? optionsText.rejectsRule(formats.listed(told)) : optionsText.noRejects();
}

/** @param {number} squares @param {string} name */
const rejectsOfPlayer = (squares, name) =>
  name === formats.begin(peopleText.you())
    ? optionsText.rejectsYours(squares)
    : optionsText.rejectsOf({ squares, name });
