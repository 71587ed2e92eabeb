import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'storm-walker',
    studio: 'SUNDAR',
    name: { EN: 'Storm walker', BN: 'ঝড়ের হাঁটা' },
    description: {
      EN: 'Lightning strikes the right of thirty lines and walks off to the left. Where two of it stand, the screen is half wild already.',
      BN: 'ত্রিশটি লাইনের ডান দিকে বাজ পড়ে, হেঁটে যায় বাঁয়ে। দুটি একসঙ্গে দাঁড়ালে পর্দার প্রায় অর্ধেকই ওয়াইল্ড।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'bolt',
    scatter: 'rainbow',
    high: ['tiger', 'mangrove'],
    low: ['cloud', 'raindrop', 'umbrella', 'frog', 'taro-leaf'],
    lines: 30,
    scatterPays: [50, 250, 2500],
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 5416,
      length: 20,
      steep: 3.5,
      on: { bolt: [0, 0, 1, 1, 1], rainbow: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
