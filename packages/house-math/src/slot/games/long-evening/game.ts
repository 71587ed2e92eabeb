import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'long-evening',
    studio: 'NOKSHI',
    name: { EN: 'Long evening', BN: 'দীর্ঘ সন্ধ্যা' },
    description: {
      EN: 'Ten lines and a long wait, then twelve free spins or more for three stitched moons. The last of them count most, so the evening ends at its height.',
      BN: 'দশটি লাইন আর লম্বা অপেক্ষা, তারপর তিনটি চাঁদে অন্তত বারোটি ফ্রি স্পিন। শেষেরগুলোই সবচেয়ে বেশি ধরা হয়, তাই সন্ধ্যা ফুরোয় চূড়ায় উঠে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'hand-fan',
    scatter: 'moon',
    high: ['cradle', 'cat'],
    low: ['betel-leaf', 'comb', 'pouch', 'button', 'yarn'],
    lines: 10,
    scatterPays: [10, 50, 500],
    awards: [12, 14, 16],
    aim: {
      rtp: 0.95,
      sigma: 9,
      seed: 1175,
      length: 22,
      steep: 3.5,
      on: { 'hand-fan': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
