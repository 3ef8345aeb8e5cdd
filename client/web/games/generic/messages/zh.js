// @ts-nocheck
// Made from client/games/generic/text/zh/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchTwoLegs: () => "一场比赛用同样的牌打两局，互换角色。同一角色得分更好的玩家获胜。",
    matchOneLeg: () => "一场比赛只有一局。得分更好的玩家获胜。",
    togetherInShort: (together) => together ? "你们合作，共用一个得分。" : "各打各的。",
    theTable: () => "牌桌",
    computersGame: () => "电脑的对局",
    standing: (key) =>
    ({
      player: "单人，最高",
      maximizer: "争高分，最高",
      minimizer: "压低分，最低",
    })[key],
    together: () => "合作，最高",
    formWithOption: ({ form, option, value }) => `${form}（${option}：${value}）`,
    wrongNumber: ({ option, least, most }) => `${option} 是${least}到${most}的整数。`,
  },
  leg: {
    firstLeg: (score) => `第1局：${formats.number(score)}`,
    table: () => "牌桌",
    value: (key) =>
    ({
      none: "无",
      yes: "是",
      no: "否",
    })[key],
    eachPlayer: () => "每位玩家",
    yourMoves: () => "你的走法",
    yourMove: () => "你的走法",
    choose: () => "请选择走法。",
    notListed: () => "这个游戏不列出走法，请输入。",
    typeAMove: () => "输入走法",
    orTypeAMove: () => "或输入走法",
    play: () => "出牌",
    hint: ({ move, score }) => `提示：${move}，约${formats.number(score)}`,
    news: ({ name, move }) => `${formats.name(name)}：${move === null ? "走了一步" : `${move}`}`,
    ended: (points) => `这一局结束：${formats.number(points)}分。`,
  },
};
