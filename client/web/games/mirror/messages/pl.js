// @ts-nocheck
// Made from client/games/mirror/text/pl/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  boards: {
    boards: () => "Obie plansze",
    board: (number) => `Plansza ${number}`,
    aboutBoard: ({ number, text }) => `Plansza ${number}: ${text}`,
    kind: (step) => `lustrzany, krok ${step}`,
    plays: ({ name, role }) => name === null ? (role === "maximizer" ? "maksymalizujesz" : role === "minimizer" ? "minimalizujesz" : role === "owner" ? "strzeżesz drzewa" : role === "guesser" ? "zgadujesz" : "grasz") : `${formats.name(name)} ${role === "maximizer" ? "maksymalizuje" : role === "minimizer" ? "minimalizuje" : role === "owner" ? "strzeże drzewa" : role === "guesser" ? "zgaduje" : "gra"}`,
    status: ({ state, name }) => state === "yours" ? "twój ruch" : state === "you-moved" ? "ruch zrobiony" : state === "moved" ? `${formats.name(name)} czeka` : state === "both" ? "ruch obojga" : state === "over" ? "koniec" : state === "thinks" ? `${formats.name(name)} myśli` : `ruch: ${formats.name(name)}`,
    waits: ({ move, name, number }) => `Twój ruch tutaj: ${move}. Będzie się liczyć, gdy na planszy ${number} ${name === null ? "wykonasz ruch" : `wykona ruch ${formats.name(name)}`}.`,
    hasMoved: ({ mover, name, number }) => `${formats.name(mover)} ma już tu ruch. Będzie się liczyć, gdy na planszy ${number} ${name === null ? "wykonasz ruch" : `wykona ruch ${formats.name(name)}`}.`,
    yourTurnOn: (number) => `Twoja kolej na planszy ${number}.`,
    playOn: (number) => `Graj na planszy ${number}`,
    boardOver: ({ number, score, other }) => `Koniec planszy ${number}: ${score}. Plansza ${other} gra dalej.`,
    reached: ({ name, score }) => `${formats.name(name)} ${score}`,
    over: (results) => `Obie plansze skończone: ${results}.`,
  },
};
