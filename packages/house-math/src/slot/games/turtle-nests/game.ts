import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'turtle-nests',
    studio: 'PADMA',
    name: { EN: 'Turtle nests', BN: 'কাছিমের বাসা' },
    description: {
      EN: 'Nests lie hidden under fifteen lines, and five turtles guard them through four turns. What they guard ranges from a trifle to one hundred credits.',
      BN: 'পনেরোটি লাইনের নিচে বাসা লুকানো, পাঁচটি কাছিম চার পাক ধরে পাহারা দেয়। যা পাহারা দেয় তা সামান্য থেকে একশ ক্রেডিট পর্যন্ত।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'turtle',
    high: ['gharial', 'gull'],
    low: ['wave', 'reed', 'snail', 'oyster', 'crab'],
    lines: 15,
    from: 5,
    turns: 4,
    oneIn: 22,
    values: [1, 2, 2, 3, 4, 6, 10, 100],
    fullTimes: 250,
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 3308,
      length: 21,
      steep: 3,
      on: { moon: [0, 1, 1, 1, 0], turtle: [3, 2, 3, 2, 3] },
    },
  },
  found,
);
