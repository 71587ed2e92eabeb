import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'harbour-lights',
    studio: 'PADMA',
    name: { EN: 'Harbour lights', BN: 'ঘাটের আলো' },
    description: {
      EN: 'Thirty lines over a busy quay, and seven lamps that stay lit. They are worth much when they come together, which is rare.',
      BN: 'ব্যস্ত ঘাটের ওপর ত্রিশটি লাইন, সাতটি বাতি জ্বলে থাকে। একসঙ্গে এলে দাম অনেক, তবে আসে কম।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'anchor',
    coin: 'lamp',
    high: ['launch', 'gull', 'sail'],
    low: ['rope', 'pitcher', 'raft', 'paddle', 'fish-hook'],
    lines: 30,
    from: 7,
    turns: 3,
    oneIn: 14,
    values: [20, 20, 25, 30, 50, 100],
    fullTimes: 250,
    aim: {
      rtp: 0.953,
      sigma: 6,
      seed: 3253,
      length: 21,
      steep: 3,
      on: { anchor: [0, 1, 1, 1, 0], lamp: [4, 4, 5, 4, 4] },
    },
  },
  found,
);
