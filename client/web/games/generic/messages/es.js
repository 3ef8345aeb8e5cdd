// @ts-nocheck
// Made from client/games/generic/text/es/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchTwoLegs: () => "Una partida tiene dos mangas con las mismas cartas y los papeles cambiados. Gana la mejor puntuación en el mismo papel.",
    matchOneLeg: () => "Una partida tiene una manga. Gana la mejor puntuación.",
    togetherInShort: (together) => together ? "Se juega en equipo, por una sola puntuación." : "Cada quien juega por su lado.",
    theTable: () => "La mesa",
    computersGame: () => "La partida de la máquina",
    standing: (key) =>
    ({
      player: "en solitario, lo máximo",
      maximizer: "al maximizar, lo máximo",
      minimizer: "al minimizar, lo mínimo",
    })[key],
    together: () => "en equipo, lo máximo",
    formWithOption: ({ form, option, value }) => `${form} (${option}: ${value})`,
    wrongNumber: ({ option, least, most }) => `${option} es un número entero de ${least} a ${most}.`,
  },
  leg: {
    firstLeg: (score) => `manga 1: ${formats.number(score)}`,
    table: () => "La mesa",
    value: (key) =>
    ({
      none: "nada",
      yes: "sí",
      no: "no",
    })[key],
    eachPlayer: () => "cada jugador",
    yourMoves: () => "Tus jugadas",
    yourMove: () => "Tu jugada",
    choose: () => "Elige una jugada.",
    notListed: () => "Las jugadas de este juego no se muestran. Escribe una.",
    typeAMove: () => "Escribir una jugada",
    orTypeAMove: () => "O escribe una jugada",
    play: () => "Jugar",
    hint: ({ move, score }) => `Pista: ${move}, cerca de ${formats.number(score)}`,
    news: ({ name, move }) => `${formats.name(name)}: ${move === null ? "una jugada" : `${move}`}`,
    ended: (points) => `La manga terminó: ${points === 1 ? "1 punto" : `${formats.number(points)} puntos`}.`,
  },
};
