import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'cotton-harvest',
    studio: 'JAMDANI',
    name: { EN: 'Cotton harvest', BN: 'কার্পাসের খেত' },
    description: {
      EN: 'Low reels with six pictures in all, and a field that rarely stands high. When three reels do, white bolls cover the ways from edge to edge.',
      BN: 'নিচু রিল, সব মিলিয়ে ছয় রকম ছবি, খেত কমই উঁচু হয়। তিনটি রিল উঁচু হলে সাদা কার্পাস পথ ঢেকে দেয় এধার থেকে ওধার।',
    },
    betCredits: 20,
    reels: 5,
    rows: 7,
    wild: 'spinning-wheel',
    high: ['sari', 'cotton'],
    low: ['bobbin', 'cocoon', 'shuttle'],
    heights: [
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
    ],
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 4411,
      length: 30,
      steep: 2.4,
      on: { 'spinning-wheel': [0, 1, 1, 0, 0] },
    },
  },
  found,
);
