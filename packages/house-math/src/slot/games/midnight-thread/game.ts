import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'midnight-thread',
    studio: 'NOKSHI',
    name: { EN: 'Midnight thread', BN: 'নিশুতি সুতো' },
    description: {
      EN: 'Ten lines, rare suns and patience: most rounds give little. Ten free spins or more wait behind three suns, and their wins count five times.',
      BN: 'দশটি লাইন, কম সূর্য আর অনেক ধৈর্য: বেশির ভাগ রাউন্ডে অল্পই মেলে। তিনটি সূর্যের পেছনে দশটি বা তার বেশি ফ্রি স্পিন, সেখানে জয় পাঁচ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'moon',
    scatter: 'sun',
    high: ['cat', 'peacock'],
    low: ['needle', 'spool', 'yarn', 'star-flower', 'thimble'],
    lines: 10,
    scatterPays: [20, 100, 1000],
    freeGames: { awards: [10, 12, 20], multiplier: 5, most: 50 },
    aim: {
      rtp: 0.951,
      sigma: 10,
      seed: 1035,
      length: 32,
      steep: 4,
      on: { moon: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
