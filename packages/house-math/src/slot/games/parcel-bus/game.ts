import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'parcel-bus',
    studio: 'RICKSHA',
    name: { EN: 'Parcel bus', BN: 'পার্সেলের বাস' },
    description: {
      EN: 'Thirty lines on the district road, with pays that come close together. Three buses unload six of fifteen parcels at the stop.',
      BN: 'জেলার রাস্তায় ত্রিশটি লাইন, জয় আসে কাছাকাছি। তিনটি বাস এলে স্ট্যান্ডে পনেরোটি পার্সেলের ছয়টি নামে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'horn',
    scatter: 'bus',
    box: 'box',
    high: ['rickshaw', 'bicycle'],
    low: ['wheel', 'newspaper', 'sugarcane', 'banana', 'green-coconut'],
    lines: 30,
    from: 3,
    opens: 6,
    boxes: [25, 25, 50, 50, 50, 75, 75, 100, 100, 125, 150, 200, 250, 300, 500],
    aim: {
      rtp: 0.96,
      sigma: 2.8,
      seed: 4106,
      length: 20,
      steep: 2,
      on: { horn: [0, 1, 1, 1, 0], bus: [2, 0, 2, 0, 2] },
    },
  },
  found,
);
