import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'elephant-border',
    studio: 'NOKSHI',
    name: { EN: 'Elephant border', BN: 'হাতি পাড়' },
    description: {
      EN: 'Elephants walk the border of twenty lines, and a long run of them pays most. Three trees or more give ten free spins whose wins count twice.',
      BN: 'বিশটি লাইনের পাড় ধরে হাতি চলে, তাদের লম্বা সারিই সবচেয়ে বেশি দেয়। তিনটি বা তার বেশি জীবনবৃক্ষে দশটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'tree',
    high: ['elephant', 'peacock', 'palanquin', 'parrot'],
    low: ['sun', 'paisley', 'hand-fan', 'betel-leaf'],
    lines: 20,
    scatterPays: [60, 300, 1500],
    freeGames: { awards: [10, 10, 10], multiplier: 2, most: 30 },
    aim: {
      rtp: 0.953,
      sigma: 7,
      seed: 1049,
      length: 28,
      steep: 5,
      on: { lotus: [1, 1, 1, 1, 1], tree: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
