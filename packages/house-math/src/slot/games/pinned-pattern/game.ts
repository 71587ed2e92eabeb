import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'pinned-pattern',
    studio: 'NOKSHI',
    name: { EN: 'Pinned pattern', BN: 'গাঁথা নকশা' },
    description: {
      EN: 'Ten lines and a needle that pins itself to the middle reels of the free spins. Three pincushions bring five of them, and each pin stays.',
      BN: 'দশটি লাইন, আর ফ্রি স্পিনে মাঝের রিলে সুই গেঁথে বসে যায়। তিনটি সুইদানিতে পাঁচটি ফ্রি স্পিন, প্রতিটি সুই থেকে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'pincushion',
    high: ['scissors', 'hoop'],
    low: ['thimble', 'spool', 'button', 'comb', 'tassel'],
    lines: 10,
    scatterPays: [20, 100, 500],
    awards: [5, 7, 10],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 1203,
      length: 22,
      steep: 2.5,
      on: { needle: [0, 1, 1, 1, 0], pincushion: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
