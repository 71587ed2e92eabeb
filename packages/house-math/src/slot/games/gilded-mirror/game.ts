import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'gilded-mirror',
    studio: 'JAMDANI',
    name: { EN: 'Gilded mirror', BN: 'সোনার আয়না' },
    description: {
      EN: 'Four reels and ten lines before a tall glass. It fills the second reel or the third, and shows whatever stands beside it.',
      BN: 'লম্বা আয়নার সামনে চার রিলে দশটি লাইন। সে দ্বিতীয় বা তৃতীয় রিল পুরো ভরে, আর পাশে যা আছে তাই দেখায়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'mirror',
    scatter: 'ruby',
    high: ['crown', 'necklace'],
    low: ['earring', 'ring', 'bangle', 'attar'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.956,
      sigma: 3.4,
      seed: 4425,
      length: 26,
      steep: 2.4,
      on: { mirror: [0, 1, 1, 0], ruby: [1, 1, 1, 1] },
    },
  },
  found,
);
