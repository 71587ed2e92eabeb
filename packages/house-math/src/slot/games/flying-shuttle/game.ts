import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'flying-shuttle',
    studio: 'JAMDANI',
    name: { EN: 'Flying shuttle', BN: 'উড়ন্ত মাকু' },
    description: {
      EN: 'Four rows and twenty lines, with the shuttle on the middle reel alone. When it comes it fills all four places, and every line runs through it.',
      BN: 'চার সারি ও বিশটি লাইন, মাকু শুধু মাঝের রিলে। এলে সে চারটি ঘরই ভরে, আর সব লাইনই তার ভেতর দিয়ে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'shuttle',
    scatter: 'sari',
    high: ['loom', 'palace', 'swan'],
    low: ['bobbin', 'cotton', 'cocoon', 'rose', 'jasmine'],
    lines: 20,
    scatterPays: [20, 100, 1000],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 4418,
      length: 22,
      steep: 2.4,
      on: { shuttle: [0, 0, 1, 0, 0], sari: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
