import type { ClassicGame } from '../../families/classic/classic-game.ts';
import { LINES_OF_THREE_REELS } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WRPKUFB';

/** Rickshaw bells: a classic of three reels. The bell stands in and doubles; two of them count four times. Found by tools/solve.ts. */
export const game: ClassicGame = {
  code: 'rickshaw-bells',
  studio: 'RICKSHA',
  name: { EN: 'Rickshaw bells', BN: 'রিকশার ঘণ্টা' },
  description: {
    EN:
      'Three reels and five lines, quick and plain like a ride through the old town. ' +
      'The bell stands in for every picture and doubles the win it is part of.',
    BN:
      'তিনটি রিল ও পাঁচটি লাইন; পুরান ঢাকার গলিতে ছোট একটা চক্করের মতো সহজ। ' +
      'ঘণ্টা যেকোনো ছবির জায়গায় বসে এবং যে জয়ে থাকে তাকে দ্বিগুণ করে।',
  },
  family: 'classic',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'bell', name: { EN: 'Bell', BN: 'ঘণ্টা' }, role: 'wild' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'FBBFBBPRWFURUUKUPFKWBPFK'),
    stripOf(LETTERS, 'KFURKBFUUPRBFBBFPPKWBFUW'),
    stripOf(LETTERS, 'UUPRBFPWKBKFRWBBPFFUUKFB'),
  ],
  pays: [
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 20],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
    [0, 0, 0, 2],
  ],
  wildTimes: 2,
  lines: LINES_OF_THREE_REELS,
  features: [
    { key: 'three-reels', values: { lines: 5 } },
    { key: 'multiplying-wild', values: { symbol: 0, times: 2 } },
  ],
};
