import type { CollectGame } from '../../families/collect/collect-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WGJFCDKMUHB';

/** Fair baskets: goods carry an amount on the first four reels, the basket of the last reel takes them all. Found by tools/solve.ts. */
export const game: CollectGame = {
  code: 'fair-baskets',
  studio: 'BOISHAKH',
  name: { EN: 'Fair baskets', BN: 'মেলার ঝুড়ি' },
  description: {
    EN:
      'Twenty lines at the fair, with mangoes, jackfruits and clay horses that carry an amount. ' +
      'When the basket shows on the last reel, it takes all of them.',
    BN:
      'মেলায় বিশটি লাইন; আম, কাঁঠাল আর মাটির ঘোড়া নিজের গায়ে একটি পরিমাণ বয়ে আনে। ' +
      'শেষ রিলে ঝুড়ি এলে সে সবগুলো তুলে নেয়।',
  },
  family: 'collect',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'wild' },
    { id: 'basket', name: { EN: 'Basket', BN: 'ঝুড়ি' }, role: 'scatter' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'jackfruit', name: { EN: 'Jackfruit', BN: 'কাঁঠাল' }, role: 'low' },
    { id: 'clay-horse', name: { EN: 'Clay horse', BN: 'মাটির ঘোড়া' }, role: 'low' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'UHUHDJBJBHMMKUDBMBFKHBUK'),
    stripOf(LETTERS, 'BDKBWMJUKUFMHMHBHUDKBUJH'),
    stripOf(LETTERS, 'KUHHBHUBDHFUBJMMBJWKDCMK'),
    stripOf(LETTERS, 'BMMHDBHUMUHKBFWKDHUJKJBU'),
    stripOf(LETTERS, 'GMDHMBKHDHBHUUMKUMUKDKBB'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 60, 500],
    [0, 0, 0, 10, 50, 200],
    [0, 0, 0, 10, 40, 80],
    [0, 0, 0, 10, 12, 50],
    [0, 0, 0, 3, 10, 40],
    [0, 0, 0, 2, 4, 30],
  ],
  collector: 1,
  goods: [0, 0, 20, 60, 400, 0, 0, 0, 0, 0, 0],
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'collect', values: { symbol: 1 } },
  ],
};
