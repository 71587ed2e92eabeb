import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'night-market',
    studio: 'RICKSHA',
    name: { EN: 'Night market', BN: 'রাতের বাজার' },
    description: {
      EN: 'Ten lines under the lamps, and carriers on three reels that open three of fifteen boxes. Most boxes hold little, one of them holds a hundred stakes.',
      BN: 'হারিকেনের আলোয় দশটি লাইন, আর তিন রিলের টিফিন ক্যারিয়ার পনেরোটি বাক্সের তিনটি খোলে। বেশির ভাগ বাক্সে অল্প থাকে, একটিতে থাকে বাজির একশ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'lamp',
    scatter: 'tiffin',
    box: 'box',
    high: ['rickshaw', 'mask', 'drum'],
    low: ['umbrella', 'hand-fan', 'lotus', 'paisley'],
    lines: 10,
    from: 3,
    opens: 3,
    boxes: [10, 10, 10, 10, 20, 20, 20, 30, 30, 40, 50, 60, 100, 200, 1000],
  },
  found,
);
