import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'tiger-moon',
    studio: 'SUNDAR',
    name: { EN: 'Tiger moon', BN: 'বাঘের চাঁদ' },
    description: {
      EN: 'Two strips have a tiger, the first and the last, so that it is either gone at once or here for long. Ten lines, and pays as steep as its leap.',
      BN: 'বাঘ আছে দুই রিলে, প্রথমে আর শেষে, তাই সে হয় এক লাফে যায়, নয় অনেকক্ষণ থাকে। দশটি লাইন, পুরস্কার তার লাফের মতোই খাড়া।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['deer', 'monkey'],
    low: ['crab', 'egret', 'mushroom', 'fern', 'paw-print'],
    lines: 10,
    scatterPays: [30, 150, 1000],
    aim: {
      rtp: 0.951,
      sigma: 7,
      seed: 5338,
      length: 20,
      steep: 4,
      on: { tiger: [1, 0, 0, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
