import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'river-mint',
    studio: 'PADMA',
    name: { EN: 'River mint', BN: 'নদীর টাঁকশাল' },
    description: {
      EN: 'Twenty lines, and coins of ten to a thousand credits that need six to hold. A full screen adds two thousand stakes, and hardly anyone will see it.',
      BN: 'বিশটি লাইন, আর দশ থেকে হাজার ক্রেডিটের মুদ্রা, স্থির হতে লাগে ছয়টি। পর্দা ভরলে যোগ হয় দুই হাজার বাজি, দেখা মিলবে খুবই কম।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'wave',
    coin: 'coin',
    high: ['chest', 'gharial', 'turtle'],
    low: ['anchor', 'rope', 'reed', 'snail'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 22,
    values: [10, 10, 10, 20, 20, 30, 50, 100, 1000],
    fullTimes: 2000,
    aim: {
      rtp: 0.95,
      sigma: 12,
      seed: 3231,
      length: 20,
      steep: 3,
      on: { wave: [0, 1, 1, 1, 0], coin: [3, 3, 2, 3, 3] },
    },
  },
  found,
);
