import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'matinee',
    studio: 'RICKSHA',
    name: { EN: 'Matinee', BN: 'ম্যাটিনি শো' },
    description: {
      EN: 'Five lines and one seat: three film reels open a single box of fifteen. What is in it may be a ticket home or two hundred stakes.',
      BN: 'পাঁচটি লাইন আর একটিই আসন: তিনটি সিনেমার রিল এলে পনেরোটির একটি বাক্স খোলে। ভেতরে বাড়ি ফেরার ভাড়া থাকতে পারে, থাকতে পারে বাজির দুইশ গুণও।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'sunglasses',
    scatter: 'film-reel',
    box: 'box',
    high: ['camera', 'radio', 'bus'],
    low: ['samosa', 'tea', 'jhalmuri', 'newspaper'],
    lines: 5,
    from: 3,
    opens: 1,
    boxes: [10, 15, 20, 20, 25, 30, 40, 50, 50, 60, 75, 100, 150, 300, 1000],
    aim: {
      rtp: 0.949,
      sigma: 9,
      seed: 4111,
      length: 21,
      steep: 3,
      on: { sunglasses: [0, 1, 1, 1, 0], 'film-reel': [2, 0, 2, 0, 2] },
    },
  },
  found,
);
