import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'delta-mouth',
    studio: 'PADMA',
    name: { EN: 'Delta mouth', BN: 'মোহনা' },
    description: {
      EN: 'Six reels where the river meets the sea, and 729 ways between its islands. Waves rise on the third and fourth reel.',
      BN: 'নদী যেখানে সাগরে মেশে সেখানে ছয়টি রিল, চরের ফাঁকে 729টি পথ। ঢেউ ওঠে তৃতীয় ও চতুর্থ রিলে।',
    },
    betCredits: 100,
    reels: 6,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['dolphin', 'gharial'],
    low: ['sail', 'gull', 'reed', 'prawn'],
    scatterPays: [100, 300, 1000, 5000],
    spreadingReels: [2, 3],
    aim: {
      rtp: 0.953,
      sigma: 3,
      seed: 3055,
      length: 15,
      steep: 2.5,
      on: { wave: [0, 0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1, 1] },
    },
  },
  found,
);
