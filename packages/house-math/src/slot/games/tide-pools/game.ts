import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'tide-pools',
    studio: 'SUNDAR',
    name: { EN: 'Tide pools', BN: 'জোয়ারের ডোবা' },
    description: {
      EN: 'Four columns of five pools and six things to find in them. Four alike that touch pay at once, and the tide refills the pools five times at most.',
      BN: 'চার কলামে পাঁচটি করে ডোবা, খুঁজে পাওয়ার ছয়টি জিনিস। চারটি একই জিনিস লেগে থাকলেই জয়, জোয়ার ডোবা ভরে বড়জোর পাঁচবার।',
    },
    betCredits: 10,
    reels: 4,
    rows: 5,
    high: ['crab', 'prawn'],
    low: ['snail', 'oyster', 'reed', 'fern'],
    weights: [10, 13, 16, 18, 20, 23],
    sizes: [4, 5, 6, 7, 8, 10, 12],
    multipliers: [1, 2, 3],
    mostTumbles: 5,
    mostTimes: 800,
    aim: { rtp: 0.956, sigma: 2.5, seed: 5117 },
  },
  found,
);
