import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'crow-on-a-wire',
    studio: 'RICKSHA',
    name: { EN: 'Crow on a wire', BN: 'তারে বসা কাক' },
    description: {
      EN: 'Five lines over long reels with nine pictures, where like rarely meets like. Patience is paid, and the crow counts its wins four times.',
      BN: 'লম্বা রিলে নয়টি ছবি আর পাঁচটি লাইন, মিল সহজে হয় না। ধৈর্যের দাম আছে, আর কাক থাকলে জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'crow',
    high: ['film-reel', 'rickshaw', 'bus', 'clock'],
    low: ['lamp', 'padlock', 'newspaper', 'jhalmuri'],
    lines: 5,
    wildTimes: 4,
    aim: { rtp: 0.948, sigma: 8, seed: 4007, length: 36, steep: 3, on: { crow: [1, 1, 1] } },
  },
  found,
);
