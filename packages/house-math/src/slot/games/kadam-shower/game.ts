import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'kadam-shower',
    studio: 'SUNDAR',
    name: { EN: 'Kadam shower', BN: 'কদমের বৃষ্টি' },
    description: {
      EN: 'Kadam blossoms rain on five columns of four, five kinds in all. Every fall after the first counts twice.',
      BN: 'চার ঘরের পাঁচ কলামে কদম ঝরে, সব মিলিয়ে পাঁচ রকম। প্রথমটির পর প্রতিটি পতনের জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    high: ['kadam', 'umbrella'],
    low: ['cloud', 'raindrop', 'taro-leaf'],
    weights: [12, 16, 21, 24, 27],
    sizes: [5, 6, 7, 8, 9, 10, 12],
    multipliers: [1, 2],
    mostTumbles: 12,
    mostTimes: 1000,
    aim: { rtp: 0.957, sigma: 2.6, seed: 5195 },
  },
  found,
);
