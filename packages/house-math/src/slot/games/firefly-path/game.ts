import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'firefly-path',
    studio: 'SUNDAR',
    name: { EN: 'Firefly path', BN: 'জোনাকির পথ' },
    description: {
      EN: 'Fireflies light the fourth reel and the fifth, and leave a path of lit reels behind. Five lines only, so that each of them counts.',
      BN: 'জোনাকি আলো করে চতুর্থ ও পঞ্চম রিল, পেছনে রেখে যায় আলোর পথ। লাইন মাত্র পাঁচটি, তাই প্রতিটিরই দাম আছে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'firefly',
    scatter: 'moon',
    high: ['owl', 'orchid'],
    low: ['shiuli', 'fern', 'mushroom', 'champa'],
    lines: 5,
    scatterPays: [20, 80, 400],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 5377,
      length: 22,
      steep: 3,
      on: { firefly: [0, 0, 0, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
