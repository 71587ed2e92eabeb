import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'prawn-baskets',
    studio: 'PADMA',
    name: { EN: 'Prawn baskets', BN: 'চিংড়ির ঘের' },
    description: {
      EN: 'Prawns come often and are worth little, and five are enough for three more turns. Twenty lines carry the rest of the return.',
      BN: 'চিংড়ি ঘন ঘন আসে, দাম অল্প, পাঁচটিতেই আরও তিন পাক। বাকিটা বিশটি লাইনেই ফেরে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'fish-trap',
    coin: 'prawn',
    high: ['egret', 'boat'],
    low: ['duck', 'snail', 'reed', 'water-lily', 'net'],
    lines: 20,
    from: 5,
    turns: 3,
    oneIn: 14,
    values: [4, 4, 5, 5, 6, 8, 10, 20],
    fullTimes: 120,
    aim: {
      rtp: 0.957,
      sigma: 3.5,
      seed: 3220,
      length: 20,
      steep: 2,
      on: { 'fish-trap': [0, 1, 1, 1, 0], prawn: [3, 4, 3, 4, 3] },
    },
  },
  found,
);
