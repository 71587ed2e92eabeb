import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'bee-meadow',
    studio: 'SUNDAR',
    name: { EN: 'Bee meadow', BN: 'মৌমাছির মাঠ' },
    description: {
      EN: 'Bees gather on a meadow of five by five with only five kinds of blossom. Six must touch, which about one round in six brings, and wins stay calm.',
      BN: 'পাঁচ বাই পাঁচ মাঠে মৌমাছি জড়ো হয়, ফুল মাত্র পাঁচ রকম। ছয়টি লেগে থাকা চাই, প্রায় ছয় রাউন্ডে একবার তা হয়, আর জয় থাকে শান্ত।',
    },
    betCredits: 20,
    reels: 5,
    rows: 5,
    high: ['honey-pot', 'bee'],
    low: ['champa', 'hibiscus', 'shiuli'],
    weights: [14, 17, 20, 23, 26],
    sizes: [6, 7, 8, 9, 10, 12, 15],
    multipliers: [1, 2, 3],
    mostTumbles: 15,
    mostTimes: 1500,
    aim: { rtp: 0.956, sigma: 2.8, seed: 5078 },
  },
  found,
);
