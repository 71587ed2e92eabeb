import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'mask-parade',
    studio: 'BOISHAKH',
    name: { EN: 'Mask parade', BN: 'মুখোশের শোভাযাত্রা' },
    description: {
      EN: 'Four rows of masks on twenty lines, walking in from both ends of the street. The owl and the tiger are dear, the rest of the crowd is plenty.',
      BN: 'বিশটি লাইনে চার সারি মুখোশ, রাস্তার দুই মাথা থেকেই হেঁটে আসে। পেঁচা ও বাঘের দাম বেশি, বাকি ভিড়টা অনেক।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'alpona',
    scatter: 'drum',
    high: ['owl-mask', 'mask'],
    low: ['rooster', 'bull', 'bunting', 'clay-horse', 'pinwheel'],
    lines: 20,
    scatterPays: [20, 150, 1000],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 4204,
      length: 23,
      steep: 3.5,
      on: { alpona: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
