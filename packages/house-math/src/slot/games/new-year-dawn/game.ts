import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'new-year-dawn',
    studio: 'BOISHAKH',
    name: { EN: 'New year dawn', BN: 'নববর্ষের ভোর' },
    description: {
      EN: 'Twenty-five lines and an easy first morning of the year. Four short free spins come often, and the fourth counts four times.',
      BN: 'বছরের প্রথম সকালে পঁচিশটি সহজ লাইন। ছোট চারটি ফ্রি স্পিন প্রায়ই আসে, চতুর্থটি চার গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'alpona',
    scatter: 'marigold',
    high: ['owl-mask', 'clay-horse'],
    low: ['bunting', 'panta-plate', 'gamcha', 'kula', 'flute'],
    lines: 25,
    scatterPays: [25, 100, 500],
    awards: [4, 5, 6],
    aim: {
      rtp: 0.962,
      sigma: 2.7,
      seed: 4233,
      length: 20,
      steep: 2,
      on: { alpona: [0, 1, 1, 1, 0], marigold: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
