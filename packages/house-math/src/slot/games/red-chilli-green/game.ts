import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'red-chilli-green',
    studio: 'BOISHAKH',
    name: { EN: 'Red and green chilli', BN: 'কাঁচা আর লাল মরিচ' },
    description: {
      EN: 'Nine lines with a bite from either side. The chilli is on every reel but the middle one, and its wins burn longest.',
      BN: 'নয়টি লাইন, দুই দিক থেকেই ঝাল। মাঝের রিল ছাড়া সবখানে মরিচ, তার জয়ের ঝাঁজ থাকে সবচেয়ে বেশি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'chilli',
    scatter: 'panta-plate',
    high: ['rooster', 'jackfruit'],
    low: ['clay-pot', 'kula', 'basket', 'mango'],
    lines: 9,
    scatterPays: [20, 150, 1500],
    aim: {
      rtp: 0.951,
      sigma: 4,
      seed: 4213,
      length: 20,
      steep: 3.2,
      on: { chilli: [1, 1, 0, 1, 1], 'panta-plate': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
