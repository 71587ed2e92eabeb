import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'behind-the-mask',
    studio: 'BOISHAKH',
    name: { EN: 'Behind the mask', BN: 'মুখোশের আড়ালে' },
    description: {
      EN: 'Ten lines in a torchlit yard, where three owls lift two of fifteen masks. Most faces are friendly, and one smiles three hundred times.',
      BN: 'মশালের আলোয় উঠানে দশটি লাইন, তিনটি পেঁচা এলে পনেরোটি মুখোশের দুটি ওঠে। বেশির ভাগ মুখ চেনা, একটির হাসি বাজির তিনশ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'drum',
    scatter: 'owl-mask',
    box: 'mask',
    high: ['flute', 'ektara', 'bull'],
    low: ['bunting', 'cymbals', 'gamcha', 'pinwheel'],
    lines: 10,
    from: 3,
    opens: 2,
    boxes: [10, 20, 20, 30, 30, 40, 40, 50, 60, 80, 100, 150, 250, 500, 3000],
    aim: {
      rtp: 0.948,
      sigma: 10,
      seed: 4217,
      length: 22,
      steep: 3,
      on: { drum: [0, 1, 1, 1, 0], 'owl-mask': [2, 0, 1, 0, 2] },
    },
  },
  found,
);
