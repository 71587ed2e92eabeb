import type { BothWaysGame } from '../../families/both-ways/both-ways-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WSPMCDUFL';

/** Kite festival: ten lines read from both sides. The kite is a wild of the second and the fourth reel. Found by tools/solve.ts. */
export const game: BothWaysGame = {
  code: 'kite-festival',
  studio: 'BOISHAKH',
  name: { EN: 'Kite festival', BN: 'ঘুড়ি উৎসব' },
  description: {
    EN:
      'Ten lines that pay from both sides, with rare peacocks and masks and large pays for them. ' +
      'Three suns or more pay wherever they are.',
    BN:
      'দশটি লাইনে দুই দিক থেকেই জয় হয়; ময়ূর ও মুখোশ কম আসে, পুরস্কার বড়। ' +
      'তিনটি বা তার বেশি সূর্য যেখানেই থাকুক পুরস্কার দেয়।',
  },
  family: 'both-ways',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'wild' },
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'scatter' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'clay-horse', name: { EN: 'Clay horse', BN: 'মাটির ঘোড়া' }, role: 'high' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'low' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'LCLFUUMFCUDDMPLFUCDLFSL'),
    stripOf(LETTERS, 'PDLFCCWDFLFFLSMCUMUUDULL'),
    stripOf(LETTERS, 'PDULUFCDMLLDUDMFSLUFCCFL'),
    stripOf(LETTERS, 'LLMCCSUULFDULFULMWDFPCFD'),
    stripOf(LETTERS, 'CLLDLCLDSMUFUFCFMULDFPU'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 2000],
    [0, 0, 0, 40, 200, 1000],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 8, 30, 100],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 5, 15, 50],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 20, 150, 1000],
  lines: TEN_LINES,
  features: [
    { key: 'both-ways', values: { lines: 10 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
