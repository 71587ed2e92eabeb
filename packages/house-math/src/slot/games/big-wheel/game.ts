import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'big-wheel',
    studio: 'BOISHAKH',
    name: { EN: 'Big wheel', BN: 'বড় নাগরদোলা' },
    description: {
      EN: 'Twenty lines round the big wheel, which stands on the middle reels. Three of it set three of fifteen pinwheels turning, and the highest is far above the rest.',
      BN: 'বড় নাগরদোলা ঘিরে বিশটি লাইন, সে থাকে মাঝের রিলগুলোতে। তিনটি এলে পনেরোটি চরকির তিনটি ঘোরে, সবচেয়ে উঁচুটা অনেক ওপরে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'ferris-wheel',
    box: 'pinwheel',
    high: ['bunting', 'drum', 'mask', 'rooster'],
    low: ['top', 'flute', 'lychee', 'watermelon'],
    lines: 20,
    from: 3,
    opens: 3,
    boxes: [50, 50, 50, 100, 100, 100, 150, 150, 200, 250, 300, 400, 600, 1000, 5000],
    aim: {
      rtp: 0.952,
      sigma: 8,
      seed: 4219,
      length: 22,
      steep: 3,
      on: { kite: [0, 1, 1, 1, 0], 'ferris-wheel': [0, 2, 2, 2, 0] },
    },
  },
  found,
);
