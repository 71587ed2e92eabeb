import { progressiveGame } from '../../families/progressive/progressive-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = progressiveGame(
  {
    code: 'fair-fortune',
    studio: 'BOISHAKH',
    name: { EN: 'Fair fortune', BN: 'মেলার ভাগ্য' },
    description: {
      EN: 'Twenty lines between drums, masks and clay horses, with three jackpots that grow with every stake. Each round has a number, and a very low one takes a jackpot.',
      BN: 'ঢোল, মুখোশ আর মাটির ঘোড়ার মাঝে বিশটি লাইন, আর তিনটি জ্যাকপট যা প্রতিটি বাজিতে বাড়ে। প্রতি রাউন্ডের একটি সংখ্যা থাকে; খুব ছোট সংখ্যা একটি জ্যাকপট জেতে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'kite',
    high: ['drum', 'mask', 'clay-horse'],
    low: ['umbrella', 'mango', 'hand-fan', 'betel-leaf'],
    lines: 20,
    scatterPays: [60, 300, 1500],
    pots: {
      grand: { tickets: 1, seed: 5_000_000, share: 5, ceiling: 25_000_000 },
      great: { tickets: 50, seed: 100_000, share: 5, ceiling: 500_000 },
      small: { tickets: 1_000, seed: 5_000, share: 5, ceiling: 25_000 },
    },
    reserveShare: 15,
  },
  found,
);
