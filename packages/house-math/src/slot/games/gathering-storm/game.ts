import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'gathering-storm',
    studio: 'BOISHAKH',
    name: { EN: 'Gathering storm', BN: 'কালবৈশাখী' },
    description: {
      EN: 'Ten lines under a darkening sky, quiet until it breaks. Then twelve free spins come one upon another, and the last counts twelve times.',
      BN: 'কালো হয়ে আসা আকাশের নিচে দশটি লাইন, ভেঙে পড়ার আগে সব চুপ। তারপর একের পর এক বারোটি ফ্রি স্পিন, শেষটি বারো গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'mango',
    scatter: 'drum',
    high: ['bull', 'rooster', 'bullock-cart'],
    low: ['gamcha', 'kula', 'jackfruit', 'clay-pot'],
    lines: 10,
    scatterPays: [20, 100, 1000],
    awards: [12, 14, 16],
    aim: {
      rtp: 0.949,
      sigma: 9,
      seed: 4230,
      length: 24,
      steep: 2.5,
      on: { mango: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
