// @ts-nocheck
// Made from client/games/mirror/text/de/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  boards: {
    boards: () => "Die beiden Bretter",
    board: (number) => `Brett ${number}`,
    aboutBoard: ({ number, text }) => `Brett ${number}: ${text}`,
    kind: (step) => `Spiegel, Schritt ${step}`,
    plays: ({ name, role }) => name === null ? (role === "maximizer" ? "du maximierst" : role === "minimizer" ? "du minimierst" : role === "owner" ? "du hütest den Baum" : role === "guesser" ? "du rätst" : "du spielst") : `${formats.name(name)} ${role === "maximizer" ? "maximiert" : role === "minimizer" ? "minimiert" : role === "owner" ? "hütet den Baum" : role === "guesser" ? "rät" : "spielt"}`,
    status: ({ state, name }) => state === "yours" ? "dein Zug" : state === "you-moved" ? "du hast gezogen" : state === "moved" ? `${formats.name(name)} hat gezogen` : state === "both" ? "beide am Zug" : state === "over" ? "vorbei" : state === "thinks" ? `${formats.name(name)} überlegt` : `${formats.name(name)} am Zug`,
    waits: ({ move, name, number }) => `Du hast hier gezogen: ${move}. Es zählt, sobald ${name === null ? `du auf Brett ${number} gezogen hast.` : `${formats.name(name)} auf Brett ${number} gezogen hat.`}`,
    hasMoved: ({ mover, name, number }) => `${formats.name(mover)} hat hier gezogen. Es zählt, sobald ${name === null ? `du auf Brett ${number} gezogen hast.` : `${formats.name(name)} auf Brett ${number} gezogen hat.`}`,
    yourTurnOn: (number) => `Du bist auf Brett ${number} am Zug.`,
    playOn: (number) => `Auf Brett ${number} spielen`,
    boardOver: ({ number, score, other }) => `Brett ${number} ist vorbei: ${score}. Brett ${other} geht weiter.`,
    reached: ({ name, score }) => `${formats.name(name)} ${score}`,
    over: (results) => `Beide Bretter sind vorbei: ${results}.`,
  },
};
