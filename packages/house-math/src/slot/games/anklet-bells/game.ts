import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'anklet-bells',
    studio: 'JAMDANI',
    name: { EN: 'Anklet bells', BN: 'নূপুরের ধ্বনি' },
    description: {
      EN: 'Twenty-five lines in dancing time, with free spins that come often and are short. Three sitars begin four of them, and every step is kept.',
      BN: 'নাচের তালে পঁচিশটি লাইন, ফ্রি স্পিন আসে ঘন ঘন, থাকে অল্পক্ষণ। তিনটি সেতারে চারটি শুরু হয়, প্রতিটি পদক্ষেপ থেকে যায়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'anklet',
    scatter: 'sitar',
    high: ['swan', 'crown'],
    low: ['earring', 'jasmine', 'carpet', 'mirror', 'ring'],
    lines: 25,
    scatterPays: [25, 125, 500],
    awards: [4, 6, 8],
    aim: {
      rtp: 0.961,
      sigma: 2.8,
      seed: 4429,
      length: 24,
      steep: 2.2,
      on: { anklet: [0, 1, 1, 1, 0], sitar: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
