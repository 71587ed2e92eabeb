import type { ProgressiveGame } from '../../families/progressive/progressive-game.ts';
import { LINES_OF_THREE_REELS } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMPSLOKF';

/** Loom crown: three reels, five lines, three pots. Found by tools/solve.ts. */
export const game: ProgressiveGame = {
  code: 'loom-crown',
  studio: 'JAMDANI',
  name: { EN: 'Loom crown', BN: 'তাঁতের মুকুট' },
  description: {
    EN:
      'Three reels of the loom and five lines, quick to read. ' +
      'Three pots grow with every stake, the small one from 25.00.',
    BN:
      'তাঁতের তিনটি রিল আর পাঁচটি লাইন, এক নজরে বোঝা যায়। ' +
      'প্রতিটি বাজিতে তিনটি ভাণ্ডার বাড়ে; ছোটটি ২৫.০০ থেকে।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'shuttle', name: { EN: 'Shuttle', BN: 'মাকু' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'palace', name: { EN: 'Palace', BN: 'রাজবাড়ি' }, role: 'high' },
    { id: 'sari', name: { EN: 'Sari', BN: 'শাড়ি' }, role: 'high' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'FLOWLSOFKKSPOSPFLOWMKFFKK'),
    stripOf(LETTERS, 'FLOSKKFSKFOMLPWFLKSFWKFOPO'),
    stripOf(LETTERS, 'FLKKPWFFSWOSOKFSMLLKOKPOF'),
  ],
  pays: [
    [0, 0, 0, 500],
    [0, 0, 0, 0],
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 50],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 8],
  ],
  scatterPays: [0, 0, 0, 100],
  lines: LINES_OF_THREE_REELS,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 10 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 200 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 4_000 },
  ],
  terms: {
    levels: [
      { seed: 500_000, share: 5 },
      { seed: 25_000, share: 5 },
      { seed: 2_500, share: 5 },
    ],
    reserveShare: 20,
  },
  features: [
    { key: 'three-reels', values: { lines: 5 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};
