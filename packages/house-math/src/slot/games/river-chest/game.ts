import type { ProgressiveGame } from '../../families/progressive/progressive-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMBHKNCRP';

/** River chest: ten lines and three pots, the smallest of which falls often. Found by tools/solve.ts. */
export const game: ProgressiveGame = {
  code: 'river-chest',
  studio: 'PADMA',
  name: { EN: 'River chest', BN: 'নদীর সিন্দুক' },
  description: {
    EN:
      'Ten lines on the river, where boats and hilsa pay and the moon pays anywhere. ' +
      'Three pots lie in the chest; the small one is opened often.',
    BN:
      'নদীর বুকে দশটি লাইন; নৌকা আর ইলিশ লাইনে দেয়, চাঁদ দেয় যেকোনো জায়গায়। ' +
      'সিন্দুকে তিনটি ভাণ্ডার; ছোটটি প্রায়ই খোলে।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'wave', name: { EN: 'Wave', BN: 'ঢেউ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'high' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'crab', name: { EN: 'Crab', BN: 'কাঁকড়া' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
    { id: 'paddle', name: { EN: 'Paddle', BN: 'বৈঠা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'RKNRCRCBHNKKHRPNNPMBPPCRCWP'),
    stripOf(LETTERS, 'PRKCPPRNBCCRCBRNRKKCHPNWNHM'),
    stripOf(LETTERS, 'CNPPHPPBNNRHRKNCRKWMKCCPRBN'),
    stripOf(LETTERS, 'NBWMNPRPHRCHRCBPCKKPNCNRKCR'),
    stripOf(LETTERS, 'BPPCRPRCHPNPKRBMCRHNCKNWNKR'),
  ],
  pays: [
    [0, 0, 0, 100, 500, 3000],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 1500],
    [0, 0, 0, 40, 200, 800],
    [0, 0, 0, 30, 100, 400],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 6, 15, 60],
  ],
  scatterPays: [0, 0, 0, 30, 150, 1000],
  lines: TEN_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 5 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 100 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 2_500 },
  ],
  terms: {
    levels: [
      { seed: 2_000_000, share: 10 },
      { seed: 50_000, share: 5 },
      { seed: 2_000, share: 5 },
    ],
    reserveShare: 20,
  },
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};
