import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'golden-thimble',
    studio: 'NOKSHI',
    name: { EN: 'Golden thimble', BN: 'সোনার অঙ্গুস্তানা' },
    description: {
      EN: 'The golden thimble is on the first reel too, so that a run may begin with it. Twenty lines, and eight free spins at three times the worth for three pincushions.',
      BN: 'সোনার অঙ্গুস্তানা প্রথম রিলেও থাকে, মিল তাকে দিয়েও শুরু হতে পারে। বিশটি লাইন, আর তিনটি সুইদানিতে আটটি ফ্রি স্পিন, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'thimble',
    scatter: 'pincushion',
    high: ['sewing-machine', 'hoop', 'pouch'],
    low: ['scissors', 'spool', 'button', 'needle', 'tassel'],
    lines: 20,
    scatterPays: [20, 100, 1000],
    freeGames: { awards: [8, 10, 12], multiplier: 3, most: 40 },
    aim: {
      rtp: 0.955,
      sigma: 6.5,
      seed: 1077,
      length: 30,
      steep: 3,
      on: { thimble: [2, 1, 1, 1, 1], pincushion: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
