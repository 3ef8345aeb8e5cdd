// @ts-nocheck
// Made from client/games/happy_graphs/text/zh/*.ftl by `python -m client.catalogue`.

import * as formats from "../../../text/formats.js";

export const subjects = {
  about: {
    matchInShort: () => "对决用同样的牌打两局，你只能看到自己的手牌。一局里你要不快乐的牌多，另一局里要少。争高分时得分更高的一方获胜。",
    togetherInShort: () => "所有人站在同一边，让不快乐的牌尽量少。零是完美。",
    theBoard: () => "牌盘",
    computersBoard: () => "电脑的牌盘",
    standing: (key) =>
    ({
      player: "单人，最少",
      maximizer: "争高分，最多",
      minimizer: "压低分，最少",
    })[key],
    together: () => "合作，最少",
    option: (key) =>
    ({
      variant: "牌盘",
      mode: "玩法",
      hands: "手牌",
    })[key],
    variantInFull: (key) =>
    ({
      classic: "经典：A到4，四个邻居",
      corners: "对角：A到8，对角也算",
      hex: "六角：A到6，六个邻居",
    })[key],
    way: (key) =>
    ({
      hidden: "合作，手牌隐藏",
      duel: "对决",
      "puzzle-together": "合作解谜",
      solo: "单人，逐张打",
      puzzle: "解谜",
    })[key],
  },
  leg: {
    board: () => "牌盘",
    hands: () => "手牌",
    yourHand: () => "你的手牌",
    cards: () => "牌",
    group: (number) => `组${number}`,
    unhappy: () => "不快乐",
    more: () => "得分、手牌和经过",
    role: (key, { mine }) =>
    ({
      maximizer: "要不快乐的多",
      minimizer: "要不快乐的少",
    })[key],
    toPlay: () => "轮到出牌",
    yourTurn: () => "轮到你了",
    players: (players) => `${formats.number(players)}位玩家`,
    cardCount: (cards) => `${formats.number(cards)}张牌`,
    noCards: () => "没有牌",
    legOne: (points) => `第1局：${formats.number(points)}`,
    stock: (cards) => cards === 0 ? "没有牌可摸" : `还能摸${formats.number(cards)}张`,
    timeStarts: () => "打第一张牌时开始计时。",
    chooseCard: () => "请选择手牌。",
    chooseSquare: (card) => `请为${formats.card(card)}选择格。`,
    notInHand: (card) => `手里没有${card}。`,
    finish: (points) => `还有${formats.number(points)}张不快乐的牌，要结束吗？`,
    finishNote: () => "剩在手里的牌算不快乐。",
    happyCard: ({ card, square }) => `${square}的${formats.card(card)}快乐，已翻过去。`,
    unhappyCard: ({ card, square, wants, lacks, hopeless }) => `${square}的${formats.card(card)}想要${formats.number(wants)}个邻居，还差${formats.number(lacks)}个。${hopeless ? "它不可能再快乐。" : ""}`,
    wall: () => "墙：旁边有快乐的牌",
    gameOver: (result) => `游戏结束：${result}。`,
    play: () => "打出",
    takeBack: () => "收回",
    undo: () => "撤销",
    redo: () => "重做",
    sortBy: (key) =>
    ({
      rank: "按点数排",
      suit: "按花色排",
    })[key],
    done: () => "结束",
    finishNow: () => "结束",
    keepPlaying: () => "继续打",
    larger: () => "放大",
    smaller: () => "缩小",
    showAll: () => "显示整个牌盘",
    keys: () => "方向键在选中的牌能打的格间移动；Enter 打到那里。数字选择手里的牌。加号和减号改变大小；0 显示全部。",
    keysPuzzle: () => "方向键在选中的牌能打的格间移动；Enter 打到那里。点数（如 3 或 a）选择牌。T 在牌盘上的牌之间移动；Enter 收回一张。U 撤销，R 重做。加号和减号改变大小；0 显示全部。",
    keysZoom: () => "加号和减号改变大小；0 显示全部。",
  },
  moves: {
    squareInGroup: ({ square, group }) => `组${group}的${square}`,
    play: ({ card, square }) => `${formats.card(card)}打到${square}`,
    takeBack: (square) => `收回${square}`,
    done: () => "结束",
    played: ({ name, card, square, starts, happy, change, drew, drawn }) => `${formats.name(name)}：${formats.card(card)}打到${square}${starts ? "，新组" : ""}${happy === 0 ? "" : `，${formats.number(happy)}张变快乐`}${change === 0 ? "" : `，不快乐${formats.signed(change)}`}${drawn === null ? (drew ? "；摸了一张牌" : "") : `；摸到${formats.card(drawn)}`}`,
    takenBack: ({ name, card, square, change }) => `${formats.name(name)}：从${square}收回${formats.card(card)}${change === 0 ? "" : `，不快乐${formats.signed(change)}`}`,
    isDone: (name) => `${formats.name(name)}：结束`,
    effect: ({ card, square, touches, pleased }) => `${formats.card(card)}打到${square}，${touches === 0 ? "开新组" : `与${formats.number(touches)}张牌相邻`}${pleased === null ? "。" : `，使${formats.every(pleased)}快乐。`}`,
    itself: () => "它自己",
    scoreChanges: ({ before, after }) => `不快乐从${formats.number(before)}到${formats.number(after)}。`,
    scoreStays: (points) => `不快乐仍是${formats.number(points)}。`,
    hint: ({ move, expected, yours }) => `${move}，最终约${formats.exact(expected)}张不快乐${yours === null ? "" : `；你的选择${formats.exact(yours)}`}`,
    hintLine: (hint) => `提示：${hint}`,
  },
  rejections: {
    onlyInPuzzle: () => "只有解谜才能收回牌和提前结束。请打一张牌。",
    cardNotInHand: ({ card }) => `你手里没有${formats.card(card)}。请打手里的牌。`,
    noCardOnSquare: ({ square }) => `${square}没有牌。请选择牌盘上的牌。`,
    notOnHexBoard: ({ square }) => `六角牌盘没有${square}这个格：每隔一列低半格。`,
    squareOccupied: ({ square, card }) => `${square}有${formats.card(card)}。请选择空格。`,
    squareNextToNoCard: ({ square }) => `${square}不与任何牌相邻。请选择牌旁边的格。`,
    squareWalled: ({ square, card }) => `${formats.card(card)}快乐，不再接受邻居，所以${square}不能打。`,
    cardTooConnected: ({ square, card, connections }) => `${formats.card(card)}在${square}会有${formats.number(connections)}个邻居，超过它想要的。`,
    firstCardElsewhere: ({ square }) => `第一张牌要打到${square}。`,
    groupTooEarly: () => "只有手里的牌都不能打到其他牌旁边时，才能开新组。",
    groupElsewhere: ({ square, group }) => `下一个新组是组${group}。它的第一张牌要打到${square}。`,
  },
  scores: {
    counted: (points) => `${formats.number(points)}张不快乐的牌`,
    result: (points) => points === 0 ? "每张牌都快乐" : `${formats.number(points)}张不快乐的牌`,
    part: (key) =>
    ({
      ace: "不快乐的A",
      two: "不快乐的2",
      three: "不快乐的3",
      four: "不快乐的4",
      five: "不快乐的5",
      six: "不快乐的6",
      seven: "不快乐的7",
      eight: "不快乐的8",
    })[key],
    cardsOfRank: (key, { cards }) =>
    ({
      ace: `${formats.number(cards)}张A`,
      two: `${formats.number(cards)}张2`,
      three: `${formats.number(cards)}张3`,
      four: `${formats.number(cards)}张4`,
      five: `${formats.number(cards)}张5`,
      six: `${formats.number(cards)}张6`,
      seven: `${formats.number(cards)}张7`,
      eight: `${formats.number(cards)}张8`,
    })[key],
    allHappy: () => "全部快乐",
  },
};
