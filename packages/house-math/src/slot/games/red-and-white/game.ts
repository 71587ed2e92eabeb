import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'red-and-white',
    studio: 'BOISHAKH',
    name: { EN: 'Red and white', BN: 'লাল সাদা' },
    description: {
      EN: 'Two dozen lines in the two colours of the new year, on four rows. It is the calmest of the fair, and every second round brings something back.',
      BN: 'চার সারিতে চব্বিশটি লাইন, নববর্ষের দুই রঙে। মেলার সবচেয়ে শান্ত খেলা, প্রায় প্রতি দুই রাউন্ডে কিছু ফেরে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'gamcha',
    scatter: 'alpona',
    high: ['mask', 'drum', 'clay-horse'],
    low: ['marigold', 'bunting', 'panta-plate', 'kula', 'flute'],
    lines: 24,
    scatterPays: [50, 200, 1000],
    aim: {
      rtp: 0.96,
      sigma: 2.1,
      seed: 4211,
      length: 22,
      steep: 2,
      on: { gamcha: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
