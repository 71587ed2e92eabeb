import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'bangle-seller',
    studio: 'JAMDANI',
    name: { EN: 'Bangle seller', BN: 'চুড়িওয়ালি' },
    description: {
      EN: 'Twenty lines of glass and colour, and a basket that fills as she walks. Three earrings bring six free spins in which every bangle stays on the arm.',
      BN: 'কাচ আর রঙের বিশটি লাইন, হাঁটতে হাঁটতে ঝুড়ি ভরে। তিনটি ঝুমকায় ছয়টি ফ্রি স্পিন, তাতে প্রতিটি চুড়ি হাতে থেকে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bangle',
    scatter: 'earring',
    high: ['necklace', 'sari', 'mirror'],
    low: ['anklet', 'ring', 'attar', 'rose'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4426,
      length: 26,
      steep: 2.4,
      on: { bangle: [0, 1, 1, 1, 0], earring: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
