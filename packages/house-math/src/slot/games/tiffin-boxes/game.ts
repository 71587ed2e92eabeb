import type { PickGame } from '../../families/pick/pick-game.ts';
import { TWENTY_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WCXRPKUMFB';

/** Tiffin boxes: three carriers open five of fifteen boxes. Found by tools/solve.ts. */
export const game: PickGame = {
  code: 'tiffin-boxes',
  studio: 'RICKSHA',
  name: { EN: 'Tiffin boxes', BN: 'টিফিন বাক্স' },
  description: {
    EN:
      'Twenty lines through the street, and tiffin carriers on the first, third and last reel. ' +
      'Three of them open five of fifteen boxes, and each pays what it holds.',
    BN:
      'রাস্তার মোড়ে বিশটি লাইন, আর প্রথম, তৃতীয় ও শেষ রিলে টিফিন ক্যারিয়ার। ' +
      'তিনটি এলে পনেরোটি বাক্সের পাঁচটি খোলে, প্রতিটি তার ভেতরের পুরস্কার দেয়।',
  },
  family: 'pick',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'bell', name: { EN: 'Bell', BN: 'ঘণ্টা' }, role: 'wild' },
    { id: 'tiffin', name: { EN: 'Tiffin carrier', BN: 'টিফিন ক্যারিয়ার' }, role: 'scatter' },
    { id: 'box', name: { EN: 'Box', BN: 'বাক্স' }, role: 'low' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'FUMPBBCFFRBKPMKFMRUBUMCK'),
    stripOf(LETTERS, 'FUBKFBFMRMUMPBRPBWUMKBKF'),
    stripOf(LETTERS, 'UBPFFMBUFMRWKUCBBKKRCFMP'),
    stripOf(LETTERS, 'FPFBMBUBRKBWFRKMMKPMUBFU'),
    stripOf(LETTERS, 'RKUPFBKFMMCPBUFMUMRBBKFC'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 150, 1000],
    [0, 0, 0, 30, 100, 600],
    [0, 0, 0, 20, 75, 300],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 5, 15, 60],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 0],
  box: 2,
  from: 3,
  opens: 5,
  boxes: [10, 10, 10, 20, 20, 30, 30, 40, 50, 60, 80, 100, 150, 300, 600],
  lines: TWENTY_LINES,
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'pick', values: { scatters: 3, boxes: 5 } },
  ],
};
