import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'moonlit-quilt',
    studio: 'NOKSHI',
    name: { EN: 'Moonlit quilt', BN: 'জোছনার কাঁথা' },
    description: {
      EN: 'Twenty lines under the moon, where three moons or more bring eight free spins or more. Wins of the first count once, of the second twice, and so on to the last.',
      BN: 'চাঁদের নিচে বিশটি লাইন; তিনটি বা তার বেশি চাঁদে আটটি বা তার বেশি ফ্রি স্পিন মেলে। প্রথমটির জয় এক গুণ, দ্বিতীয়টির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'moon',
    high: ['peacock', 'elephant', 'tree'],
    low: ['kadam', 'paisley', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    awards: [8, 10, 12],
  },
  found,
);
