import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'hoop-and-thread',
    studio: 'NOKSHI',
    name: { EN: 'Hoop and thread', BN: 'ফ্রেম আর সুতো' },
    description: {
      EN: 'Nine lines drawn tight in a hoop, with two wilds on each middle reel. Three spools bring three free spins, four of them five, and wins stay modest.',
      BN: 'ফ্রেমে টানটান নয়টি লাইন, মাঝের প্রতি রিলে দুটি ওয়াইল্ড। তিনটি নাটাইয়ে তিনটি, চারটিতে পাঁচটি ফ্রি স্পিন, জয় থাকে মাঝারি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'hoop',
    scatter: 'spool',
    high: ['sewing-machine', 'patchwork'],
    low: ['thimble', 'needle', 'scissors', 'button'],
    lines: 9,
    scatterPays: [40, 200, 800],
    awards: [3, 5, 8],
    aim: {
      rtp: 0.957,
      sigma: 3.2,
      seed: 1182,
      length: 22,
      steep: 2.5,
      on: { hoop: [0, 2, 2, 2, 0], spool: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
