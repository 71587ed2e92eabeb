import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'carpet-hall',
    studio: 'JAMDANI',
    name: { EN: 'Carpet hall', BN: 'গালিচার ঘর' },
    description: {
      EN: 'Tall reels only, four to six pictures each, and never fewer than 1024 ways. Something is nearly always underfoot, mostly small.',
      BN: 'শুধু উঁচু রিল, প্রতিটিতে চার থেকে ছয়টি ছবি, পথ কখনো 1024টির কম নয়। পায়ের নিচে প্রায় সব সময় কিছু থাকে, বেশির ভাগই ছোট।',
    },
    betCredits: 100,
    reels: 5,
    rows: 6,
    wild: 'carpet',
    high: ['throne', 'chandelier', 'palace'],
    low: ['mirror', 'sitar', 'inkpot', 'attar', 'rose', 'gate'],
    heights: [
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
    ],
    aim: {
      rtp: 0.96,
      sigma: 1.9,
      seed: 4415,
      length: 36,
      steep: 2.4,
      on: { carpet: [0, 1, 0, 1, 0] },
    },
  },
  found,
);
