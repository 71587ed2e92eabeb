import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'emerald-stair',
    studio: 'JAMDANI',
    name: { EN: 'Emerald stair', BN: 'পান্নার সিঁড়ি' },
    description: {
      EN: 'Fifteen lines that climb a stair of green stone. Emeralds fill the second and the third reel, two to a strip, so that they are often there.',
      BN: 'সবুজ পাথরের সিঁড়ি বেয়ে পনেরোটি লাইন। দ্বিতীয় ও তৃতীয় রিলে পান্না পুরো রিল ভরে, প্রতি রিলে দুটি, তাই প্রায়ই দেখা মেলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'emerald',
    scatter: 'gate',
    high: ['ruby', 'necklace'],
    low: ['ring', 'earring', 'bangle', 'anklet'],
    lines: 15,
    scatterPays: [50, 200, 1000],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 4421,
      length: 23,
      steep: 2.8,
      on: { emerald: [0, 2, 2, 0, 0], gate: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
