import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'fruit-crates',
    studio: 'BOISHAKH',
    name: { EN: 'Fruit crates', BN: 'ফলের ঝুড়ি সারি' },
    description: {
      EN: 'Four reels of fruit and twelve lines, bright and easy. Three pineapples open four of twelve baskets, each with a handful.',
      BN: 'চার রিলে ফল আর বারোটি লাইন, ঝলমলে ও সহজ। তিনটি আনারস এলে বারোটি ঝুড়ির চারটি খোলে, প্রতিটিতে এক মুঠো।',
    },
    betCredits: 20,
    reels: 4,
    rows: 3,
    wild: 'mango',
    scatter: 'pineapple',
    box: 'basket',
    high: ['jackfruit', 'watermelon'],
    low: ['lychee', 'chilli', 'kula', 'gamcha'],
    lines: 12,
    from: 3,
    opens: 4,
    boxes: [20, 20, 20, 30, 30, 40, 40, 60, 60, 80, 100, 160],
    aim: {
      rtp: 0.962,
      sigma: 2.4,
      seed: 4218,
      length: 24,
      steep: 2,
      on: { mango: [0, 1, 1, 0], pineapple: [2, 2, 2, 0] },
    },
  },
  found,
);
