import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'big-drum-march',
    studio: 'BOISHAKH',
    name: { EN: 'Big drum march', BN: 'ঢাকঢোলের মিছিল' },
    description: {
      EN: 'Thirty lines that pay from both ends, as loud as a street full of drummers. Three pairs of cymbals or more pay wherever they are.',
      BN: 'ত্রিশটি লাইনে দুই প্রান্ত থেকেই জয়, ঢুলিতে ভরা রাস্তার মতো সরগরম। তিন জোড়া বা তার বেশি মন্দিরা যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'drum',
    scatter: 'cymbals',
    high: ['bull', 'flute', 'tabla'],
    low: ['bunting', 'marigold', 'gamcha', 'alpona'],
    lines: 30,
    scatterPays: [100, 400, 2000],
    aim: {
      rtp: 0.958,
      sigma: 2,
      seed: 4201,
      length: 20,
      steep: 2.2,
      on: { drum: [0, 1, 1, 1, 0], cymbals: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
