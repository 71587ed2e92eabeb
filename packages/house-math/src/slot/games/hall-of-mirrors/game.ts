import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'hall-of-mirrors',
    studio: 'JAMDANI',
    name: { EN: 'Hall of mirrors', BN: 'আয়নামহল' },
    description: {
      EN: 'Six reels that are never more than four high, so that a win must go far. The mirror shows whatever is needed from the second reel to the fifth.',
      BN: 'ছয়টি রিল, কোনোটিই চারের বেশি উঁচু নয়, তাই জয়কে অনেক দূর যেতে হয়। দ্বিতীয় থেকে পঞ্চম রিলে আয়না যা দরকার তাই দেখায়।',
    },
    betCredits: 50,
    reels: 6,
    rows: 4,
    wild: 'mirror',
    high: ['crown', 'throne', 'chandelier'],
    low: ['attar', 'ring', 'bangle', 'earring'],
    heights: [
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
    ],
    aim: {
      rtp: 0.953,
      sigma: 3.6,
      seed: 4402,
      length: 26,
      steep: 2.6,
      on: { mirror: [0, 1, 1, 1, 1, 0] },
    },
  },
  found,
);
