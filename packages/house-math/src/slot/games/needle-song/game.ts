import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'needle-song',
    studio: 'NOKSHI',
    name: { EN: 'Needle song', BN: 'সুইয়ের গান' },
    description: {
      EN: 'Ten lines, and suns that come more often and bring five free spins or more. Few of them, but each counts once more than the one before.',
      BN: 'দশটি লাইন, আর সূর্য ঘন ঘন এসে পাঁচটি বা তার বেশি ফ্রি স্পিন আনে। সংখ্যায় অল্প, তবে প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি ধরা হয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'sun',
    high: ['elephant', 'palanquin', 'tree'],
    low: ['lotus', 'betel-leaf', 'kadam', 'star-flower'],
    lines: 10,
    scatterPays: [10, 50, 300],
    awards: [5, 8, 12],
  },
  found,
);
