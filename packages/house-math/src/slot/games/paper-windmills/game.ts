import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'paper-windmills',
    studio: 'BOISHAKH',
    name: { EN: 'Paper windmills', BN: 'কাগজের চরকি' },
    description: {
      EN: 'Four reels and ten lines, so short that the left and the right nearly touch. Windmills on two reels turn into whatever is needed.',
      BN: 'চার রিলে দশটি লাইন, এত ছোট যে বাম আর ডান প্রায় ছুঁয়ে যায়। দুটি রিলে চরকি ঘুরে যা দরকার তা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'pinwheel',
    scatter: 'bunting',
    high: ['kite', 'ferris-wheel'],
    low: ['top', 'marigold', 'gamcha', 'flute'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.956,
      sigma: 2.9,
      seed: 4210,
      length: 26,
      steep: 2.4,
      on: { pinwheel: [0, 1, 1, 0], bunting: [1, 1, 1, 1] },
    },
  },
  found,
);
