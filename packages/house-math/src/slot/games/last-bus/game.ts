import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'last-bus',
    studio: 'RICKSHA',
    name: { EN: 'Last bus', BN: 'শেষ বাস' },
    description: {
      EN: 'Five lines on the road home, with strips that run on for a long time. The bus is rare, doubles its wins and pays most when three of it arrive.',
      BN: 'বাড়ি ফেরার পথে পাঁচটি লাইন, রিল চলে অনেক লম্বা। বাস কম আসে, জয় দ্বিগুণ করে, আর তিনটি একসঙ্গে এলে সবচেয়ে বেশি দেয়।',
    },
    betCredits: 25,
    reels: 3,
    rows: 3,
    wild: 'bus',
    high: ['clock', 'lamp'],
    low: ['newspaper', 'tea', 'jhalmuri', 'banana'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.954, sigma: 6.5, seed: 4014, length: 34, steep: 2, on: { bus: [1, 1, 1] } },
  },
  found,
);
