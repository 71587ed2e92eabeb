import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'boat-race',
    studio: 'PADMA',
    name: { EN: 'Boat race', BN: 'নৌকা বাইচ' },
    description: {
      EN: 'Boats may take any reel but the first, and each that does keeps it to the end of the race. One a strip and 243 ways make a lively round.',
      BN: 'প্রথমটি ছাড়া যেকোনো রিল নৌকা দখল করতে পারে, করলে শেষ পর্যন্ত ধরে রাখে। প্রতি রিলে একটি নৌকা আর 243টি পথে রাউন্ড জমে ওঠে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 3,
    wild: 'boat',
    scatter: 'sun',
    high: ['paddle', 'sail', 'pitcher'],
    low: ['rope', 'reed', 'duck', 'net', 'raft'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [1, 2, 3, 4],
    aim: {
      rtp: 0.955,
      sigma: 6,
      seed: 3110,
      length: 28,
      steep: 2.5,
      on: { boat: [0, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
