import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'honey-season',
    studio: 'SUNDAR',
    name: { EN: 'Honey season', BN: 'মধুর মৌসুম' },
    description: {
      EN: 'Combs fill on six columns of four, and from five on they are cut. One kind in eight is honey, and eight of those together are worth waiting for.',
      BN: 'চার ঘরের ছয় কলামে চাক ভরে, পাঁচটি হলে কাটা হয়। আট ভাগের এক ভাগ মধু, আটটি একসঙ্গে এলে অপেক্ষা সার্থক।',
    },
    betCredits: 10,
    reels: 6,
    rows: 4,
    high: ['honeycomb', 'honey-pot'],
    low: ['bee', 'champa', 'kadam', 'mangrove'],
    weights: [12, 14, 16, 17, 18, 19],
    sizes: [5, 6, 7, 8, 10, 12, 15],
    multipliers: [1, 2, 3, 4, 5],
    mostTumbles: 20,
    mostTimes: 2000,
    aim: { rtp: 0.955, sigma: 3.4, seed: 5221 },
  },
  found,
);
