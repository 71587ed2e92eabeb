import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'summer-orchard',
    studio: 'BOISHAKH',
    name: { EN: 'Summer orchard', BN: 'জ্যৈষ্ঠের বাগান' },
    description: {
      EN: 'Four rows under heavy branches, and five fruits with a price on each. The tray of the last reel takes what hangs low and what hangs high.',
      BN: 'ফলভারে নুয়ে পড়া ডালের নিচে চার সারি, পাঁচ রকম ফলের গায়ে দাম। শেষ রিলে কুলা এলে নিচু ডাল উঁচু ডাল সবই তোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'basket',
    collector: 'kula',
    goods: [
      ['lychee', 5],
      ['mango', 10],
      ['pineapple', 25],
      ['watermelon', 50],
      ['jackfruit', 250],
    ],
    high: ['rooster', 'bull'],
    low: ['gamcha', 'marigold', 'clay-pot', 'flute'],
    lines: 25,
    aim: {
      rtp: 0.96,
      sigma: 2.4,
      seed: 4222,
      length: 24,
      steep: 2,
      on: {
        basket: [0, 1, 1, 1, 0],
        kula: [0, 0, 0, 0, 1],
        lychee: [3, 3, 3, 3, 0],
        mango: [2, 2, 2, 2, 0],
        pineapple: [1, 1, 1, 1, 0],
        watermelon: [1, 0, 1, 0, 0],
        jackfruit: [0, 0, 0, 1, 0],
      },
    },
  },
  found,
);
