import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'wedding-quilt',
    studio: 'NOKSHI',
    name: { EN: 'Wedding quilt', BN: 'বিয়ের কাঁথা' },
    description: {
      EN: 'Twenty-five lines stitched for a bride, with a peacock that stands in for any picture but the palanquin. Three palanquins or more bring free spins whose wins count twice.',
      BN: 'কনের জন্য বোনা পঁচিশটি লাইন; পালকি ছাড়া যেকোনো ছবির জায়গায় ময়ূর বসে। তিনটি বা তার বেশি পালকি এলে ফ্রি স্পিন মেলে, সেখানে জয় দুই গুণ ধরা হয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'peacock',
    scatter: 'palanquin',
    high: ['elephant', 'quilt', 'pouch'],
    low: ['sun', 'butterfly', 'star-flower', 'betel-leaf', 'comb'],
    lines: 25,
    scatterPays: [50, 250, 1000],
    freeGames: { awards: [8, 10, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 1007,
      length: 26,
      steep: 2.5,
      on: { peacock: [1, 1, 1, 1, 1], palanquin: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
