import type { ProgressiveGame } from '../../families/progressive/progressive-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WKDMCUGHB';

/** Fair fortune: twenty lines and three pots. Found by tools/solve.ts. */
export const game: ProgressiveGame = {
  code: 'fair-fortune',
  studio: 'BOISHAKH',
  name: { EN: 'Fair fortune', BN: 'মেলার ভাগ্য' },
  description: {
    EN:
      'Twenty lines between drums, masks and clay horses, with three pots that grow with every stake. ' +
      'Each round has a number, and a very low one takes a pot.',
    BN:
      'ঢোল, মুখোশ আর মাটির ঘোড়ার মাঝে বিশটি লাইন, আর তিনটি ভাণ্ডার যা প্রতিটি বাজিতে বাড়ে। ' +
      'প্রতি রাউন্ডের একটি সংখ্যা থাকে; খুব ছোট সংখ্যা একটি ভাণ্ডার জেতে।',
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
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'wild' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'scatter' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'clay-horse', name: { EN: 'Clay horse', BN: 'মাটির ঘোড়া' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'BCBUBGUHGGKMUGHCBUMHCMHDBWD'),
    stripOf(LETTERS, 'HBHGCGDUBMGMDUMBUHKHGCWCUBH'),
    stripOf(LETTERS, 'WMCHBGBDGBUBDCWBHGUKHUMUGHC'),
    stripOf(LETTERS, 'DBHHGMGMHDBUMBCBCWUUCHUGKGH'),
    stripOf(LETTERS, 'HBCMUBUKHUWGMHBGGHMDGUDBCCB'),
  ],
  pays: [
    [0, 0, 0, 80, 400, 2000],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 150, 750],
    [0, 0, 0, 30, 100, 500],
    [0, 0, 0, 20, 80, 150],
    [0, 0, 0, 10, 50, 100],
    [0, 0, 0, 10, 30, 100],
    [0, 0, 0, 5, 30, 60],
    [0, 0, 0, 5, 30, 40],
  ],
  scatterPays: [0, 0, 0, 60, 300, 1500],
  lines: TWENTY_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 1 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 50 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 1_000 },
  ],
  terms: {
    levels: [
      { seed: 5_000_000, share: 5 },
      { seed: 100_000, share: 5 },
      { seed: 5_000, share: 5 },
    ],
    reserveShare: 15,
  },
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};
