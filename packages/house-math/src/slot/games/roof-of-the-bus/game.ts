import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'roof-of-the-bus',
    studio: 'RICKSHA',
    name: { EN: 'Roof of the bus', BN: 'বাসের ছাদে' },
    description: {
      EN: 'Thirty lines and a roof piled high with small luggage. Two buses on the last strip come often and never leave with much.',
      BN: 'ত্রিশটি লাইন আর ছাদভরা ছোট ছোট মালপত্র। শেষ রিলে দুটি বাস, প্রায়ই আসে, একবারে বেশি নিয়ে যায় না।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'horn',
    collector: 'bus',
    goods: [
      ['banana', 20],
      ['green-coconut', 40],
      ['sugarcane', 80],
    ],
    high: ['rickshaw', 'radio', 'sunglasses'],
    low: ['tea', 'crow', 'traffic-light', 'newspaper'],
    lines: 30,
    aim: {
      rtp: 0.962,
      sigma: 2.5,
      seed: 4116,
      length: 21,
      steep: 2,
      on: {
        horn: [0, 1, 1, 1, 0],
        bus: [0, 0, 0, 0, 2],
        banana: [3, 3, 2, 2, 0],
        'green-coconut': [1, 1, 1, 1, 0],
        sugarcane: [0, 1, 0, 1, 0],
      },
    },
  },
  found,
);
