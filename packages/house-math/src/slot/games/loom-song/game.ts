import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'loom-song',
    studio: 'JAMDANI',
    name: { EN: 'Loom song', BN: 'তাঁতের গান' },
    description: {
      EN: 'Twenty-five lines to the beat of the loom, with a full reel of thread about every fourth round. The song is steady, and no verse is very loud.',
      BN: 'তাঁতের তালে পঁচিশটি লাইন, প্রায় প্রতি চার রাউন্ডে একটি পুরো রিল সুতোয় ভরে। গান চলে সমান তালে, কোনো কলিই খুব চড়া নয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'loom',
    scatter: 'spinning-wheel',
    high: ['sari', 'shuttle'],
    low: ['cotton', 'bobbin', 'cocoon', 'moth', 'pomegranate'],
    lines: 25,
    scatterPays: [25, 150, 1000],
    aim: {
      rtp: 0.959,
      sigma: 3,
      seed: 4424,
      length: 24,
      steep: 2,
      on: { loom: [0, 1, 1, 1, 0], 'spinning-wheel': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
