import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'crab-march',
    studio: 'SUNDAR',
    name: { EN: 'Crab march', BN: 'কাঁকড়ার সারি' },
    description: {
      EN: 'Crabs march sideways over four reels of three rows, as crabs do. Ten lines, two crabs on the last strip.',
      BN: 'তিন সারির চার রিলে কাঁকড়ারা পাশ ফিরে চলে, যেমন চলে। দশটি লাইন, শেষ রিলে দুটি কাঁকড়া।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'crab',
    scatter: 'moon',
    high: ['crocodile', 'egret'],
    low: ['snail', 'prawn', 'reed', 'oyster'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 5364,
      length: 24,
      steep: 3,
      on: { crab: [0, 0, 0, 2], moon: [1, 1, 1, 1] },
    },
  },
  found,
);
