import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'palanquin-road',
    studio: 'NOKSHI',
    name: { EN: 'Palanquin road', BN: 'পালকির পথ' },
    description: {
      EN: 'A long road of twenty lines with long strips, where the palanquin stands in on every reel. Three peacocks or more give eleven free spins whose wins count three times.',
      BN: 'বিশটি লাইনের লম্বা পথ, লম্বা রিল, প্রতি রিলে পালকি যেকোনো ছবির জায়গা নেয়। তিনটি বা তার বেশি ময়ূরে এগারোটি ফ্রি স্পিন, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'palanquin',
    scatter: 'peacock',
    high: ['elephant', 'tree'],
    low: ['sun', 'hand-fan', 'paisley', 'tassel', 'betel-leaf', 'comb'],
    lines: 20,
    scatterPays: [60, 300, 3000],
    freeGames: { awards: [11, 13, 15], multiplier: 3, most: 45 },
    aim: {
      rtp: 0.955,
      sigma: 8.5,
      seed: 1133,
      length: 34,
      steep: 3.5,
      on: { palanquin: [1, 1, 1, 1, 1], peacock: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
