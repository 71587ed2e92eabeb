import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'hilsa-run',
    studio: 'PADMA',
    name: { EN: 'Hilsa run', BN: 'ইলিশের ঝাঁক' },
    description: {
      EN: 'Four reels of four rows and 256 ways through the shoal. A hilsa on a middle reel fills it, stays, and the others turn once more.',
      BN: 'চারটি রিলে চারটি করে সারি, ঝাঁকের ভেতর 256টি পথ। মাঝের রিলে ইলিশ এলে রিল ভরে যায়, থেকে যায়, আর বাকিগুলো আবার ঘোরে।',
    },
    betCredits: 50,
    reels: 4,
    rows: 4,
    wild: 'hilsa',
    scatter: 'moon',
    high: ['launch', 'boat', 'dolphin'],
    low: ['pitcher', 'net', 'paddle', 'reed', 'snail'],
    scatterPays: [50, 500],
    spreadingReels: [1, 2],
    aim: {
      rtp: 0.956,
      sigma: 2.6,
      seed: 3011,
      length: 24,
      steep: 3,
      on: { hilsa: [0, 1, 1, 0], moon: [1, 1, 1, 1] },
    },
  },
  found,
);
