import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'hibiscus-drift',
    studio: 'SUNDAR',
    name: { EN: 'Hibiscus drift', BN: 'ভাসা জবা' },
    description: {
      EN: 'A flower floats in on the second reel or the fifth and drifts to the bank. Twelve lines, nine pictures, wins between small and middling.',
      BN: 'দ্বিতীয় বা পঞ্চম রিলে একটি ফুল ভেসে আসে, ভেসে যায় পাড়ে। বারোটি লাইন, নয়টি ছবি, জয় ছোট থেকে মাঝারি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'hibiscus',
    scatter: 'moon',
    high: ['egret', 'dragonfly', 'frog'],
    low: ['water-lily', 'fern', 'taro-leaf', 'snail'],
    lines: 12,
    scatterPays: [40, 200, 800],
    aim: {
      rtp: 0.956,
      sigma: 3.8,
      seed: 5403,
      length: 22,
      steep: 3,
      on: { hibiscus: [0, 1, 0, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
