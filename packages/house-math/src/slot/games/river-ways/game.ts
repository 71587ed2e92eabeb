import type { WaysGame } from '../../families/ways/ways-game.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMBHKLENPR';

/**
 * Tidal river: 243 ways. A wave on one of the three middle reels rises over the whole reel, the
 * screen pays, and the other reels turn once more while it stays; a new wave goes on so, at most
 * until all three stand. Found by tools/solve.ts.
 */
export const game: WaysGame = {
  code: 'river-ways',
  studio: 'PADMA',
  name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
  description: {
    EN:
      'Five reels and 243 ways: like pictures on neighbouring reels pay, counted from the left. ' +
      'A wave on a middle reel fills the whole reel and stays while the others turn again.',
    BN:
      'পাঁচটি রিল ও 243টি পথ; বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়। ' +
      'মাঝের কোনো রিলে ঢেউ এলে পুরো রিল ভরে যায় এবং বাকি রিলগুলো আবার ঘোরার সময় সেটি স্থির থাকে।',
  },
  family: 'ways',
  ruleVersion: 1,
  betCredits: 50,
  stakes: [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  spreadingReels: [1, 2, 3],
  symbols: [
    { id: 'wave', name: { EN: 'Wave', BN: 'ঢেউ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'high' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'egret', name: { EN: 'Egret', BN: 'বক' }, role: 'low' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'paddle', name: { EN: 'Paddle', BN: 'বৈঠা' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'LNBEKHBHLBLLRPKRNREEPPKPNRHMEN'),
    stripOf(LETTERS, 'RBNPBHLBHPPRRHERPRLNENRHPPKKEPNKELMNENWELLRK'),
    stripOf(LETTERS, 'RLELPPLNENRKLMBRRPPEPKHPNKPHRWBLNHNRBKEREEHN'),
    stripOf(LETTERS, 'LPRHPENLEHNRLPEREMNBELRKBPPRNKPEBPKRWLNRKHHN'),
    stripOf(LETTERS, 'KNPKEPELHREBPRNMNKLBPLLRHEBHNR'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 6, 25, 150],
    [0, 0, 0, 5, 20, 120],
    [0, 0, 0, 4, 15, 100],
    [0, 0, 0, 3, 12, 60],
    [0, 0, 0, 3, 8, 40],
    [0, 0, 0, 2, 5, 30],
    [0, 0, 0, 2, 5, 25],
    [0, 0, 0, 1, 4, 20],
  ],
  scatterPays: [0, 0, 0, 100, 500, 5000],
  features: [
    { key: 'ways', values: { ways: 243, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'spreading-wild', values: { symbol: 0, firstReel: 2, lastReel: 4, mostRespins: 3 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
