import type { PickGame } from '../../families/pick/pick-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WCXRMDUHLF';

/** Night market: three carriers open three of fifteen boxes, one of which holds a hundred stakes. Found by tools/solve.ts. */
export const game: PickGame = {
  code: 'night-market',
  studio: 'RICKSHA',
  name: { EN: 'Night market', BN: 'রাতের বাজার' },
  description: {
    EN:
      'Ten lines under the lamps, and carriers on three reels that open three of fifteen boxes. ' +
      'Most boxes hold little, one of them holds a hundred stakes.',
    BN:
      'হারিকেনের আলোয় দশটি লাইন, আর তিন রিলের টিফিন ক্যারিয়ার পনেরোটি বাক্সের তিনটি খোলে। ' +
      'বেশির ভাগ বাক্সে অল্প থাকে, একটিতে থাকে বাজির একশ গুণ।',
  },
  family: 'pick',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'lamp', name: { EN: 'Hurricane lamp', BN: 'হারিকেন' }, role: 'wild' },
    { id: 'tiffin', name: { EN: 'Tiffin carrier', BN: 'টিফিন ক্যারিয়ার' }, role: 'scatter' },
    { id: 'box', name: { EN: 'Box', BN: 'বাক্স' }, role: 'low' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'CDRLMHHFUUDDCRLHFUHLMLFF'),
    stripOf(LETTERS, 'FLLFDFDDMRUUFRLULHHWFHMH'),
    stripOf(LETTERS, 'DLCLMLDHFRFWURUHCFHDUFML'),
    stripOf(LETTERS, 'LLFFUMFUULWDDMHRFHRLHDHF'),
    stripOf(LETTERS, 'RMDFRLCDHLFHHUFMULDFUCHL'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 120, 600],
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 10, 60, 200],
    [0, 0, 0, 8, 50, 100],
    [0, 0, 0, 8, 15, 100],
    [0, 0, 0, 5, 15, 100],
    [0, 0, 0, 4, 12, 60],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 0],
  box: 2,
  from: 3,
  opens: 3,
  boxes: [10, 10, 10, 10, 20, 20, 20, 30, 30, 40, 50, 60, 100, 200, 1000],
  lines: TEN_LINES,
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'pick', values: { scatters: 3, boxes: 3 } },
  ],
};
