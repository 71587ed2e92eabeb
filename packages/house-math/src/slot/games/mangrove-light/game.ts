import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'mangrove-light',
    studio: 'SUNDAR',
    name: { EN: 'Mangrove light', BN: 'বনের আলো' },
    description: {
      EN: 'One tree on the middle reel of four rows grows over all of it. Twenty-five lines, and a forest floor that pays little and often.',
      BN: 'চার সারির মাঝের রিলে একটি গাছ পুরোটা জুড়ে বাড়ে। পঁচিশটি লাইন, বনের মাটি দেয় অল্প, তবে ঘন ঘন।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'mangrove',
    scatter: 'sun',
    high: ['tiger', 'hornbill'],
    low: ['orchid', 'shiuli', 'fern', 'firefly', 'paw-print', 'mushroom'],
    lines: 25,
    scatterPays: [25, 100, 500],
    aim: {
      rtp: 0.957,
      sigma: 2.5,
      seed: 5442,
      length: 20,
      steep: 2,
      on: { mangrove: [0, 0, 2, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
