import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'night-owl',
    studio: 'SUNDAR',
    name: { EN: 'Night owl', BN: 'রাতের পেঁচা' },
    description: {
      EN: 'The owl wakes on the fifth reel alone, two to the strip, and crosses the whole wood. Nine lines listen to it.',
      BN: 'পেঁচা জাগে কেবল পঞ্চম রিলে, ফিতায় দুটি, আর পুরো বন পেরিয়ে যায়। নয়টি লাইন কান পেতে থাকে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'owl',
    scatter: 'firefly',
    high: ['tiger', 'deer'],
    low: ['mushroom', 'fern', 'shiuli', 'nipa-palm'],
    lines: 9,
    scatterPays: [20, 80, 400],
    aim: {
      rtp: 0.954,
      sigma: 4.5,
      seed: 5286,
      length: 20,
      steep: 3,
      on: { owl: [0, 0, 0, 0, 2], firefly: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
