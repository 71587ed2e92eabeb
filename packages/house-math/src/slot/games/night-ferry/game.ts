import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'night-ferry',
    studio: 'PADMA',
    name: { EN: 'Night ferry', BN: 'রাতের ফেরি' },
    description: {
      EN: 'A ferry crosses on the third reel only, and 243 ways lead past it. It comes rarely, lights its whole reel and waits for one more turn.',
      BN: 'ফেরি পার হয় কেবল তৃতীয় রিলে, তার পাশ দিয়ে 243টি পথ। সে কম আসে, এলে পুরো রিল আলো করে আর এক পাক অপেক্ষা করে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'launch',
    scatter: 'moon',
    high: ['anchor', 'gull', 'dolphin'],
    low: ['lamp', 'rope', 'paddle', 'reed', 'net'],
    scatterPays: [100, 500, 5000],
    spreadingReels: [2],
    aim: {
      rtp: 0.952,
      sigma: 4,
      seed: 3033,
      length: 21,
      steep: 3,
      on: { launch: [0, 0, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
