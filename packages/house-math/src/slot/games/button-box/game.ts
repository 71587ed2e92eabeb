import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'button-box',
    studio: 'NOKSHI',
    name: { EN: 'Button box', BN: 'বোতামের কৌটা' },
    description: {
      EN: 'Thirty lines over many small pictures, so that every second round finds something. Wins are small, and three suns bring five quiet free spins at the same worth.',
      BN: 'ছোট ছোট অনেক ছবির ওপর ত্রিশটি লাইন, তাই প্রায় এক রাউন্ড পরপর কিছু না কিছু মেলে। জয় ছোট, আর তিনটি সূর্য এলে পাঁচটি শান্ত ফ্রি স্পিন আসে, জয় একই থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'button',
    scatter: 'sun',
    high: ['hoop', 'scissors'],
    low: ['thimble', 'spool', 'comb', 'pincushion', 'needle'],
    lines: 30,
    scatterPays: [50, 250, 1000],
    freeGames: { awards: [5, 7, 10], multiplier: 1, most: 30 },
    aim: {
      rtp: 0.954,
      sigma: 2.2,
      seed: 1028,
      length: 24,
      steep: 2,
      on: { button: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
