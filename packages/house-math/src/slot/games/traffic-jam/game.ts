import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'traffic-jam',
    studio: 'RICKSHA',
    name: { EN: 'Traffic jam', BN: 'যানজট' },
    description: {
      EN: 'Everything that rolls stands on nine lines and waits for its like. The traffic light lets any picture pass and doubles the win.',
      BN: 'যা কিছু চলে সব নয়টি লাইনে দাঁড়িয়ে নিজের জোড়ার অপেক্ষায়। ট্রাফিক বাতি যেকোনো ছবিকে পথ দেয় এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 25,
    reels: 3,
    rows: 3,
    wild: 'traffic-light',
    high: ['bus', 'rickshaw', 'bicycle'],
    low: ['horn', 'wheel', 'newspaper'],
    lines: 9,
    wildTimes: 2,
    aim: {
      rtp: 0.956,
      sigma: 4,
      seed: 4008,
      length: 26,
      steep: 3.5,
      on: { 'traffic-light': [1, 1, 1] },
    },
  },
  found,
);
