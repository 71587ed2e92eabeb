import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'pigeon-roof',
    studio: 'RICKSHA',
    name: { EN: 'Pigeon roof', BN: 'ছাদের কবুতর' },
    description: {
      EN: 'Four rows of pigeons over the roofs, on eight lines, so that more is in the air at once. A bell calls them home, stands in for any picture and doubles the win.',
      BN: 'ছাদের ওপর চার সারি কবুতর আর আটটি লাইন, তাই আকাশে একসঙ্গে অনেক কিছু। ঘণ্টা বাজলে সবাই ফেরে; সে যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
    },
    betCredits: 20,
    reels: 3,
    rows: 4,
    wild: 'bell',
    high: ['pigeon', 'crow', 'lamp'],
    low: ['wheel', 'clock', 'key'],
    lines: 8,
    wildTimes: 2,
    aim: { rtp: 0.955, sigma: 2.6, seed: 4004, length: 24, steep: 2.5, on: { bell: [1, 1, 1] } },
  },
  found,
);
