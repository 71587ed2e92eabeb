import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'flute-across',
    studio: 'BOISHAKH',
    name: { EN: 'Flute across the field', BN: 'মাঠের বাঁশি' },
    description: {
      EN: 'Five lines only, and a tune that can be heard from either side. Wins are few and rather large, and three clay pots pay anywhere.',
      BN: 'মাত্র পাঁচটি লাইন, আর এমন সুর যা দুই দিক থেকেই শোনা যায়। জয় কম তবে বেশ বড়, আর তিনটি মাটির হাঁড়ি যেকোনো জায়গায় পুরস্কার দেয়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'flute',
    scatter: 'clay-pot',
    high: ['bullock-cart', 'rooster', 'ektara'],
    low: ['chilli', 'gamcha', 'kula', 'mango'],
    lines: 5,
    scatterPays: [10, 50, 500],
    aim: {
      rtp: 0.952,
      sigma: 4.5,
      seed: 4202,
      length: 22,
      steep: 2.5,
      on: { flute: [0, 1, 1, 1, 0], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
