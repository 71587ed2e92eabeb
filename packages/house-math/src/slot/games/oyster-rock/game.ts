import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'oyster-rock',
    studio: 'PADMA',
    name: { EN: 'Oyster rock', BN: 'ঝিনুকের চাঁই' },
    description: {
      EN: 'Sixteen places on four reels, and five oysters that cling to the rock. The tide comes back three times, with fifteen lines above the water.',
      BN: 'চার রিলে ষোলোটি ঘর, পাঁচটি ঝিনুক পাথরে আঁকড়ে থাকে। জোয়ার ফেরে তিনবার, জলের ওপর পনেরোটি লাইন।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'wave',
    coin: 'oyster',
    high: ['turtle', 'crab', 'gull'],
    low: ['snail', 'reed', 'prawn', 'rope'],
    lines: 15,
    from: 5,
    turns: 3,
    oneIn: 20,
    values: [2, 5, 5, 8, 10, 20, 40],
    fullTimes: 150,
    aim: {
      rtp: 0.955,
      sigma: 4.5,
      seed: 3242,
      length: 26,
      steep: 2.5,
      on: { wave: [0, 1, 1, 0], oyster: [4, 4, 4, 4] },
    },
  },
  found,
);
