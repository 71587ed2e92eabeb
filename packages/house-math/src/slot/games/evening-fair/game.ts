import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'evening-fair',
    studio: 'BOISHAKH',
    name: { EN: 'Evening fair', BN: 'সাঁঝের মেলা' },
    description: {
      EN: 'Thirty lines and lights on every stall. When the big wheel shows at the end, it takes up all that is for sale.',
      BN: 'ত্রিশটি লাইন, সব দোকানে আলো। শেষ রিলে নাগরদোলা দেখা দিলে বিক্রির সবকিছু তুলে নেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bunting',
    collector: 'ferris-wheel',
    goods: [
      ['pinwheel', 20],
      ['top', 50],
      ['mask', 150],
      ['owl-mask', 600],
    ],
    high: ['kite', 'drum'],
    low: ['flute', 'marigold', 'lychee', 'watermelon', 'gamcha'],
    lines: 30,
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 4227,
      length: 23,
      steep: 2.4,
      on: {
        bunting: [0, 1, 1, 1, 0],
        'ferris-wheel': [0, 0, 0, 0, 1],
        pinwheel: [2, 2, 2, 2, 0],
        top: [1, 0, 1, 0, 0],
        mask: [0, 1, 0, 0, 0],
        'owl-mask': [0, 0, 0, 1, 0],
      },
    },
  },
  found,
);
