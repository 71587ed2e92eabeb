import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'master-weaver',
    studio: 'JAMDANI',
    name: { EN: 'Master weaver', BN: 'ওস্তাদ তাঁতি' },
    description: {
      EN: 'Four rows and twenty lines under a patient hand. Three looms bring three free spins only, five of them bring fifteen, and shuttles never go back.',
      BN: 'ধৈর্যশীল হাতে চার সারি ও বিশটি লাইন। তিনটি তাঁতে মাত্র তিনটি ফ্রি স্পিন, পাঁচটিতে পনেরোটি, আর মাকু একবার বসলে ফেরে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'shuttle',
    scatter: 'loom',
    high: ['sari', 'palace'],
    low: ['cocoon', 'bobbin', 'cotton', 'moth', 'spinning-wheel'],
    lines: 20,
    scatterPays: [20, 100, 500],
    awards: [3, 8, 15],
    aim: {
      rtp: 0.956,
      sigma: 3.6,
      seed: 4434,
      length: 30,
      steep: 2.2,
      on: { shuttle: [0, 1, 1, 1, 0], loom: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
