import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'crocodile-bank',
    studio: 'SUNDAR',
    name: { EN: 'Crocodile bank', BN: 'কুমিরের পাড়' },
    description: {
      EN: 'A crocodile slides in from the fourth reel and takes its time. Long strips and ten lines make it a rare and heavy guest.',
      BN: 'চতুর্থ রিল থেকে কুমির নামে, তাড়া তার নেই। লম্বা রিল আর দশটি লাইনে সে দুর্লভ, ভারী এক অতিথি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'crocodile',
    scatter: 'moon',
    high: ['tiger', 'deer'],
    low: ['egret', 'crab', 'reed', 'nipa-palm', 'mushroom'],
    lines: 10,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 5247,
      length: 24,
      steep: 4,
      on: { crocodile: [0, 0, 0, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
