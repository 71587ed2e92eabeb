import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'deer-crossing',
    studio: 'SUNDAR',
    name: { EN: 'Deer crossing', BN: 'হরিণের ঘাট' },
    description: {
      EN: 'Deer step out on the third and the last reel and cross to the left, one reel a turn. Twenty lines pay at every step.',
      BN: 'তৃতীয় ও শেষ রিলে হরিণ বেরোয়, প্রতি পাকে এক রিল করে বাঁয়ে পার হয়। প্রতি ধাপেই বিশটি লাইনে জয় হতে পারে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'deer',
    scatter: 'moon',
    high: ['tiger', 'crocodile', 'hornbill'],
    low: ['crab', 'fern', 'taro-leaf', 'mushroom'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    aim: {
      rtp: 0.955,
      sigma: 3.5,
      seed: 5234,
      length: 22,
      steep: 3,
      on: { deer: [0, 0, 1, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
