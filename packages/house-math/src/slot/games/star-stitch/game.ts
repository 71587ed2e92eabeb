import type { ProgressiveGame } from '../../families/progressive/progressive-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WSPEQTKFCN';

/** Star stitch: twenty lines, two pots, rare and large awards. Found by tools/solve.ts. */
export const game: ProgressiveGame = {
  code: 'star-stitch',
  studio: 'NOKSHI',
  name: { EN: 'Star stitch', BN: 'তারার ফোঁড়' },
  description: {
    EN:
      'Twenty lines on an embroidered quilt, with rare, large awards. ' +
      'Two pots grow with every stake; the grand one begins high and falls seldom.',
    BN:
      'নকশি কাঁথায় বিশটি লাইন, পুরস্কার কম আসে কিন্তু বড়। ' +
      'প্রতিটি বাজিতে দুটি ভাণ্ডার বাড়ে; মহাভাণ্ডার শুরুতেই বড়, পড়ে কদাচিৎ।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'wild' },
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'scatter' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'elephant', name: { EN: 'Elephant', BN: 'হাতি' }, role: 'high' },
    { id: 'palanquin', name: { EN: 'Palanquin', BN: 'পালকি' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'CNCQFNTKTSKWCQPTQNFEFKFPCKEN'),
    stripOf(LETTERS, 'CQTFFCPKCFTQNKCWETSNPNKKFEQN'),
    stripOf(LETTERS, 'FPCNFKWETQKFNNTQSCQCKPKFNCTE'),
    stripOf(LETTERS, 'KFFNFCKPTKQKEQTTECCPWFSNCNQN'),
    stripOf(LETTERS, 'KEPKNTCKEFCPFFTCNWFTQNKSQQNC'),
  ],
  pays: [
    [0, 0, 0, 100, 1000, 5000],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 250, 2000],
    [0, 0, 0, 30, 250, 2000],
    [0, 0, 0, 12, 250, 800],
    [0, 0, 0, 12, 150, 500],
    [0, 0, 0, 12, 80, 150],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 6, 30, 150],
    [0, 0, 0, 4, 30, 100],
  ],
  scatterPays: [0, 0, 0, 50, 400, 4000],
  lines: TWENTY_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 1 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 20 },
  ],
  terms: {
    levels: [
      { seed: 10_000_000, share: 10 },
      { seed: 250_000, share: 5 },
    ],
    reserveShare: 15,
  },
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 2 } },
  ],
};
