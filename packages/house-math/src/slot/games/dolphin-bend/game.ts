import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'dolphin-bend',
    studio: 'PADMA',
    name: { EN: 'Dolphin bend', BN: 'শুশুকের বাঁক' },
    description: {
      EN: 'A bend of the river with four rows and 256 ways, where dolphins surface on three reels. Each of them may come, and each brings one more turn.',
      BN: 'নদীর এক বাঁক, চারটি সারি ও 256টি পথ, তিনটি রিলে শুশুক ভেসে ওঠে। প্রতিটিই আসতে পারে, প্রতিটিই আরেক পাক আনে।',
    },
    betCredits: 100,
    reels: 4,
    rows: 4,
    wild: 'dolphin',
    scatter: 'gull',
    high: ['launch', 'gharial'],
    low: ['net', 'paddle', 'snail', 'prawn', 'reed'],
    scatterPays: [40, 400],
    spreadingReels: [1, 2, 3],
    aim: {
      rtp: 0.954,
      sigma: 4,
      seed: 3099,
      length: 28,
      steep: 2.5,
      on: { dolphin: [0, 1, 1, 1], gull: [1, 1, 1, 1] },
    },
  },
  found,
);
