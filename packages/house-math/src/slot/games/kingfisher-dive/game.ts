import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'kingfisher-dive',
    studio: 'PADMA',
    name: { EN: 'Kingfisher dive', BN: 'মাছরাঙার ঝাঁপ' },
    description: {
      EN: 'The kingfisher watches the second reel and dives down all of it. Few symbols, steep pays and 243 ways.',
      BN: 'মাছরাঙা তাকিয়ে থাকে দ্বিতীয় রিলে, তারপর ঝাঁপ দেয় পুরোটা জুড়ে। ছবি কম, পুরস্কার খাড়া, পথ 243টি।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'kingfisher',
    scatter: 'sun',
    high: ['hilsa', 'prawn'],
    low: ['water-lily', 'reed', 'fish-trap', 'snail'],
    scatterPays: [50, 300, 3000],
    spreadingReels: [1],
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 3077,
      length: 20,
      steep: 3.5,
      on: { kingfisher: [0, 1, 0, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
