import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'fish-market',
    studio: 'PADMA',
    name: { EN: 'Fish market', BN: 'মাছের আড়ত' },
    description: {
      EN: 'Baskets of hilsa are auctioned on four rows and twenty lines. Nine must stand before the bidding, and it goes on for three turns.',
      BN: 'চার সারি ও বিশটি লাইনে ইলিশের ঝুড়ির নিলাম। ডাক শুরু হয় নয়টি দাঁড়ালে, চলে তিন পাক।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'basket',
    coin: 'hilsa',
    high: ['gharial', 'turtle', 'launch'],
    low: ['prawn', 'net', 'rope', 'snail', 'fish-hook'],
    lines: 20,
    from: 9,
    turns: 3,
    oneIn: 24,
    values: [5, 10, 10, 20, 30, 75],
    fullTimes: 1500,
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 3275,
      length: 20,
      steep: 3.5,
      on: { basket: [0, 1, 1, 1, 0], hilsa: [4, 4, 5, 4, 4] },
    },
  },
  found,
);
