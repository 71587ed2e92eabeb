import type { ExpandingGame } from '../../families/expanding/expanding-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMQSPLHTN';

/** Muslin veil: twenty lines; a shuttle of the three middle reels fills its reel. Found by tools/solve.ts. */
export const game: ExpandingGame = {
  code: 'muslin-veil',
  studio: 'JAMDANI',
  name: { EN: 'Muslin veil', BN: 'মসলিনের ওড়না' },
  description: {
    EN:
      'Twenty lines, and a shuttle on the middle reels that weaves its whole reel wild before wins are counted. ' +
      'Three moons or more pay wherever they are.',
    BN:
      'বিশটি লাইন, আর মাঝের রিলে মাকু এলে জয় গোনার আগে সে পুরো রিল বুনে দেয়। ' +
      'তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
  },
  family: 'expanding',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'shuttle', name: { EN: 'Shuttle', BN: 'মাকু' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'palace', name: { EN: 'Palace', BN: 'রাজবাড়ি' }, role: 'high' },
    { id: 'sari', name: { EN: 'Sari', BN: 'শাড়ি' }, role: 'high' },
    { id: 'palanquin', name: { EN: 'Palanquin', BN: 'পালকি' }, role: 'high' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'HTNTSLHNTHLLMNTPQPHLPSQN'),
    stripOf(LETTERS, 'STLQHNNTHQLHNMLTTPSNWHPP'),
    stripOf(LETTERS, 'PNWTHLHSHPNQTLLTNQMNPHTS'),
    stripOf(LETTERS, 'LNTHNMPPNTQWPLLHHSTTQHNS'),
    stripOf(LETTERS, 'SQLTHLLTMNTPPSHNTNLHQNPH'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 100, 600],
    [0, 0, 0, 20, 60, 400],
    [0, 0, 0, 10, 40, 200],
    [0, 0, 0, 6, 25, 100],
    [0, 0, 0, 5, 20, 80],
    [0, 0, 0, 4, 15, 60],
    [0, 0, 0, 4, 12, 50],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 40, 200, 2000],
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'expanding-wild', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
