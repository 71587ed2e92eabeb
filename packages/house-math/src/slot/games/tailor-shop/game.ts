import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'tailor-shop',
    studio: 'NOKSHI',
    name: { EN: 'Tailor shop', BN: 'দর্জির দোকান' },
    description: {
      EN: 'Twenty-five lines on four rows, as busy as a shop before the holidays. The sewing machine stands in, and three pairs of scissors cut out six free spins that count three times.',
      BN: 'চার সারিতে পঁচিশটি লাইন, ছুটির আগের দোকানের মতোই ব্যস্ত। সেলাই মেশিন যেকোনো ছবির জায়গা নেয়, তিনটি কাঁচি ছয়টি ফ্রি স্পিন কেটে আনে, জয় তিন গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'sewing-machine',
    scatter: 'scissors',
    high: ['hoop', 'pouch', 'patchwork'],
    low: ['spool', 'thimble', 'needle', 'button', 'comb', 'tassel'],
    lines: 25,
    scatterPays: [50, 200, 1000],
    freeGames: { awards: [6, 8, 10], multiplier: 3, most: 30 },
    aim: {
      rtp: 0.955,
      sigma: 5.5,
      seed: 1056,
      length: 32,
      steep: 3,
      on: { 'sewing-machine': [1, 1, 1, 1, 1], scissors: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
