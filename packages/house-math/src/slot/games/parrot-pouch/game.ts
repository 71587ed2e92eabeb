import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'parrot-pouch',
    studio: 'NOKSHI',
    name: { EN: 'Parakeet pouch', BN: 'টিয়ার বটুয়া' },
    description: {
      EN: 'Four rows and twenty lines with room for long runs, and a parakeet on every reel that stands in. Three pouches or more open eight free spins that count twice.',
      BN: 'চারটি সারি ও বিশটি লাইনে লম্বা মিলের জায়গা আছে, প্রতি রিলে একটি টিয়া যেকোনো ছবির হয়ে বসে। তিনটি বা তার বেশি বটুয়া আটটি ফ্রি স্পিন খোলে, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'parrot',
    scatter: 'pouch',
    high: ['elephant', 'tree', 'palanquin'],
    low: ['butterfly', 'paisley', 'lotus', 'betel-leaf', 'hand-fan'],
    lines: 20,
    scatterPays: [40, 200, 800],
    freeGames: { awards: [8, 8, 8], multiplier: 2, most: 40 },
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 1021,
      length: 30,
      steep: 3,
      on: { parrot: [1, 1, 1, 1, 1], pouch: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
