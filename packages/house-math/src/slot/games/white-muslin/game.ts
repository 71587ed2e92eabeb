import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'white-muslin',
    studio: 'JAMDANI',
    name: { EN: 'White muslin', BN: 'সাদা মসলিন' },
    description: {
      EN: 'Nine lines of cloth so fine that it fits through a ring. Cotton is wild on all reels but the first, and eight free spins weave it in.',
      BN: 'নয়টি লাইন, কাপড় এত মিহি যে আংটির ভেতর দিয়ে গলে যায়। প্রথম রিল ছাড়া সবখানে কার্পাস, আটটি ফ্রি স্পিনে তা বোনা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'cotton',
    scatter: 'ring',
    high: ['sari', 'swan', 'loom'],
    low: ['shuttle', 'bobbin', 'attar', 'jasmine'],
    lines: 9,
    scatterPays: [20, 80, 400],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.953,
      sigma: 6,
      seed: 4433,
      length: 28,
      steep: 2.4,
      on: { cotton: [0, 1, 1, 1, 1], ring: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
