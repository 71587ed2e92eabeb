import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'old-radio',
    studio: 'RICKSHA',
    name: { EN: 'Old radio', BN: 'দাদার রেডিও' },
    description: {
      EN: 'Three lines, and long silence between the songs. When the radio joins a win, it counts five times.',
      BN: 'তিনটি লাইন, গানের ফাঁকে লম্বা নীরবতা। রেডিও কোনো জয়ে থাকলে সেই জয় পাঁচ গুণ হয়।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'radio',
    high: ['clock', 'lamp', 'film-reel'],
    low: ['newspaper', 'key', 'tea'],
    lines: 3,
    wildTimes: 5,
    aim: { rtp: 0.953, sigma: 6, seed: 4005, length: 26, steep: 2.2, on: { radio: [1, 1, 1] } },
  },
  found,
);
