import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'rising-kites',
    studio: 'BOISHAKH',
    name: { EN: 'Rising kites', BN: 'উড়ন্ত ঘুড়ি' },
    description: {
      EN: 'Four rows of sky and twelve lines to hold. Three pinwheels bring five free spins, and with every one the wind is stronger.',
      BN: 'চার সারি আকাশ আর ধরে রাখার বারোটি লাইন। তিনটি চরকিতে পাঁচটি ফ্রি স্পিন, প্রতিটিতে বাতাস আরও জোরালো।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kite',
    scatter: 'pinwheel',
    high: ['rooster', 'bunting', 'ferris-wheel'],
    low: ['gamcha', 'flute', 'top', 'marigold'],
    lines: 12,
    scatterPays: [20, 100, 500],
    awards: [5, 7, 9],
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 4232,
      length: 22,
      steep: 2.6,
      on: { kite: [0, 1, 1, 1, 0], pinwheel: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
