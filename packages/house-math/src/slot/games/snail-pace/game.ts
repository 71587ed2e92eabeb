import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'snail-pace',
    studio: 'SUNDAR',
    name: { EN: 'Snail pace', BN: 'শামুকের চাল' },
    description: {
      EN: 'Snails leave from the third and fourth reel and nobody hurries them. Fifteen lines pay while they pass.',
      BN: 'তৃতীয় ও চতুর্থ রিল থেকে শামুক রওনা হয়, কেউ তাড়া দেয় না। তারা যেতে যেতে পনেরোটি লাইনে জয় হয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'snail',
    scatter: 'sun',
    high: ['turtle', 'frog'],
    low: ['taro-leaf', 'fern', 'reed', 'water-lily', 'mushroom'],
    lines: 15,
    scatterPays: [20, 100, 400],
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 5351,
      length: 20,
      steep: 3,
      on: { snail: [0, 0, 1, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
