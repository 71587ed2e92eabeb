import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'new-year-table',
    studio: 'BOISHAKH',
    name: { EN: 'New year table', BN: 'নববর্ষের আহার' },
    description: {
      EN: 'Three reels and five lines at a low table. Three plates of panta uncover four of nine trays, and everybody has enough.',
      BN: 'নিচু পিঁড়িতে বসে তিনটি রিল ও পাঁচটি লাইন। তিন থালা পান্তায় নয়টি কুলার চারটি সামনে আসে, সবারই পেট ভরে।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'chilli',
    scatter: 'panta-plate',
    box: 'kula',
    high: ['watermelon', 'mango'],
    low: ['clay-pot', 'lychee', 'marigold'],
    lines: 5,
    from: 3,
    opens: 4,
    boxes: [5, 5, 10, 10, 15, 15, 20, 30, 50],
    aim: {
      rtp: 0.959,
      sigma: 2.9,
      seed: 4220,
      length: 26,
      steep: 2.2,
      on: { chilli: [1, 1, 1], 'panta-plate': [2, 2, 2] },
    },
  },
  found,
);
