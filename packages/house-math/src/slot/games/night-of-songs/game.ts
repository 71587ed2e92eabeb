import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'night-of-songs',
    studio: 'BOISHAKH',
    name: { EN: 'Night of songs', BN: 'গানের রাত' },
    description: {
      EN: 'Thirty lines round an open stage till morning. Three ektaras begin eight free songs, softly, and each is louder by one than the last.',
      BN: 'ভোর পর্যন্ত খোলা মঞ্চ ঘিরে ত্রিশটি লাইন। তিনটি একতারায় আস্তে শুরু হয় আটটি ফ্রি গান, প্রতিটি আগেরটির চেয়ে এক গুণ জোরালো।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'flute',
    scatter: 'ektara',
    high: ['tabla', 'drum'],
    low: ['cymbals', 'gamcha', 'marigold', 'alpona', 'mask'],
    lines: 30,
    scatterPays: [50, 250, 1000],
    awards: [8, 9, 10],
    aim: {
      rtp: 0.959,
      sigma: 3.8,
      seed: 4231,
      length: 22,
      steep: 2.2,
      on: { flute: [0, 1, 1, 1, 0], ektara: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
