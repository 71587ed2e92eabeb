import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'evening-sitar',
    studio: 'JAMDANI',
    name: { EN: 'Evening sitar', BN: 'সন্ধ্যার সেতার' },
    description: {
      EN: 'Long silences and sudden passages: the reels are mostly low and now and then all six high. The sitar is rare, and what it carries is large.',
      BN: 'লম্বা নীরবতা, তারপর হঠাৎ দ্রুত তান: রিল বেশির ভাগ সময় নিচু, কখনো সবগুলো ছয় উঁচু। সেতার কম আসে, যা আনে তা বড়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 6,
    wild: 'sitar',
    high: ['throne', 'chandelier', 'swan', 'rose'],
    low: ['attar', 'carpet', 'jasmine', 'inkpot'],
    heights: [
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
    ],
    aim: {
      rtp: 0.949,
      sigma: 8,
      seed: 4406,
      length: 36,
      steep: 2.6,
      on: { sitar: [0, 1, 0, 1, 0] },
    },
  },
  found,
);
