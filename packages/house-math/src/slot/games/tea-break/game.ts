import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'tea-break',
    studio: 'RICKSHA',
    name: { EN: 'Tea break', BN: 'চায়ের বিরতি' },
    description: {
      EN: 'Three reels and nine lines, with a glass of tea on each. Three glasses lift the lids of three of nine kettles, and the break is short and often.',
      BN: 'তিন রিলে নয়টি লাইন, প্রতিটিতে চায়ের গ্লাস। তিনটি গ্লাসে নয়টি কেটলির তিনটির ঢাকনা ওঠে; বিরতি ছোট, তবে ঘন ঘন।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'samosa',
    scatter: 'tea',
    box: 'kettle',
    high: ['radio', 'newspaper'],
    low: ['jilapi', 'banana', 'sugarcane'],
    lines: 9,
    from: 3,
    opens: 3,
    boxes: [10, 15, 20, 20, 25, 30, 40, 50, 80],
    aim: {
      rtp: 0.961,
      sigma: 2.2,
      seed: 4104,
      length: 24,
      steep: 2.2,
      on: { samosa: [1, 1, 1], tea: [2, 2, 2] },
    },
  },
  found,
);
