import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'spring-tide',
    studio: 'PADMA',
    name: { EN: 'Spring tide', BN: 'ভরা কটাল' },
    description: {
      EN: 'Five reels of four rows: 1024 ways, and water that may rise on two of them. Where a wave lands the whole reel floods, and the dry ones turn again.',
      BN: 'পাঁচটি রিলে চারটি করে সারি: 1024টি পথ, আর দুটি রিলে জল উঠতে পারে। যেখানে ঢেউ এসে পড়ে পুরো রিল ডোবে, শুকনোগুলো আবার ঘোরে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 4,
    wild: 'wave',
    scatter: 'moon',
    high: ['gharial', 'turtle', 'dolphin', 'gull'],
    low: ['prawn', 'reed', 'net', 'snail', 'rope'],
    scatterPays: [50, 250, 2500],
    spreadingReels: [2, 4],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 3022,
      length: 20,
      steep: 3.5,
      on: { wave: [0, 0, 1, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
