import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'festival-hem',
    studio: 'NOKSHI',
    name: { EN: 'Festival hem', BN: 'উৎসবের পাড়' },
    description: {
      EN: 'Thirty lines of bright hems, and a parakeet that fills in on the middle reels. Three palanquins bring eight free spins, and the eighth counts eight times.',
      BN: 'ঝলমলে পাড়ের ত্রিশটি লাইন, মাঝের রিলে টিয়া যেকোনো ছবির জায়গা নেয়। তিনটি পালকিতে আটটি ফ্রি স্পিন, অষ্টমটির জয় আট গুণ।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'parrot',
    scatter: 'palanquin',
    high: ['elephant', 'quilt', 'pouch'],
    low: ['tassel', 'paisley', 'star-flower', 'butterfly', 'comb'],
    lines: 30,
    scatterPays: [50, 250, 1500],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 1189,
      length: 28,
      steep: 3,
      on: { parrot: [0, 1, 1, 1, 0], palanquin: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
