import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'jasmine-night',
    studio: 'JAMDANI',
    name: { EN: 'Jasmine night', BN: 'বেলির রাত' },
    description: {
      EN: 'Ten lines in the dark, and a scent from any of the four reels on the right. It fills its reel when it is near and leaves much silence between.',
      BN: 'অন্ধকারে দশটি লাইন, ডান দিকের চার রিলের যেকোনোটি থেকে ঘ্রাণ আসে। কাছে এলে পুরো রিল ভরে, মাঝখানে থাকে লম্বা নীরবতা।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'jasmine',
    scatter: 'mirror',
    high: ['chandelier', 'sitar', 'swan', 'rose'],
    low: ['attar', 'moth', 'inkpot', 'earring'],
    lines: 10,
    scatterPays: [20, 100, 1000],
    aim: {
      rtp: 0.948,
      sigma: 6,
      seed: 4423,
      length: 24,
      steep: 2.4,
      on: { jasmine: [0, 1, 1, 1, 1], mirror: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
