import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'boatman-steps',
    studio: 'SUNDAR',
    name: { EN: 'Boatman steps', BN: 'মাঝির পা' },
    description: {
      EN: 'The boat is poled along five reels of four rows, reel by reel. It sets out from the right and twenty lines go with it.',
      BN: 'চার সারির পাঁচ রিল ধরে লগি ঠেলে নৌকা চলে, এক এক রিল করে। সে ছাড়ে ডান দিক থেকে, সঙ্গে যায় বিশটি লাইন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'boat',
    scatter: 'moon',
    high: ['crocodile', 'deer', 'egret'],
    low: ['crab', 'reed', 'paddle', 'nipa-palm', 'mushroom', 'snail'],
    lines: 20,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 5312,
      length: 28,
      steep: 3,
      on: { boat: [0, 0, 0, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
