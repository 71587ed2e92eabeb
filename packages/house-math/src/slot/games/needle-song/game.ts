import type { GrowingGame } from '../../families/growing/growing-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WSEQTLBKF';

/** Needle song: ten lines, five, eight or twelve free games that come more often. Found by tools/solve.ts. */
export const game: GrowingGame = {
  code: 'needle-song',
  studio: 'NOKSHI',
  name: { EN: 'Needle song', BN: 'সুইয়ের গান' },
  description: {
    EN:
      'Ten lines, and suns that come more often and bring five free games or more. ' +
      'Few of them, but each counts once more than the one before.',
    BN:
      'দশটি লাইন, আর সূর্য ঘন ঘন এসে পাঁচটি বা তার বেশি ফ্রি গেম আনে। ' +
      'সংখ্যায় অল্প, তবে প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি ধরা হয়।',
  },
  family: 'growing',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'wild' },
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'scatter' },
    { id: 'elephant', name: { EN: 'Elephant', BN: 'হাতি' }, role: 'high' },
    { id: 'palanquin', name: { EN: 'Palanquin', BN: 'পালকি' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'TKLFQKLEKFBQSBBFSLETFBTK'),
    stripOf(LETTERS, 'LQBFFSKKTQKFFBWEKLBBETLT'),
    stripOf(LETTERS, 'QFFSETBFKWKTLKLFLTBSQKEB'),
    stripOf(LETTERS, 'TQWBFBSQELLTKKBFETLBKFKF'),
    stripOf(LETTERS, 'QKKLKKBBFETFQLFSEBBFLTTS'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 600],
    [0, 0, 0, 15, 75, 400],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 6, 40, 60],
    [0, 0, 0, 4, 15, 50],
    [0, 0, 0, 4, 12, 50],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 10, 50, 300],
  awards: [0, 0, 0, 5, 8, 12],
  lines: TEN_LINES,
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'growing-free-games', values: { scatters: 3, three: 5, four: 8, five: 12 } },
  ],
};
