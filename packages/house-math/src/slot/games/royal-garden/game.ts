import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'royal-garden',
    studio: 'JAMDANI',
    name: { EN: 'Royal garden', BN: 'শাহি বাগান' },
    description: {
      EN: 'Five reels of two to five pictures, newly clipped in every round. Up to 3125 ways lead through the garden, and the fountain stands in for what grows there.',
      BN: 'পাঁচ রিলে দুই থেকে পাঁচটি ছবি, প্রতি রাউন্ডে নতুন করে ছাঁটা। বাগান দিয়ে সর্বোচ্চ 3125টি পথ যায়, আর ফোয়ারা যেকোনো গাছের জায়গায় বসে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 5,
    wild: 'fountain',
    high: ['swan', 'gate'],
    low: ['rose', 'jasmine', 'pomegranate', 'moth'],
    heights: [
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
    ],
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 4401,
      length: 28,
      steep: 2.2,
      on: { fountain: [0, 1, 1, 1, 1] },
    },
  },
  found,
);
