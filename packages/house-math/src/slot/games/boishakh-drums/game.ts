import type { BothWaysGame } from '../../families/both-ways/both-ways-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WDMEKJHPB';

/** Boishakh drums: twenty lines read from both sides. The sun is a wild of the three middle reels. Found by tools/solve.ts. */
export const game: BothWaysGame = {
  code: 'boishakh-drums',
  studio: 'BOISHAKH',
  name: { EN: 'Boishakh drums', BN: 'বৈশাখের ঢোল' },
  description: {
    EN:
      'Twenty lines that pay from the left and from the right, so that pictures meet in the middle. ' +
      'Three drums or more pay wherever they are.',
    BN:
      'বিশটি লাইনে বাম ও ডান দুই দিক থেকেই জয় হয়, ছবিরা মাঝখানে এসে মেলে। ' +
      'তিনটি বা তার বেশি ঢোল যেখানেই থাকুক পুরস্কার দেয়।',
  },
  family: 'both-ways',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'wild' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'scatter' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'elephant', name: { EN: 'Elephant', BN: 'হাতি' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'high' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'KHBPMHDMEBPPKPJBHBEJJK'),
    stripOf(LETTERS, 'EJBHMDJKBBJHPKPWPEHKBPM'),
    stripOf(LETTERS, 'BPKKBMBEBJHJPHEWPKMDPJH'),
    stripOf(LETTERS, 'EHDMBBPKHBEPPJBWHKKMJPJ'),
    stripOf(LETTERS, 'PPEBHHDKMJPBJPEJKHKMBB'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 100, 1000],
    [0, 0, 0, 20, 100, 600],
    [0, 0, 0, 15, 60, 300],
    [0, 0, 0, 8, 40, 150],
    [0, 0, 0, 6, 30, 120],
    [0, 0, 0, 5, 20, 75],
    [0, 0, 0, 4, 15, 40],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 40, 200, 1000],
  lines: TWENTY_LINES,
  features: [
    { key: 'both-ways', values: { lines: 20 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
