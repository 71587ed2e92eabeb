import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'star-field',
    studio: 'NOKSHI',
    name: { EN: 'Star field', BN: 'তারার মাঠ' },
    description: {
      EN: 'Nine lines over a dark cloth, and stars that are sewn in one by one. Three moons bring nine free spins, and the field is brightest at their end.',
      BN: 'কালো কাপড়ের ওপর নয়টি লাইন, একে একে তারা সেলাই হয়। তিনটি চাঁদে নয়টি ফ্রি স্পিন, শেষে এসে মাঠ সবচেয়ে উজ্জ্বল।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'star-flower',
    scatter: 'moon',
    high: ['peacock', 'cat'],
    low: ['spool', 'needle', 'paisley', 'lotus'],
    lines: 9,
    scatterPays: [20, 80, 400],
    awards: [9, 11, 13],
    aim: {
      rtp: 0.955,
      sigma: 5.5,
      seed: 1231,
      length: 26,
      steep: 2.5,
      on: { 'star-flower': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
