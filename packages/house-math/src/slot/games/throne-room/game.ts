import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'throne-room',
    studio: 'JAMDANI',
    name: { EN: 'Throne room', BN: 'সিংহাসন কক্ষ' },
    description: {
      EN: 'Five lines lead to the throne, and few who come are seen. Crowns on three reels stand for the whole reel, and then the pay is royal.',
      BN: 'সিংহাসনের দিকে পাঁচটি লাইন, যারা আসে তাদের অল্প কজনই দেখা পায়। তিন রিলে মুকুট এলে পুরো রিলের হয়ে দাঁড়ায়, তখন পুরস্কার রাজকীয়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'crown',
    scatter: 'carpet',
    high: ['throne', 'palace', 'chandelier'],
    low: ['gate', 'inkpot', 'mirror', 'attar'],
    lines: 5,
    scatterPays: [10, 50, 500],
    aim: {
      rtp: 0.95,
      sigma: 7,
      seed: 4420,
      length: 23,
      steep: 2.8,
      on: { crown: [0, 1, 1, 1, 0], carpet: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
