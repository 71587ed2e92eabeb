import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'farmyard',
    studio: 'BOISHAKH',
    name: { EN: 'Farmyard', BN: 'গেরস্তবাড়ির উঠান' },
    description: {
      EN: 'Four reels and eight lines where animals wander about with what they are worth. Evening brings the tray, and they all come to it.',
      BN: 'চার রিলে আটটি লাইন, পশুপাখি নিজের দাম নিয়ে ঘুরে বেড়ায়। সন্ধ্যায় কুলা এলে সবাই তার কাছে ছুটে আসে।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'clay-pot',
    collector: 'kula',
    goods: [
      ['rooster', 10],
      ['bull', 100],
    ],
    high: ['bullock-cart', 'basket'],
    low: ['mango', 'chilli', 'gamcha', 'marigold'],
    lines: 8,
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4226,
      length: 24,
      steep: 2.5,
      on: {
        'clay-pot': [0, 1, 1, 0],
        kula: [0, 0, 0, 1],
        rooster: [3, 2, 3, 0],
        bull: [0, 1, 0, 0],
      },
    },
  },
  found,
);
