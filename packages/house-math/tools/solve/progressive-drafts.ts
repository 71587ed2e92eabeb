import type { CountedDraft } from './solve-counted.ts';

/** The games with pots: their reels are solved to what the pots leave of the return. */
export const PROGRESSIVE_DRAFTS: Readonly<Record<string, CountedDraft>> = {
  'fair-fortune': {
    seed: 101,
    target: 0.926,
    within: 0.002,
    counts: [
      [1, 1, 2, 3, 3, 4, 4, 4, 5],
      [1, 1, 2, 3, 3, 4, 4, 5, 4],
      [2, 1, 2, 2, 3, 4, 4, 4, 5],
      [1, 1, 2, 3, 3, 4, 4, 5, 4],
      [1, 1, 2, 3, 3, 4, 4, 4, 5],
    ],
    apart: [0, 1, 2],
    tuned: [2, 3, 4, 5, 6, 7, 8],
  },
  'river-chest': {
    seed: 117,
    target: 0.916,
    within: 0.002,
    counts: [
      [1, 1, 2, 2, 3, 4, 4, 5, 5],
      [1, 1, 2, 2, 3, 4, 5, 5, 4],
      [1, 1, 2, 2, 3, 5, 4, 4, 5],
      [1, 1, 2, 2, 3, 4, 5, 5, 4],
      [1, 1, 2, 2, 3, 4, 4, 5, 5],
    ],
    apart: [0, 1, 2, 3],
    tuned: [2, 3, 4, 5, 6, 7, 8],
  },
  'star-stitch': {
    seed: 133,
    target: 0.9265,
    within: 0.003,
    counts: [
      [1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
      [1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
      [1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
      [1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
      [1, 1, 2, 2, 3, 3, 4, 4, 4, 4],
    ],
    apart: [0, 1, 2, 3],
    tuned: [2, 3, 4, 5, 6, 7, 8, 9],
  },
  'loom-crown': {
    seed: 149,
    target: 0.928,
    within: 0.006,
    counts: [
      [2, 1, 2, 3, 3, 4, 5, 5],
      [2, 1, 2, 3, 3, 4, 5, 6],
      [2, 1, 2, 3, 3, 4, 5, 5],
    ],
    apart: [0, 1, 2],
    tuned: [2, 3, 4, 5, 6, 7],
  },
};
