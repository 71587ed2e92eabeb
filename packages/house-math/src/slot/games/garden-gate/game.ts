import type { ClassicGame } from '../../families/classic/classic-game.ts';
import { LINES_OF_THREE_REELS } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WPTKFL';

/** Garden gate: the calmest of the three-reel games, with five pictures beside the wild. Found by tools/solve.ts. */
export const game: ClassicGame = {
  code: 'garden-gate',
  studio: 'RICKSHA',
  name: { EN: 'Garden gate', BN: 'বাগানের ফটক' },
  description: {
    EN:
      'Three reels and five lines with many flowers and small, frequent wins. ' +
      'Two lotuses a strip stand in for every picture and double the win.',
    BN:
      'তিনটি রিল ও পাঁচটি লাইন; ফুল অনেক, জয় ছোট ছোট কিন্তু ঘন ঘন। ' +
      'প্রতি রিলে দুটি পদ্ম যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
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
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'wild' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'LTTFWKLTLKTPLFKPLKPFKWFF'),
    stripOf(LETTERS, 'PTKFFLFKFLTFWTLPTKKWLPKL'),
    stripOf(LETTERS, 'TLTKLKWFFKFKFPLLPLWKFTPT'),
  ],
  pays: [
    [0, 0, 0, 80],
    [0, 0, 0, 30],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 6],
    [0, 0, 0, 4],
  ],
  wildTimes: 2,
  lines: LINES_OF_THREE_REELS,
  features: [
    { key: 'three-reels', values: { lines: 5 } },
    { key: 'multiplying-wild', values: { symbol: 0, times: 2 } },
  ],
};
