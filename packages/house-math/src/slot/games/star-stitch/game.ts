import { progressiveGame } from '../../families/progressive/progressive-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = progressiveGame(
  {
    code: 'star-stitch',
    studio: 'NOKSHI',
    name: { EN: 'Star stitch', BN: 'তারার ফোঁড়' },
    description: {
      EN: 'Twenty lines on an embroidered quilt, with rare, large awards. Two jackpots grow with every stake; the grand one starts high and is rarely won.',
      BN: 'নকশি কাঁথায় বিশটি লাইন, পুরস্কার কম আসে কিন্তু বড়। প্রতিটি বাজিতে দুটি জ্যাকপট বাড়ে; গ্র্যান্ড জ্যাকপট শুরুতেই বড়, পড়ে কদাচিৎ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'sun',
    high: ['peacock', 'elephant', 'palanquin', 'tree'],
    low: ['paisley', 'star-flower', 'spool', 'needle'],
    lines: 20,
    scatterPays: [50, 400, 4000],
    pots: {
      grand: { tickets: 1, seed: 10_000_000, share: 10, ceiling: 50_000_000 },
      great: { tickets: 20, seed: 250_000, share: 5, ceiling: 1_250_000 },
    },
    reserveShare: 15,
  },
  found,
);
