import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'nipa-channel',
    studio: 'SUNDAR',
    name: { EN: 'Nipa channel', BN: 'গোলপাতার খাল' },
    description: {
      EN: 'Palms close over a channel of twenty lines, and one of them fills its reel before anything is paid. Three moons or more pay wherever they are.',
      BN: 'বিশটি লাইনের খালের ওপর গোলপাতা নুয়ে আসে, একটি এলে জয় গোনার আগে পুরো রিল ভরে দেয়। তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'nipa-palm',
    scatter: 'moon',
    high: ['crocodile', 'deer', 'egret'],
    low: ['crab', 'fern', 'taro-leaf', 'mushroom'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    aim: {
      rtp: 0.955,
      sigma: 3.5,
      seed: 5429,
      length: 20,
      steep: 3,
      on: { 'nipa-palm': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
