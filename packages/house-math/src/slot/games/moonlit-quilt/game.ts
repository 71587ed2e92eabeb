import type { GrowingGame } from '../../families/growing/growing-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMPETKFHSN';

/** Moonlit quilt: free games whose wins count once, twice, three times and so on. Found by tools/solve.ts. */
export const game: GrowingGame = {
  code: 'moonlit-quilt',
  studio: 'NOKSHI',
  name: { EN: 'Moonlit quilt', BN: 'জোছনার কাঁথা' },
  description: {
    EN:
      'Twenty lines under the moon, where three moons or more bring eight free games or more. ' +
      'Wins of the first count once, of the second twice, and so on to the last.',
    BN:
      'চাঁদের নিচে বিশটি লাইন; তিনটি বা তার বেশি চাঁদে আটটি বা তার বেশি ফ্রি গেম মেলে। ' +
      'প্রথমটির জয় এক গুণ, দ্বিতীয়টির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
  },
  family: 'growing',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'elephant', name: { EN: 'Elephant', BN: 'হাতি' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'NKSTNFHNNMSPFHSSHFTEKKPE'),
    stripOf(LETTERS, 'ESFTHFNNPTKKEFMPSNWHSKHS'),
    stripOf(LETTERS, 'PWTNKKHHSMFSPSEKFNTFSHEN'),
    stripOf(LETTERS, 'SKNNSMEWKPSETHFFNSHTPFHK'),
    stripOf(LETTERS, 'MSEKFSNNPFTPEHSKTKHFHNNS'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 250, 1200],
    [0, 0, 0, 40, 120, 800],
    [0, 0, 0, 25, 80, 600],
    [0, 0, 0, 12, 80, 250],
    [0, 0, 0, 12, 40, 200],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 5, 25, 80],
    [0, 0, 0, 4, 15, 60],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 40, 200, 1000],
  awards: [0, 0, 0, 8, 10, 12],
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'growing-free-games', values: { scatters: 3, three: 8, four: 10, five: 12 } },
  ],
};
