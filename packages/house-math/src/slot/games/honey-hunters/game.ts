import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'honey-hunters',
    studio: 'SUNDAR',
    name: { EN: 'Honey hunters', BN: 'মৌয়াল' },
    description: {
      EN: 'Honey hunters enter on the second and third reel, so their way out is short. Many small walks over thirty lines.',
      BN: 'মৌয়ালেরা ঢোকে দ্বিতীয় ও তৃতীয় রিলে, বেরোনোর পথ তাই ছোট। ত্রিশটি লাইনে ছোট ছোট অনেক হাঁটা।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'honey-pot',
    scatter: 'moon',
    high: ['tiger', 'honeycomb', 'bee'],
    low: ['mangrove', 'champa', 'nipa-palm', 'fern', 'crab'],
    lines: 30,
    scatterPays: [100, 400, 2000],
    aim: {
      rtp: 0.956,
      sigma: 2.4,
      seed: 5299,
      length: 20,
      steep: 2.5,
      on: { 'honey-pot': [0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
