import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'thread-by-thread',
    studio: 'NOKSHI',
    name: { EN: 'Thread by thread', BN: 'সুতোয় সুতোয়' },
    description: {
      EN: 'Fifteen lines, and three hoops or more that bring six free spins. The first counts once, the next twice, and so on to the last.',
      BN: 'পনেরোটি লাইন, আর তিনটি বা তার বেশি ফ্রেমে অন্তত ছয়টি ফ্রি স্পিন। প্রথমটির জয় এক গুণ, পরেরটির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'hoop',
    high: ['sewing-machine', 'yarn', 'scissors'],
    low: ['spool', 'button', 'thimble', 'comb', 'pincushion'],
    lines: 15,
    scatterPays: [10, 50, 200],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 1140,
      length: 21,
      steep: 3,
      on: { needle: [0, 1, 1, 1, 0], hoop: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
