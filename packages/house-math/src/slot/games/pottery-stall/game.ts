import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'pottery-stall',
    studio: 'BOISHAKH',
    name: { EN: 'Pottery stall', BN: 'মাটির জিনিসের দোকান' },
    description: {
      EN: 'Twenty lines among fired clay, with horses on three reels. Three of them tip over four of fifteen pots, and the potter does not mind.',
      BN: 'পোড়ামাটির মাঝে বিশটি লাইন, তিন রিলে ঘোড়া। তিনটি এলে পনেরোটি হাঁড়ির চারটি উল্টে যায়, কুমোর কিছু মনে করে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'alpona',
    scatter: 'clay-horse',
    box: 'clay-pot',
    high: ['owl-mask', 'bull'],
    low: ['kula', 'basket', 'gamcha', 'marigold', 'top'],
    lines: 20,
    from: 3,
    opens: 4,
    boxes: [10, 10, 20, 20, 20, 40, 40, 60, 60, 80, 100, 140, 200, 300, 500],
    aim: {
      rtp: 0.957,
      sigma: 3.6,
      seed: 4215,
      length: 21,
      steep: 2.4,
      on: { alpona: [0, 1, 1, 1, 0], 'clay-horse': [2, 0, 2, 0, 2] },
    },
  },
  found,
);
