import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'garden-gate',
    studio: 'RICKSHA',
    name: { EN: 'Garden gate', BN: 'বাগানের ফটক' },
    description: {
      EN: 'Three reels and five lines with many flowers and small, frequent wins. Two lotuses a strip stand in for every picture and double the win.',
      BN: 'তিনটি রিল ও পাঁচটি লাইন; ফুল অনেক, জয় ছোট ছোট কিন্তু ঘন ঘন। প্রতি রিলে দুটি পদ্ম যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'lotus',
    high: ['peacock', 'tree'],
    low: ['kadam', 'star-flower', 'water-lily'],
    lines: 5,
    wildTimes: 2,
  },
  found,
);
