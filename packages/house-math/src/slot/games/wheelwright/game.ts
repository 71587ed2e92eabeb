import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'wheelwright',
    studio: 'RICKSHA',
    name: { EN: 'Wheelwright', BN: 'চাকার মিস্ত্রি' },
    description: {
      EN: 'Twenty-five lines on four rows, and long strips of everything that turns. Three wheels open five of twenty boxes of parts.',
      BN: 'চার সারিতে পঁচিশটি লাইন, লম্বা রিলে যা কিছু ঘোরে সব। তিনটি চাকা এলে যন্ত্রপাতির বিশটি বাক্সের পাঁচটি খোলে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 4,
    wild: 'bell',
    scatter: 'wheel',
    box: 'box',
    high: ['rickshaw', 'bicycle', 'film-reel', 'bus'],
    low: ['horn', 'clock', 'radio', 'key', 'padlock'],
    lines: 25,
    from: 3,
    opens: 5,
    boxes: [
      50, 50, 50, 100, 100, 100, 100, 150, 150, 200, 200, 250, 300, 300, 400, 500, 600, 800, 1000,
      2000,
    ],
    aim: {
      rtp: 0.954,
      sigma: 4,
      seed: 4112,
      length: 24,
      steep: 3,
      on: { bell: [0, 1, 1, 1, 0], wheel: [2, 0, 2, 0, 1] },
    },
  },
  found,
);
