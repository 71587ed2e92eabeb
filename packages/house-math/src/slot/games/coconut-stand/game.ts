import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'coconut-stand',
    studio: 'RICKSHA',
    name: { EN: 'Coconut stand', BN: 'ডাবের স্তূপ' },
    description: {
      EN: 'Fifteen lines by the roadside, and sugarcane on three reels. It cracks five of fifteen green coconuts, and the last is sometimes the fullest.',
      BN: 'পথের ধারে পনেরোটি লাইন, তিন রিলে আখ। তিনটি এলে পনেরোটি ডাবের পাঁচটি কাটা হয়, কখনো শেষেরটাই সবচেয়ে ভরা।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'banana',
    scatter: 'sugarcane',
    box: 'green-coconut',
    high: ['bus', 'sunglasses', 'bicycle'],
    low: ['pigeon', 'crow', 'wheel', 'horn'],
    lines: 15,
    from: 3,
    opens: 5,
    boxes: [10, 10, 20, 20, 30, 30, 40, 50, 60, 75, 100, 150, 200, 400, 800],
    aim: {
      rtp: 0.955,
      sigma: 5.2,
      seed: 4109,
      length: 21,
      steep: 3.5,
      on: { banana: [0, 1, 1, 1, 0], sugarcane: [0, 2, 2, 2, 0] },
    },
  },
  found,
);
