import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'sandbank-gulls',
    studio: 'PADMA',
    name: { EN: 'Sandbank gulls', BN: 'চরের গাঙচিল' },
    description: {
      EN: 'Gulls settle on the second and fourth reel and 243 ways open under their wings. Many small wins, and a respin whenever they land.',
      BN: 'গাঙচিল বসে দ্বিতীয় ও চতুর্থ রিলে, ডানার নিচে 243টি পথ খোলে। ছোট জয় অনেক, আর তারা নামলেই আরেক পাক।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'gull',
    scatter: 'sun',
    high: ['turtle', 'boat'],
    low: ['snail', 'oyster', 'reed', 'prawn', 'rope'],
    scatterPays: [100, 400, 2000],
    spreadingReels: [1, 3],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 3044,
      length: 20,
      steep: 2,
      on: { gull: [0, 1, 0, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
