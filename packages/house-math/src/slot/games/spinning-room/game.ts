import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'spinning-room',
    studio: 'JAMDANI',
    name: { EN: 'Spinning room', BN: 'চরকাঘর' },
    description: {
      EN: 'Only four reels, and each may be two pictures high or eight. Wins of four come easily when the yarn runs full, up to 4096 ways at once.',
      BN: 'মাত্র চারটি রিল, একেকটি দুই উঁচুও হতে পারে, আটও। সুতো পুরো ছুটলে চারটির জয় সহজেই আসে, একসঙ্গে সর্বোচ্চ 4096টি পথে।',
    },
    betCredits: 50,
    reels: 4,
    rows: 8,
    wild: 'spinning-wheel',
    high: ['sari', 'loom'],
    low: ['cotton', 'bobbin', 'shuttle', 'cocoon', 'moth'],
    heights: [
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
    ],
    aim: {
      rtp: 0.956,
      sigma: 2.8,
      seed: 4405,
      length: 32,
      steep: 2.4,
      on: { 'spinning-wheel': [0, 1, 1, 1] },
    },
  },
  found,
);
