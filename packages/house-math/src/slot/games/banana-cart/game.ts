import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'banana-cart',
    studio: 'RICKSHA',
    name: { EN: 'Banana cart', BN: 'কলার ভ্যান' },
    description: {
      EN: 'Nine lines and only five pictures, so that something ripe comes along in most rounds. Wins are small change, doubled where a bunch of bananas helps.',
      BN: 'নয়টি লাইন আর মাত্র পাঁচটি ছবি, তাই প্রায় প্রতিবারই কিছু না কিছু পাকা মেলে। জয় খুচরো পয়সার মতো ছোট, কলা সঙ্গে থাকলে দ্বিগুণ।',
    },
    betCredits: 20,
    reels: 3,
    rows: 3,
    wild: 'banana',
    high: ['sugarcane', 'green-coconut'],
    low: ['jhalmuri', 'wheel'],
    lines: 9,
    wildTimes: 2,
    aim: { rtp: 0.963, sigma: 1.7, seed: 4006, length: 18, steep: 1.8, on: { banana: [1, 1, 1] } },
  },
  found,
);
