import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'net-of-silver',
    studio: 'PADMA',
    name: { EN: 'Net of silver', BN: 'রুপালি জাল' },
    description: {
      EN: 'Hilsa swim through four rows and twenty-five lines, and eight of them make a catch. The net turns four times, and each fish that comes makes it four again.',
      BN: 'চার সারি ও পঁচিশটি লাইনে ইলিশ সাঁতরায়, আটটি হলে জাল ভরে। জাল চারবার ঘোরে, নতুন মাছ এলে আবার চারবার।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'net',
    coin: 'hilsa',
    high: ['launch', 'boat', 'gull', 'dolphin'],
    low: ['prawn', 'reed', 'paddle', 'raft', 'rope'],
    lines: 25,
    from: 8,
    turns: 4,
    oneIn: 24,
    values: [10, 10, 15, 20, 20, 30, 60],
    fullTimes: 400,
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 3198,
      length: 20,
      steep: 3,
      on: { net: [0, 1, 1, 1, 0], hilsa: [4, 4, 4, 4, 4] },
    },
  },
  found,
);
