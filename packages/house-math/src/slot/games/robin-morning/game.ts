import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'robin-morning',
    studio: 'SUNDAR',
    name: { EN: 'Robin morning', BN: 'দোয়েলের সকাল' },
    description: {
      EN: 'A magpie robin hops in on the last reel and sings its way through twenty-five lines of four rows. Few notes, each held.',
      BN: 'শেষ রিলে দোয়েল লাফিয়ে আসে, চার সারির পঁচিশটি লাইন গেয়ে পার হয়। সুর অল্প, তবে প্রতিটিই টানা।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'magpie-robin',
    scatter: 'sun',
    high: ['hornbill', 'hibiscus', 'champa'],
    low: ['shiuli', 'fern', 'dragonfly', 'frog', 'raindrop'],
    lines: 25,
    scatterPays: [25, 100, 500],
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 5390,
      length: 20,
      steep: 3,
      on: { 'magpie-robin': [0, 0, 0, 0, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
