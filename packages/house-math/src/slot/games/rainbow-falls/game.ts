import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'rainbow-falls',
    studio: 'SUNDAR',
    name: { EN: 'Rainbow falls', BN: 'রংধনুর ঝরনা' },
    description: {
      EN: 'Rainbows pour down the second and fourth reel of ten lines. When both come together the screen is nearly full of them.',
      BN: 'দশটি লাইনের দ্বিতীয় ও চতুর্থ রিলে রংধনু নেমে আসে। দুটি একসঙ্গে এলে পর্দা প্রায় তাদেরই।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'rainbow',
    scatter: 'cloud',
    high: ['hornbill', 'dragonfly', 'orchid'],
    low: ['fern', 'frog', 'raindrop', 'umbrella'],
    lines: 10,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 5455,
      length: 20,
      steep: 3.5,
      on: { rainbow: [0, 2, 0, 2, 0], cloud: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
