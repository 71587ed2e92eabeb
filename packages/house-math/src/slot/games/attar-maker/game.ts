import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'attar-maker',
    studio: 'JAMDANI',
    name: { EN: 'Attar maker', BN: 'আতরের কারিগর' },
    description: {
      EN: 'Five reels, each with a measure of its own that it keeps to in half the rounds. Nine scents are mixed, so that two alike are a small surprise.',
      BN: 'পাঁচটি রিল, প্রতিটির নিজের মাপ, অর্ধেক রাউন্ডে সে তাতেই থাকে। নয় রকম সুবাস মেশে, তাই দুটির মিলও ছোট এক চমক।',
    },
    betCredits: 25,
    reels: 5,
    rows: 6,
    wild: 'rose',
    high: ['attar', 'mirror', 'swan', 'emerald'],
    low: ['jasmine', 'pomegranate', 'inkpot', 'carpet'],
    heights: [
      [3, 3, 2, 4],
      [4, 4, 2, 6],
      [5, 5, 3, 6],
      [4, 4, 2, 6],
      [3, 3, 2, 4],
    ],
    aim: {
      rtp: 0.955,
      sigma: 3.8,
      seed: 4414,
      length: 32,
      steep: 2.2,
      on: { rose: [0, 1, 1, 1, 0] },
    },
  },
  found,
);
