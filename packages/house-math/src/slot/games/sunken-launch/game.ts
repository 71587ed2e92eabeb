import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'sunken-launch',
    studio: 'PADMA',
    name: { EN: 'Sunken launch', BN: 'ডোবা লঞ্চ' },
    description: {
      EN: 'Divers work below thirty lines of four rows and bring up what a launch lost. Ten finds hold, and the search goes on while new ones come.',
      BN: 'চার সারির ত্রিশটি লাইনের নিচে ডুবুরিরা ডোবা লঞ্চের হারানো জিনিস তোলে। দশটি পেলে স্থির, নতুন এলে খোঁজ চলতে থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'launch',
    coin: 'chest',
    high: ['anchor', 'lamp', 'pearl', 'clock'],
    low: ['rope', 'snail', 'fish-hook', 'reed', 'net'],
    lines: 30,
    from: 10,
    turns: 3,
    oneIn: 16,
    values: [15, 25, 30, 50, 90, 200],
    fullTimes: 500,
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 3319,
      length: 20,
      steep: 3,
      on: { launch: [0, 1, 1, 1, 0], chest: [5, 6, 5, 6, 5] },
    },
  },
  found,
);
