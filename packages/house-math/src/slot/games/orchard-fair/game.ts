import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'orchard-fair',
    studio: 'BOISHAKH',
    name: { EN: 'Orchard fair', BN: 'বাগানের মেলা' },
    description: {
      EN: 'Ten lines among the trees, with much fruit of little worth and two baskets on the last strip. Wins are small and come often.',
      BN: 'গাছের ছায়ায় দশটি লাইন, অনেক ফল, প্রতিটির দাম অল্প, আর শেষ রিলে দুটি ঝুড়ি। জয় ছোট, তবে ঘন ঘন আসে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tree',
    collector: 'basket',
    goods: [
      ['mango', 5],
      ['jackfruit', 20],
    ],
    high: ['water-lily', 'peacock'],
    low: ['hand-fan', 'betel-leaf', 'kadam', 'taro-leaf'],
    lines: 10,
  },
  found,
);
