import type { ClassicGame } from '../../families/classic/classic-game.ts';
import { LINES_OF_THREE_REELS } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WRMDKHL';

/** Street lamps: three reels, rarer and larger. A lamp stands in and counts three times, two of them nine times. Found by tools/solve.ts. */
export const game: ClassicGame = {
  code: 'street-lamps',
  studio: 'RICKSHA',
  name: { EN: 'Street lamps', BN: 'পথের বাতি' },
  description: {
    EN:
      'Three reels and five lines at dusk, with few pictures and larger pays. ' +
      'The lamp stands in for every picture and counts the win three times.',
    BN:
      'সন্ধ্যার আলোয় তিনটি রিল ও পাঁচটি লাইন; ছবি কম, পুরস্কার বড়। ' +
      'হারিকেন যেকোনো ছবির জায়গায় বসে এবং জয় তিন গুণ করে।',
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
    { id: 'lamp', name: { EN: 'Hurricane lamp', BN: 'হারিকেন' }, role: 'wild' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'DWKHKMLDLHRMKHLDLLHDRMHK'),
    stripOf(LETTERS, 'HWDLLMDHMHRMKKRLLDKKHHDL'),
    stripOf(LETTERS, 'HMLLRKLRHWLDHDLKKDKMHMHD'),
  ],
  pays: [
    [0, 0, 0, 1200],
    [0, 0, 0, 80],
    [0, 0, 0, 30],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
    [0, 0, 0, 4],
  ],
  wildTimes: 3,
  lines: LINES_OF_THREE_REELS,
  features: [
    { key: 'three-reels', values: { lines: 5 } },
    { key: 'multiplying-wild', values: { symbol: 0, times: 3 } },
  ],
};
