import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'sari-border',
    studio: 'JAMDANI',
    name: { EN: 'Sari border', BN: 'শাড়ির পাড়' },
    description: {
      EN: 'Thirty lines between two borders: saris on the first and the last reel fill it from edge to edge. Small wins run along the hem in most rounds.',
      BN: 'দুই পাড়ের মাঝে ত্রিশটি লাইন: প্রথম ও শেষ রিলে শাড়ি এলে পুরো রিল ভরে যায়। বেশির ভাগ রাউন্ডে পাড় ধরে ছোট জয় আসে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'sari',
    scatter: 'moth',
    high: ['crown', 'swan'],
    low: ['rose', 'bangle', 'anklet', 'bobbin', 'shuttle'],
    lines: 30,
    scatterPays: [100, 400, 2000],
    aim: {
      rtp: 0.961,
      sigma: 2.5,
      seed: 4419,
      length: 21,
      steep: 2.2,
      on: { sari: [1, 0, 0, 0, 1], moth: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
