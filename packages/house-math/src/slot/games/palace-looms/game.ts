import type { ChangingGame } from '../../families/changing/changing-game.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WQSPLKFTN';

/** Palace looms: reels of two to six symbols, up to 7776 ways. The shuttle is a wild of the middle reels. Found by tools/solve.ts. */
export const game: ChangingGame = {
  code: 'palace-looms',
  studio: 'JAMDANI',
  name: { EN: 'Palace looms', BN: 'রাজবাড়ির তাঁত' },
  description: {
    EN:
      'Five reels that show two to six pictures each, another number in every round. ' +
      'Like pictures on neighbouring reels pay from the left, in up to 7776 ways.',
    BN:
      'পাঁচটি রিলের প্রতিটিতে দুই থেকে ছয়টি ছবি থাকে, প্রতি রাউন্ডে সংখ্যা বদলায়। ' +
      'বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়, সর্বোচ্চ 7776টি পথে।',
  },
  family: 'changing',
  ruleVersion: 1,
  betCredits: 50,
  stakes: [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 6,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'shuttle', name: { EN: 'Shuttle', BN: 'মাকু' }, role: 'wild' },
    { id: 'palace', name: { EN: 'Palace', BN: 'রাজবাড়ি' }, role: 'high' },
    { id: 'sari', name: { EN: 'Sari', BN: 'শাড়ি' }, role: 'high' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'SKKNFKNTQLNLTFTPFSKFLNKPTQPLSFTN'),
    stripOf(LETTERS, 'LFFTLKTQNKWNTTFLTPFKKLQPSPSNLSNNF'),
    stripOf(LETTERS, 'LFSFKLKQNFFTNFQPLTTNNTPNSSKWLKTPK'),
    stripOf(LETTERS, 'NKFFTQNTSKNTFQKLLTPLSPSFPLKTNFWNL'),
    stripOf(LETTERS, 'FSTLTSNNFPKQFFNLTTPPSKKLNNFQKTKL'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 75, 400],
    [0, 0, 0, 10, 60, 250],
    [0, 0, 0, 6, 25, 120],
    [0, 0, 0, 5, 25, 100],
    [0, 0, 0, 4, 20, 80],
    [0, 0, 0, 3, 15, 60],
    [0, 0, 0, 3, 12, 30],
    [0, 0, 0, 1, 8, 30],
  ],
  heights: [
    [2, 2, 3, 3, 4, 4, 5, 6],
    [2, 3, 3, 4, 4, 5, 5, 6],
    [2, 3, 3, 4, 4, 5, 5, 6],
    [2, 3, 3, 4, 4, 5, 5, 6],
    [2, 2, 3, 3, 4, 4, 5, 6],
  ],
  features: [
    { key: 'changing-ways', values: { fewest: 2, most: 6 } },
    { key: 'wild-pays', values: { symbol: 0 } },
  ],
};
