import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'melon-field',
    studio: 'BOISHAKH',
    name: { EN: 'Melon field', BN: 'তরমুজের খেত' },
    description: {
      EN: 'Twenty lines and six fruits on short strips, ripe at both ends of the field. Wins come in three rounds of five and stay small.',
      BN: 'বিশটি লাইন, ছোট রিলে ছয় রকম ফল, খেতের দুই মাথাতেই পাকা। পাঁচ রাউন্ডের প্রায় তিনটিতে জয় আসে, সব ছোট ছোট।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'watermelon',
    scatter: 'basket',
    high: ['jackfruit', 'pineapple'],
    low: ['mango', 'lychee', 'chilli', 'kula'],
    lines: 20,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.963,
      sigma: 1.8,
      seed: 4208,
      length: 18,
      steep: 1.8,
      on: { watermelon: [0, 1, 1, 1, 0], basket: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
