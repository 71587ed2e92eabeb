import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'painted-street',
    studio: 'BOISHAKH',
    name: { EN: 'Painted street', BN: 'আলপনার পথ' },
    description: {
      EN: 'Twenty-five lines on a street painted overnight from its two ends. Where the painters meet in the middle, five of a kind pays only once and well.',
      BN: 'রাতভর দুই মাথা থেকে আঁকা রাস্তায় পঁচিশটি লাইন। মাঝখানে আঁকিয়েরা মিললে পাঁচটি এক ছবি একবারই দেয়, তবে ভালো দেয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    scatter: 'alpona',
    high: ['owl-mask', 'painted-pots', 'clay-horse'],
    low: ['bunting', 'gamcha', 'kula', 'basket', 'top'],
    lines: 25,
    scatterPays: [50, 250, 1000],
    aim: {
      rtp: 0.961,
      sigma: 2.3,
      seed: 4205,
      length: 21,
      steep: 2.5,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
