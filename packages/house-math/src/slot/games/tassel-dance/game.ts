import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'tassel-dance',
    studio: 'NOKSHI',
    name: { EN: 'Tassel dance', BN: 'ঝালরের নাচ' },
    description: {
      EN: 'Twenty lines with two tassels a strip as wilds, and wins that come often and stay small. Three suns or more bring six free spins at the same worth.',
      BN: 'বিশটি লাইন, প্রতি রিলে দুটি ঝালর ওয়াইল্ড হয়ে থাকে; জয় আসে ঘন ঘন, থাকে ছোট। তিনটি বা তার বেশি সূর্যে ছয়টি ফ্রি স্পিন, জয় একই।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tassel',
    scatter: 'sun',
    high: ['peacock', 'parrot'],
    low: ['butterfly', 'paisley', 'star-flower', 'betel-leaf', 'hand-fan'],
    lines: 20,
    scatterPays: [40, 160, 600],
    freeGames: { awards: [6, 8, 10], multiplier: 1, most: 30 },
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 1084,
      length: 26,
      steep: 2,
      on: { tassel: [2, 2, 2, 2, 2], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
