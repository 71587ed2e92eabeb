import type { CollectGame } from '../../families/collect/collect-game.ts';
import { TEN_LINES } from '../../reels/line-sets.ts';
import { stripOf } from '../../reels/strip.ts';

/** Letters of the strips below, in the order of `symbols`. */
const LETTERS = 'WGJFLPHBKT';

/** Orchard fair: much fruit of little worth, two baskets on the last strip. Found by tools/solve.ts. */
export const game: CollectGame = {
  code: 'orchard-fair',
  studio: 'BOISHAKH',
  name: { EN: 'Orchard fair', BN: 'বাগানের মেলা' },
  description: {
    EN:
      'Ten lines among the trees, with much fruit of little worth and two baskets on the last strip. ' +
      'Wins are small and come often.',
    BN:
      'গাছের ছায়ায় দশটি লাইন, অনেক ফল, প্রতিটির দাম অল্প, আর শেষ রিলে দুটি ঝুড়ি। ' +
      'জয় ছোট, তবে ঘন ঘন আসে।',
  },
  family: 'collect',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'wild' },
    { id: 'basket', name: { EN: 'Basket', BN: 'ঝুড়ি' }, role: 'scatter' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'jackfruit', name: { EN: 'Jackfruit', BN: 'কাঁঠাল' }, role: 'low' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'low' },
    { id: 'taro-leaf', name: { EN: 'Taro leaf', BN: 'কচুপাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'KHHJBKKJPJLTKBPTLTFTBHBJ'),
    stripOf(LETTERS, 'TJHBTPJKHJFBWKTLJPTLKHBK'),
    stripOf(LETTERS, 'TPKKBJTHJPKTJWLHHLTBFKBJ'),
    stripOf(LETTERS, 'FJKLBKHJPPJWHHTBTLKTKJBT'),
    stripOf(LETTERS, 'BTKPHPBTLTPTKTGHBHGLKBKH'),
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 200, 750],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 12, 40, 200],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 5, 20, 75],
  ],
  collector: 1,
  goods: [0, 0, 5, 20, 0, 0, 0, 0, 0, 0],
  lines: TEN_LINES,
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'collect', values: { symbol: 1 } },
  ],
};
