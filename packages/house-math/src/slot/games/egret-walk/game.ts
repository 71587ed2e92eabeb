import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'egret-walk',
    studio: 'SUNDAR',
    name: { EN: 'Egret walk', BN: 'বকের হাঁটা' },
    description: {
      EN: 'An egret stands on the last of four reels and walks through shallow water. Four rows, fifteen lines and a calm pace.',
      BN: 'চার রিলের শেষটিতে বক দাঁড়ায়, অল্প জলে হেঁটে যায়। চারটি সারি, পনেরোটি লাইন, ধীর চলন।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'egret',
    scatter: 'moon',
    high: ['crocodile', 'turtle'],
    low: ['snail', 'crab', 'reed', 'water-lily', 'frog'],
    lines: 15,
    scatterPays: [30, 200],
    aim: {
      rtp: 0.956,
      sigma: 2.6,
      seed: 5273,
      length: 22,
      steep: 2.5,
      on: { egret: [0, 0, 0, 1], moon: [1, 1, 1, 1] },
    },
  },
  found,
);
