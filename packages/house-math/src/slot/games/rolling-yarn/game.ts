import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'rolling-yarn',
    studio: 'NOKSHI',
    name: { EN: 'Rolling yarn', BN: 'গড়ানো সুতো' },
    description: {
      EN: 'A ball of yarn rolls over five lines and gathers worth. Three cats bring four free spins, five of them seven, each worth once more than the last.',
      BN: 'পাঁচটি লাইনের ওপর সুতোর গোলা গড়ায়, গড়াতে গড়াতে দাম বাড়ে। তিনটি বিড়ালে চারটি, পাঁচটিতে সাতটি ফ্রি স্পিন, প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'yarn',
    scatter: 'cat',
    high: ['cradle', 'pouch'],
    low: ['spool', 'comb', 'button', 'needle'],
    lines: 5,
    scatterPays: [20, 80, 400],
    awards: [4, 5, 7],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 1147,
      length: 22,
      steep: 2.5,
      on: { yarn: [1, 1, 1, 1, 1], cat: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
