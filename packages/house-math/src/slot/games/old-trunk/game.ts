import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'old-trunk',
    studio: 'NOKSHI',
    name: { EN: 'Old trunk', BN: 'পুরোনো তোরঙ্গ' },
    description: {
      EN: 'Ten lines and ten pictures out of an old trunk, few of them alike. What pays, pays well, and four free spins count ten times.',
      BN: 'পুরোনো তোরঙ্গ থেকে বেরোনো দশটি লাইন ও দশটি ছবি, মিল কমই হয়। যা মেলে তা ভালো দেয়, আর চারটি ফ্রি স্পিনে জয় দশ গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'pouch',
    scatter: 'moon',
    high: ['palanquin', 'elephant', 'peacock', 'quilt'],
    low: ['cradle', 'hoop', 'scissors', 'comb', 'tassel', 'button'],
    lines: 10,
    scatterPays: [40, 200, 1000],
    freeGames: { awards: [4, 4, 4], multiplier: 10, most: 12 },
    aim: {
      rtp: 0.95,
      sigma: 9,
      seed: 1112,
      length: 30,
      steep: 3,
      on: { pouch: [1, 1, 1, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
