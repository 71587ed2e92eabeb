import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'butterfly-hem',
    studio: 'NOKSHI',
    name: { EN: 'Butterfly hem', BN: 'প্রজাপতি পাড়' },
    description: {
      EN: 'Butterflies along a hem of twenty-five lines, light and quick. Three star flowers bring five free spins, five of them fifteen, and wins count twice.',
      BN: 'পঁচিশটি লাইনের পাড় জুড়ে প্রজাপতি, হালকা আর চটপটে। তিনটি তারাফুলে পাঁচটি, পাঁচটিতে পনেরোটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'butterfly',
    scatter: 'star-flower',
    high: ['parrot', 'peacock'],
    low: ['lotus', 'betel-leaf', 'paisley', 'tassel', 'sun'],
    lines: 25,
    scatterPays: [100, 400, 2000],
    freeGames: { awards: [5, 10, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.957,
      sigma: 3.2,
      seed: 1119,
      length: 22,
      steep: 2.5,
      on: { butterfly: [1, 1, 1, 1, 1], 'star-flower': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
