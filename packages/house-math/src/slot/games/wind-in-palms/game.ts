import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'wind-in-palms',
    studio: 'SUNDAR',
    name: { EN: 'Wind in the palms', BN: 'গোলপাতায় হাওয়া' },
    description: {
      EN: 'Wind takes the middle reel and leaves by the left, twenty lines bending before it. Wins are light and frequent.',
      BN: 'হাওয়া মাঝের রিলে লাগে, বেরোয় বাঁ দিক দিয়ে, বিশটি লাইন নুয়ে পড়ে। জয় হালকা, আসে ঘন ঘন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'nipa-palm',
    scatter: 'cloud',
    high: ['hornbill', 'dragonfly'],
    low: ['fern', 'orchid', 'hibiscus', 'raindrop'],
    lines: 20,
    scatterPays: [40, 160, 600],
    aim: {
      rtp: 0.957,
      sigma: 2.2,
      seed: 5325,
      length: 20,
      steep: 2,
      on: { 'nipa-palm': [0, 0, 1, 0, 0], cloud: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
