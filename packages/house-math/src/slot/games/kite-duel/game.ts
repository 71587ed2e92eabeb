import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'kite-duel',
    studio: 'BOISHAKH',
    name: { EN: 'Kite duel', BN: 'ঘুড়ির লড়াই' },
    description: {
      EN: 'Fifteen lines and kites that cut in from the left and from the right. Pictures of middling worth make up most of the sky.',
      BN: 'পনেরোটি লাইন, ঘুড়ি কাটাকাটি হয় বাঁ দিক থেকেও ডান দিক থেকেও। আকাশের বেশির ভাগই মাঝারি দামের ছবি।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'pinwheel',
    high: ['rooster', 'mask', 'bunting', 'top'],
    low: ['gamcha', 'marigold', 'flute'],
    lines: 15,
    scatterPays: [50, 250, 1500],
    aim: {
      rtp: 0.955,
      sigma: 3.2,
      seed: 4203,
      length: 21,
      steep: 1.8,
      on: { kite: [1, 1, 1, 1, 1], pinwheel: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
