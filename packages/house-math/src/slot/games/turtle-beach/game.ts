import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'turtle-beach',
    studio: 'PADMA',
    name: { EN: 'Turtle beach', BN: 'কাছিমের সৈকত' },
    description: {
      EN: 'Turtles climb the third reel, two on its strip, while 1024 ways run past. Wins are small and steady like their walk.',
      BN: 'তৃতীয় রিলে কাছিম ওঠে, তার ফিতায় দুটি, পাশ দিয়ে যায় 1024টি পথ। জয় ছোট আর ধীরস্থির, তাদের হাঁটার মতো।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'turtle',
    scatter: 'moon',
    high: ['gull', 'oyster'],
    low: ['snail', 'wave', 'reed', 'prawn', 'rope'],
    scatterPays: [50, 250, 1500],
    spreadingReels: [2],
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 3165,
      length: 21,
      steep: 2,
      on: { turtle: [0, 0, 2, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
