import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'marigold-gate',
    studio: 'BOISHAKH',
    name: { EN: 'Marigold gate', BN: 'গাঁদার তোরণ' },
    description: {
      EN: 'Ten lines under two pillars of flowers, and pays that rise steeply from four to five. Three alponas on the ground pay wherever they are.',
      BN: 'ফুলের দুই থামের নিচে দশটি লাইন, চারটির চেয়ে পাঁচটির পুরস্কার অনেক বেশি। মাটিতে তিনটি আলপনা যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    scatter: 'alpona',
    high: ['painted-pots', 'ferris-wheel', 'owl-mask'],
    low: ['kite', 'bunting', 'flute', 'lychee'],
    lines: 10,
    scatterPays: [40, 200, 4000],
    aim: {
      rtp: 0.95,
      sigma: 7.5,
      seed: 4214,
      length: 21,
      steep: 3,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
