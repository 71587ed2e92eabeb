import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'monkey-troop',
    studio: 'SUNDAR',
    name: { EN: 'Monkey troop', BN: 'বানরের দল' },
    description: {
      EN: 'Monkeys come on any reel and swing to the left in threes and fours. Twenty-five lines, short strips, and something moving most of the time.',
      BN: 'যেকোনো রিলে বানর আসে, দল বেঁধে বাঁয়ে দোলে। পঁচিশটি লাইন, ছোট রিল, প্রায় সব সময় কিছু না কিছু নড়ছে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'monkey',
    scatter: 'sun',
    high: ['hornbill', 'honeycomb'],
    low: ['banana', 'orchid', 'fern', 'nipa-palm', 'shiuli'],
    lines: 25,
    scatterPays: [50, 200, 1000],
    aim: {
      rtp: 0.957,
      sigma: 3,
      seed: 5260,
      length: 20,
      steep: 2.5,
      on: { monkey: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
