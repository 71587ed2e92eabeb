import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'first-rain',
    studio: 'SUNDAR',
    name: { EN: 'First rain', BN: 'প্রথম বৃষ্টি' },
    description: {
      EN: 'Six columns of four, and raindrops by the handful. Clusters of five pay little and often, and no fall counts more than the one before.',
      BN: 'চার ঘরের ছয়টি কলাম, মুঠো মুঠো বৃষ্টির ফোঁটা। পাঁচটির দলে জয় অল্প আর ঘন ঘন, কোনো পতন আগেরটির চেয়ে বেশি ধরা হয় না।',
    },
    betCredits: 20,
    reels: 6,
    rows: 4,
    high: ['rainbow', 'umbrella'],
    low: ['cloud', 'taro-leaf', 'raindrop'],
    weights: [12, 16, 20, 24, 28],
    sizes: [5, 6, 7, 8, 10, 12, 15],
    multipliers: [1],
    mostTumbles: 15,
    mostTimes: 1000,
    aim: { rtp: 0.957, sigma: 2.2, seed: 5026 },
  },
  found,
);
