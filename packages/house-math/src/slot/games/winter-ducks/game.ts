import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'winter-ducks',
    studio: 'PADMA',
    name: { EN: 'Winter ducks', BN: 'শীতের হাঁস' },
    description: {
      EN: 'Ducks come down on a quiet lake of six reels and 729 ways. They take the second and fifth reel, and the water in between turns again.',
      BN: 'শান্ত বিলের ছয়টি রিল ও 729টি পথে হাঁস নামে। তারা নেয় দ্বিতীয় ও পঞ্চম রিল, মাঝের জল আবার ঘোরে।',
    },
    betCredits: 50,
    reels: 6,
    rows: 3,
    wild: 'duck',
    scatter: 'moon',
    high: ['egret', 'turtle'],
    low: ['water-lily', 'reed', 'snail', 'fish-trap'],
    scatterPays: [50, 150, 600, 3000],
    spreadingReels: [1, 4],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 3121,
      length: 14,
      steep: 2,
      on: { duck: [0, 1, 0, 0, 1, 0], moon: [1, 1, 1, 1, 1, 1] },
    },
  },
  found,
);
