import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'bamboo-bridge',
    studio: 'PADMA',
    name: { EN: 'Bamboo bridge', BN: 'বাঁশের সাঁকো' },
    description: {
      EN: 'The bridge spans the second and third reel of 243 ways. Once it stands the far bank turns again, so that a long crossing can still come.',
      BN: '243টি পথের দ্বিতীয় ও তৃতীয় রিল জুড়ে সাঁকো। সে দাঁড়ালে ওপার আবার ঘোরে, লম্বা পারাপার তখনও হতে পারে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bridge',
    scatter: 'moon',
    high: ['boat', 'duck', 'pitcher'],
    low: ['egret', 'fish-trap', 'reed', 'rope', 'paddle'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [1, 2],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 3088,
      length: 24,
      steep: 2.5,
      on: { bridge: [0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
