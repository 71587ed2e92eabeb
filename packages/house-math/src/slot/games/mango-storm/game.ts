import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'mango-storm',
    studio: 'BOISHAKH',
    name: { EN: 'Mango storm', BN: 'ঝড়ে আম কুড়ানো' },
    description: {
      EN: 'Twenty lines after the first storm, with mangoes all over the grass. One basket on the last reel gathers every fruit that fell.',
      BN: 'প্রথম ঝড়ের পর বিশটি লাইন, ঘাসজুড়ে আম। শেষ রিলে একটি ঝুড়ি এলে যত ফল পড়েছে সব কুড়িয়ে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'flute',
    collector: 'basket',
    goods: [
      ['mango', 20],
      ['jackfruit', 100],
    ],
    high: ['bull', 'kite', 'rooster'],
    low: ['gamcha', 'kula', 'chilli', 'clay-pot'],
    lines: 20,
    aim: {
      rtp: 0.956,
      sigma: 3,
      seed: 4221,
      length: 20,
      steep: 2.4,
      on: {
        flute: [0, 1, 1, 1, 0],
        basket: [0, 0, 0, 0, 1],
        mango: [3, 3, 2, 2, 0],
        jackfruit: [0, 1, 0, 1, 0],
      },
    },
  },
  found,
);
