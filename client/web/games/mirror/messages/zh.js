// @ts-nocheck
// Made from client/games/mirror/text/zh/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  boards: {
    boards: () => "两个牌盘",
    board: (number) => `牌盘${number}`,
    aboutBoard: ({ number, text }) => `牌盘${number}：${text}`,
    kind: (step) => `镜像，第${step}步`,
    plays: ({ name, role }) => name === null ? (role === "maximizer" ? "你争高分" : role === "minimizer" ? "你压低分" : role === "owner" ? "你藏树" : role === "guesser" ? "你猜树" : "你打") : `${formats.name(name)}${role === "maximizer" ? "争高分" : role === "minimizer" ? "压低分" : role === "owner" ? "藏树" : role === "guesser" ? "猜树" : "打"}`,
    status: ({ state, name }) => state === "yours" ? "轮到你" : state === "you-moved" ? "你已出牌" : state === "moved" ? `${formats.name(name)}已出牌` : state === "both" ? "轮到双方" : state === "over" ? "结束" : state === "thinks" ? `${formats.name(name)}正在思考` : `轮到${formats.name(name)}`,
    waits: ({ move, name, number }) => `你在这里已出牌：${move}。等${name === null ? "你" : `${formats.name(name)}`}在牌盘${number}上出牌后生效。`,
    hasMoved: ({ mover, name, number }) => `${formats.name(mover)}在这里已出牌。等${name === null ? "你" : `${formats.name(name)}`}在牌盘${number}上出牌后生效。`,
    yourTurnOn: (number) => `牌盘${number}上轮到你了。`,
    playOn: (number) => `去牌盘${number}出牌`,
    boardOver: ({ number, score, other }) => `牌盘${number}结束：${score}。牌盘${other}继续。`,
    reached: ({ name, score }) => `${formats.name(name)} ${score}`,
    over: (results) => `两个牌盘都结束了：${results}。`,
  },
};
