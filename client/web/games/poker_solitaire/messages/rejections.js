// Made from client/games/poker_solitaire/text/en/rejections.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "rejections", {
  /** @param {{card: string, dealt: readonly string[]}} values */
  notDealt: ({ card, dealt }) => `${formats.card(card)} is not dealt to you. You can take ${formats.cards(dealt)}.`,
  /** @param {{card: string, place: string, taker: "you" | "other" | "nobody"}} values */
  cardTaken: ({ card, place, taker }) => `${taker === "you" ? `You have taken ${formats.card(card)} already` : taker === "other" ? `The other player has taken ${formats.card(card)}` : `${formats.card(card)} has been taken`}: it is on ${place}.`,
  /** @param {{place: string}} values */
  placeEmpty: ({ place }) => `There is no card on ${place}.`,
  /** @param {{place: string, card: string}} values */
  squareTaken: ({ place, card }) => `${formats.card(card)} is on ${place}. Choose a free square.`,
  /** @param {{place: string, touching: "edges" | "corners"}} values */
  touchesNoCard: ({ place, touching }) => `A card on ${place} would touch no other. ${touching === "corners" ? "Choose a square that touches one at a side or a corner." : "Choose a square beside one."}`,
  nothingToPass: () => "There are no turns here, so there is nothing to pass.",
  passTooEarly: () => "You can pass only if your matrix is full or no cards are dealt to you.",
  doneOnlyInRace: () => "Done is only for races. This leg ends by itself.",
  /** @param {{free: number}} values */
  matrixNotFull: ({ free }) => `Your matrix is not full: ${free === 1 ? `${formats.number(free)} square is free` : `${formats.number(free)} squares are free`}. Fill it first.`,
  /** @param {{place: string, places: readonly string[] | null}} values */
  noSuchRejectSquare: ({ place, places }) => `There is no reject square ${place}. ${places === null ? "This game has none." : `Choose ${formats.either(places)}.`}`,
  /** @param {{place: string}} values */
  whichMatrix: ({ place }) => `There are two matrices. Write 1:${place} or 2:${place}.`,
  /** @param {{place: string}} values */
  onlyOneMatrix: ({ place }) => `There is only one matrix. Write ${place}.`,
  noPlanting: () => "You can’t plant cards here. Put the card into your own matrix.",
  /** @param {{card: string}} values */
  moveBetweenMatrices: ({ card }) => `${formats.card(card)} can only move within its matrix.`,
  /** @param {{card: string}} values */
  placedCardNotPlanted: ({ card }) => `You can plant only a dealt card: ${formats.card(card)} is placed already.`,
  /** @param {{card: string, place: string}} values */
  placedCardsStay: ({ card, place }) => `Placed cards stay: ${formats.card(card)} on ${place} can only be rejected.`,
  /** @param {{place: string}} values */
  rejectSquareOfOther: ({ place }) => `You can’t use ${place}: it is the other player’s reject square.`,
  /** @param {{place: string, card: string}} values */
  rejectSquareUsed: ({ place, card }) => `${formats.card(card)} is on ${place} already. Choose a free reject square.`,
  /** @param {{card: string}} values */
  rejectedCardElsewhere: ({ card }) => `${formats.card(card)} is rejected. It can only go back into a matrix.`,
  /** @param {{card: string}} values */
  rejectedCardToOther: ({ card }) => `${formats.card(card)} is rejected. It can only go back into your own matrix.`,
  /** @param {{card: string}} values */
  rejectedCardsStay: ({ card }) => `${formats.card(card)} is rejected and can’t come back.`,
  /** @param {{card: string}} values */
  rejectOfOther: ({ card }) => `${formats.card(card)} is the other player’s. You can reject only your own cards.`,
  /** @param {{card: string}} values */
  noStealing: ({ card }) => `You can’t steal ${formats.card(card)}: this game has no stealing.`,
  /** @param {{card: string}} values */
  stolenAlready: ({ card }) => `${formats.card(card)} was stolen once, so it can’t be stolen back.`,
  /** @param {{card: string}} values */
  stealElsewhere: ({ card }) => `Put ${formats.card(card)} into your own matrix to steal it.`,
  nothingLeftToDo: () => "You have nothing left to do. Wait for the other player.",
  otherPlayer: () => "the other player",
});
