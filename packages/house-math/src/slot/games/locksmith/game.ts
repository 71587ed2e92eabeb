import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'locksmith',
    studio: 'RICKSHA',
    name: { EN: 'Locksmith', BN: 'তালার কারিগর' },
    description: {
      EN: 'Four rows, twenty lines and a wall of twenty locks. Three keys open three of them, and behind one is two hundred times the stake.',
      BN: 'চার সারি, বিশটি লাইন আর দেয়ালজোড়া বিশটি তালা। তিনটি চাবিতে তিনটি তালা খোলে, একটির পেছনে আছে বাজির দুইশ গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'lamp',
    scatter: 'key',
    box: 'padlock',
    high: ['clock', 'radio', 'camera'],
    low: ['wheel', 'horn', 'newspaper', 'tea'],
    lines: 20,
    from: 3,
    opens: 3,
    boxes: [
      20, 20, 20, 20, 40, 40, 40, 40, 60, 60, 60, 80, 80, 100, 120, 160, 200, 400, 1000, 4000,
    ],
    aim: {
      rtp: 0.951,
      sigma: 8,
      seed: 4102,
      length: 23,
      steep: 3,
      on: { lamp: [0, 1, 1, 1, 0], key: [1, 0, 1, 0, 1] },
    },
  },
  found,
);
