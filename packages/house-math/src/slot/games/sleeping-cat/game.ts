import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'sleeping-cat',
    studio: 'NOKSHI',
    name: { EN: 'Sleeping cat', BN: 'ঘুমন্ত বিড়াল' },
    description: {
      EN: 'A cat sleeps on the three middle reels of fifteen lines and stands in for what is around it. Three balls of yarn or more bring seven free spins that count twice.',
      BN: 'পনেরোটি লাইনের মাঝের তিন রিলে বিড়াল ঘুমায়, আশপাশের যেকোনো ছবির জায়গা নেয়। তিনটি বা তার বেশি সুতোর গোলা সাতটি ফ্রি স্পিন আনে, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'cat',
    scatter: 'yarn',
    high: ['cradle', 'pouch', 'quilt'],
    low: ['moon', 'spool', 'button', 'comb'],
    lines: 15,
    scatterPays: [40, 200, 800],
    freeGames: { awards: [7, 9, 12], multiplier: 2, most: 36 },
    aim: {
      rtp: 0.957,
      sigma: 5,
      seed: 1042,
      length: 24,
      steep: 3,
      on: { cat: [0, 1, 1, 1, 0], yarn: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
