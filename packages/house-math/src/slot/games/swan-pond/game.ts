import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'swan-pond',
    studio: 'JAMDANI',
    name: { EN: 'Swan pond', BN: 'রাজহাঁসের পুকুর' },
    description: {
      EN: 'High reels at both banks and a narrow passage in the middle, two pictures wide or three. Whatever crosses it pays well.',
      BN: 'দুই পাড়ে উঁচু রিল, মাঝখানে সরু পথ, দুই বা তিন ছবি চওড়া। যা পার হয় তা ভালো দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'swan',
    high: ['gate', 'palace', 'fountain'],
    low: ['rose', 'jasmine', 'moth', 'pomegranate'],
    heights: [
      [5, 6],
      [3, 4, 5],
      [2, 2, 3],
      [3, 4, 5],
      [5, 6],
    ],
    aim: {
      rtp: 0.954,
      sigma: 3.4,
      seed: 4408,
      length: 28,
      steep: 2.6,
      on: { swan: [0, 1, 1, 1, 0] },
    },
  },
  found,
);
