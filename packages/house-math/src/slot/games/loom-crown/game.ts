import { progressiveGame } from '../../families/progressive/progressive-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = progressiveGame(
  {
    code: 'loom-crown',
    studio: 'JAMDANI',
    name: { EN: 'Loom crown', BN: 'তাঁতের মুকুট' },
    description: {
      EN: 'Three reels of the loom and five lines, quick to read. Three jackpots grow with every stake, the small one from 25.00.',
      BN: 'তাঁতের তিনটি রিল আর পাঁচটি লাইন, এক নজরে বোঝা যায়। প্রতিটি বাজিতে তিনটি জ্যাকপট বাড়ে; ছোটটি 25.00 থেকে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'shuttle',
    scatter: 'moon',
    high: ['palace', 'sari', 'water-lily'],
    low: ['spool', 'paisley', 'star-flower'],
    lines: 5,
    scatterPays: [100],
    pots: {
      grand: { tickets: 10, seed: 500_000, share: 5, ceiling: 2_500_000 },
      great: { tickets: 200, seed: 25_000, share: 5, ceiling: 125_000 },
      small: { tickets: 4_000, seed: 2_500, share: 5, ceiling: 7_500 },
    },
    reserveShare: 20,
  },
  found,
);
