import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'jewel-casket',
    studio: 'JAMDANI',
    name: { EN: 'Jewel casket', BN: 'গয়নার কৌটা' },
    description: {
      EN: 'Five reels of three to seven pictures and nine kinds of jewel. A full casket has 16807 ways, and most rounds open it halfway.',
      BN: 'পাঁচ রিলে তিন থেকে সাতটি ছবি, নয় রকম গয়না। ভরা কৌটায় 16807টি পথ, তবে বেশির ভাগ রাউন্ডে তা আধখোলা।',
    },
    betCredits: 100,
    reels: 5,
    rows: 7,
    wild: 'ruby',
    high: ['crown', 'necklace', 'emerald'],
    low: ['ring', 'earring', 'bangle', 'anklet', 'attar'],
    heights: [
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
    ],
    aim: { rtp: 0.955, sigma: 3, seed: 4403, length: 34, steep: 3, on: { ruby: [0, 1, 1, 1, 0] } },
  },
  found,
);
