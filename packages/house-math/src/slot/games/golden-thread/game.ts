import type { ExpandingGame } from '../../families/expanding/expanding-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WSPQAKFTN';

/** Golden thread: ten lines; two shuttles on each of the second and the fourth strip fill their reel. Found by tools/solve.ts. */
export const game: ExpandingGame = {
  code: 'golden-thread',
  studio: 'JAMDANI',
  name: { EN: 'Golden thread', BN: 'সোনালি সুতো' },
  description: {
    EN:
      'Ten lines, and two shuttles a strip on the second and the fourth reel that weave it wild. ' +
      'The middle has none, so that large wins need both sides.',
    BN:
      'দশটি লাইন, আর দ্বিতীয় ও চতুর্থ রিলে দুটি করে মাকু পুরো রিল বুনে দেয়। ' +
      'মাঝের রিলে মাকু নেই, তাই বড় জয়ে দুই পাশই লাগে।',
  },
  family: 'expanding',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'shuttle', name: { EN: 'Shuttle', BN: 'মাকু' }, role: 'wild' },
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'scatter' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'palanquin', name: { EN: 'Palanquin', BN: 'পালকি' }, role: 'high' },
    { id: 'sari', name: { EN: 'Sari', BN: 'শাড়ি' }, role: 'high' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'TNSPNFTKNKTFAFPKTANQFKQA'),
    stripOf(LETTERS, 'ASAQNKNFTNFFQTTWKKPTANFW'),
    stripOf(LETTERS, 'TNAKPFKTNQNTKATAFQFFKPNS'),
    stripOf(LETTERS, 'NPTFKATNKSTNKWTFQNFAQAWF'),
    stripOf(LETTERS, 'QATTPKNTNKTNFKAAQFSFFKNP'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 600],
    [0, 0, 0, 20, 60, 400],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 10, 20, 150],
    [0, 0, 0, 6, 20, 60],
    [0, 0, 0, 5, 12, 50],
    [0, 0, 0, 4, 12, 40],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 20, 100, 1000],
  lines: TEN_LINES,
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'expanding-wild', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
