import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'ferris-ride',
    studio: 'BOISHAKH',
    name: { EN: 'Ferris ride', BN: 'নাগরদোলায় চড়া' },
    description: {
      EN: 'Twenty lines and a ride that goes up one cabin at a time. Three big wheels bring six free spins or more, each worth once more than the one before.',
      BN: 'বিশটি লাইন আর এমন চড়া যা এক এক ঘর করে ওপরে ওঠে। তিনটি নাগরদোলায় অন্তত ছয়টি ফ্রি স্পিন, প্রতিটির দাম আগেরটির চেয়ে এক গুণ বেশি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'pinwheel',
    scatter: 'ferris-wheel',
    high: ['kite', 'bunting', 'drum'],
    low: ['top', 'marigold', 'flute', 'lychee'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 4229,
      length: 21,
      steep: 2.5,
      on: { pinwheel: [0, 1, 1, 1, 0], 'ferris-wheel': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
