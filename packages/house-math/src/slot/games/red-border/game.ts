import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'red-border',
    studio: 'NOKSHI',
    name: { EN: 'Red border', BN: 'লাল পাড়' },
    description: {
      EN: 'Five straight and bent lines, two wilds a reel and seven pictures: plain and easy to follow. Three combs or more bring five free spins that count twice.',
      BN: 'পাঁচটি সোজা ও বাঁকা লাইন, প্রতি রিলে দুটি ওয়াইল্ড, সাতটি ছবি: সহজ, চোখে ধরা যায়। তিনটি বা তার বেশি চিরুনি পাঁচটি ফ্রি স্পিন আনে, জয় দুই গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'paisley',
    scatter: 'comb',
    high: ['peacock', 'palanquin'],
    low: ['tassel', 'betel-leaf', 'star-flower'],
    lines: 5,
    scatterPays: [20, 100, 400],
    freeGames: { awards: [5, 8, 12], multiplier: 2, most: 30 },
    aim: {
      rtp: 0.952,
      sigma: 4.5,
      seed: 1063,
      length: 24,
      steep: 2.5,
      on: { paisley: [2, 2, 2, 2, 2], comb: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
