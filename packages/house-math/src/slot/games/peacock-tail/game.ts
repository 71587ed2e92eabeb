import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'peacock-tail',
    studio: 'NOKSHI',
    name: { EN: 'Peacock tail', BN: 'ময়ূরের পেখম' },
    description: {
      EN: 'Twenty-five lines on four rows, as wide as a tail in full spread. Three lotuses bring five free spins or more that open like its feathers, one after the other.',
      BN: 'চার সারিতে পঁচিশটি লাইন, মেলা পেখমের মতো চওড়া। তিনটি পদ্মে অন্তত পাঁচটি ফ্রি স্পিন, পালকের মতো একটার পর একটা মেলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'peacock',
    scatter: 'lotus',
    high: ['elephant', 'palanquin', 'tree'],
    low: ['paisley', 'hand-fan', 'betel-leaf', 'sun', 'butterfly'],
    lines: 25,
    scatterPays: [25, 100, 500],
    awards: [5, 6, 8],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 1168,
      length: 22,
      steep: 3,
      on: { peacock: [0, 1, 1, 1, 0], lotus: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
