import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'east-wind',
    studio: 'PADMA',
    name: { EN: 'East wind', BN: 'পুবালি হাওয়া' },
    description: {
      EN: 'Sails fill on the fourth and fifth reel, so that a run that came so far may go on. It has 243 ways and a wind that blows in respins.',
      BN: 'চতুর্থ ও পঞ্চম রিলে পাল ফোলে, এত দূর আসা মিল তাই আরও এগোতে পারে। পথ 243টি, হাওয়া বয় আবার-ঘোরায়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'sail',
    scatter: 'sun',
    high: ['boat', 'anchor', 'launch'],
    low: ['rope', 'paddle', 'raft', 'reed', 'pitcher'],
    scatterPays: [100, 500, 3000],
    spreadingReels: [3, 4],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 3154,
      length: 24,
      steep: 3,
      on: { sail: [0, 0, 0, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
