import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'pots-in-a-row',
    studio: 'BOISHAKH',
    name: { EN: 'Pots in a row', BN: 'সারি সারি হাঁড়ি' },
    description: {
      EN: 'Four rows and twenty-five lines, every shelf painted by another hand. Three rounds of alpona open eight of twenty painted pots.',
      BN: 'চার সারি ও পঁচিশটি লাইন, প্রতিটি তাক অন্য হাতে আঁকা। তিনটি আলপনা এলে বিশটি শখের হাঁড়ির আটটি খোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'marigold',
    scatter: 'alpona',
    box: 'painted-pots',
    high: ['clay-horse', 'owl-mask', 'kite'],
    low: ['bunting', 'top', 'gamcha', 'flute'],
    lines: 25,
    from: 3,
    opens: 8,
    boxes: [10, 10, 10, 15, 15, 15, 20, 20, 25, 25, 30, 30, 40, 40, 50, 50, 75, 100, 150, 250],
    aim: {
      rtp: 0.96,
      sigma: 2.9,
      seed: 4216,
      length: 22,
      steep: 2.5,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [2, 2, 0, 2, 0] },
    },
  },
  found,
);
