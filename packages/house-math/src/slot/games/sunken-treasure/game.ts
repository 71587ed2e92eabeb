import type { CoinsGame } from '../../families/coins/coins-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WCLBEFNRD';

/** Sunken treasure: five coins hold, come often and are worth little. Found by tools/solve.ts. */
export const game: CoinsGame = {
  code: 'sunken-treasure',
  studio: 'PADMA',
  name: { EN: 'Sunken treasure', BN: 'ডুবন্ত ধন' },
  description: {
    EN:
      'Twenty lines over deep water, and five coins are enough to hold while the other places turn. ' +
      'Coins come often and are worth little, so that the round is long rather than large.',
    BN:
      'গভীর জলের ওপর বিশটি লাইন; পাঁচটি মুদ্রাতেই সেগুলো থেকে যায় আর বাকি ঘর ঘোরে। ' +
      'মুদ্রা ঘন ঘন আসে, দাম কম; তাই রাউন্ড বড় নয়, লম্বা হয়।',
  },
  family: 'coins',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'wild' },
    { id: 'coin', name: { EN: 'Coin', BN: 'মুদ্রা' }, role: 'scatter' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'egret', name: { EN: 'Egret', BN: 'বক' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'low' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
    { id: 'raindrop', name: { EN: 'Raindrop', BN: 'বৃষ্টির ফোঁটা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'CDLFNLFBCRDDNRBCEECNFEDR'),
    stripOf(LETTERS, 'FNWECBRDRLEDNDCFRLCEBCFN'),
    stripOf(LETTERS, 'WDNBCFFLFDRBDNNLRECECECR'),
    stripOf(LETTERS, 'DCNDECLRDCRBFNRFNCLWEFBE'),
    stripOf(LETTERS, 'DBDCFLNREDRBFNCECNDCLEFR'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 120, 600],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 15, 75, 250],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 8, 30, 120],
    [0, 0, 0, 5, 25, 100],
    [0, 0, 0, 5, 20, 60],
  ],
  coin: 1,
  from: 5,
  turns: 3,
  oneIn: 13,
  values: [5, 5, 5, 10, 10, 10, 15, 20, 30, 50],
  fullCredits: 4_000,
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'coins', values: { from: 5, turns: 3 } },
    { key: 'full-coins', values: { times: 200 } },
  ],
};
