import type { WalkingGame } from '../../families/walking/walking-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMDHCKFTR';

/** Tiger path: a tiger on the third or last reel fills it and walks to the left, a respin for each step. Found by tools/solve.ts. */
export const game: WalkingGame = {
  code: 'tiger-path',
  studio: 'SUNDAR',
  name: { EN: 'Tiger path', BN: 'বাঘের পথ' },
  description: {
    EN:
      'Twenty lines in the mangrove: a tiger on the third or last reel fills it, and the other reels turn again. ' +
      'With each turn it walks one reel to the left, until it has gone.',
    BN:
      'বাদাবনে বিশটি লাইন; তৃতীয় বা শেষ রিলে বাঘ এলে সে পুরো রিল ভরে দেয় আর বাকি রিল আবার ঘোরে। ' +
      'প্রতিবার ঘোরার সময় সে এক রিল বামে হাঁটে, যতক্ষণ না চলে যায়।',
  },
  family: 'walking',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'tiger', name: { EN: 'Tiger', BN: 'বাঘ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'deer', name: { EN: 'Deer', BN: 'হরিণ' }, role: 'high' },
    { id: 'honeycomb', name: { EN: 'Honeycomb', BN: 'মৌচাক' }, role: 'high' },
    { id: 'crab', name: { EN: 'Crab', BN: 'কাঁকড়া' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'low' },
    { id: 'frog', name: { EN: 'Frog', BN: 'ব্যাঙ' }, role: 'low' },
    { id: 'taro-leaf', name: { EN: 'Taro leaf', BN: 'কচুপাতা' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'HFRRDCMFHFTTKTCKKTCFRHDR'),
    stripOf(LETTERS, 'CHRFDFKCKTFRFHHRTTKCDMTR'),
    stripOf(LETTERS, 'TTDFKTCRFFWFHKTKMRRHDCCR'),
    stripOf(LETTERS, 'CRRMDCHKTTCHTFHTRKRFFKDF'),
    stripOf(LETTERS, 'KHRKWMFFCKRTTDRRFTFCCDTH'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 12, 30, 300],
    [0, 0, 0, 6, 25, 150],
    [0, 0, 0, 5, 20, 80],
    [0, 0, 0, 3, 8, 50],
    [0, 0, 0, 3, 8, 50],
    [0, 0, 0, 1, 5, 30],
    [0, 0, 0, 1, 4, 20],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 40, 200, 1000],
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'walking-wild', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
