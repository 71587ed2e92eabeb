import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'lychee-season',
    studio: 'BOISHAKH',
    name: { EN: 'Lychee season', BN: 'লিচুর মৌসুম' },
    description: {
      EN: 'Five lines and a season that is over before one knows. Three baskets bring ten free spins, sweeter one by one to the tenth.',
      BN: 'পাঁচটি লাইন আর টের পাওয়ার আগেই শেষ এক মৌসুম। তিনটি ঝুড়িতে দশটি ফ্রি স্পিন, একটার চেয়ে আরেকটা মিষ্টি, দশম পর্যন্ত।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'lychee',
    scatter: 'basket',
    high: ['pineapple', 'jackfruit'],
    low: ['watermelon', 'mango', 'chilli', 'kula'],
    lines: 5,
    scatterPays: [10, 50, 250],
    awards: [10, 11, 12],
    aim: {
      rtp: 0.953,
      sigma: 7,
      seed: 4234,
      length: 22,
      steep: 2.4,
      on: { lychee: [0, 1, 1, 1, 0], basket: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
