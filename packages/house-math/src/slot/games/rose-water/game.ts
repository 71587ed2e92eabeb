import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'rose-water',
    studio: 'JAMDANI',
    name: { EN: 'Rose water', BN: 'গোলাপজলের ঘ্রাণ' },
    description: {
      EN: 'Six reels of three or four pictures, calm as an afternoon. Eight pictures share the strips, and two rounds of three give something back.',
      BN: 'ছয় রিলে তিন বা চারটি ছবি, বিকেলের মতো শান্ত। রিলে আট রকম ছবি, প্রতি তিন রাউন্ডের প্রায় দুটিতে কিছু ফেরে।',
    },
    betCredits: 100,
    reels: 6,
    rows: 4,
    wild: 'attar',
    high: ['rose', 'fountain'],
    low: ['jasmine', 'pomegranate', 'moth', 'mirror', 'swan'],
    heights: [
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
    ],
    aim: {
      rtp: 0.962,
      sigma: 2,
      seed: 4407,
      length: 24,
      steep: 1.8,
      on: { attar: [0, 1, 1, 1, 1, 0] },
    },
  },
  found,
);
