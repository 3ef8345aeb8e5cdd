// @ts-nocheck
// Made from client/games/mirror/text/es/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  boards: {
    boards: () => "Los dos tableros",
    board: (number) => `Tablero ${number}`,
    aboutBoard: ({ number, text }) => `Tablero ${number}: ${text}`,
    kind: (step) => `espejo, paso ${step}`,
    plays: ({ name, role }) => name === null ? (role === "maximizer" ? "maximizas" : role === "minimizer" ? "minimizas" : role === "owner" ? "tienes el árbol" : role === "guesser" ? "adivinas" : "juegas") : `${formats.name(name)} ${role === "maximizer" ? "maximiza" : role === "minimizer" ? "minimiza" : role === "owner" ? "tiene el árbol" : role === "guesser" ? "adivina" : "juega"}`,
    status: ({ state, name }) => state === "yours" ? "tu turno" : state === "you-moved" ? "ya jugaste" : state === "moved" ? `${formats.name(name)} ya jugó` : state === "both" ? "turno de los dos" : state === "over" ? "terminado" : state === "thinks" ? `${formats.name(name)} está pensando` : `turno de ${formats.name(name)}`,
    waits: ({ move, name, number }) => `Ya jugaste aquí: ${move}. Cuenta cuando ${name === null ? "juegues" : `${formats.name(name)} juegue`} en el tablero ${number}.`,
    hasMoved: ({ mover, name, number }) => `${formats.name(mover)} ya jugó aquí. Cuenta cuando ${name === null ? "juegues" : `${formats.name(name)} juegue`} en el tablero ${number}.`,
    yourTurnOn: (number) => `Es tu turno en el tablero ${number}.`,
    playOn: (number) => `Jugar en el tablero ${number}`,
    boardOver: ({ number, score, other }) => `El tablero ${number} terminó: ${score}. El tablero ${other} sigue.`,
    reached: ({ name, score }) => `${formats.name(name)} ${score}`,
    over: (results) => `Los dos tableros terminaron: ${results}.`,
  },
};
