import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'street-lamps',
    studio: 'RICKSHA',
    name: { EN: 'Street lamps', BN: 'পথের বাতি' },
    description: {
      EN: 'Three reels and five lines at dusk, with few pictures and larger pays. The lamp stands in for every picture and counts the win three times.',
      BN: 'সন্ধ্যার আলোয় তিনটি রিল ও পাঁচটি লাইন; ছবি কম, পুরস্কার বড়। হারিকেন যেকোনো ছবির জায়গায় বসে এবং জয় তিন গুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'lamp',
    high: ['rickshaw', 'mask', 'drum'],
    low: ['kite', 'hand-fan', 'lotus'],
    lines: 5,
    wildTimes: 3,
  },
  found,
);
