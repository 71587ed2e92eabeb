import type { CoinsGame } from '../../families/coins/coins-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WCBHKENPR';

/** Fishers purse: lines, and coins that hold from six on while the other places turn for themselves. Found by tools/solve.ts. */
export const game: CoinsGame = {
  code: 'fishers-purse',
  studio: 'PADMA',
  name: { EN: 'Fishers purse', BN: 'জেলের থলি' },
  description: {
    EN:
      'Twenty lines, and coins among the catch: six of them hold while the other places turn again. ' +
      'Each new coin gives three more turns, and in the end all pay what is written on them.',
    BN:
      'বিশটি লাইন, আর মাছের সঙ্গে ওঠে মুদ্রা; ছয়টি এলে সেগুলো থেকে যায় আর বাকি ঘর আবার ঘোরে। ' +
      'প্রতিটি নতুন মুদ্রায় আরও তিনবার ঘোরে, শেষে সব মুদ্রা তার গায়ে লেখা পুরস্কার দেয়।',
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
    { id: 'wave', name: { EN: 'Wave', BN: 'ঢেউ' }, role: 'wild' },
    { id: 'coin', name: { EN: 'Coin', BN: 'মুদ্রা' }, role: 'scatter' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'high' },
    { id: 'egret', name: { EN: 'Egret', BN: 'বক' }, role: 'low' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'paddle', name: { EN: 'Paddle', BN: 'বৈঠা' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'BKCCNENPCEBEHKRRHNCRPRKP'),
    stripOf(LETTERS, 'NHNKWKERCNEEHBPPCRCKBRCP'),
    stripOf(LETTERS, 'CEKCKHRBCHBNWEPRNPCPNKER'),
    stripOf(LETTERS, 'ENRPKKBCKPCRCHNNPERECWBH'),
    stripOf(LETTERS, 'HCNERPBRPHNPRECKRCBKNKCE'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 400, 1200],
    [0, 0, 0, 30, 120, 1000],
    [0, 0, 0, 25, 80, 500],
    [0, 0, 0, 12, 80, 400],
    [0, 0, 0, 12, 60, 300],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 8, 30, 120],
  ],
  coin: 1,
  from: 6,
  turns: 3,
  oneIn: 16,
  values: [10, 10, 10, 20, 20, 20, 40, 40, 60, 100, 200],
  fullCredits: 20_000,
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'coins', values: { from: 6, turns: 3 } },
    { key: 'full-coins', values: { times: 1000 } },
  ],
};
