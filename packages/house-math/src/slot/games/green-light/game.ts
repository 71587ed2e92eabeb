import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'green-light',
    studio: 'RICKSHA',
    name: { EN: 'Green light', BN: 'সবুজ বাতি' },
    description: {
      EN: 'One line and six pictures, and the road is mostly closed. When it opens the pay is large, and a light on the way counts it six times.',
      BN: 'একটি লাইন ও ছয়টি ছবি, পথ বেশির ভাগ সময় বন্ধ। খুললে পুরস্কার বড়, আর সঙ্গে বাতি থাকলে ছয় গুণ।',
    },
    betCredits: 1,
    reels: 3,
    rows: 3,
    wild: 'traffic-light',
    high: ['rickshaw', 'bus'],
    low: ['bicycle', 'wheel', 'horn'],
    lines: 1,
    wildTimes: 6,
    aim: {
      rtp: 0.948,
      sigma: 13,
      seed: 4009,
      length: 30,
      steep: 2.5,
      on: { 'traffic-light': [1, 1, 1] },
    },
  },
  found,
);
