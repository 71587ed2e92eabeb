import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'monsoon-catch',
    studio: 'PADMA',
    name: { EN: 'Monsoon catch', BN: 'বর্ষার মাছ' },
    description: {
      EN: 'Rain fills the traps of twenty-five lines, and six traps or more are lifted. It is a patient game with a catch about every forty rounds.',
      BN: 'বৃষ্টিতে পঁচিশটি লাইনের পলো ভরে, ছয়টি বা তার বেশি হলে তোলা হয়। ধৈর্যের খেলা, প্রায় চল্লিশ রাউন্ডে একবার মাছ ওঠে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'raindrop',
    coin: 'fish-trap',
    high: ['hilsa', 'prawn', 'boat'],
    low: ['net', 'reed', 'snail', 'umbrella', 'frog'],
    lines: 25,
    from: 6,
    turns: 3,
    oneIn: 13,
    values: [20, 25, 30, 40, 50, 80, 100],
    fullTimes: 300,
    aim: {
      rtp: 0.956,
      sigma: 6.2,
      seed: 3341,
      length: 20,
      steep: 2.5,
      on: { raindrop: [0, 1, 1, 1, 0], 'fish-trap': [4, 3, 3, 3, 4] },
    },
  },
  found,
);
