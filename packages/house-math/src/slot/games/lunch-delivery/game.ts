import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'lunch-delivery',
    studio: 'RICKSHA',
    name: { EN: 'Lunch delivery', BN: 'দুপুরের খাবার পৌঁছানো' },
    description: {
      EN: 'Twenty-five lines across the office quarter, with bicycles on the first, third and last reel. Three of them hand out four of fifteen carriers, each with something warm in it.',
      BN: 'অফিসপাড়ায় পঁচিশটি লাইন, প্রথম, তৃতীয় ও শেষ রিলে সাইকেল। তিনটি এলে পনেরোটি টিফিন ক্যারিয়ারের চারটি খোলে, প্রতিটিতে গরম কিছু থাকে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'bell',
    scatter: 'bicycle',
    box: 'tiffin',
    high: ['rickshaw', 'bus', 'clock'],
    low: ['samosa', 'tea', 'newspaper', 'wheel'],
    lines: 25,
    from: 3,
    opens: 4,
    boxes: [25, 25, 25, 50, 50, 50, 75, 75, 75, 100, 100, 150, 200, 250, 400],
    aim: {
      rtp: 0.956,
      sigma: 3.4,
      seed: 4101,
      length: 20,
      steep: 2.5,
      on: { bell: [0, 1, 1, 1, 0], bicycle: [2, 0, 2, 0, 2] },
    },
  },
  found,
);
