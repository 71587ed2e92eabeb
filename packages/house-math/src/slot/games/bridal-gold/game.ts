import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'bridal-gold',
    studio: 'JAMDANI',
    name: { EN: 'Bridal gold', BN: 'কনের গয়না' },
    description: {
      EN: 'Six reels of two to six pictures, and as many as 46656 ways when all the gold is laid out. Necklaces go with everything on four of them.',
      BN: 'ছয় রিলে দুই থেকে ছয়টি ছবি, সব গয়না বিছানো হলে পথ 46656টি পর্যন্ত। চারটি রিলে হার সবকিছুর সঙ্গে মানায়।',
    },
    betCredits: 100,
    reels: 6,
    rows: 6,
    wild: 'necklace',
    high: ['crown', 'ruby', 'sari'],
    low: ['bangle', 'earring', 'ring', 'anklet', 'mirror'],
    heights: [
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
    ],
    aim: {
      rtp: 0.952,
      sigma: 5.5,
      seed: 4412,
      length: 34,
      steep: 2.8,
      on: { necklace: [0, 1, 1, 1, 1, 0] },
    },
  },
  found,
);
