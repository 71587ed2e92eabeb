import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'evening-breeze',
    studio: 'NOKSHI',
    name: { EN: 'Evening breeze', BN: 'সন্ধ্যার হাওয়া' },
    description: {
      EN: 'Four rows, ten lines and a fan that cools the middle of the screen. Three lotuses or more start six free spins, and their wins count four times.',
      BN: 'চারটি সারি, দশটি লাইন, আর মাঝখানে হাওয়া দেওয়া একটি হাতপাখা। তিনটি বা তার বেশি পদ্মে ছয়টি ফ্রি স্পিন, জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 4,
    wild: 'hand-fan',
    scatter: 'lotus',
    high: ['cat', 'tree', 'palanquin'],
    low: ['moon', 'betel-leaf', 'butterfly', 'yarn'],
    lines: 10,
    scatterPays: [15, 60, 300],
    freeGames: { awards: [6, 7, 8], multiplier: 4, most: 24 },
    aim: {
      rtp: 0.954,
      sigma: 7.5,
      seed: 1126,
      length: 34,
      steep: 3,
      on: { 'hand-fan': [0, 1, 1, 1, 0], lotus: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
