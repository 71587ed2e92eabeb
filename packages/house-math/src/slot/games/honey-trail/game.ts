import type { WalkingGame } from '../../families/walking/walking-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WMHDFCTRE';

/** Honey trail: ten lines; a tiger of the last reel fills it and walks over all five. Found by tools/solve.ts. */
export const game: WalkingGame = {
  code: 'honey-trail',
  studio: 'SUNDAR',
  name: { EN: 'Honey trail', BN: 'মধুর পথ' },
  description: {
    EN:
      'Ten lines, and a tiger that comes on the last reel only, so that it always walks the whole way. ' +
      'It comes rarely, and pays for each step.',
    BN:
      'দশটি লাইন, আর বাঘ আসে শুধু শেষ রিলে, তাই সে সব সময় পুরো পথ হাঁটে। ' +
      'সে কম আসে, তবে প্রতি ধাপেই জয় হতে পারে।',
  },
  family: 'walking',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'tiger', name: { EN: 'Tiger', BN: 'বাঘ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'honeycomb', name: { EN: 'Honeycomb', BN: 'মৌচাক' }, role: 'high' },
    { id: 'deer', name: { EN: 'Deer', BN: 'হরিণ' }, role: 'high' },
    { id: 'frog', name: { EN: 'Frog', BN: 'ব্যাঙ' }, role: 'high' },
    { id: 'crab', name: { EN: 'Crab', BN: 'কাঁকড়া' }, role: 'low' },
    { id: 'taro-leaf', name: { EN: 'Taro leaf', BN: 'কচুপাতা' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
    { id: 'egret', name: { EN: 'Egret', BN: 'বক' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'DCRCREETMTHRFEDEHFCTCFTR'),
    stripOf(LETTERS, 'CREEDCFEMTFCHTREHTRTDRFC'),
    stripOf(LETTERS, 'EECRTHRFCFDETEFCMDRTHTRC'),
    stripOf(LETTERS, 'HRCETEREFTRHTMTDCFEDCFCR'),
    stripOf(LETTERS, 'WDEFCHERMHTEDFTTFECRRCTR'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 400],
    [0, 0, 0, 15, 75, 250],
    [0, 0, 0, 10, 30, 150],
    [0, 0, 0, 6, 20, 100],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 4, 12, 50],
    [0, 0, 0, 3, 12, 50],
  ],
  scatter: 1,
  scatterPays: [0, 0, 0, 20, 100, 500],
  lines: TEN_LINES,
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'walking-wild', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};
