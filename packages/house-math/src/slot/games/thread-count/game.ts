import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'thread-count',
    studio: 'JAMDANI',
    name: { EN: 'Thread count', BN: 'সুতোর হিসাব' },
    description: {
      EN: 'Thirty lines and short strips, counted thread by thread. Bobbins stay through six free spins and add up to many small wins.',
      BN: 'ত্রিশটি লাইন ও ছোট রিল, সুতো গোনা হয় একটি একটি করে। ছয়টি ফ্রি স্পিনজুড়ে নলি থেকে যায় এবং অনেক ছোট জয় যোগ করে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bobbin',
    scatter: 'spinning-wheel',
    high: ['sari', 'loom', 'shuttle'],
    low: ['cotton', 'cocoon', 'moth', 'jasmine', 'bangle'],
    lines: 30,
    scatterPays: [50, 200, 1000],
    awards: [6, 7, 8],
    aim: {
      rtp: 0.96,
      sigma: 3.4,
      seed: 4432,
      length: 24,
      steep: 2,
      on: { bobbin: [0, 1, 1, 1, 0], 'spinning-wheel': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
