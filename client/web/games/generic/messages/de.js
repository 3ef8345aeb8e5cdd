// @ts-nocheck
// Made from client/games/generic/text/de/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchTwoLegs: () => "Ein Match hat zwei Runden mit denselben Karten und getauschten Rollen. Wer in derselben Rolle mehr schafft, gewinnt.",
    matchOneLeg: () => "Ein Match hat eine Runde. Das bessere Ergebnis gewinnt.",
    togetherInShort: (together) => together ? "Ihr spielt gemeinsam um ein Ergebnis." : "Alle spielen für sich.",
    theTable: () => "Der Tisch",
    computersGame: () => "Das Spiel des Computers",
    standing: (key) =>
    ({
      player: "allein, am meisten",
      maximizer: "maximiert, am meisten",
      minimizer: "minimiert, am wenigsten",
    })[key],
    together: () => "gemeinsam, am meisten",
    formWithOption: ({ form, option, value }) => `${form} (${option}: ${value})`,
    wrongNumber: ({ option, least, most }) => `${option} ist eine ganze Zahl von ${least} bis ${most}.`,
  },
  leg: {
    firstLeg: (score) => `Runde 1: ${formats.number(score)}`,
    table: () => "Der Tisch",
    value: (key) =>
    ({
      none: "keine",
      yes: "ja",
      no: "nein",
    })[key],
    eachPlayer: () => "alle",
    yourMoves: () => "Deine Züge",
    yourMove: () => "Dein Zug",
    choose: () => "Wähle einen Zug.",
    notListed: () => "Die Züge dieses Spiels sind nicht aufgelistet. Tippe einen.",
    typeAMove: () => "Zug tippen",
    orTypeAMove: () => "Oder tippe einen Zug",
    play: () => "Spielen",
    hint: ({ move, score }) => `Tipp: ${move}, etwa ${formats.number(score)}`,
    news: ({ name, move }) => `${formats.name(name)}: ${move === null ? "ein Zug" : `${move}`}`,
    ended: (points) => `Die Runde ist vorbei: ${points === 1 ? "1 Punkt" : `${formats.number(points)} Punkte`}.`,
  },
};
