import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'palace-looms',
    studio: 'JAMDANI',
    name: { EN: 'Palace looms', BN: 'রাজবাড়ির তাঁত' },
    description: {
      EN: 'Five reels that show two to six pictures each, another number in every round. Like pictures on neighbouring reels pay from the left, in up to 7776 ways.',
      BN: 'পাঁচটি রিলের প্রতিটিতে দুই থেকে ছয়টি ছবি থাকে, প্রতি রাউন্ডে সংখ্যা বদলায়। বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়, সর্বোচ্চ 7776টি পথে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'shuttle',
    high: ['palace', 'sari', 'peacock'],
    low: ['lotus', 'paisley', 'star-flower', 'spool', 'needle'],
    heights: [
      [2, 2, 3, 3, 4, 4, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 2, 3, 3, 4, 4, 5, 6],
    ],
  },
  found,
);
