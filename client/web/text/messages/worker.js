// @ts-nocheck
// Made from client/text/*/*.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

/** @type {{[language: string]: {[subject: string]: {[name: string]: (...values: any[]) => string}}}} */
export const translations = {
  de: {
    formats: {
      days: (number) => number === 1 ? `${number} Tag` : `${number} Tage`,
      hours: (number) => `${number} h`,
      minutes: (number) => `${number} min`,
      seconds: (number) => `${number} s`,
      andMore: ({ names, count }) => `${names} und ${count} weitere`,
      ownWords: () => "du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine",
      fullStop: () => ".",
      level: (key) =>
    ({
      easy: "leicht",
      normal: "mittel",
      strong: "stark",
      random: "zufällig",
      forgetful: "vergesslich",
    })[key],
      computer: (key) =>
    ({
      easy: "Computer (leicht)",
      normal: "Computer (mittel)",
      strong: "Computer (stark)",
      random: "Computer (zufällig)",
      forgetful: "Computer (vergesslich)",
    })[key],
      otherComputer: (level) => `Computer (${level})`,
      numberedComputer: ({ computer, number }) => `${computer} ${number}`,
      betweenClauses: () => "; ",
      betweenUnits: () => " ",
    },
    notifications: {
      title: ({ kind, name }) => kind === "your_turn" ? "Du bist am Zug" : kind === "low_time" ? "Deine Zeit läuft ab" : (name === null ? "Du wirst herausgefordert" : `${formats.name(name)} fordert dich heraus`),
      changed: () => "In einem deiner Spiele ist etwas passiert.",
    },
    start: {
      title: () => "Turnabout",
    },
    your_games: {
      game: ({ game, other, number }) => `${formats.name(game)}${other === null ? "" : ` mit ${formats.name(other)}`}${number === null ? "" : ` auf ${formats.gameNumber(number)}`}`,
    },
  },
  es: {
    formats: {
      days: (number) => number === 1 ? `${number} día` : `${number} días`,
      hours: (number) => `${number} h`,
      minutes: (number) => `${number} min`,
      seconds: (number) => `${number} s`,
      andMore: ({ names, count }) => `${names} y ${count} más`,
      ownWords: () => "tú|tu rival|tu|tus|en solitario|ahora|la máquina|máquina|el rival|el resto|la|el|los|las|una persona|quien|quienes|todos|todo el mundo|nadie|alguien|aún nadie|asiento|los dos|ambos",
      fullStop: () => ".",
      level: (key) =>
    ({
      easy: "fácil",
      normal: "normal",
      strong: "fuerte",
      random: "al azar",
      forgetful: "olvidadiza",
    })[key],
      computer: (key) =>
    ({
      easy: "Máquina (fácil)",
      normal: "Máquina (normal)",
      strong: "Máquina (fuerte)",
      random: "Máquina (al azar)",
      forgetful: "Máquina (olvidadiza)",
    })[key],
      otherComputer: (level) => `Máquina (${level})`,
      numberedComputer: ({ computer, number }) => `${computer} ${number}`,
      betweenClauses: () => "; ",
      betweenUnits: () => " ",
    },
    notifications: {
      title: ({ kind, name }) => kind === "your_turn" ? "Te toca" : kind === "low_time" ? "Se te acaba el tiempo" : (name === null ? "Tienes un desafío" : `${formats.name(name)} te desafía`),
      changed: () => "Ha cambiado una de tus partidas.",
    },
    start: {
      title: () => "Turnabout",
    },
    your_games: {
      game: ({ game, other, number }) => `${formats.name(game)}${other === null ? "" : ` con ${formats.name(other)}`}${number === null ? "" : ` con el ${formats.gameNumber(number)}`}`,
    },
  },
  pl: {
    formats: {
      days: (number) => number === 1 ? `${number} dzień` : `${number} dni`,
      hours: (number) => `${number} h`,
      minutes: (number) => `${number} min`,
      seconds: (number) => `${number} s`,
      andMore: ({ names, count }) => `${names} i jeszcze ${count}`,
      ownWords: () => "ty|kolej|grają|grających|liczba|próba gracza|drugi gracz|twój|twoja|twoje|twojego|twojej|solo|teraz|kto|ktoś|wszyscy|obaj|oboje|obie|nikt|jeszcze nikt|miejsce|nowa osoba|komputer|komputer random|komputer easy|komputer normal|komputer strong",
      fullStop: () => ".",
      level: (key) =>
    ({
      easy: "łatwy",
      normal: "średni",
      strong: "mocny",
      random: "losowy",
      forgetful: "zapominalski",
    })[key],
      computer: (key) =>
    ({
      easy: "Komputer (łatwy)",
      normal: "Komputer (średni)",
      strong: "Komputer (mocny)",
      random: "Komputer (losowy)",
      forgetful: "Komputer (zapominalski)",
    })[key],
      otherComputer: (level) => `Komputer (${level})`,
      numberedComputer: ({ computer, number }) => `${computer} ${number}`,
      betweenClauses: () => "; ",
      betweenUnits: () => " ",
    },
    notifications: {
      title: ({ kind, name }) => kind === "your_turn" ? "Twoja kolej" : kind === "low_time" ? "Twój czas się kończy" : (name === null ? "Masz wyzwanie" : `${formats.name(name)} rzuca ci wyzwanie`),
      changed: () => "W jednej z twoich partii coś się zmieniło.",
    },
    start: {
      title: () => "Turnabout",
    },
    your_games: {
      game: ({ game, other, number }) => `${formats.name(game)}${other === null ? "" : ` – ${formats.name(other)}`}${number === null ? "" : `, numer ${formats.gameNumber(number)}`}`,
    },
  },
  zh: {
    formats: {
      days: (number) => `${number}天`,
      hours: (number) => `${number}小时`,
      minutes: (number) => `${number}分钟`,
      seconds: (number) => `${number}秒`,
      andMore: ({ names, count }) => `${names}和另外${count}位`,
      ownWords: () => "你|你的|单人|现在|电脑|全部|所有|双方|大家|座位|还没有人|没有人|随机一位玩家",
      fullStop: () => "。",
      level: (key) =>
    ({
      easy: "简单",
      normal: "普通",
      strong: "高手",
      random: "随机",
      forgetful: "健忘",
    })[key],
      computer: (key) =>
    ({
      easy: "电脑（简单）",
      normal: "电脑（普通）",
      strong: "电脑（高手）",
      random: "电脑（随机）",
      forgetful: "电脑（健忘）",
    })[key],
      otherComputer: (level) => `电脑（${level}）`,
      numberedComputer: ({ computer, number }) => `${computer}${number}`,
      betweenClauses: () => "；",
      betweenUnits: () => "",
    },
    notifications: {
      title: ({ kind, name }) => kind === "your_turn" ? "轮到你了" : kind === "low_time" ? "你的时间不多了" : (name === null ? "有人向你挑战" : `${formats.name(name)}向你挑战`),
      changed: () => "你的一个对局有变化。",
    },
    start: {
      title: () => "Turnabout",
    },
    your_games: {
      game: ({ game, other, number }) => `${formats.name(game)}${other === null ? "" : `，对${formats.name(other)}`}${number === null ? "" : `，编号${formats.gameNumber(number)}`}`,
    },
  },
};
