import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'lantern-boats',
    studio: 'PADMA',
    name: { EN: 'Lantern boats', BN: 'বাতির নৌকা' },
    description: {
      EN: 'Lamps drift over ten lines, and five of them burn on while the dark places turn. Most are small lights, one in ten is a great one.',
      BN: 'দশটি লাইনে বাতি ভাসে, পাঁচটি হলে তারা জ্বলতে থাকে আর অন্ধকার ঘর ঘোরে। বেশির ভাগ আলো ছোট, দশটির একটি বড়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'boat',
    coin: 'lamp',
    high: ['sail', 'anchor', 'moon'],
    low: ['raft', 'reed', 'paddle', 'pitcher'],
    lines: 10,
    from: 5,
    turns: 3,
    oneIn: 16,
    values: [2, 2, 2, 2, 2, 5, 5, 5, 10, 100],
    fullTimes: 100,
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 3209,
      length: 20,
      steep: 3,
      on: { boat: [0, 1, 1, 1, 0], lamp: [2, 3, 3, 3, 2] },
    },
  },
  found,
);
