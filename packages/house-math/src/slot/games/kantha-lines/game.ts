import type { LinesGame } from '../../families/lines/lines-game.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WSPEQTKFBHCN';

/**
 * Kantha chest: five reels, twenty lines, wild lotus, free games under the sun. Every strip has
 * the same symbols in the same number, only their order differs. Found by tools/solve.ts.
 */
export const game: LinesGame = {
  code: 'kantha-lines',
  studio: 'NOKSHI',
  name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
  description: {
    EN:
      'Five reels and twenty lines, where the lotus stands in for any picture but the sun. ' +
      'Three suns or more bring free games whose wins count three times.',
    BN:
      'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। ' +
      'তিনটি বা তার বেশি সূর্য এলে ফ্রি গেম মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
  },
  family: 'lines',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
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
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'HNKCPBTNWHTSCHKTQBPQEPFEQFBNKEFC'),
    stripOf(LETTERS, 'BQECTKSFWBFNCPQEFBENPQHTKHPNCKHT'),
    stripOf(LETTERS, 'QCEPBKQFPTHKFTHNSBQTECBWCPFNKHNE'),
    stripOf(LETTERS, 'TNEPFQCNQHKEFTKPWFSBKNTPHBQCEBHC'),
    stripOf(LETTERS, 'BQNPBHCFKNEQTECFWHNPFKTSBQTHCKPE'),
  ],
  pays: [
    [0, 0, 0, 75, 500, 4000],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 250, 2000],
    [0, 0, 0, 40, 250, 1000],
    [0, 0, 0, 30, 150, 800],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 20, 80, 300],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 8, 20, 100],
  ],
  scatterPays: [0, 0, 0, 40, 200, 1000],
  freeGames: { awards: [0, 0, 0, 10, 12, 15], multiplier: 3, most: 60 },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
  ],
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    {
      key: 'free-games',
      values: { scatters: 3, three: 10, four: 12, five: 15, multiplier: 3, most: 60 },
    },
  ],
};
