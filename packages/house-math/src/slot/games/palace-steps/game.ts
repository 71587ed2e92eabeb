import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'palace-steps',
    studio: 'JAMDANI',
    name: { EN: 'Palace steps', BN: 'রাজবাড়ির ধাপ' },
    description: {
      EN: 'Four rows and twelve lines, climbed slowly. Three gates bring seven free spins, and each wild on the way is a step that holds.',
      BN: 'চার সারি ও বারোটি লাইন, ধীরে ধীরে ওঠা। তিনটি তোরণে সাতটি ফ্রি স্পিন, পথে পাওয়া প্রতিটি রাজবাড়ি একটি ধাপ হয়ে থাকে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'palace',
    scatter: 'gate',
    high: ['throne', 'crown', 'fountain'],
    low: ['carpet', 'swan', 'rose', 'pomegranate'],
    lines: 12,
    scatterPays: [20, 100, 500],
    awards: [7, 9, 12],
    aim: {
      rtp: 0.954,
      sigma: 4.6,
      seed: 4430,
      length: 30,
      steep: 2.6,
      on: { palace: [0, 1, 1, 1, 0], gate: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
