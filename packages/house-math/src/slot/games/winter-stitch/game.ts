import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'winter-stitch',
    studio: 'NOKSHI',
    name: { EN: 'Winter stitch', BN: 'শীতের ফোঁড়' },
    description: {
      EN: 'Nine lines for a cold evening, with few pictures and a warm quilt that stands in for them. Three moons bring six free spins or more, and each win in them counts three times.',
      BN: 'শীতের সন্ধ্যায় নয়টি লাইন, ছবি অল্প, আর গরম কাঁথা তাদের যেকোনোটির জায়গা নেয়। তিনটি চাঁদে ছয়টি বা তার বেশি ফ্রি স্পিন, সেখানে প্রতিটি জয় তিন গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'quilt',
    scatter: 'moon',
    high: ['sewing-machine', 'yarn'],
    low: ['spool', 'needle', 'thimble', 'button'],
    lines: 9,
    scatterPays: [20, 100, 500],
    freeGames: { awards: [6, 8, 12], multiplier: 3, most: 36 },
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 1014,
      length: 22,
      steep: 3,
      on: { quilt: [1, 1, 1, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
