import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'street-food-round',
    studio: 'RICKSHA',
    name: { EN: 'Street food round', BN: 'খাবারের গলি' },
    description: {
      EN: 'Four rows and twenty lines of things to eat, each with its price. When the bicycle comes round at the end, it pays the whole bill.',
      BN: 'চার সারি ও বিশটি লাইনে নানা খাবার, প্রতিটির গায়ে দাম। শেষ রিলে সাইকেল ঘুরে এলে পুরো বিল মিটিয়ে দেয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'tea',
    collector: 'bicycle',
    goods: [
      ['jilapi', 10],
      ['samosa', 20],
      ['fuchka', 75],
      ['jhalmuri', 400],
    ],
    high: ['kettle', 'rickshaw'],
    low: ['banana', 'sugarcane', 'lamp', 'newspaper'],
    lines: 20,
    aim: {
      rtp: 0.959,
      sigma: 3.2,
      seed: 4114,
      length: 23,
      steep: 2.5,
      on: {
        tea: [0, 1, 1, 1, 0],
        bicycle: [0, 0, 0, 0, 1],
        jilapi: [2, 2, 2, 2, 0],
        samosa: [1, 1, 1, 1, 0],
        fuchka: [1, 0, 1, 0, 0],
        jhalmuri: [0, 0, 0, 1, 0],
      },
    },
  },
  found,
);
