import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'knotted-thread',
    studio: 'NOKSHI',
    name: { EN: 'Knotted thread', BN: 'গিঁট দেওয়া সুতো' },
    description: {
      EN: 'One spool on the middle reel alone, knotted fast once it lands in a free spin. Twenty lines and ten free spins or more for three suns.',
      BN: 'কেবল মাঝের রিলে একটি নাটাই, ফ্রি স্পিনে একবার এসে পড়লে গিঁট বেঁধে থাকে। বিশটি লাইন, আর তিনটি সূর্যে অন্তত দশটি ফ্রি স্পিন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'spool',
    scatter: 'sun',
    high: ['sewing-machine', 'pouch'],
    low: ['yarn', 'needle', 'button', 'scissors'],
    lines: 20,
    scatterPays: [40, 200, 800],
    awards: [10, 12, 15],
    aim: {
      rtp: 0.956,
      sigma: 3,
      seed: 1210,
      length: 24,
      steep: 2.5,
      on: { spool: [0, 0, 2, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
