import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'kantha-lines',
    studio: 'NOKSHI',
    name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
    description: {
      EN: 'Five reels and twenty lines, where the lotus stands in for any picture but the sun. Three suns or more bring free spins whose wins count three times.',
      BN: 'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। তিনটি বা তার বেশি সূর্য এলে ফ্রি স্পিন মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'sun',
    high: ['peacock', 'elephant', 'palanquin', 'tree'],
    low: ['paisley', 'star-flower', 'betel-leaf', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    freeGames: { awards: [10, 12, 15], multiplier: 3, most: 60 },
  },
  found,
);
