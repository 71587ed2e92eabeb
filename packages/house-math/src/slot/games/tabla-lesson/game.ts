import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'tabla-lesson',
    studio: 'BOISHAKH',
    name: { EN: 'Tabla lesson', BN: 'তবলার তালিম' },
    description: {
      EN: 'Nine lines in even time, with the dearest pictures rarely heard. Three pairs of tabla bring seven free spins that quicken beat by beat.',
      BN: 'সমান তালে নয়টি লাইন, দামি ছবি কম আসে। তিন জোড়া তবলায় সাতটি ফ্রি স্পিন, মাত্রায় মাত্রায় লয় বাড়ে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'cymbals',
    scatter: 'tabla',
    high: ['flute', 'ektara', 'drum'],
    low: ['gamcha', 'marigold', 'kula', 'clay-pot'],
    lines: 9,
    scatterPays: [20, 80, 800],
    awards: [7, 9, 11],
    aim: {
      rtp: 0.957,
      sigma: 5.5,
      seed: 4235,
      length: 21,
      steep: 3,
      on: { cymbals: [0, 1, 1, 1, 0], tabla: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
