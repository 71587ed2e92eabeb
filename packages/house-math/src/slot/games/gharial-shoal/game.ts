import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'gharial-shoal',
    studio: 'PADMA',
    name: { EN: 'Gharial shoal', BN: 'ঘড়িয়ালের চর' },
    description: {
      EN: 'Long strips and a rare gharial on the middle reels, with 1024 ways to it. Most rounds pay a little, few of them much.',
      BN: 'লম্বা রিল আর মাঝের রিলে দুর্লভ ঘড়িয়াল, তার দিকে 1024টি পথ। বেশির ভাগ রাউন্ডে অল্প মেলে, অনেক মেলে কমই।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'gharial',
    scatter: 'sun',
    high: ['turtle', 'hilsa', 'dolphin'],
    low: ['snail', 'prawn', 'reed', 'raft', 'fish-hook'],
    scatterPays: [50, 250, 2500],
    spreadingReels: [2, 3],
    aim: {
      rtp: 0.95,
      sigma: 2.4,
      seed: 3132,
      length: 22,
      steep: 4,
      on: { gharial: [0, 0, 1, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
