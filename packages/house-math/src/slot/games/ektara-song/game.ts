import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'ektara-song',
    studio: 'BOISHAKH',
    name: { EN: 'Ektara song', BN: 'একতারার গান' },
    description: {
      EN: 'One string and one line would be enough, but here are eight. It plays from left and from right, and rarely the same song twice.',
      BN: 'এক তার আর এক লাইনই যথেষ্ট, তবু এখানে আটটি। বাঁ থেকেও বাজে ডান থেকেও বাজে, একই গান দুবার কমই শোনা যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'ektara',
    scatter: 'tabla',
    high: ['flute', 'cymbals', 'drum'],
    low: ['gamcha', 'clay-pot', 'marigold', 'kula', 'top'],
    lines: 8,
    scatterPays: [20, 120, 1000],
    aim: {
      rtp: 0.954,
      sigma: 5.2,
      seed: 4209,
      length: 23,
      steep: 2.8,
      on: { ektara: [0, 1, 1, 1, 0], tabla: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
