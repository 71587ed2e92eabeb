import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'harvest-drum',
    studio: 'BOISHAKH',
    name: { EN: 'Harvest drum', BN: 'ফসলের ঢোল' },
    description: {
      EN: 'Twenty lines on four rows and a drum after the last sheaf. Three drums bring three free spins and no more, but five of them bring fifteen.',
      BN: 'চার সারিতে বিশটি লাইন, শেষ আঁটির পর ঢোল বাজে। তিনটি ঢোলে তিনটির বেশি ফ্রি স্পিন নেই, তবে পাঁচটিতে পনেরোটি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kula',
    scatter: 'drum',
    high: ['bullock-cart', 'bull', 'basket'],
    low: ['rooster', 'chilli', 'gamcha', 'panta-plate', 'mango'],
    lines: 20,
    scatterPays: [20, 100, 500],
    awards: [3, 7, 15],
    aim: {
      rtp: 0.96,
      sigma: 3,
      seed: 4236,
      length: 23,
      steep: 2.4,
      on: { kula: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
