import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'moon-sampler',
    studio: 'NOKSHI',
    name: { EN: 'Moon sampler', BN: 'চাঁদের নকশা' },
    description: {
      EN: 'Twelve lines of night pictures, where the moon stands in for any of them. Three hoops or more give nine free spins whose wins count three times.',
      BN: 'রাতের ছবির বারোটি লাইন, চাঁদ তাদের যেকোনোটির জায়গা নেয়। তিনটি বা তার বেশি ফ্রেম নয়টি ফ্রি স্পিন দেয়, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    scatter: 'hoop',
    high: ['cat', 'tree'],
    low: ['star-flower', 'lotus', 'spool', 'needle', 'pincushion'],
    lines: 12,
    scatterPays: [40, 200, 1000],
    freeGames: { awards: [9, 11, 13], multiplier: 3, most: 39 },
    aim: {
      rtp: 0.956,
      sigma: 8,
      seed: 1070,
      length: 28,
      steep: 4,
      on: { moon: [1, 1, 1, 1, 1], hoop: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
