import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'sweet-boxes',
    studio: 'RICKSHA',
    name: { EN: 'Sweet boxes', BN: 'মিষ্টির বাক্স' },
    description: {
      EN: 'Twenty lines on four rows behind the glass. Three plates of rosogolla fill ten of twenty boxes, all small and every one of them sweet.',
      BN: 'কাচের ওপাশে চার সারিতে বিশটি লাইন। তিন বাটি রসগোল্লা এলে বিশটি বাক্সের দশটি ভরে, সব ছোট তবে সবই মিষ্টি।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'jilapi',
    scatter: 'rosogolla',
    box: 'box',
    high: ['rickshaw', 'tea', 'samosa'],
    low: ['fuchka', 'banana', 'sugarcane', 'jhalmuri'],
    lines: 20,
    from: 3,
    opens: 10,
    boxes: [20, 20, 20, 20, 25, 25, 25, 25, 30, 30, 30, 40, 40, 40, 50, 50, 50, 60, 60, 75],
    aim: {
      rtp: 0.958,
      sigma: 3,
      seed: 4107,
      length: 22,
      steep: 2.5,
      on: { jilapi: [0, 1, 1, 1, 0], rosogolla: [2, 2, 0, 2, 0] },
    },
  },
  found,
);
