import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'lotus-medallion',
    studio: 'NOKSHI',
    name: { EN: 'Lotus medallion', BN: 'পদ্মচক্র' },
    description: {
      EN: 'Petals open over ten lines, and the lotus of the middle reels closes every gap. Three moons or more give twelve free spins whose wins count twice.',
      BN: 'দশটি লাইনে পাপড়ি মেলে, মাঝের রিলের পদ্ম সব ফাঁক ভরে দেয়। তিনটি বা তার বেশি চাঁদে বারোটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'moon',
    high: ['peacock', 'tree'],
    low: ['star-flower', 'betel-leaf', 'butterfly', 'hand-fan', 'paisley'],
    lines: 10,
    scatterPays: [20, 100, 500],
    freeGames: { awards: [12, 12, 12], multiplier: 2, most: 48 },
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 1098,
      length: 26,
      steep: 2.5,
      on: { lotus: [0, 2, 2, 2, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
