import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'seven-stitches',
    studio: 'NOKSHI',
    name: { EN: 'Seven stitches', BN: 'সাত ফোঁড়' },
    description: {
      EN: 'Seven lines, seven paying pictures and seven free spins for three moons. Little happens between them, and the seventh counts seven times.',
      BN: 'সাতটি লাইন, সাতটি দামি ছবি, আর তিনটি চাঁদে সাতটি ফ্রি স্পিন। মাঝে কমই কিছু ঘটে, সপ্তমটির জয় সাত গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'quilt',
    scatter: 'moon',
    high: ['patchwork', 'sewing-machine'],
    low: ['needle', 'thimble', 'spool', 'scissors', 'tassel'],
    lines: 7,
    scatterPays: [20, 100, 700],
    awards: [7, 7, 7],
    aim: {
      rtp: 0.951,
      sigma: 6,
      seed: 1161,
      length: 21,
      steep: 3.5,
      on: { quilt: [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
